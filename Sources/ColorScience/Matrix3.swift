/// A 3x3 matrix of Doubles, applied to colour triples from the left.
struct Matrix3: Hashable, Sendable {
  let first: RGB
  let second: RGB
  let third: RGB

  init(rows first: RGB, _ second: RGB, _ third: RGB) {
    self.first = first
    self.second = second
    self.third = third
  }

  init(_ first: (Double, Double, Double), _ second: (Double, Double, Double), _ third: (Double, Double, Double)) {
    self.init(
      rows: RGB(red: first.0, green: first.1, blue: first.2),
      RGB(red: second.0, green: second.1, blue: second.2),
      RGB(red: third.0, green: third.1, blue: third.2))
  }

  static func * (matrix: Matrix3, vector: RGB) -> RGB {
    RGB(
      red: matrix.first.dot(vector), green: matrix.second.dot(vector), blue: matrix.third.dot(vector))
  }

  /// The weighted sum `(1 - weight) * self + weight * other`.
  func interpolated(to other: Matrix3, by weight: Double) -> Matrix3 {
    func mix(_ from: RGB, _ to: RGB) -> RGB { from.combined(with: to) { (1 - weight) * $0 + weight * $1 } }
    return Matrix3(rows: mix(first, other.first), mix(second, other.second), mix(third, other.third))
  }

  /// The inverse by cofactors; the matrices of this target are all well conditioned.
  var inverse: Matrix3 {
    let (a, b, c) = (first, second, third)
    let columns = (Matrix3.cross(b, c), Matrix3.cross(c, a), Matrix3.cross(a, b))
    let determinant = a.dot(columns.0)
    return Matrix3(
      (columns.0.red / determinant, columns.1.red / determinant, columns.2.red / determinant),
      (columns.0.green / determinant, columns.1.green / determinant, columns.2.green / determinant),
      (columns.0.blue / determinant, columns.1.blue / determinant, columns.2.blue / determinant))
  }

  private static func cross(_ u: RGB, _ v: RGB) -> RGB {
    RGB(
      red: u.green * v.blue - u.blue * v.green,
      green: u.blue * v.red - u.red * v.blue,
      blue: u.red * v.green - u.green * v.red)
  }
}

/// The numbers that a renderer gives to what it meets, which no other one gives.
struct RenderingNumbers {
  var scope: Int
  var stack: Int
  var presentation: Int
  var surface: Int
  var modifier: Int

  /// More than any renderer gives.
  private static let span = 1 << 28

  /// Takes the position of the renderer among all.
  init(position: Int) {
    let start = position * Self.span
    (scope, stack, presentation, surface, modifier) = (start, start, start, start, start)
  }

  /// The next number of a kind.
  mutating func next(_ kind: WritableKeyPath<RenderingNumbers, Int>) -> Int {
    self[keyPath: kind] += 1
    return self[keyPath: kind]
  }
}

/// The numbers that a renderer gives to what it meets, from 1.
struct RenderingNumbers {
  var scope = 0
  var stack = 0
  var presentation = 0
  var surface = 0
  var modifier = 0

  /// The next number of a kind.
  mutating func next(_ kind: WritableKeyPath<RenderingNumbers, Int>) -> Int {
    self[keyPath: kind] += 1
    return self[keyPath: kind]
  }
}

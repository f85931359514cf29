/// What was found out of arrays, each told by its place in memory, as the arguments and arms of a view are one and the same
/// on all the ways that lead to it.
///
/// The arrays are held, so that no other one takes their place.
struct ArrayMemo<Element, Answer> {
  private var known: [UInt: (array: [Element], answer: Answer)] = [:]

  /// Of how many arrays something is known.
  var count: Int { known.count }

  /// What was found out of an array; `nil` where nothing is known of it.
  subscript(array: [Element]) -> Answer? {
    get { known[Self.address(of: array)]?.answer }
    set { known[Self.address(of: array)] = newValue.map { (array, $0) } }
  }

  private static func address(of array: [Element]) -> UInt {
    array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}

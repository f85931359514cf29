/// Values by their numbers, in blocks of one size: one table would have to be copied each time it is full, and take the
/// room of both meanwhile.
struct BlockTable<Element> {
  private var blocks: [[Element]] = []

  private static var blockSize: Int { 512 }

  var count: Int { max(blocks.count - 1, 0) * Self.blockSize + (blocks.last?.count ?? 0) }

  /// The values in the order of their numbers.
  var all: FlattenSequence<[[Element]]> { blocks.joined() }

  subscript(_ number: Int) -> Element { blocks[number / Self.blockSize][number % Self.blockSize] }

  /// Adds a value, whose number is the count of those before.
  mutating func append(_ element: Element) {
    if blocks.last.map({ $0.count == Self.blockSize }) ?? true {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(Self.blockSize)
    }
    blocks[blocks.count - 1].append(element)
  }
}

import Scene

/// Readings by their numbers, in blocks of one size: one table would have to be copied each time it is full, and take the
/// room of both meanwhile.
struct ReadingTable {
  private var blocks: [[Reading]] = []

  private static let blockSize = 512

  var count: Int { max(blocks.count - 1, 0) * Self.blockSize + (blocks.last?.count ?? 0) }

  subscript(_ number: Int) -> Reading { blocks[number / Self.blockSize][number % Self.blockSize] }

  /// Adds a reading, whose number is the count of those before.
  mutating func append(_ reading: Reading) {
    if blocks.last.map({ $0.count == Self.blockSize }) ?? true {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(Self.blockSize)
    }
    blocks[blocks.count - 1].append(reading)
  }
}

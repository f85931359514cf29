/// How many lines a text takes at most, as far as its words, its size and limits tell.
struct TextLines {
  /// How many characters a line holds at least.
  private let capacity: Int

  /// How many of the body style that are: as many as the least of three equal columns of a phone holds.
  private static let leastCharacters = 12.0
  /// The size of the body style, in pt.
  private static let bodySize = 17.0

  private init(size: Double) {
    capacity = max(1, Int(Self.leastCharacters * Self.bodySize / max(size, 1)))
  }

  /// Returns the most lines of a text of a size in pt in an environment; `nil` where nothing tells.
  static func most(of text: Value, size: Double, in environment: Environment) -> Int? {
    let written = TextLines(size: size).most(of: text)
    guard let limit = environment.lineLimit.map(Int.init) else { return written }
    return min(limit, written ?? limit)
  }

  private func most(of text: Value) -> Int? {
    switch text {
    case .string(let string):
      // Where each byte is a character, bytes are gone through much faster.
      return string.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") })
        ? lines(of: string.utf8, break: UInt8(ascii: "\n"), space: UInt8(ascii: " "))
        : lines(of: string, break: "\n", space: " ")
    case .choice(let all):
      let counts = all.branches.map { most(of: $0.value) }
      return counts.contains(nil) ? nil : counts.compactMap(\.self).max()
    default: return nil
    }
  }

  private func lines<Text: Collection>(of text: Text, break: Text.Element, space: Text.Element) -> Int
  where Text.Element: Equatable {
    text.split(separator: `break`, omittingEmptySubsequences: false).map { lines(of: $0, space: space) }.reduce(0, +)
  }

  /// Returns the lines of a paragraph, which breaks between words, and within one that is longer than a line.
  private func lines<Text: Collection>(of paragraph: Text, space: Text.Element) -> Int
  where Text.Element: Equatable {
    var count = 1
    var used = 0
    for word in paragraph.split(separator: space) {
      let needed = used == 0 ? word.count : used + 1 + word.count
      if needed <= capacity {
        used = needed
        continue
      }
      if used > 0 { count += 1 }
      // The last of its lines has room for what follows.
      let further = max(0, word.count - 1) / capacity
      count += further
      used = word.count - further * capacity
    }
    return count
  }
}

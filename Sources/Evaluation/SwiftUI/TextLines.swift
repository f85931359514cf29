/// How many lines a text takes at most, as far as its words and limits tell.
enum TextLines {
  /// How many characters a line holds at least, unless one word is longer: the least of three equal columns of a phone
  /// holds as many of the body style.
  private static let leastCharacters = 12

  /// Returns the most lines of a text in an environment; `nil` where nothing tells.
  static func most(of text: Value, in environment: Environment) -> Int? {
    let written = most(of: text)
    guard let limit = environment.lineLimit.map(Int.init) else { return written }
    return min(limit, written ?? limit)
  }

  private static func most(of text: Value) -> Int? {
    switch text {
    case .string(let string):
      return string.split(separator: "\n", omittingEmptySubsequences: false).map(lines).reduce(0, +)
    case .choice(let all):
      let counts = all.branches.map { most(of: $0.value) }
      return counts.contains(nil) ? nil : counts.compactMap(\.self).max()
    default: return nil
    }
  }

  /// Returns the lines of a paragraph, which breaks between words alone unless one is longer than a line.
  private static func lines(of paragraph: Substring) -> Int {
    var count = 1
    var used = 0
    for word in paragraph.split(separator: " ") {
      let needed = used == 0 ? word.count : used + 1 + word.count
      if used > 0, needed > leastCharacters {
        count += 1
        used = word.count
      } else {
        used = needed
      }
    }
    return count
  }
}

extension TerminalStyle {
  /// The fewest columns that prose is wrapped to; what is narrower is left to the terminal.
  private static let narrowest = 40
  /// How much further than its start the rest of a line is indented.
  private static let hanging = 4

  /// Breaks a line of prose between words, the rest of it indented; as it is where no width is known.
  func wrapped(_ line: String) -> [String] {
    guard let width, width >= Self.narrowest else { return [line] }
    let indentation = String(repeating: " ", count: line.prefix { $0 == " " }.count + Self.hanging)
    var lines: [String] = []
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    var current = String(words[0])
    var columns = Self.columns(of: words[0])
    for word in words.dropFirst() {
      let size = Self.columns(of: word)
      if columns + 1 + size > width, columns > indentation.count {
        lines.append(current)
        current = indentation + word
        columns = indentation.count + size
      } else {
        current += " \(word)"
        columns += 1 + size
      }
    }
    return lines + [current]
  }

  /// The columns of a word, in which sequences that only steer the terminal take none.
  private static func columns(of word: Substring) -> Int {
    var columns = 0
    var isSteering = false
    for character in word {
      if character == "\u{1B}" {
        isSteering = true
      } else if isSteering {
        isSteering = !character.isLetter
      } else {
        columns += character.displayWidth
      }
    }
    return columns
  }
}

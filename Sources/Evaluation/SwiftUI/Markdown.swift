/// Reads the inline Markdown of literals (S-42).
struct Markdown {
  /// A stretch of text in one style.
  struct Run: Equatable {
    var text: String
    var isBold = false
    var isLink = false
  }

  private var rest: Substring
  private var previous: Character = " "
  private var current = Run(text: "")
  private var result: [Run] = []
  private var openStars = 0
  private var openDashes = 0

  private init(_ string: String) { rest = Substring(string) }

  /// Returns the runs of a literal; italics, code and strikethrough change nothing that is measured.
  static func runs(of string: String) -> [Run] {
    guard string.contains(where: { "*_`~[\\".contains($0) }) else { return [Run(text: string)] }
    var reader = Markdown(string)
    reader.read()
    // An unbalanced marker is no emphasis.
    if reader.openStars != 0 || reader.openDashes != 0 { return [Run(text: string)] }
    return reader.result.isEmpty ? [Run(text: string)] : reader.result
  }

  private mutating func read() {
    marks()
    flush()
  }

  private mutating func marks() {
    while let first = rest.first {
      switch first {
      case "\\" where rest.dropFirst().first?.isPunctuation == true:
        rest = rest.dropFirst()
        take(1)
      case "`": code()
      case "~" where rest.hasPrefix("~~"): rest = rest.dropFirst(2)
      case "*", "_": marker(first)
      case "^" where rest.hasPrefix("^["): grammar()
      case "[": link()
      default: take(1)
      }
    }
  }

  private mutating func take(_ count: Int) {
    current.text += rest.prefix(count)
    previous = rest.prefix(count).last ?? previous
    rest = rest.dropFirst(count)
  }

  private mutating func flush() {
    if !current.text.isEmpty { result.append(current) }
    current.text = ""
  }

  private mutating func code() {
    let inner = rest.dropFirst().prefix { $0 != "`" }
    guard inner.endIndex < rest.endIndex else { return take(1) }
    current.text += inner
    previous = "`"
    rest = rest[inner.endIndex...].dropFirst()
  }

  /// Reads a run of stars or underscores, which opens or closes emphasis: two and three are strong.
  private mutating func marker(_ symbol: Character) {
    let count = rest.prefix { $0 == symbol }.count
    let next = rest.dropFirst(count).first ?? " "
    let open = symbol == "*" ? openStars : openDashes
    let isInWord = symbol == "_" && isWord(previous) && isWord(next)
    let closes = open == count && !previous.isWhitespace && !isInWord
    let opens = open == 0 && !next.isWhitespace && !isInWord
    guard count <= 3, closes || opens else { return take(count) }
    if count >= 2 {
      flush()
      current.isBold = !closes
    }
    let state = closes ? 0 : count
    if symbol == "*" { openStars = state } else { openDashes = state }
    rest = rest.dropFirst(count)
  }

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private mutating func link() {
    guard let (text, end) = bracketed(rest) else { return take(1) }
    flush()
    result.append(Run(text: String(text), isBold: current.isBold, isLink: true))
    previous = ")"
    rest = rest[end...]
  }

  /// Reads `^[3 items](inflect: true)`, whose attributes of grammar colour nothing.
  private mutating func grammar() {
    guard let (text, end) = bracketed(rest.dropFirst()) else { return take(1) }
    let after = rest[end...]
    rest = text
    marks()
    previous = ")"
    rest = after
  }

  /// Returns the text of `[text](more)` at the start, with the position behind it.
  private func bracketed(_ start: Substring) -> (text: Substring, end: Substring.Index)? {
    guard let close = start.firstIndex(of: "]"), start[close...].dropFirst().first == "(",
      let end = start[close...].firstIndex(of: ")")
    else { return nil }
    return (start[start.index(after: start.startIndex)..<close], start.index(after: end))
  }
}

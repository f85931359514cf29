/// Swift source with every string and comment blanked out, and its comments with all else blanked out.
///
/// Both have the lines of the original. Code inside an interpolation stays code.
struct MaskedSource {
  let codeLines: [String]
  let commentLines: [String]

  init(_ source: String) {
    var masker = Masker(bytes: Array(source.utf8))
    masker.run()
    codeLines = Self.lines(masker.code)
    commentLines = Self.lines(masker.comments)
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

/// Walks over the bytes once and sends each to the code, to the comments, or to neither.
private struct Masker {
  private enum State: Equatable {
    /// Code; inside an interpolation, the parentheses that are open there.
    case code(parentheses: Int?)
    case lineComment
    case blockComment(depth: Int)
    case string(signs: Int, isMultiline: Bool)
    case regex(signs: Int)
  }

  let bytes: [UInt8]
  var code: [UInt8] = []
  var comments: [UInt8] = []
  private var index = 0
  private var states: [State] = [.code(parentheses: nil)]

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    while index < bytes.count {
      switch states.last ?? .code(parentheses: nil) {
      case .code(let parentheses): stepCode(parentheses)
      case .lineComment: stepLineComment()
      case .blockComment(let depth): stepBlockComment(depth)
      case .string(let signs, let isMultiline): stepString(signs, isMultiline)
      case .regex(let signs): stepRegex(signs)
      }
    }
  }

  private enum Sink { case code, comments, neither }

  /// Takes some bytes; line breaks go everywhere.
  private mutating func take(_ count: Int, to sink: Sink) {
    for byte in bytes[index..<min(index + count, bytes.count)] {
      let blank = byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " ")
      code.append(sink == .code ? byte : blank)
      comments.append(sink == .comments ? byte : blank)
    }
    index += count
  }

  private func starts(_ text: String, at offset: Int = 0) -> Bool {
    var place = index + offset
    for byte in text.utf8 {
      if place >= bytes.count || bytes[place] != byte { return false }
      place += 1
    }
    return true
  }

  private mutating func stepCode(_ parentheses: Int?) {
    if starts("//") { return enter(.lineComment, taking: 2, to: .comments) }
    if starts("/*") { return enter(.blockComment(depth: 1), taking: 2, to: .comments) }
    let signs = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    if starts("\"\"\"", at: signs) {
      return enter(.string(signs: signs, isMultiline: true), taking: signs + 3, to: .code)
    }
    if starts("\"", at: signs) {
      return enter(.string(signs: signs, isMultiline: false), taking: signs + 1, to: .code)
    }
    if signs > 0 && starts("/", at: signs) { return enter(.regex(signs: signs), taking: signs + 1, to: .code) }
    if let parentheses {
      if starts("(") { states[states.count - 1] = .code(parentheses: parentheses + 1) }
      if starts(")") {
        if parentheses == 1 { return leave(taking: 1, to: .neither) }
        states[states.count - 1] = .code(parentheses: parentheses - 1)
      }
    }
    take(max(signs, ordinaryBytes, 1), to: .code)
  }

  /// How many bytes follow that mean nothing to the scanner.
  private var ordinaryBytes: Int {
    bytes[index...].prefix { !Self.special.contains($0) }.count
  }

  private static let special: Set<UInt8> = Set("/\"#()".utf8)

  private mutating func enter(_ state: State, taking count: Int, to sink: Sink) {
    states.append(state)
    take(count, to: sink)
  }

  private mutating func leave(taking count: Int, to sink: Sink) {
    states.removeLast()
    take(count, to: sink)
  }

  private mutating func stepLineComment() {
    starts("\n") ? leave(taking: 1, to: .neither) : take(1, to: .comments)
  }

  private mutating func stepBlockComment(_ depth: Int) {
    if starts("/*") {
      states[states.count - 1] = .blockComment(depth: depth + 1)
      take(2, to: .comments)
    } else if starts("*/") {
      if depth == 1 { return leave(taking: 2, to: .comments) }
      states[states.count - 1] = .blockComment(depth: depth - 1)
      take(2, to: .comments)
    } else {
      take(1, to: .comments)
    }
  }

  private mutating func stepString(_ signs: Int, _ isMultiline: Bool) {
    let fence = String(repeating: "#", count: signs)
    if starts("\\" + fence + "(") {
      enter(.code(parentheses: 1), taking: 2 + signs, to: .neither)
    } else if starts("\\" + fence) {
      take(2 + signs, to: .neither)
    } else if starts((isMultiline ? "\"\"\"" : "\"") + fence) {
      leave(taking: (isMultiline ? 3 : 1) + signs, to: .code)
    } else if !isMultiline && starts("\n") {
      leave(taking: 1, to: .neither)
    } else {
      take(1, to: .neither)
    }
  }

  private mutating func stepRegex(_ signs: Int) {
    if starts("\\") {
      take(2, to: .neither)
    } else if starts("/" + String(repeating: "#", count: signs)) {
      leave(taking: 1 + signs, to: .code)
    } else {
      take(1, to: .neither)
    }
  }
}

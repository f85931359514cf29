import Scene
import SourceFacts

/// Evidence of how important a text is, from its identifier, its literal and its type (S-133).
enum Importance {
  /// Returns the signals of a text.
  static func signals(of component: Component) -> [ImportanceSignal] {
    guard let first = component.arguments.first else { return [] }
    if component.arguments.contains(where: { $0.label == "timerInterval" }) { return [signal(.time, "timerInterval")] }
    var result: [ImportanceSignal] = []
    switch first.value {
    case .unknown(let doubt):
      result += [signal(ofIdentifier: doubt.label)].compactMap(\.self)
      if let format = doubt.format {
        result.append(signal(format, "formatted"))
      } else if doubt.type?.name == "Date" {
        result.append(signal(.date, "Date"))
      }
    case .interpolated(let segments):
      result += signals(of: segments)
      if result.isEmpty { result += [signal(ofNames: first.names, for: text(of: segments))].compactMap(\.self) }
    case .string(let string):
      result += [signal(ofNames: first.names, for: string)].compactMap(\.self)
      if let signal = signal(ofLiteral: string) {
        result.append(signal)
      } else if isKey(string) {
        result += [signal(ofIdentifier: string)].compactMap(\.self)
      }
    default: break
    }
    let format = Array(component.arguments.dropFirst())
    if let kind = ValueFormat(format) { result.append(signal(kind, words(of: format))) }
    return result
  }

  /// True for the key of a localised text, such as `profile.title`: words of a sentence name nothing.
  private static func isKey(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") } && !text.utf8.contains(UInt8(ascii: " "))
  }

  private static func signals(of segments: [InterpolatedSegment]) -> [ImportanceSignal] {
    var result: [ImportanceSignal] = []
    for case .values(let values) in segments {
      guard case .unknown(let doubt)? = values.first?.value else { continue }
      if result.isEmpty { result += [signal(ofIdentifier: doubt.label)].compactMap(\.self) }
      // A sentence with a day in it may be anything; one with an amount is about that amount.
      let format = Array(values.dropFirst())
      if let kind = doubt.format ?? ValueFormat(format), kind != .date {
        result.append(signal(kind, format.isEmpty ? "formatted" : words(of: format)))
      }
    }
    return result + [signal(ofLiteral: text(of: segments))].compactMap(\.self)
  }

  /// What a format tells: a number is what a card is about, and a day is not (S-133).
  private static func signal(_ format: ValueFormat, _ evidence: String) -> ImportanceSignal {
    ImportanceSignal(
      source: .dataType, role: format == .amount ? .metric : .metadata, evidence: evidence, isAmount: format != .date)
  }

  /// A format as the source names it: `.currency`, `date style`.
  private static func words(of format: [ArgumentValue]) -> String {
    for argument in format {
      guard case .implicit(let member) = argument.value else { continue }
      return argument.label == "style" ? "\(member.name) style" : ".\(member.name)"
    }
    return "format"
  }

  private static func text(of segments: [InterpolatedSegment]) -> String {
    segments.map { segment in
      if case .text(let text) = segment { text } else { "…" }
    }.joined()
  }

  /// Returns what the name of a property tells that a constant is given for, such as `title: "Storage"`; not that of a
  /// table of texts, and not where the text is the word itself, which labels something else then.
  private static func signal(ofNames names: [String], for literal: String) -> ImportanceSignal? {
    guard let last = names.last, names.first?.first?.isUppercase == false || names.first == "Self",
      let signal = signal(ofIdentifier: last), !words(of: literal).contains(signal.evidence)
    else { return nil }
    return signal
  }

  /// Returns what the last role word of an identifier tells, whatever format its value is given.
  static func signal(ofIdentifier identifier: String) -> ImportanceSignal? {
    let last = identifier.split(separator: ".").last { !$0.hasPrefix("formatted") }
    let known = words(of: last.map(String.init) ?? identifier).reversed().compactMap { word in
      roles[word].map { (role: $0, word: word) }
    }
    // The name of something plays the part of that thing: 'authorName'.
    guard let found = known.count > 1 && known[0].word == "name" ? known[1] : known.first else { return nil }
    return ImportanceSignal(
      source: .identifier, role: found.role, evidence: found.word, isAmount: quantities.contains(found.word))
  }

  /// Splits camel case and snake case into lower-case words.
  static func words(of identifier: String) -> [String] {
    if identifier.utf8.allSatisfy({ $0 < 0x80 }) { return asciiWords(of: identifier.utf8) }
    var result: [String] = []
    var current = ""
    for character in identifier {
      if character.isUppercase || !character.isLetter {
        if !current.isEmpty { result.append(current.lowercased()) }
        current = character.isLetter ? String(character) : ""
      } else {
        current.append(character)
      }
    }
    if !current.isEmpty { result.append(current.lowercased()) }
    return result
  }

  private static func asciiWords(of identifier: String.UTF8View) -> [String] {
    let (upper, lower) = (UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"))
    var result: [String] = []
    var current: [UInt8] = []
    for byte in identifier {
      if lower.contains(byte) {
        current.append(byte)
        continue
      }
      if !current.isEmpty { result.append(String(decoding: current, as: UTF8.self)) }
      current = upper.contains(byte) ? [byte | 0x20] : []
    }
    if !current.isEmpty { result.append(String(decoding: current, as: UTF8.self)) }
    return result
  }

  private static let roles: [String: ImportanceSignal.Role] = {
    var table: [String: ImportanceSignal.Role] = [:]
    for word in ["title", "name", "headline", "heading", "header"] { table[word] = .title }
    for word in ["value", "price", "amount", "total", "balance", "score"] { table[word] = .metric }
    for word in ["subtitle", "artist", "author", "summary", "detail", "details", "message", "body", "subheadline"] {
      table[word] = .supporting
    }
    for word in [
      "caption", "footnote", "note", "hint", "date", "time", "timestamp", "ago", "updated", "album", "handle", "count",
      "version", "category", "tag", "status", "duration",
    ] {
      table[word] = .metadata
    }
    return table
  }()

  /// Words for amounts of things and of time.
  private static let quantities: Set<String> = ["count", "time", "duration"]

  /// Returns what a literal's form tells: a time, a relative date, an amount.
  static func signal(ofLiteral literal: String) -> ImportanceSignal? {
    guard mayHoldData(literal) else { return nil }
    let lower = literal.lowercased()
    if isClockTime(lower) {
      return ImportanceSignal(source: .literal, role: .metadata, evidence: literal, isAmount: true)
    }
    if metadata.contains(where: lower.contains) {
      return ImportanceSignal(source: .literal, role: .metadata, evidence: literal)
    }
    guard let first = lower.drop(while: { "+-−–".contains($0) }).first, "$€£¥".contains(first),
      lower.contains(where: \.isNumber)
    else { return nil }
    return ImportanceSignal(source: .literal, role: .metric, evidence: literal)
  }

  /// What a text says that tells when something was.
  private static let metadata = [" ago", "yesterday", "today,", "updated ", "posted ", "version ", "edited "]
  private static let metadataBytes = metadata.map { Array($0.utf8) }

  /// False for a text that holds neither a time nor an amount, as most are told by their bytes.
  private static func mayHoldData(_ text: String) -> Bool {
    let (colon, dollar) = (UInt8(ascii: ":"), UInt8(ascii: "$"))
    return text.utf8.contains { $0 == colon || $0 == dollar || $0 >= 0x80 } || holds(text, oneOf: metadataBytes)
  }

  private static func isClockTime(_ text: String) -> Bool {
    let parts = text.split(separator: ":")
    guard parts.count == 2, text.count <= 8 else { return false }
    return parts[0].allSatisfy(\.isNumber) && parts[1].prefix(2).allSatisfy(\.isNumber)
  }

  // MARK: - Errors and warnings

  /// True for a text that tells of an error or a warning: its colour is its meaning and no level (S-133).
  static func isStatus(_ component: Component) -> Bool {
    guard let first = component.arguments.first else { return false }
    return isStatus(names: first.names) || isStatus(first.value)
  }

  /// True for what is named after an error or a warning, such as a label `errorLabel` (S-133).
  static func isStatus(identifiers: [String]) -> Bool { identifiers.contains { isStatus(names: [$0]) } }

  /// True for what writes of an error or a warning, of several texts one (S-133).
  static func isStatus(_ value: Value) -> Bool {
    switch value {
    case .array(let values): values.contains(where: isStatus)
    case .unknown(let doubt):
      mayNameStatus(doubt.label) && isStatus(names: doubt.label.split(separator: ".").map(String.init))
    case .string(let text): isStatus(text: text)
    case .interpolated(let segments):
      isStatus(text: text(of: segments))
        || segments.contains { segment in
          if case .values(let values) = segment { values.contains { isStatus(names: $0.names) } } else { false }
        }
    case .choice(let alternatives): alternatives.branches.contains { isStatus($0.value) }
    default: false
    }
  }

  /// True where the last name tells of an error, or the one whose property it is: `error.localizedDescription`.
  private static func isStatus(names: [String]) -> Bool {
    guard let last = names.last, names.contains(where: mayNameStatus) else { return false }
    return words(of: last).contains(where: statuses.contains)
      || words(of: names.dropLast().last ?? "").last.map(statuses.contains) == true
  }

  /// True for a sentence that begins or ends with a status, and for a key whose last part names one.
  private static func isStatus(text: String) -> Bool {
    guard mayNameStatus(text) else { return false }
    if text.utf8.contains(UInt8(ascii: ".")), !text.utf8.contains(UInt8(ascii: " ")) {
      return isStatus(names: text.split(separator: ".").map(String.init))
    }
    let words = words(of: text)
    return [words.first, words.last].contains { $0.map(statuses.contains) == true }
  }

  private static let statuses: Set<String> = [
    "error", "errors", "warning", "warnings", "fail", "fails", "failure", "failures", "failed", "invalid",
  ]

  /// What each of those begins with.
  private static let stems = ["err", "warn", "fail", "inval"].map { Array($0.utf8) }

  /// False for a text of which no word can be a status, whatever its case: most are told by their bytes.
  private static func mayNameStatus(_ text: String) -> Bool { holds(text, oneOf: stems) }

  /// True where a text holds one of some words of ASCII, whatever its case.
  private static func holds(_ text: String, oneOf words: [[UInt8]]) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { start in
        words.contains { word in
          start + word.count <= bytes.count && word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] }
        }
      }
    }
  }
}

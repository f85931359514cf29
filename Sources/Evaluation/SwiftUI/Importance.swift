import Scene
import SourceFacts

/// Evidence of how important a text is, from its identifier, its literal and its type (S-133).
enum Importance {
  /// Returns the signals of a text.
  static func signals(of component: Component, evaluator: Evaluator) -> [ImportanceSignal] {
    guard let first = component.arguments.first else { return [] }
    var result: [ImportanceSignal] = []
    switch first.value {
    case .unknown(let doubt):
      if let (role, word) = role(ofIdentifier: doubt.label) {
        result.append(ImportanceSignal(source: .identifier, role: role, evidence: word))
      }
      if doubt.type?.name == "Date" {
        result.append(ImportanceSignal(source: .dataType, role: .metadata, evidence: "Date"))
      } else if doubt.label.contains(".formatted") {
        result.append(ImportanceSignal(source: .dataType, role: .metadata, evidence: "formatted"))
      }
    case .interpolated(let segments):
      for case .values(let values) in segments {
        if case .unknown(let doubt)? = values.first?.value, let (role, word) = role(ofIdentifier: doubt.label) {
          result.append(ImportanceSignal(source: .identifier, role: role, evidence: word))
          break
        }
      }
      if let role = role(ofLiteral: text(of: segments)) {
        result.append(ImportanceSignal(source: .literal, role: role, evidence: text(of: segments)))
      }
    case .string(let string):
      if let role = role(ofLiteral: string) {
        result.append(ImportanceSignal(source: .literal, role: role, evidence: string))
      } else if let (role, word) = role(ofIdentifier: string), string.contains(".") || string.contains("_") {
        result.append(ImportanceSignal(source: .identifier, role: role, evidence: word))
      }
    default: break
    }
    for argument in component.arguments.dropFirst() {
      if argument.label == "style" {
        result.append(ImportanceSignal(source: .dataType, role: .metadata, evidence: "date style"))
      }
      if argument.label == "format", case .implicit(let member) = argument.value {
        let isAmount = ["currency", "number", "percent"].contains(member.name)
        result.append(
          ImportanceSignal(source: .dataType, role: isAmount ? .metric : .metadata, evidence: ".\(member.name)"))
      }
    }
    if component.arguments.contains(where: { $0.label == "timerInterval" }) {
      result.append(ImportanceSignal(source: .dataType, role: .metadata, evidence: "timerInterval"))
    }
    return result
  }

  private static func text(of segments: [InterpolatedSegment]) -> String {
    segments.map { segment in
      if case .text(let text) = segment { text } else { "…" }
    }.joined()
  }

  /// Returns the role that the last role word of an identifier names.
  static func role(ofIdentifier identifier: String) -> (ImportanceSignal.Role, String)? {
    let last = identifier.split(separator: ".").last.map(String.init) ?? identifier
    let known = words(of: last).reversed().compactMap { word in roles[word].map { ($0, word) } }
    // The name of something plays the part of that thing: 'authorName'.
    if known.count > 1, known[0].1 == "name" { return known[1] }
    return known.first
  }

  /// Splits camel case and snake case into lower-case words.
  static func words(of identifier: String) -> [String] {
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

  /// Returns the role that a literal's form tells: a time, a relative date, an amount.
  static func role(ofLiteral literal: String) -> ImportanceSignal.Role? {
    let lower = literal.lowercased()
    let metadata = [" ago", "yesterday", "today,", "updated ", "last updated", "posted ", "version ", "edited "]
    if metadata.contains(where: lower.contains) || isClockTime(lower) { return .metadata }
    if let first = lower.drop(while: { "+-−–".contains($0) }).first, "$€£¥".contains(first),
      lower.contains(where: \.isNumber)
    {
      return .metric
    }
    return nil
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

  private static func isStatus(_ value: Value) -> Bool {
    switch value {
    case .unknown(let doubt): isStatus(names: doubt.label.split(separator: ".").map(String.init))
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
    guard let last = names.last else { return false }
    return words(of: last).contains(where: statuses.contains)
      || words(of: names.dropLast().last ?? "").last.map(statuses.contains) == true
  }

  /// True for a sentence that begins or ends with a status, and for a key whose last part names one.
  private static func isStatus(text: String) -> Bool {
    if text.contains("."), !text.contains(" ") { return isStatus(names: text.split(separator: ".").map(String.init)) }
    let words = words(of: text)
    return [words.first, words.last].contains { $0.map(statuses.contains) == true }
  }

  private static let statuses: Set<String> = [
    "error", "errors", "warning", "warnings", "failure", "failures", "failed", "invalid",
  ]
}

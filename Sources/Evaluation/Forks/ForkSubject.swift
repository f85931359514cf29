import Scene
import SourceFacts

/// The run-time values that a condition looks at.
struct ForkSubject {
  /// The keys of the values.
  let tokens: Set<String>
  /// The words of their last names.
  private let words: Set<String>
  /// The values that are compared with what is selected, as `option` in `selected == option`; none for other conditions.
  private let items: Set<String>
  /// The dates of which it asks whether they are today, or the day that is chosen.
  private let dates: Set<String>

  /// The values of which it asks the sign.
  private let signed: Set<String>

  /// True for a condition on what a division leaves.
  private let isOfStripes: Bool

  /// True for a condition that asks whether one value is there, and nothing else.
  let asksPresence: Bool

  /// Returns `nil` where the arms are no states: builds, values that are assigned or taken from a list, and conditions
  /// of which nothing tells what they look at.
  init?(_ condition: ConditionTable.Condition) {
    tokens = Self.tokens(condition.key)
    words = Self.tokens(condition.label).reduce(into: []) { $0.formUnion(Self.words($1)) }
    items = Self.items(condition.key)
    dates = Self.dates(condition.key)
    signed = Self.signed(condition.key)
    isOfStripes = Self.isOfStripes(condition.key)
    asksPresence = tokens.count == 1 && tokens.contains { condition.key == "\($0) != nil" }
    if tokens.isEmpty || ["#if ", "element@"].contains(where: condition.key.hasPrefix) { return nil }
    if condition.key.hasSuffix(" =") { return nil }
  }

  /// True for a question of what a division by a constant leaves, as `row % 2 == 0`: what every other row is given tells
  /// rows apart, and no state.
  private static func isOfStripes(_ key: String) -> Bool {
    [" % ", ".truncatingRemainder(", ".isMultiple("].contains { sign in
      guard let start = key.ranges(of: sign).last?.upperBound else { return false }
      return key[start...].allSatisfy { $0.isNumber || "() =.".contains($0) }
    }
  }

  /// True for the state of a touch, a pointer or the keyboard, which passes, for what parts one row from the next, and for
  /// what a person set the look to.
  var isNoSignal: Bool { isPassing || isOfStripes || !words.isDisjoint(with: Self.looks) }

  /// True for the state of a touch, a pointer or the keyboard.
  var isPassing: Bool { !words.isDisjoint(with: Self.passing) }

  /// True where it looks at nothing but values with some last names.
  func isOnly(of names: Set<String>) -> Bool {
    tokens.allSatisfy { token in token.split(separator: ".").last.map { names.contains(String($0)) } ?? false }
  }

  /// True where it asks how many parts a value has: what is not there is as good as empty.
  func asksExtent(of value: String) -> Bool { isIn(["\(value).isEmpty", "\(value).count"]) }

  /// True where one of the values that the condition looks at is among those of a set.
  func isIn(_ values: Set<String>) -> Bool { !tokens.isDisjoint(with: values) }

  /// True where run-time texts may say how the condition comes out: the words of an item say nothing of whether it is
  /// the one that is selected, but for a status of its own, those of a date nothing of whether it is today, and a magnitude
  /// nothing of the sign.
  /// - Parameter isByDate: True where such a date counts all the same.
  func mayBeTold(
    by texts: some Sequence<(content: Value, signals: [ImportanceSignal])>, isByDate: Bool = false
  ) -> Bool {
    texts.contains { text in
      text.content.doubts.contains { doubt in
        if signed.contains(where: doubt.isMagnitude) { return false }
        let isDate = !isByDate && dates.contains { doubt.writes($0, in: text.content) }
        guard isDate || items.contains(where: doubt.key.contains) else { return mayBeTold(by: doubt, text.signals) }
        return !Self.words(doubt.label).isDisjoint(with: Self.states)
      }
    }
  }

  /// Returns the values on one side of a comparison whose other side is called what is selected.
  private static func items(_ key: String) -> Set<String> {
    let sides = key.split(separator: " == ", omittingEmptySubsequences: false).map { tokens(String($0)) }
    guard sides.count == 2, !["&&", "||", "?"].contains(where: key.contains) else { return [] }
    let areSelected = sides.map(areSelected)
    guard areSelected[0] != areSelected[1] else { return [] }
    return (areSelected[0] ? sides[1] : sides[0]).filter(isOfRun)
  }

  /// True for a value of the running program: constants are texts as they are, or begin with their type.
  static func isOfRun(_ value: String) -> Bool {
    value.contains { "#@.".contains($0) } && value.first?.isUppercase == false
  }

  /// True where one of some values is called what is selected.
  static func areSelected(_ values: Set<String>) -> Bool {
    values.contains { $0.split(separator: ".").contains { !words(String($0)).isDisjoint(with: selected) } }
  }

  private static let selected: Set<String> = [
    "selected", "selection", "current", "active", "chosen", "picked", "highlighted",
  ]
  private static let states: Set<String> = ["status", "state"]

  /// True where what a person types may say how the condition comes out, since that asks of it or of whether they type,
  /// which the caret tells.
  func mayBeTold(byTyped doubts: [Doubt]) -> Bool {
    !words.isDisjoint(with: Self.typing)
      || doubts.contains { asks(of: $0) || !Self.words($0.label).isDisjoint(with: words) }
  }

  /// True for the names alone of values of which the condition looks at another part, as `lock.name` beside
  /// `lock.isOpen`: no text that somebody composes of the condition. Any other part may be one that is ready-made.
  func isBeside(_ doubts: [Doubt]) -> Bool {
    let values = Set(tokens.compactMap(Self.value))
    return !doubts.isEmpty
      && doubts.allSatisfy { doubt in
        guard doubt.type.map({ $0.name.hasSuffix("String") }) ?? true, let value = Self.value(doubt.key),
          !Self.words(doubt.key).isDisjoint(with: Self.naming)
        else { return false }
        return values.contains(value) && !asks(of: doubt)
      }
  }

  /// The member or element that something is a part of; `nil` for parameters, variables and what is computed.
  private static func value(_ key: String) -> String? {
    guard tokens(key) == [key], let dot = key.lastIndex(of: "."), key[..<dot].contains(".") else { return nil }
    return String(key[..<dot])
  }

  /// True where the condition looks at a value, at a part of it or at what it is a part of.
  private func asks(of doubt: Doubt) -> Bool {
    if tokens.contains(where: { doubt.key.contains($0) || Self.wholes(of: [$0]).contains(doubt.key) }) { return true }
    // How many there are says whether there are any.
    let counts = tokens.filter { $0.hasSuffix(".isEmpty") }.map { "\($0.dropLast("isEmpty".count))count" }
    return counts.contains(where: doubt.key.contains)
  }

  /// True for a run-time text that may say how the condition comes out.
  private func mayBeTold(by doubt: Doubt, _ signals: [ImportanceSignal]) -> Bool {
    if asks(of: doubt) { return true }
    if signals.contains(where: { $0.role == .metric || $0.role == .supporting }) { return true }
    let own = Self.words(doubt.label)
    return !own.isDisjoint(with: words) || !own.isDisjoint(with: Self.telling)
  }

  /// Values with all that they are parts of: `row.item.date` with `row.item` and `row`.
  static func wholes(of tokens: Set<String>) -> Set<String> {
    tokens.reduce(into: tokens) { found, token in
      for index in token.indices where token[index] == "." { found.insert(String(token[..<index])) }
    }
  }

  /// The names in a key or label, without operators and constants.
  static func tokens(_ text: String) -> Set<String> {
    // The signs between names are ASCII, and bytes are far faster to go through than characters.
    let parts = text.utf8.split { operators.contains($0) }.filter { $0.first != dot && $0.first != quote }
    return Set(parts.map { String(Substring($0)) }.filter { $0.contains(where: \.isLetter) && !constants.contains($0) })
  }

  private static let operators = Set(" (),+!|&<>=?".utf8)
  private static let (dot, quote) = (UInt8(ascii: "."), UInt8(ascii: "\""))
  private static let constants: Set<String> = ["nil", "switch", "matches", "true", "false"]

  private static func words(_ name: String) -> Set<String> {
    let last = name.split(separator: ".").last { !$0.hasPrefix("formatted") && !$0.hasPrefix("description") }
    return Set(Importance.words(of: last.map(String.init) ?? name)).subtracting(small)
  }

  private static let passing: Set<String> = ["pressed", "hovered", "hovering", "hover", "focused", "targeted"]
  private static let typing: Set<String> = [
    "editing", "focus", "active", "typing", "prompt", "placeholder", "touched", "edited",
  ]
  private static let looks: Set<String> = [
    "theme", "themed", "color", "colors", "colour", "tint", "tinted", "scheme", "accent", "accents", "palette",
  ]
  /// Last names of texts that tell which thing it is, and nothing of its state.
  private static let naming: Set<String> = ["name", "title", "username", "nickname"]
  private static let small: Set<String> = ["is", "has", "was", "are", "can", "should", "did", "will", "the", "of"]

  /// Last names of texts that may tell any state.
  private static let telling: Set<String> = [
    "status", "state", "label", "text", "message", "value", "description", "detail", "details", "summary", "info",
    "string", "percent", "percentage", "progress", "delta", "change", "trend", "difference", "result", "reason", "kind",
    "type", "category", "level", "severity", "priority", "mode", "phase", "subtitle", "caption", "formatted", "content",
    "helper", "help", "hint", "note", "footer", "error", "errors", "feedback",
  ]
}

/// What conditions look at, found out once for each of them.
struct ForkSubjects {
  private var known: [Int: ForkSubject?] = [:]

  /// How many conditions were looked at.
  var count: Int { known.count }

  /// Returns what a numbered condition looks at.
  mutating func subject(of condition: Int, in table: ConditionTable) -> ForkSubject? {
    if let subject = known[condition] { return subject }
    let subject = ForkSubject(table.conditions[condition])
    known[condition] = .some(subject)
    return subject
  }
}

/// Which conditions look at the same values.
struct ForkRelations {
  private var byToken: [String: [Int]] = [:]
  private var byWhole: [String: [Int]] = [:]
  /// Those that ask nothing but whether a value is there.
  private var presences: Set<Int> = []

  init(_ subjects: [Int: ForkSubject]) {
    for (condition, subject) in subjects {
      if subject.asksPresence { presences.insert(condition) }
      for token in subject.tokens { byToken[token, default: []].append(condition) }
      for whole in ForkSubject.wholes(of: subject.tokens) { byWhole[whole, default: []].append(condition) }
    }
  }

  /// The conditions that look at one of the values, at a part of it or at what it is a part of; whether that is there
  /// says nothing of what it is, nor of its part, but of whether it is empty.
  func related(to subject: ForkSubject) -> [Int] {
    let around = ForkSubject.wholes(of: subject.tokens).subtracting(subject.tokens).flatMap { whole in
      let isCounted = subject.asksExtent(of: whole)
      return (byToken[whole] ?? []).filter { isCounted || !presences.contains($0) }
    }
    let own = subject.tokens.flatMap { byWhole[$0] ?? [] }
    return (subject.asksPresence ? own : own.filter { !presences.contains($0) }) + around
  }
}

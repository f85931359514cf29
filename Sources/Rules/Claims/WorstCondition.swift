import Scene

/// The condition under which an element is worst: what all its placements with that contrast have in common, since what
/// only some of them say decides something else, as the size of a text that fails in any.
struct WorstCondition {
  /// What stands for conditions that are not told.
  private static let untold = "…"
  /// How many values of one setting are told.
  private static let maximumValues = 3

  /// What all have in common, in words; `nil` where that is nothing.
  private let shared: String?
  /// A setting that each of them has one of a few values of, while it is better with another one.
  private let choice: (key: String, values: [String])?

  /// Takes the condition of the worst placement, those of others that are as bad and those of the ones that are not,
  /// `nil` for one without words; `nil` where there is nothing to tell.
  init?(_ worst: String?, among others: [String?], besides better: [String?]) {
    guard let worst else { return nil }
    let known = others.map { $0.map(Self.parts) ?? [] }
    let parts = Self.parts(of: worst).filter { part in
      part == Self.untold || known.allSatisfy { $0.contains(part) }
    }
    shared = parts.contains { $0 != Self.untold } ? parts.joined(separator: " && ") : nil
    choice = Self.choice(of: worst, among: known, besides: better.map { $0.map(Self.parts) ?? [] })
    if shared == nil, choice == nil { return nil }
  }

  /// What comes behind the word where.
  var phrase: String {
    let words = choice.map { choice in
      let values = choice.values.map(quoted)
      return "\(quoted(choice.key)) is \(values.dropLast().joined(separator: ", ")) or \(values.last ?? "")"
    }
    return [shared.map { "\(quoted($0)) holds" }, words].compactMap(\.self).joined(separator: " and ")
  }

  /// Returns the setting whose value decides: each of those that are as bad has one of a few values, and none of those
  /// that are not has any of them.
  private static func choice(
    of worst: String, among equal: [[String]], besides better: [[String]]
  ) -> (key: String, values: [String])? {
    for part in parts(of: worst) {
      guard let key = Setting(part)?.key else { continue }
      let values = equal.map { Setting.values(of: key, in: $0) }
      let different = values.joined().reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let others = better.map { Setting.values(of: key, in: $0) }
      guard values.allSatisfy({ $0.count == 1 }), (2...maximumValues).contains(different.count), !others.isEmpty,
        others.allSatisfy({ $0.count == 1 && !different.contains($0[0]) })
      else { continue }
      return (key, different)
    }
    return nil
  }

  /// A setting with one of its values, as `size == .small`.
  private struct Setting {
    let key: String
    let value: String

    init?(_ part: String) {
      let sides = part.split(separator: " == ", omittingEmptySubsequences: false)
      guard sides.count == 2, !part.contains("||"), !part.contains("(") else { return nil }
      (key, value) = (String(sides[0]), String(sides[1]))
    }

    static func values(of key: String, in parts: [String]) -> [String] {
      parts.compactMap(Setting.init).filter { $0.key == key }.map(\.value)
    }
  }

  /// Takes a condition apart at `&&` that stands in no parentheses and in no text.
  private static func parts(of condition: String) -> [String] {
    var parts = [""]
    var depth = 0
    var isText = false
    var rest = condition[...]
    while let next = rest.first {
      if depth == 0, !isText, rest.hasPrefix(" && ") {
        parts.append("")
        rest = rest.dropFirst(4)
        continue
      }
      if next == "\"" { isText.toggle() }
      if !isText { depth += "([{".contains(next) ? 1 : ")]}".contains(next) ? -1 : 0 }
      parts[parts.count - 1].append(next)
      rest = rest.dropFirst()
    }
    return parts
  }
}

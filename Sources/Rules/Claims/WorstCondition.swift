import Scene

/// The condition under which an element is worst: what all its placements with that contrast have in common, since what
/// only some of them say decides something else, as the size of a text that fails in any.
struct WorstCondition {
  /// What stands for conditions that are not told.
  private static let untold = "…"

  /// The condition in words; `nil` where there is none.
  let text: String?

  /// Takes the condition of the worst placement and those of others that are as bad, `nil` for one without words.
  init(_ worst: String?, among others: [String?]) {
    guard let worst else {
      text = nil
      return
    }
    let known = others.map { Set($0.map(Self.parts) ?? []) }
    let shared = Self.parts(of: worst).filter { part in part == Self.untold || known.allSatisfy { $0.contains(part) } }
    text = shared.contains { $0 != Self.untold } ? shared.joined(separator: " && ") : nil
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

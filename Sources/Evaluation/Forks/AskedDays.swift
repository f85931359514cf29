import Scene

/// Dates of which a condition asks whether they are today, or the day that is chosen. The way a date is written does
/// not say so, unless it is written relative to today.
extension ForkSubject {
  /// Returns the keys of the dates that a condition asks so; none for other conditions.
  static func dates(_ key: String) -> Set<String> {
    if ["&&", "||", "?"].contains(where: key.contains) { return [] }
    for name in days {
      guard let call = key.firstRange(of: ".\(name)(") else { continue }
      return tokens(sides(of: key[call.upperBound...]).joined(separator: ",")).filter(isOfRun)
    }
    guard let call = key.firstRange(of: ".isDate(") else { return [] }
    // Of two dates, the one is asked about that is not called what is chosen, or today.
    let asked = sides(of: key[call.upperBound...]).map { tokens($0).filter(isOfRun) }.filter { side in
      !side.isEmpty && !areSelected(side) && !side.contains { $0.hasSuffix("today") || $0.hasSuffix("now") }
    }
    return asked.count == 1 ? asked[0] : []
  }

  /// The questions of a calendar that a date by itself does not answer: what a weekend is, a weekday tells.
  private static let days = ["isDateInToday", "isDateInTomorrow", "isDateInYesterday"]

  /// Returns the arguments of a call, from behind its parenthesis.
  private static func sides(of text: Substring) -> [String] {
    var sides = [""]
    var depth = 0
    for character in text {
      if character == ")", depth == 0 { break }
      if character == ",", depth == 0 {
        sides.append("")
        continue
      }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      sides[sides.count - 1].append(character)
    }
    return sides
  }
}

extension Doubt {
  /// True for a text or a number that says when a date is without saying how far that is from today.
  func writes(_ date: String, in content: Value) -> Bool {
    if self.key.contains(date), self.key.contains(".component(") { return true }
    guard self.key.hasPrefix(date) else { return false }
    let rest = self.key.dropFirst(date.count)
    return rest.isEmpty ? content.isAbsolute : Self.absolute.contains(where: rest.hasPrefix)
  }

  /// How a text begins that a date makes of itself.
  private static let absolute = [
    ".formatted()", ".formatted(.dateTime", ".formatted(.abbreviated,", ".formatted(.complete,", ".formatted(.long,",
    ".formatted(.numeric,", ".formatted(.omitted,",
  ]
}

extension Value {
  /// True for what a text is given along with a date, where that is nothing or tells the day or the time.
  fileprivate var isAbsolute: Bool {
    switch self {
    case .array(let values): Self.areAbsolute(values)
    case .interpolated(let segments): segments.allSatisfy { Self.areAbsolute($0.values.map(\.value)) }
    default: true
    }
  }

  /// True for a value alone, or with a style or format that tells the day or the time.
  private static func areAbsolute(_ values: [Value]) -> Bool {
    values.first?.isAbsolute != false
      && values.dropFirst().allSatisfy { value in
        if case .implicit(let member) = value { ["date", "time", "dateTime"].contains(member.name) } else { false }
      }
  }
}

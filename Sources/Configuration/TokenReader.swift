import ColorScience
import Findings
import SourceFacts

extension ConfigurationReader {
  /// The appearances that a token may have a value for; one without Increase Contrast stands for both (S-121).
  private static let appearances: [(name: String, luminosity: ColorSlot.Luminosity?, isHighContrast: Bool)] = [
    ("light", nil, false), ("dark", .dark, false), ("light-increased", nil, true), ("dark-increased", .dark, true),
  ]

  /// Reads colours by the expressions that stand for them.
  func tokens(_ value: ConfigurationValue) throws(ConfigurationError) -> [ColorToken] {
    var tokens: [ColorToken] = []
    for entry in try entries(of: value) {
      guard isDottedName(entry.key) else {
        throw error(
          "expected a name as code spells it, such as 'Color.brand.ink', found '\(entry.key)'", at: entry.place)
      }
      let place = entry.place
      tokens.append(
        ColorToken(
          name: entry.key, slots: try slots(of: entry),
          range: SourceRange(
            file: path, line: place.line, column: place.column, endLine: place.line, endColumn: place.endColumn)))
    }
    return tokens
  }

  private func slots(of token: ConfigurationValue.Entry) throws(ConfigurationError) -> [ColorSlot] {
    var slots: [ColorSlot] = []
    for entry in try entries(of: token.value, keys: Self.appearances.map(\.name)) {
      guard let appearance = Self.appearances.first(where: { $0.name == entry.key }) else { continue }
      slots.append(
        ColorSlot(
          luminosity: appearance.luminosity, isHighContrast: appearance.isHighContrast,
          value: .color(try color(entry), .srgb)))
    }
    if slots.isEmpty {
      throw error(
        "expected a value for one of \(Self.appearances.map(\.name).joined(separator: ", ")) under '\(token.key)'",
        at: token.place)
    }
    return slots
  }

  private func color(_ entry: ConfigurationValue.Entry) throws(ConfigurationError) -> Color {
    let form = "\"#1C1C1E\", in quotes because '#' begins a comment"
    let text = try text(entry.value, "a colour such as \(form)")
    guard text.hasPrefix("#"), let color = Color(hex: text) else {
      throw error("expected a colour such as \(form), found '\(text)'", at: entry.value.place)
    }
    return color
  }

  /// True for names joined by dots; the first may be left out, as in `.brand.ink`.
  private func isDottedName(_ text: String) -> Bool {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    let spelled = names.first == "" ? names.dropFirst() : names[...]
    return !spelled.isEmpty
      && spelled.allSatisfy { name in
        name.first.map { $0.isLetter || $0 == "_" } == true
          && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
  }
}

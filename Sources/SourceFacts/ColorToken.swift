package import Findings

/// The value of a colour that the source names but does not define, as a configuration states it.
package struct ColorToken: Hashable, Sendable {
  /// The expression that stands for it, as `Color.brand.textSecondary`.
  package var name: String
  /// The values with the traits they are meant for, looked up like those of a colorset (S-121).
  package var slots: [ColorSlot]
  /// Where the value is stated.
  package var range: SourceRange

  /// Creates a token.
  package init(name: String, slots: [ColorSlot], range: SourceRange) {
    self.name = name
    self.slots = slots
    self.range = range
  }
}

/// Colour tokens by the expressions that stand for them.
package struct ColorTokens: Hashable, Sendable {
  private let byName: [String: ColorToken]

  /// Takes tokens; of two for one expression the last counts.
  package init(_ tokens: [ColorToken] = []) {
    byName = Dictionary(tokens.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// True where no expression has a value.
  package var isEmpty: Bool { byName.isEmpty }

  /// The token of an expression.
  package subscript(expression: String) -> ColorToken? { byName[expression] }
}

import SourceFacts

/// What tells how a text is drawn that code makes where it assigns it, with `NSAttributedString(string:attributes:)`
/// (S-44).
struct AssignedAttributes {
  /// The text's own colour.
  private(set) var color: Expression?
  /// The text's own font.
  private(set) var font: Expression?

  /// Reads the expression that is assigned; `nil` where it does not tell all.
  init?(of text: Expression) {
    guard case .call(let callee, let arguments) = text.kind, case .identifier("NSAttributedString") = callee.kind,
      arguments.first?.label == "string", arguments.dropFirst().allSatisfy({ $0.label == "attributes" })
    else { return nil }
    for argument in arguments.dropFirst() {
      guard case .dictionary(let attributes) = argument.value.kind else { return nil }
      for attribute in attributes {
        guard case .member(_, let name, _) = attribute.key.kind else { return nil }
        switch name {
        case "foregroundColor": color = attribute.value
        case "font": font = attribute.value
        default: if !Self.withoutColor.contains(name) { return nil }
        }
      }
    }
  }

  /// Attributes that change neither the colours of a text nor its size (S-19).
  private static let withoutColor: Set<String> = [
    "paragraphStyle", "kern", "tracking", "ligature", "baselineOffset", "underlineStyle", "underlineColor",
    "strikethroughStyle", "strikethroughColor", "accessibilitySpeechIPANotation",
  ]
}

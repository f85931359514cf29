import Scene
import SourceFacts

/// The prompt that a field shows as long as it is empty (S-112).
struct InterfacePrompt {
  /// What it says; `nil` where only the running program tells.
  var text: String?
}

extension InterfaceDocument {
  private static let prompts: Set<String> = ["placeholder", "placeholderString", "attributedPlaceholder"]

  /// Returns the prompt that the file or code gives a field; `nil` for a field without one (S-112, S-115).
  func prompt(of object: InterfaceObject, in cell: InterfaceObject) -> InterfacePrompt? {
    let given = reaching(Self.prompts, object)
    // What is made where it is assigned is seen in the field.
    for one in given where AssignedAttributes(of: one.assignment.value) != nil {
      renderer.seen.attributedTexts.insert(one.assignment.place)
    }
    let written = cell.attributes["placeholder"] ?? cell.attributes["placeholderString"]
    if let text = written.flatMap(InterfaceTexts.visible) { return InterfacePrompt(text: text) }
    let words = given.compactMap(words)
    guard let first = words.first else { return nil }
    return InterfacePrompt(text: words.allSatisfy { $0.text == first.text } ? first.text : nil)
  }

  /// Returns what an assignment makes a field say; `nil` for nothing.
  private func words(_ one: CodeIndex.Reaching) -> InterfacePrompt? {
    let isAttributed = one.assignment.property == "attributedPlaceholder"
    if isAttributed, case .call(_, let arguments) = one.assignment.value.kind, arguments.first?.label == "string" {
      guard let text = arguments.first?.value.literalText else { return InterfacePrompt() }
      return InterfaceTexts.visible(text).map { InterfacePrompt(text: $0) }
    }
    switch value(of: one, as: isAttributed ? "NSAttributedString" : "String") {
    case .none: return nil
    case .string(let text): return InterfaceTexts.visible(text).map { InterfacePrompt(text: $0) }
    default: return InterfacePrompt()
    }
  }
}

import Scene
import SourceFacts

/// What assistive technologies are told of objects of interface files, by the file and by code.
extension InterfaceViews {
  /// Notes that an object says other words than those it shows, or hides what is in it.
  func hear(_ object: InterfaceObject, _ environment: inout Environment) {
    let isWhole = !["label", "button", "textField", "textView"].contains(object.kind)
    let isWritten = object.attributes["accessibilityLabel"]?.isEmpty == false
    let words = document.assigned(CodeRenderer.spokenWords, to: object, as: "String")
    let isSaid = isWritten || words.contains { !$0.isNil } || overridesWords(object)
    if isSaid || isWhole && object.isOn("isAccessibilityElement") { environment.isSpoken = true }
    if isWhole, isSet("isAccessibilityElement", to: true, of: object) { environment.isSpoken = true }
    if words.contains(where: { !$0.doubts.isEmpty }) { environment.isDescribed = true }
    if isSet("accessibilityElementsHidden", to: true, of: object) { environment.isAccessibilityHidden = true }
  }

  /// True for a view that is left out by itself. What code says of a symbol doesn't make it decoration: an image view is
  /// no element to begin with.
  func isLeftOut(_ object: InterfaceObject, _ kind: Element.Kind) -> Bool {
    object.attributes["isAccessibilityElement"] == "NO"
      || kind == .text && isSet("isAccessibilityElement", to: false, of: object)
  }

  /// True where an object's class overrides a property that holds words.
  private func overridesWords(_ object: InterfaceObject) -> Bool {
    guard let type = object.customClass.flatMap({ document.code.type(named: $0, file: document.file) }) else {
      return false
    }
    return document.code.chain(of: type).contains { owner in
      CodeRenderer.spokenWords.contains { owner.property($0) != nil }
    }
  }

  /// True where code sets a flag, and never to something else.
  private func isSet(_ property: String, to flag: Bool, of object: InterfaceObject) -> Bool {
    let values = document.assigned([property], to: object, as: "Bool")
    return !values.isEmpty
      && values.allSatisfy { value in
        if case .bool(let found) = value { found == flag } else { false }
      }
  }

  /// How the text of an object writes an amount; what the file says of one that code can get hold of stands for it.
  func amount(of object: InterfaceObject, text: String?) -> AmountForm? {
    guard document.isHeld(object) else { return text.flatMap(Amounts.form(ofText:)) }
    return document.assigned(["text", "stringValue"], to: object, as: "String").lazy.compactMap { Amounts.form(of: $0) }
      .first
  }
}

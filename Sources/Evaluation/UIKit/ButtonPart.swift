import Scene

/// A title, subtitle or symbol of a button with a configuration (S-111).
struct ButtonPart {
  var style: Alternatives<StyleSetting?>
  var environment: Environment

  /// Takes its colour for not known where any of some properties is set, whose values are not followed.
  mutating func leaveOpen(_ properties: [String], of object: CodeObject) {
    for property in properties where object.isSet(property) {
      let place = object.settings[property]?.branches.lazy.compactMap { $0.value?.place }.first
      let doubt = Doubt(.unsupportedExpression, "'\(property)'", place: place)
      style = Alternatives(
        StyleSetting(style: .unknown(doubt), description: "'\(property)'", place: place, isProject: true))
    }
  }

  /// Shows it as a run of the button's words; 0 for the whole.
  func show(
    _ kind: Element.Kind = .text, as run: Int, text: String?, of object: CodeObject, _ views: CodeRenderer
  ) {
    views.leaf(
      Leaf(kind: kind, place: object.place, run: run, text: text, style: style), of: object, in: environment)
  }
}

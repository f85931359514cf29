import Scene
import SourceFacts

/// Configurations of symbols that give them colours, one or one for each layer, whatever the tint (S-27, S-111).
extension CodeRun {
  /// The class of such configurations, which is also noted as what an image is given one as.
  static let symbolConfiguration = "UIImage.SymbolConfiguration"

  /// What a configuration of a symbol is made with; `nil` for what is none, or not known.
  func configuration(ofSymbol value: Value) -> [ArgumentValue]? {
    switch value {
    case .instance(let instance):
      guard let object = objects[instance.identity], object.kind == Self.symbolConfiguration else { return nil }
      return object.arguments
    case .implicit(let member) where member.name == "init": return member.arguments
    default: return nil
    }
  }

  /// Returns what an image, or a configuration of symbols, is with another configuration, which counts first; any other
  /// object as it is.
  func applying(
    _ configuration: ArgumentValue, to instance: Instance, _ object: CodeObject, place: Place
  ) -> Value? {
    if object.kind == Self.symbolConfiguration {
      let applied = self.configuration(ofSymbol: configuration.value) ?? []
      return make(Self.symbolConfiguration, applied + object.arguments, place: place)
    }
    if object.kind == "UIImage" { record(Self.symbolConfiguration, CodeSetting(configuration), of: instance.identity) }
    return .instance(instance)
  }
}

extension CodeRenderer {
  /// Returns the style of the symbol that an object shows, over what it has without a configuration.
  ///
  /// The configuration of the image goes before that of the view.
  func configured(_ style: Alternatives<StyleSetting?>, symbolOf object: CodeObject) -> Alternatives<StyleSetting?> {
    let shown = configured(style, by: object.settings["preferredSymbolConfiguration"])
    let images = images(of: object)
    guard images.count == 1, let image = images.first else { return shown }
    let initial = image.arguments.first { ["withConfiguration", "configuration"].contains($0.label) }
    let made = initial.map { configured(shown, by: Alternatives(CodeSetting($0))) } ?? shown
    return configured(made, by: image.settings[CodeRun.symbolConfiguration])
  }

  private func configured(
    _ style: Alternatives<StyleSetting?>, by settings: Alternatives<CodeSetting?>?
  ) -> Alternatives<StyleSetting?> {
    settings?.flatMap { $0.flatMap(colors(configuredBy:)) ?? style } ?? style
  }

  /// The colours that a configuration gives; `nil` where it gives none, or is not known.
  private func colors(configuredBy setting: CodeSetting) -> Alternatives<StyleSetting?>? {
    guard let arguments = run.configuration(ofSymbol: setting.value) else { return nil }
    if let color = arguments.first(where: { $0.label == "hierarchicalColor" }) {
      // The first layer has all of the colour, the others less of it.
      return self.color(color.value, of: color)
    }
    guard let palette = arguments.first(where: { $0.label == "paletteColors" }) else { return nil }
    let open = StyleSetting(of: Doubt(.unsupportedExpression, "the colours of a symbol", place: palette.place))
    guard case .array(let values) = palette.value, !values.isEmpty else { return Alternatives(open) }
    let members = values.map { color($0, of: palette) }
    if members.count == 1 { return members[0] }
    let styles = members.compactMap { $0.branches.count == 1 ? $0.branches[0].value?.style : nil }
    guard styles.count == members.count else { return Alternatives(open) }
    return Alternatives(
      StyleSetting(
        style: .levels(styles), description: Style.levels(styles).words, place: palette.place, isProject: true))
  }

  private func color(_ value: Value, of argument: ArgumentValue) -> Alternatives<StyleSetting?> {
    let type = TypeReference(name: "UIColor")
    let color = evaluator.coerce(value, to: type, file: argument.place.file, context: nil)
    return evaluator.settings(
      ArgumentValue(label: nil, value: color, place: argument.place, names: argument.names), isColor: true)
  }
}

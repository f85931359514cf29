import Scene

/// The symbols that configurations of buttons show beside a title, each an element of its own (S-111).
enum ButtonSymbols {
  /// Adds them, on their paths, where code sets the image.
  ///
  /// A symbol has the colour of the configuration's foreground, which neither the title's own colour nor its
  /// transformer changes.
  static func show(
    beside title: ButtonPart, in configuration: CodeObject, of button: CodeObject, _ handler: String,
    _ views: CodeRenderer
  ) {
    for branch in configuration.settings["image"]?.branches ?? [] {
      guard let setting = branch.value, !setting.isNil, let path = title.environment.path.and(branch.condition) else {
        continue
      }
      var (shown, holder, part) = (configuration, button, title)
      shown.settings["image"] = Alternatives(setting)
      shown.settings["preferredSymbolConfiguration"] = configuration.settings["preferredSymbolConfigurationForImage"]
      guard let name = views.symbol(of: shown) else { continue }
      holder.place = setting.place
      part.environment.path = path
      part.style = transformed(CodeTexts.styled(part.style, shown, views), in: configuration, views)
      part.leaveOpen([handler], of: button)
      part.show(.symbol, as: 0, text: name, of: holder, views)
    }
  }

  /// The colour that a configuration's transformer makes of that of its image.
  static func transformed(
    _ style: Alternatives<StyleSetting?>, in configuration: CodeObject, _ views: CodeRenderer
  ) -> Alternatives<StyleSetting?> {
    ColorTransformer.paint(style, in: configuration, by: ColorTransformer.ofImage, views)
  }
}

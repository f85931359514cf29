import Scene
import SourceFacts

/// What a background's `backgroundColorTransformer`, and the one of an image, makes of its colour (S-111, S-113).
enum ColorTransformer {
  static let property = "backgroundColorTransformer"
  /// The one of the image beside a title, or of one alone.
  static let ofImage = "imageColorTransformer"
  static let kind = "UIConfigurationColorTransformer"

  /// Returns the colour that the transformer of a background configuration makes of another one: what its closure gives
  /// whatever it is handed, or what it is handed; what it makes of that, and what a transformer of the framework makes, is
  /// not known.
  static func paint(
    _ color: Alternatives<StyleSetting?>, in configuration: CodeObject, by property: String = ColorTransformer.property,
    _ views: CodeRenderer
  ) -> Alternatives<StyleSetting?> {
    guard configuration.isSet(property), let settings = configuration.settings[property] else { return color }
    return settings.flatMap { setting in
      guard let setting, !setting.isNil else { return color }
      return made(by: setting, property, of: color, views)
    }
  }

  private static func made(
    by setting: CodeSetting, _ property: String, of color: Alternatives<StyleSetting?>, _ views: CodeRenderer
  ) -> Alternatives<StyleSetting?> {
    let doubt = Doubt(.unsupportedExpression, "'\(property)'", place: setting.place)
    let unknown = StyleSetting(of: doubt, place: setting.place)
    guard let closure = views.transformer(setting.value, of: kind) else { return Alternatives(unknown) }
    let argument = ArgumentValue(label: nil, value: .unknown(doubt), place: setting.place)
    let scope = Scope(file: setting.place.file)
    let value = views.evaluator.callValue(closure, [argument], place: setting.place, in: scope)
    let result = ArgumentValue(label: nil, value: value, place: setting.place)
    return views.evaluator.settings(AttributedTitle.typed(result, as: "UIColor", views), isColor: true).flatMap {
      made in
      made?.style.stands(for: doubt) == true ? color : Alternatives(made ?? unknown)
    }
  }
}

extension Style {
  /// True for a colour of which no more is known than of a value.
  fileprivate func stands(for doubt: Doubt) -> Bool {
    switch self {
    case .unknown(let own): own.key == doubt.key
    case .color(let value): if case .unknown(let own) = value.color { own.key == doubt.key } else { false }
    default: false
    }
  }
}

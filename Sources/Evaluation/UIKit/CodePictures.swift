import Scene
import SourceFacts

/// Pictures that code draws: one that is filled with a colour is that colour.
extension CodeRun {
  /// Stands for the property of a picture that holds the colour of all of it.
  static let solid = "color of a picture"

  /// Returns the picture that `UIGraphicsImageRenderer` makes of what a closure draws.
  func picture(drawnBy actions: ArgumentValue, place: Place) -> Value? {
    let around = canvas
    canvas = CodeCanvas(start: live)
    let context = Doubt(
      .runtimeValue, "a drawing context", place: place, key: "context@\(place.file):\(place.span.start)",
      label: "context")
    _ = evaluator.callValue(
      actions.value, [ArgumentValue(label: nil, value: .unknown(context), place: place)], place: place,
      in: Scope(file: place.file))
    let color = canvas.solid
    canvas = around
    guard case .instance(let image)? = make("UIImage", [], place: place) else { return nil }
    if let color { record(Self.solid, color, of: image.identity) }
    return .instance(image)
  }

  /// Gives a picture the colour of the one whose pixels it is made of.
  func copyPicture(_ pixels: Value, to identity: String) {
    guard case .instance(let image) = pixels, let color = objects[image.identity]?.settings[Self.solid] else { return }
    objects[identity]?.settings[Self.solid] = color
  }
}

extension CodeRenderer {
  /// Returns what the pictures paint that a property is set to: the colour of those that are filled with one.
  func pictures(_ property: String, of object: CodeObject, _ environment: Environment) -> [Layer] {
    guard object.isSet(property), let settings = object.settings[property] else { return [] }
    let paint = settings.flatMap { setting -> Alternatives<StyleSetting?> in
      guard let setting, !setting.isNil else { return Alternatives(nil) }
      let images = run.objectsIn(setting.value).compactMap { run.objects[$0.identity] }
      if images.count == 1, images[0].isSet(CodeRun.solid) { return color(CodeRun.solid, of: images[0]) }
      // A picture that is stretched behind a title may be a fill or an outline as well as a photograph.
      let doubt = Doubt(.imageBackdrop, "a background image", place: setting.place)
      return Alternatives(
        StyleSetting(style: .unknown(doubt), description: doubt.detail, place: setting.place, isProject: true))
    }
    return [Layers.layer(paint, environment)]
  }
}

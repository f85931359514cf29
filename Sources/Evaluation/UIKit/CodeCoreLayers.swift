import PlatformStyles
import Scene
import SourceFacts

/// What code makes of the layers of Core Animation below views: what they paint, their shadows and opacities (S-115).
extension CodeRenderer {
  // MARK: - Paint

  /// Returns what a layer paints behind the subviews, back to front: its background, then the layers put into it.
  ///
  /// One of unknown size counts on a picture, and as a gradient, which is there for what stands on it; others may be lines.
  func painted(
    byLayer layer: CodeObject, _ environment: Environment, onPicture: Bool, withSublayers: Bool = true, depth: Int = 0
  ) -> [Layer] {
    guard depth < Self.maximumLayerDepth else { return [] }
    var result = own(of: layer, environment, onPicture: onPicture)
    if !withSublayers { return result }
    for child in layer.children where child.role == "sublayers" {
      result += painted(bySublayer: child, environment, onPicture: onPicture, depth: depth)
    }
    if onPicture, let doubt = layer.stranger {
      result.append(Layers.maybe(Layers.unknown(doubt, environment), at: doubt.place ?? layer.place, renderer))
    }
    return result
  }

  /// Returns what a layer inside another one paints.
  func painted(
    bySublayer child: CodeChild, _ environment: Environment, onPicture: Bool, depth: Int = 0
  ) -> [Layer] {
    guard let layer = run.objects[child.identity] else { return [] }
    let seen = visible(layer, environment).filter { $0.exemption != .hidden }
    let paths = child.paths.flatMap { path in seen.compactMap { path.and($0.path) } }
    let painted = faded(
      painted(byLayer: layer, environment, onPicture: onPicture, depth: depth + 1), as: layer)
    let mayLieBehind =
      onPicture || layer.kind == "CAGradientLayer" || Self.videos.contains(layer.kind) || isPicture(layer)
    guard layer.fillsItsParent || mayLieBehind else { return [] }
    return layers(
      layer.fillsItsParent ? painted : painted.map { Layers.maybe($0, at: layer.place, renderer) }, on: paths,
      at: layer.place, in: environment)
  }

  /// Returns the environment of an object's subviews: what is put into its layer stands among them.
  func inside(_ object: CodeObject, _ own: Environment, from behind: Environment) -> Environment {
    guard object.children.contains(where: { $0.role == "sublayers" }) else { return own }
    var result = own
    result.backdrop = behind.backdrop
    for layer in layers(of: object, in: behind, withSublayers: false) {
      result.backdrop = result.backdrop.adding(layer)
    }
    return result
  }

  /// The layers that show what a camera sees or a video holds.
  static let videos: Set<String> = [
    "AVCaptureVideoPreviewLayer", "AVPlayerLayer", "AVSampleBufferDisplayLayer",
  ]

  /// How deep layers within layers are followed.
  private static let maximumLayerDepth = 6

  /// True where all that is put into a view's layer is known, with its place.
  func knowsSublayers(of object: CodeObject) -> Bool {
    let layers = held("layer", of: object)
    return layers.contains { !$0.children.isEmpty }
      && layers.allSatisfy { layer in
        layer.stranger == nil
          && layer.children.allSatisfy { child in
            guard let sublayer = run.objects[child.identity] else { return false }
            if isLine(sublayer, of: object) { return true }
            if sublayer.kind == "CAShapeLayer" { return false }
            return sublayer.fillsItsParent || sublayer.kind == "CAGradientLayer" || isPicture(sublayer)
          }
      }
  }

  /// True for a layer with a picture of a size that is computed, which may lie behind all that stands before it.
  private func isPicture(_ layer: CodeObject) -> Bool { layer.isSet("contents") && run.hasComputedFrame(layer) }

  private func own(of layer: CodeObject, _ environment: Environment, onPicture: Bool) -> [Layer] {
    let background = background(of: layer, environment)
    if layer.isSet("contents") {
      let picture = StyleSetting(
        style: .image(nil), description: "a layer's picture", place: layer.place, isProject: true)
      return background + [Layers.layer(picture, environment)]
    }
    switch layer.kind {
    case let kind where Self.videos.contains(kind):
      let video = StyleSetting(style: .image(nil), description: "a video", place: layer.place, isProject: true)
      return background + [Layers.layer(video, environment)]
    case "CAGradientLayer": return background + [gradient(of: layer, environment)]
    case "CAShapeLayer" where onPicture:
      // Its path may leave any part of it free.
      let doubt = Doubt(.unsupportedExpression, "a shape layer", place: layer.place)
      return background + [Layers.maybe(Layers.unknown(doubt, environment), at: layer.place, renderer)]
    default: break
    }
    guard let origin = layer.origin, background.isEmpty, onPicture else { return background }
    let doubt = Doubt(.unknownBackdrop, origin.detail, place: origin.place)
    return [Layers.maybe(Layers.unknown(doubt, environment), at: layer.place, renderer)]
  }

  /// A gradient of the colours that code sets; of others nothing is known but that there is one.
  private func gradient(of layer: CodeObject, _ environment: Environment) -> Layer {
    let settings = (layer.settings["colors"] ?? Alternatives(nil)).branches.flatMap { branch in
      gradients(branch.value, layer).branches.compactMap { inner in
        branch.condition.and(inner.condition).map {
          Alternatives<StyleSetting?>.Branch(condition: $0, value: inner.value)
        }
      }
    }
    return Layers.layer(Alternatives(branches: settings), environment)
  }

  private func gradients(_ colors: CodeSetting?, _ layer: CodeObject) -> Alternatives<StyleSetting?> {
    guard let colors else { return Alternatives(layer.origin.map { gradient(.unknown($0), at: layer.place) }) }
    let values: Alternatives<Value>
    if case .choice(let all) = colors.value { values = all } else { values = Alternatives(colors.value) }
    return values.map { value in
      if case .none = value { return nil }
      let stops = stops(value, at: colors.place)
      let doubt = Doubt(.unsupportedExpression, "the colours of a gradient", place: colors.place)
      return gradient(stops.map(Style.gradient) ?? .unknown(doubt), at: colors.place)
    }
  }

  private func gradient(_ style: Style, at place: Place) -> StyleSetting {
    StyleSetting(style: style, description: "a gradient layer", place: place, isProject: true)
  }

  /// The colours of a list; `nil` where one of them is not known.
  private func stops(_ value: Value, at place: Place) -> [ColorValue]? {
    guard case .array(let elements) = value else { return nil }
    let colors = elements.compactMap { element -> ColorValue? in
      let setting = evaluator.settings(ArgumentValue(label: nil, value: element, place: place), isColor: true).single
      if case .color(let color)?? = setting.map({ $0?.style }) { return color }
      return nil
    }
    return colors.count == elements.count && !colors.isEmpty ? colors : nil
  }

  // MARK: - Shadows

  /// True where a shadow lies around what an object shows, whatever its strength: it counts for no contrast, but it is a
  /// hint that legibility was thought of (S-37).
  func isShadowed(_ object: CodeObject) -> Bool {
    let isText = CodeClasses.isText(object.kind) && values("shadowColor", of: object).contains { !$0.value.isNil }
    return isText
      || objects("layer", of: object).contains { found in
        guard let layer = run.objects[found.identity] else { return false }
        return values("shadowOpacity", of: layer).contains {
          if case .number(let share) = $0.value { share > 0 } else { true }
        }
      }
  }

  // MARK: - Opacity

  /// The opacities that an object is drawn with, its view's and its layer's; 0 and 1 only hide and show it.
  func opacities(of object: CodeObject) -> [(shares: Alternatives<Double?>, place: Place?)] {
    let layers = held("layer", of: object)
    return [(object, "alpha"), (object, "alphaValue")].compactMap { opacity($0.1, of: $0.0) }
      + layers.compactMap { opacity("opacity", of: $0) }
  }

  private func opacity(_ property: String, of object: CodeObject) -> (shares: Alternatives<Double?>, place: Place?)? {
    guard object.isSet(property), let settings = object.settings[property] else { return nil }
    let shares = settings.flatMap { $0?.value.opacities ?? Alternatives(1) }
    if shares.branches.allSatisfy({ $0.value == 1 }) { return nil }
    let written = settings.branches.compactMap(\.value)
    for setting in written { renderer.note(setting.constants, for: written[0].place) }
    return (shares, written.first?.place)
  }

  /// True for an object that is drawn with an opacity that hides it whatever its code does (S-117).
  func isTransparent(_ object: CodeObject) -> Bool {
    faintness(of: object).contains { $0.branches.allSatisfy(\.value) }
  }

  /// Whether an object is too faint to be seen, by path, for each opacity that it is drawn with (S-32).
  func faintness(of object: CodeObject) -> [Alternatives<Bool>] {
    let layers = objects("layer", of: object).compactMap { run.objects[$0.identity]?.settings["opacity"] }
    let settings = [object.settings["alpha"], object.settings["alphaValue"]].compactMap(\.self) + layers
    return settings.map { all in all.flatMap { $0?.value.isFaint ?? Alternatives(false) } }
  }

  private func faded(_ layers: [Layer], as layer: CodeObject) -> [Layer] {
    guard let opacity = opacity("opacity", of: layer) else { return layers }
    return Layers.faded(layers.frontmost, by: opacity.shares, at: opacity.place)
  }

  // MARK: - Surfaces

  /// Returns what an object and the subviews that fill it paint, as views in front of it see it. What lies on a picture
  /// of it may cover all of it or not.
  func surface(of object: CodeObject, in environment: Environment, depth: Int = 0) -> [Layer] {
    var result = layers(of: object, in: environment)
    for child in object.children where child.role == "subviews" && depth < Self.maximumLayerDepth {
      guard let view = run.objects[child.identity], !CodeClasses.isText(view.kind) else { continue }
      let painted = seenSurface(of: view, in: environment, depth: depth + 1)
      if view.fillsItsParent {
        result += layers(painted, on: child.paths, at: view.place, in: environment)
      } else if result.contains(where: \.isPictureWhereSeen) {
        result += painted.map { Layers.maybe($0, at: view.place, renderer) }
      }
    }
    for opacity in opacities(of: object) {
      result = Layers.faded(result.frontmost, by: opacity.shares, at: opacity.place)
    }
    return ["alpha", "alphaValue"].reduce(result) { seen($0, of: object, by: $1) }
  }

  /// Returns what an object paints where no opacity hides it, as code leaves it: views in front show nothing of it there.
  private func seen(_ layers: [Layer], of object: CodeObject, by property: String) -> [Layer] {
    guard !layers.isEmpty, let settings = object.settings[property] else { return layers }
    let isClear = settings.flatMap { $0?.value.isFaint ?? Alternatives(false) }
    if isClear.branches.allSatisfy(\.value) { return [] }
    guard isClear.branches.contains(where: \.value) else { return layers }
    return layers.map { layer in
      layer.paint.branches.count * isClear.branches.count <= Alternatives<StyleSetting?>.limit
        ? layer.painted(where: isClear.map { !$0 }) : layer
    }
  }
}

extension Layer {
  /// True for the pixels of an image, a map or a video on every path.
  var isPicture: Bool { paint.branches.allSatisfy { $0.value?.style.isPicture == true } }

  /// True for such pixels on each path on which anything is painted.
  var isPictureWhereSeen: Bool {
    let painted = paint.branches.compactMap(\.value)
    return !painted.isEmpty && painted.allSatisfy(\.style.isPicture)
  }
}

extension BackdropStack {
  /// True where a picture is what is seen in front, on some path at least.
  var endsInPicture: Bool { if case .layer(let layer)? = entries.last { layer.isPictureWhereSeen } else { false } }
}

extension [Layer] {
  /// The layers from the front one back to the first that hides the others, which an opacity lets through together.
  var frontmost: [Layer] {
    let start = lastIndex { layer in
      layer.isPicture || layer.paint.branches.allSatisfy { $0.value?.style.isOpaqueColor == true }
    }
    return Array(self[(start ?? startIndex)...])
  }
}

extension Value {
  /// Whether a number is an opacity that hides, on each path.
  fileprivate var isFaint: Alternatives<Bool> {
    switch self {
    case .number(let number): Alternatives(FaintOpacity.hides(number))
    case .choice(let all): all.flatMap(\.isFaint)
    default: Alternatives(false)
    }
  }

  /// The opacities that it gives a view, where faint ones and 1 only hide and show it; `nil` for one that is not known.
  var opacities: Alternatives<Double?> {
    switch self {
    case .number(let share): Alternatives(FaintOpacity.hides(share) || share >= 1 ? 1 : share)
    case .choice(let all): all.flatMap(\.opacities)
    default: Alternatives(nil)
    }
  }
}

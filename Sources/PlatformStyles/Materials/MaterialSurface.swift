package import ColorScience

/// What a material looks like, estimated from design kits: the system's own filters are not published.
extension Material {
  /// The bounds of the material over a backdrop that nothing is known of (S-73).
  ///
  /// Under Reduce Transparency they are those of the opaque fallback. Increase Contrast changes materials by an
  /// unpublished amount, so that the bounds count as low there.
  package func bounds(platform: Platform, appearance: Appearance) -> StyleBounds {
    let scheme = platform.scheme(of: appearance)
    if appearance.reducesTransparency { return Self.reduceTransparencyFallback(scheme) }
    let recipes = recipes(platform: platform, scheme: scheme)
    guard !recipes.isEmpty else { return Self.unknownBounds }
    let box: ColorBox
    switch platform {
    case .ios18, .ios26:
      box = iosBox(scheme, platform: platform)
    default:
      box = recipes.map { $0.surface(over: .unknown) }.hull ?? .unknown
    }
    return StyleBounds(
      box: box, confidence: confidence(platform: platform, appearance: appearance), sources: sources(platform))
  }

  /// The widest bounds that any kit supports, for a verdict that must hold whichever kit is right.
  package func hardBounds(platform: Platform, appearance: Appearance) -> StyleBounds {
    let bounds = bounds(platform: platform, appearance: appearance)
    let scheme = platform.scheme(of: appearance)
    guard platform.isIOS, !appearance.reducesTransparency,
      let range = MaterialTables.hardBounds.range(kitName, scheme)
    else { return bounds }
    return StyleBounds(
      box: bounds.box.union(ColorBox(gray: range)), confidence: bounds.confidence,
      sources: bounds.sources)
  }

  /// The bounds of the material over a known backdrop, always within those over an unknown one.
  package func surface(over backdrop: ColorBox, platform: Platform, appearance: Appearance) -> StyleBounds {
    let bounds = bounds(platform: platform, appearance: appearance)
    let scheme = platform.scheme(of: appearance)
    guard self != .ultraThick || platform == .macos, !appearance.reducesTransparency else { return bounds }
    let saturated = backdrop.clamped(to: .unknown).saturated
    let surfaces = recipes(platform: platform, scheme: scheme).map { $0.surface(over: saturated) }
    guard let box = surfaces.hull else { return bounds }
    return StyleBounds(box: box.clamped(to: bounds.box), confidence: bounds.confidence, sources: bounds.sources)
  }

  /// The range of opaque colours suggested for materials under Reduce Transparency; no values are published.
  package static func reduceTransparencyFallback(_ scheme: ColorScheme) -> StyleBounds {
    let colors = MaterialTables.opaqueFallbacks[scheme.rawValue] ?? []
    return StyleBounds(box: ColorBox(hullOf: colors) ?? .unknown, confidence: .low, sources: ["assumed"])
  }

  /// The material's name in the kits; thick bounds ultraThick, and bars are treated as regular among others.
  private var kitName: String {
    switch self {
    case .ultraThin, .thin, .regular, .thick: rawValue
    case .ultraThick: Material.thick.rawValue
    case .bar: Material.regular.rawValue
    }
  }

  /// Every recipe that may describe the material.
  private func recipes(platform: Platform, scheme: ColorScheme) -> [MaterialRecipe] {
    switch platform {
    case .ios18, .ios26:
      var recipes = [MaterialTables.kit18.recipe(kitName, scheme)]
      if kitName == Material.regular.rawValue, scheme == .light { recipes.append(MaterialTables.otherRegularLight) }
      if platform == .ios26 { recipes.append(MaterialTables.kit26.recipe(kitName, scheme)) }
      if self == .bar {
        recipes.append(platform == .ios26 ? MaterialTables.kit26.recipe("chrome", scheme) : nil)
        recipes.append(MaterialTables.barTint(scheme))
      }
      return recipes.compactMap { $0 }
    case .macos:
      let name = self == .ultraThick ? rawValue : kitName
      return (MaterialTables.macosTints["\(scheme.rawValue) \(name)"] ?? []).map(MaterialRecipe.init(tint:))
    case .watchos, .tvos, .visionos:
      return []
    }
  }

  private func iosBox(_ scheme: ColorScheme, platform: Platform) -> ColorBox {
    var boxes = [MaterialTables.kit18.range(kitName, scheme).map(ColorBox.init(gray:))]
    if kitName == Material.regular.rawValue, scheme == .light {
      boxes.append(MaterialTables.otherRegularLight?.surface(over: .unknown))
    }
    if self == .bar {
      boxes.append(MaterialTables.barTint(scheme).surface(over: .unknown))
      if platform == .ios26 { boxes.append(MaterialTables.kit26.range("chrome", scheme).map(ColorBox.init(gray:))) }
    }
    return boxes.compactMap { $0 }.hull ?? .unknown
  }

  private func confidence(platform: Platform, appearance: Appearance) -> Confidence {
    platform.isIOS && self != .bar && !appearance.increasesContrast ? .medium : .low
  }

  private func sources(_ platform: Platform) -> [String] {
    switch platform {
    case .ios18: ["KIT17"]
    case .macos: ["MACKIT"]
    default: ["KIT17", "KIT27"]
    }
  }

  private static let unknownBounds = StyleBounds(box: .unknown, confidence: .low, sources: ["assumed"])
}

extension ColorBox {
  init(gray: ClosedRange<Double>) {
    self.init(low: RGB(gray: gray.lowerBound), high: RGB(gray: gray.upperBound))
  }

  func clamped(to limits: ColorBox) -> ColorBox {
    func clamp(_ color: RGB) -> RGB {
      color.combined(with: limits.low, max).combined(with: limits.high, min)
    }
    return ColorBox(low: clamp(low), high: clamp(high))
  }

  /// The box with the colours that saturating by up to 1.8 makes of it, as the system's blur does before the fills.
  ///
  /// Saturating moves a channel away from the colour's own gray, which lies between the grays of the box's ends.
  var saturated: ColorBox {
    let strength = 0.8
    let weights = RGB(red: 0.2126, green: 0.7152, blue: 0.0722)
    func gray(_ color: RGB) -> Double {
      zip(color.channels, weights.channels).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let darkest = gray(low)
    let lightest = gray(high)
    return ColorBox(
      low: low.map { max(0, min($0, $0 + strength * ($0 - lightest))) },
      high: high.map { min(1, max($0, $0 + strength * ($0 - darkest))) })
  }
}

extension [ColorBox] {
  /// The smallest box around all of them.
  var hull: ColorBox? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { $0.union($1) }
  }
}

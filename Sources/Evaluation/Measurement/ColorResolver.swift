import ColorScience
import PlatformStyles
import Scene

/// Gives dynamic colours and styles their numbers in one appearance.
struct ColorResolver {
  let platform: Platform
  let appearance: Appearance
  let isElevated: Bool
  /// True inside a grouped list or form (S-64).
  var isGrouped = false
  /// The accent in force.
  let accent: Style?
  var softEnd = SoftEnd.likely

  /// How far the lighter end of `color.gradient` is taken to go (S-34).
  enum SoftEnd {
    /// Mixed with white by a quarter, as an assumption.
    case likely
    /// White itself: whatever the end is, it lies between the colour and this. Only on watchOS, where screens fade
    /// into black, nothing says that.
    case utmost
  }

  /// What a style paints.
  enum Paint {
    /// One colour, or several possible readings of a table.
    case colors([Color], isCertain: Bool)
    /// The stops of a gradient.
    case gradient([Color], isCertain: Bool)
    case material(Material)
    case glass
    case image
    case clear
    case unknown(Doubt)

    /// The stops of a gradient; none of anything else.
    var stops: [Color] { if case .gradient(let stops, _) = self { stops } else { [] } }
  }

  // MARK: - Colours

  /// Resolves a colour.
  func resolve(_ color: DynamicColor) -> Paint {
    switch color {
    case .fixed(let fixed): return .colors([fixed], isCertain: true)
    case .system(let system):
      guard let value = system.value(platform: platform, appearance: appearance, elevated: isElevated) else {
        return unpublished("'\(system.rawValue)' on \(platform.name)")
      }
      return .colors(value.alternatives, isCertain: value.isCertain)
    case .accent:
      if let accent, case .color(let value) = accent, value.color != .accent {
        return resolve(value.color.asAccent)
      }
      return resolve(.system(.tint))
    case .asset(let asset): return resolve(asset)
    case .token(let token): return resolve(token)
    case .faded(let inner, let factor): return map(inner) { $0.multiplyingAlpha(by: factor) }
    case .withAlpha(let inner, let alpha): return map(inner) { $0.withAlpha(alpha) }
    case .mixed(let first, let second, let fraction, let perceptual):
      guard case .colors(let left, let isFirstCertain) = resolve(first) else { return resolve(first) }
      guard case .colors(let right, let isSecondCertain) = resolve(second) else { return resolve(second) }
      let space: GradientInterpolation = perceptual ? .perceptual : .device
      let colors = left.flatMap { one in right.map { one.mixed(with: $0, by: fraction, in: space) } }
      return .colors(colors, isCertain: isFirstCertain && isSecondCertain)
    case .pinned(let inner, let traits):
      return ColorResolver(
        platform: platform, appearance: traits.appearance(in: appearance), isElevated: isElevated, accent: accent
      ).resolve(inner)
    case .unknown(let doubt): return .unknown(doubt)
    }
  }

  private func map(_ color: DynamicColor, _ transform: (Color) -> Color) -> Paint {
    map(resolve(color), transform)
  }

  private func map(_ paint: Paint, _ transform: (Color) -> Color) -> Paint {
    switch paint {
    case .colors(let colors, let isCertain): .colors(colors.map(transform), isCertain: isCertain)
    case .gradient(let colors, let isCertain): .gradient(colors.map(transform), isCertain: isCertain)
    case .material, .glass: .unknown(Doubt(.material, "a translucent material", place: nil))
    default: paint
    }
  }

  // MARK: - Styles

  /// Resolves a style; `groupCount` counts the groups that the background style has around it.
  func resolve(_ style: Style) -> Paint {
    switch style {
    case .color(let color): return resolve(color.color)
    case .level(let level): return self.level(level)
    case .offset(let base, let level):
      if case .levels(let styles) = base { return resolve(styles[min(level.rawValue, styles.count - 1)]) }
      if case .background(let depth) = base { return resolve(.background(level: depth + level.rawValue)) }
      return map(resolve(base)) { $0.multiplyingAlpha(by: level.opacityMultiplier) }
    case .levels(let styles): return styles.first.map(resolve) ?? .clear
    case .foreground, .tint: return resolve(.accent)
    case .background(let level):
      return table(background(level: level), "background")
    case .windowBackground: return window()
    case .separator: return system(.separatorStyle)
    case .placeholder: return system(.placeholderText)
    case .link: return system(.link)
    case .fill(let level):
      let names = ["systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill"]
      return SystemColor(rawValue: names[min(level, 3)]).map(system) ?? .clear
    case .gradient(let values): return gradient(values)
    case .softGradient(let color): return softGradient(color)
    case .material(let material): return .material(material)
    case .glass(let tint):
      // An opaque tint makes the glass nearly that colour; everything else is not known (S-76).
      if let tint, case .colors(let colors, _) = resolve(tint.color), colors.allSatisfy(\.isOpaque) {
        return .colors(colors, isCertain: false)
      }
      return .glass
    case .prominentLabel(let fill): return label(on: fill)
    case .faded(let inner, let factor): return map(resolve(inner)) { $0.multiplyingAlpha(by: factor) }
    case .fadedBetween(let inner, let factors): return between(factors, resolve(inner))
    case .blended(let inner, _, let place): return .unknown(.blending(inner, at: place))
    case .image: return .image
    case .clear: return .clear
    case .unknown(let doubt): return .unknown(doubt)
    }
  }

  /// The faintest level is published on few platforms; it is fainter than the one before, and no fainter than nothing.
  private func level(_ level: ContentLevel) -> Paint {
    let value = level.value(platform: platform, appearance: appearance)
    if value == nil, level == .quinary { return between(0...1, self.level(.quaternary)) }
    return table(value, "'.\(level.name)'")
  }

  private func background(level: Int) -> StyleValue<Color>? {
    if level == 0, !isGrouped, platform != .macos { return root() }
    return Backgrounds.color(
      level: level, groupContext: isGrouped ? 1 : 0, elevated: isElevated, platform: platform, appearance: appearance)
  }

  /// The contract counts the platform's default background as known.
  private func root() -> StyleValue<Color>? {
    Backgrounds.root(elevated: isElevated, platform: platform, appearance: appearance).map {
      StyleValue($0.preferred, confidence: .medium, sources: $0.sources)
    }
  }

  /// What a window of macOS paints: the colour of the table is of low confidence and that of S-64 another one, so the
  /// default background is known to lie between the two, and a text fails there that fails on both.
  private func window() -> Paint {
    let named = table(root(), "windowBackground")
    guard platform == .macos, case .colors(let colors, _) = named,
      let other = Backgrounds.color(level: 0, platform: platform, appearance: appearance)
    else { return named }
    return .gradient(colors + other.alternatives, isCertain: true)
  }

  private func system(_ color: SystemColor) -> Paint { resolve(.system(color)) }

  private func table(_ value: StyleValue<Color>?, _ what: String) -> Paint {
    guard let value else { return unpublished("\(what) on \(platform.name)") }
    return .colors(value.alternatives, isCertain: value.isCertain)
  }

  private func unpublished(_ what: String) -> Paint {
    var doubt = Doubt(.externalModule, what, place: nil)
    doubt.isUnpublished = true
    return .unknown(doubt)
  }

  /// The label of a prominent button on the lightest colour that its fill may have in this appearance (S-95).
  private func label(on fill: Style) -> Paint {
    var luminance = 0.0
    if case .colors(let colors, _) = resolve(fill) { luminance = colors.map(\.relativeLuminance).max() ?? 0 }
    let label = ControlDefaults.prominentLabel(fillLuminance: luminance)
    let colors = label.foregrounds.compactMap { $0.value(platform: platform, appearance: appearance)?.preferred }
    return .colors(colors, isCertain: label.isForegroundCertain)
  }

  /// Anything from the one strength to the other, as between the stops of a gradient.
  private func between(_ factors: ClosedRange<Double>, _ paint: Paint) -> Paint {
    switch paint {
    case .colors(let colors, let isCertain), .gradient(let colors, let isCertain):
      .gradient(
        [factors.lowerBound, factors.upperBound].flatMap { factor in
          colors.map { $0.multiplyingAlpha(by: factor) }
        }, isCertain: isCertain)
    default: paint
    }
  }

  /// The colour at one end, and a lighter one at the other.
  private func softGradient(_ color: ColorValue) -> Paint {
    guard case .colors(let colors, let isKnown) = resolve(color.color), let base = colors.first else {
      return resolve(color.color)
    }
    let lightest = Color.white.withAlpha(base.alpha)
    switch softEnd {
    case .likely: return .gradient([base, base.mixed(with: lightest, by: 0.25, in: .device)], isCertain: false)
    case .utmost: return .gradient([base, lightest], isCertain: isKnown && platform != .watchos)
    }
  }

  private func gradient(_ values: [ColorValue]) -> Paint {
    var stops: [Color] = []
    var isCertain = true
    for value in values {
      switch resolve(value.color) {
      case .colors(let colors, let certain):
        stops += colors
        isCertain = isCertain && certain
      case .unknown(let doubt): return .unknown(doubt)
      default: return .unknown(Doubt(.unsupportedExpression, "a gradient", place: value.origin))
      }
    }
    return .gradient(stops, isCertain: isCertain)
  }
}

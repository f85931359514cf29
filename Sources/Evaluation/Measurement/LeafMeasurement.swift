import ColorScience
import Findings
import PlatformStyles
import Scene

/// Measures a leaf: every combination of its alternatives, in every appearance.
struct LeafMeasurement {
  let renderer: Renderer
  let leaf: Leaf
  let environment: Environment
  var softEnd = ColorResolver.SoftEnd.likely

  init(renderer: Renderer, leaf: Leaf, environment: Environment) {
    self.renderer = renderer
    self.leaf = leaf
    self.environment = environment
  }

  /// True where other words are said for the leaf, or its own tell all once each sign is read out.
  var isSpoken: Bool { environment.isSpoken || environment.isReadSignBySign && leaf.amount == .signed }

  /// One choice of each ingredient.
  struct Combination {
    var path: Guard
    /// The ingredients' number in the table.
    var ingredients: Int
  }

  /// What a path makes of a leaf.
  struct Outcome: Hashable {
    /// The ingredients' number in the table.
    var ingredients: Int
    /// The decisions that appearances and gaps take.
    var decisions: Guard
  }

  /// What a leaf is drawn with.
  struct Ingredients: Hashable {
    var foreground: StyleSetting
    var font: FontValue?
    var modifiers: [FontModifier]
    var entries: [ResolvedEntry]
    /// What a comment says lies behind wherever that can't be known.
    var assertion: Layer?
    /// The text size, where it is not the usual one.
    var size: DynamicTypeSize?
  }

  /// An entry of the backdrop after the choice.
  enum ResolvedEntry: Hashable {
    case layer(StyleSetting, Layer)
    case group(Double?, Place?)
  }

  // MARK: - Measuring

  /// What ingredients give in one appearance where no scheme reaches in from outside.
  func ownReading(_ ingredients: Ingredients, in appearance: Appearance) -> Reading {
    var reading = measure(ingredients, in: appearance)
    if !reading.isCertain, ingredients.hasSoftGradient, !leaf.mayBeCovered {
      reading.isCertain = isBounded(reading, ingredients, appearance)
    }
    guard leaf.kind == .shape, let outside = ingredients.outsideOutline else { return reading }
    let around = ownReading(outside, in: appearance)
    return clearer(reading, leaf.isInset ? inset(reading, around) : around)
  }

  func measure(_ ingredients: Ingredients, in appearance: Appearance) -> Reading {
    let font = leaf.kind == .shape || leaf.kind == .control ? nil : fontReading(ingredients, appearance)
    var stack = PixelStack(unknown: Doubt(.unknownBackdrop, "what lies behind", place: nil))
    stack.isCertain = true
    var layers: [LayerReading] = []
    var ground = SystemGround()
    var isCertain = true
    for entry in entriesOverGround(ingredients) {
      lay(entry, on: &stack, &layers, &ground, &isCertain, appearance, ingredients.assertion)
    }
    noteAssertion(ingredients, in: layers)
    // Of a view that other code shows, neither the backdrop nor what it inherits is certain (S-142).
    let isAssumed = environment.isAssumed || (environment.assumesForeground && leaf.style == nil)
    let isOwn = ingredients.foreground.isProject && !isFromAround(ingredients.foreground)
    isCertain = isCertain && stack.isCertain && !leaf.mayBeCovered && (!isAssumed || isOwn)
    var reading = Reading(
      ratio: nil, foreground: nil, background: nil, isCertain: isCertain,
      isOnSystemBackground: ground.isSystem && environment.filters.isEmpty, font: font,
      layers: layers)
    reading.background = stack.constant
    if stack.constant == nil, stack.doubt == nil, !stack.isGrouped { reading.backgroundRange = stack.range }
    if let doubt = environment.filter ?? ingredients.groupDoubt ?? otherPlatform(of: ingredients.foreground) {
      reading.undecided = unknown(
        doubt, in: environment.filter == nil && ingredients.groupDoubt != nil ? .opacity : nil)
      return reading
    }
    paint(ingredients, on: stack, appearance, into: &reading)
    leaveSystemPair(ingredients, over: stack, &reading)
    // Below the least requirement no other font would help.
    if environment.assumesFont, ingredients.font == nil, font != nil,
      (reading.ratio?.high ?? 0) >= Self.requirements.lowerBound
    {
      reading.isCertain = false
    }
    if let plain = ingredients.withoutGroups {
      reading.unfaded = measure(plain, in: appearance).ratio
      if !leaf.mayBeCovered, let high = reading.ratio?.high, high < Self.requirements.upperBound {
        reading.ceiling = stack.ceiling(isKnown: isCertain, &renderer.ceilings)
      }
    }
    return reading
  }

  private func fontReading(_ ingredients: Ingredients, _ appearance: Appearance) -> FontReading {
    let font = ingredients.font ?? environment.defaultFont
    return FontResolver.reading(
      font, modifiers: ingredients.modifiers + leaf.fontModifiers, platform: environment.platform,
      size: ingredients.size ?? environment.typeSizes.usual, boldsText: appearance.boldsText)
  }

  func resolver(
    _ appearance: Appearance, pinned: ColorScheme?, isElevated: Bool, isGrouped: Bool
  ) -> ColorResolver {
    let scheme = pinned.map { appearance.withScheme($0) } ?? appearance
    return ColorResolver(
      platform: environment.platform, appearance: scheme, isElevated: isElevated, isGrouped: isGrouped,
      accent: environment.accent?.single?.style, softEnd: softEnd)
  }

  private func lay(
    _ entry: ResolvedEntry, on stack: inout PixelStack, _ layers: inout [LayerReading], _ ground: inout SystemGround,
    _ isCertain: inout Bool, _ appearance: Appearance, _ asserted: Layer?
  ) {
    switch entry {
    case .group(let share, let place):
      if let share { stack.open(group: share) }
      var group = LayerReading(
        description: share.map { "a group at \(Style.short($0 * 100)) %" } ?? "a group of unknown opacity",
        color: nil,
        provenance: Provenance(of: .opacity, kind: .literal, detail: "opacity", range: place.flatMap(auditedRange)))
      group.definition = constant(share, at: place).flatMap { auditedRange($0.place) }
      layers.append(group)
    case .layer(let setting, let layer):
      let painted = painted(setting, layer, asserted, in: appearance)
      let (setting, layer, paint) = (painted.setting, painted.layer, painted.paint)
      if paint.isInvisible { return }
      var isKnown = !layer.isAssumed && (layer.asserted != nil || !isFromAround(setting))
      let color = lay(paint, on: &stack, painted.resolver, setting, &isKnown)
      let coversAll = (color?.isOpaque == true || paint.isOpaqueGradient) && !stack.isGrouped
      if coversAll { ground = SystemGround() }
      // In another scheme than the element, a background is none that the system chose for it.
      let isOfOneScheme =
        (layer.pinnedScheme ?? appearance.scheme) == (environment.pinnedScheme ?? appearance.scheme)
      ground.lay(
        color, stops: paint.stops, isSurface: isOfOneScheme && layer.isSystemSurface(in: setting),
        isStandard: !setting.isProject && !layer.isAssumed)
      isCertain = isKnown && (coversAll || isCertain)
      // A level inside a material is drawn vibrantly, in a colour that is not published (S-71).
      if layer.isVibrant, setting.style.vibrantLevel != nil { isCertain = false }
      var reading = LayerReading(
        description: setting.description, color: color, stops: paint.stops,
        provenance: layerProvenance(setting, layer), definition: fillDefinition(setting, layer),
        hidesBelow: paint.hidesBelow, isPicture: setting.style.isPicture,
        isFaded: setting.isProject && setting.style.isMadeTranslucent)
      reading.isClearGlass = layer.isClearGlass
      layers.append(reading)
    }
  }

  /// Lays a resolved paint; returns its colour where it is one.
  func lay(
    _ paint: ColorResolver.Paint, on stack: inout PixelStack, _ resolver: ColorResolver, _ setting: StyleSetting,
    _ isCertain: inout Bool
  ) -> Color? {
    switch paint {
    case .colors(let colors, let certain):
      guard let first = colors.first else { return nil }
      if !certain { isCertain = false }
      if colors.count > 1, first.isOpaque, let box = ColorBox(hullOf: colors) {
        stack.cover(with: box, isCertain: false)
        return nil
      }
      if first.alpha > 0 { stack.lay(first) }
      return first
    case .gradient(let stops, let certain):
      if !certain { isCertain = false }
      stack.lay(gradient: stops)
    case .material(let material):
      let bounds = material.surface(over: stack.range, platform: resolver.platform, appearance: resolver.appearance)
      stack.cover(with: bounds.box, isCertain: bounds.isCertain)
      if !bounds.isCertain { isCertain = false }
    case .glass: stack.cover(unknown: Doubt(.material, "glass", place: setting.place))
    case .image:
      let doubt = Doubt(.imageBackdrop, "'\(setting.description)'", place: setting.place)
      stack.lay(unknown: doubt, share: setting.style.greatestShare)
    case .clear: break
    case .unknown(let doubt): stack.lay(unknown: located(doubt, setting), share: setting.style.greatestShare)
    }
    return nil
  }

  private func located(_ doubt: Doubt, _ setting: StyleSetting) -> Doubt {
    var result = doubt
    result.place = doubt.place ?? setting.place
    return result
  }

  // MARK: - Foreground

  func foregroundResolver(_ appearance: Appearance) -> ColorResolver {
    resolver(
      appearance, pinned: environment.pinnedScheme, isElevated: environment.isElevated,
      isGrouped: environment.isGrouped)
  }

  func paint(
    _ ingredients: Ingredients, on stack: PixelStack, _ appearance: Appearance, into reading: inout Reading
  ) {
    if leaf.kind == .symbol, case .levels(let styles) = ingredients.foreground.style {
      return paint(palette: styles, ingredients, on: stack, appearance, into: &reading)
    }
    let style = ingredients.foreground.style
    let resolver = foregroundResolver(appearance)
    if isVibrant(ingredients.foreground), let level = style.vibrantLevel,
      let material = environment.backgroundMaterial?.material,
      paint(level, vibrantlyOn: material, stack, resolver.appearance, into: &reading)
    {
      return
    }
    if case .blended(let inner, let mode, _) = style, paint(inner, mode, on: stack, resolver, into: &reading) { return }
    switch resolver.resolve(style, under: environment.filters) {
    case .colors(let colors, let isCertain):
      if colors.count == 1 { reading.ink = colors[0] }
      reading.isInkCertain = isCertain
      measure(colors, on: stack, into: &reading)
      // Of what is not known because of the backdrop, the colour in front decides nothing.
      if !isCertain, reading.undecided?.ingredient != .background { reading.isCertain = false }
    case .gradient(let stops, let isCertain):
      if !isCertain { reading.isCertain = false }
      guard let result = stack.measure(gradient: stops), !stack.mayFollow(stops, result.ratio, Self.requirements),
        stack.doubt.map({ !isOpen(result.ratio, behind: $0, on: stack, reading.font) }) ?? true
      else {
        reading.undecided = unknown(
          stack.doubt
            ?? Doubt(
              .unsupportedExpression, "a gradient over a gradient", place: ingredients.foreground.place))
        return
      }
      reading.ratio = result.ratio
      reading.foreground = result.foreground
      if result.foreground == nil { reading.foregroundRange = result.range }
    case .unknown(let doubt):
      if let ratio = reading.isCertain ? whitish(style, on: stack) ?? faint(style, on: stack, reading.font) : nil {
        reading.ratio = ratio
      } else {
        reading.undecided = unknown(located(doubt, ingredients.foreground), in: .foreground)
      }
    case .clear: reading.ratio = RatioBounds(1)
    case .image:
      reading.undecided = unknown(
        Doubt(.imageBackdrop, "an image as a foreground", place: ingredients.foreground.place), in: .foreground)
    case .material, .glass:
      reading.undecided = unknown(
        Doubt(.material, "a material as a foreground", place: ingredients.foreground.place),
        in: .foreground)
    }
  }

  /// Measures a level that a material draws vibrantly; returns false where nothing is published of how.
  private func paint(
    _ level: ContentLevel, vibrantlyOn material: Material, _ stack: PixelStack, _ appearance: Appearance,
    into reading: inout Reading
  ) -> Bool {
    if let doubt = stack.doubt ?? (stack.variation == nil ? Self.groupOverUnknown : nil) {
      reading.undecided = unknown(doubt)
      return true
    }
    guard let variation = stack.variation,
      let vibrant = material.vibrantForeground(
        level, over: variation, on: stack.background, in: stack.groups, platform: environment.platform,
        appearance: appearance)
    else { return false }
    reading.ratio = vibrant.contrast
    reading.foregroundRange = vibrant.box
    reading.isCertain = false
    return true
  }

  /// The least and the greatest ratio that a profile asks for.
  static let requirements = 3.0...4.5

  private static let groupOverUnknown = Doubt(.filterOrBlend, "a group over an unknown backdrop", place: nil)

  private func measure(_ colors: [Color], on stack: PixelStack, into reading: inout Reading) {
    // Nothing bounds an unknown backdrop, so the ratio would say nothing.
    if let doubt = stack.openDoubt {
      reading.undecided = unknown(doubt, in: .background)
      reading.background = nil
      if colors.count == 1, colors[0].isOpaque, !stack.isGrouped { reading.foreground = colors[0] }
      return
    }
    var bounds: RatioBounds?
    for color in colors {
      guard let result = stack.measure(color) else {
        reading.undecided = unknown(Self.groupOverUnknown)
        return
      }
      bounds = bounds.map { $0.union(result.ratio) } ?? result.ratio
      reading.foreground = colors.count == 1 ? result.foreground : nil
      if reading.foreground == nil {
        reading.foregroundRange = reading.foregroundRange.map { $0.union(result.range) } ?? result.range
      }
      reading.background = result.background ?? reading.background
    }
    // What spans every requirement because nothing bounds a glass (S-76) or what a view of other code paints says
    // nothing, nor what a veil leaves open.
    if let doubt = stack.doubt, let bounds, isOpen(bounds, behind: doubt, on: stack, reading.font) {
      reading.undecided = unknown(doubt)
      reading.foreground = nil
      return
    }
    reading.ratio = bounds
  }

  private func isOpen(
    _ bounds: RatioBounds, behind doubt: Doubt, on stack: PixelStack, _ font: FontReading?
  ) -> Bool {
    // A narrow interval says something, as that of a nearly opaque fill does; pictures hold all colours (S-141).
    guard stack.isVeiled || (doubt.reason != .imageBackdrop && bounds.high >= 2 * bounds.low) else { return false }
    let asked = asked(of: font)
    return bounds.low < asked.upperBound && bounds.high >= asked.lowerBound
  }

  /// True where the system draws the style vibrantly: a level of the default foreground inside a material (S-71).
  func isVibrant(_ setting: StyleSetting) -> Bool {
    guard let surface = environment.backgroundMaterial, surface.activatesVibrancy else { return false }
    return setting.style.vibrantLevel != nil
  }

  func unknown(_ doubt: Doubt, in ingredient: Provenance.Ingredient? = nil) -> Unknown {
    Unknown(
      doubt.reason, detail: doubt.detail, range: doubt.place.map(range), ingredient: ingredient,
      isUnpublished: doubt.isUnpublished)
  }

  func range(_ place: Place) -> Findings.SourceRange { renderer.collector.range(of: place) }
}

import PlatformStyles
import Scene

/// What a view inherits, as far as it tells what the view looks like on the path on which it is reached: alternatives
/// that the path excludes are left out, and so is the path itself.
struct InheritedLook: Hashable {
  private let platform: Platform
  private let schemes: [ColorScheme?]
  private let assertedScheme: AssertedScheme?
  private let font: Alternatives<FontValue?>
  private let fontModifiers: [Alternatives<FontModifier?>]
  private let defaultFont: FontValue
  private let size: TypeSizes
  private let styles: [Alternatives<StyleSetting>?]
  private let backdrop: BackdropStack
  private let rowLayers: [Layer]?
  private let barGround: [Layer]
  @Rare private var material: MaterialSurface?
  private let bars: [String: BarAppearance]
  private let platter: Range<Int>?
  private let counts: [Int?]
  private let container: ContainerState
  private let controlSize: String
  private let redaction: Environment.Redaction
  private let exemption: Exemption?
  @Rare private var introspectedGround: IntrospectedGround?
  @Rare private var filter: Doubt?
  private let filters: [ColorFilter]
  private let flags: [Bool]

  init(_ environment: Environment) {
    let path = environment.path
    platform = environment.platform
    schemes = [environment.pinnedScheme, environment.crossedScheme]
    assertedScheme = environment.assertedScheme
    font = environment.font.restricted(to: path)
    fontModifiers = environment.fontModifiers.map { $0.restricted(to: path) }
    defaultFont = environment.defaultFont
    size = environment.typeSizes
    styles = [
      environment.foreground, environment.defaultForeground, environment.promptBase, environment.tint,
      environment.accent, environment.coveredAccent, environment.listItemTint, environment.labelIcon,
      environment.backgroundStyle, environment.tipBackground,
    ].map { $0?.restricted(to: path) }
    backdrop = environment.backdrop.look(on: path)
    rowLayers = environment.rowLayers?.map { $0.look(on: path) }
    barGround = environment.barGround.map { $0.look(on: path) }
    material = environment.backgroundMaterial?.anonymous
    bars = environment.bars.mapValues { bar in
      var bar = bar
      bar.background = bar.background?.restricted(to: path)
      return bar
    }
    platter = environment.platter
    counts = [environment.groupCount, environment.barStart, environment.fullHeight]
    container = environment.container
    controlSize = environment.controlSize
    redaction = environment.redaction
    exemption = environment.exemption
    introspectedGround = environment.introspectedGround
    filter = environment.filter
    filters = environment.filters
    flags = [
      environment.isGrouped, environment.isElevated, environment.scrollContentBackgroundHidden,
      environment.isPresented, environment.isPartialSheet, environment.hasPresentationBackground, environment.isEnabled,
      environment.isAccessibilityHidden, environment.labelsHidden, environment.isAssumed, environment.isInControl,
      environment.isRepeated, environment.isSpoken, environment.isOnFixedSurface, environment.inheritsAssumedFont,
      environment.inheritsAssumedForeground, environment.activityGround != nil, environment.isInvisible,
      environment.isSpokenFor, environment.isSeenPerhaps, environment.isBlurredPerhaps, environment.isUnboundDown,
      environment.isUnboundAcross, environment.isBounded, !environment.lines.isEmpty,
      environment.isPinnedByView, environment.isReadSignBySign,
      environment.isBesideOthers,
    ]
  }
}

extension BackdropStack {
  /// The backdrop as it is seen on a path, whichever surfaces it is made of.
  func look(on path: Guard) -> BackdropStack {
    var result = self
    result.entries = entries.map { entry in
      switch entry {
      case .layer(let layer): .layer(layer.look(on: path))
      case .group(let shares, let place): .group(shares.restricted(to: path), place: place)
      }
    }
    return result
  }
}

extension Layer {
  /// The layer as it is seen on a path, whichever surface it belongs to.
  func look(on path: Guard) -> Layer {
    var result = self
    result.paint = paint.restricted(to: path)
    result.surface = surface?.anonymous
    return result
  }
}

extension MaterialSurface {
  /// The surface without its identity.
  var anonymous: MaterialSurface {
    var result = self
    result.id = 0
    return result
  }
}

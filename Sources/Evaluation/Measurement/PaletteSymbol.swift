import ColorScience
import PlatformStyles
import Scene

/// How a symbol stands out whose layers have colours of their own (S-27).
extension LeafMeasurement {
  /// Measures what can be seen of a symbol for sure. Its name tells where its layers lie if it is a mark on a filled shape,
  /// which takes a later colour than the mark. Any other symbol has its layers beside each other, or has only one of them,
  /// in the first colour; of one that is not known either may hold. So what one colour alone would show is not enough.
  func paint(
    palette styles: [Style], _ ingredients: Ingredients, on stack: PixelStack, _ appearance: Appearance,
    into reading: inout Reading
  ) {
    /// What one colour makes of the symbol on what lies behind or on another of the colours.
    func layer(_ style: Style, over outer: Style? = nil) -> Reading {
      var ground = stack
      var result = reading
      if let outer {
        let resolver = foregroundResolver(appearance)
        let paint = resolver.resolve(outer, under: environment.filters)
        _ = lay(paint, on: &ground, resolver, ingredients.foreground, &result.isCertain)
        // The mark is seen on the shape, whatever lies behind that.
        result.background = ground.constant
        result.backgroundRange =
          ground.constant == nil && ground.doubt == nil && !ground.isGrouped ? ground.range : nil
      }
      var single = ingredients
      single.foreground.style = style
      paint(single, on: ground, appearance, into: &result)
      return result
    }
    guard let mark = styles.first, styles.count > 1 else { return }
    let least = Self.requirements.lowerBound
    let arrangement = SymbolArrangement(of: leaf)
    let beside = arrangement == .marked ? [] : styles.map { layer($0) }
    let marked = arrangement == .beside ? [] : styles.dropFirst().map { layer(mark, over: $0) }
    let seen = MeasurementMemo.merge(beside + marked)
    // However its layers lie, a symbol whose colours differ too little from each other and from what lies behind is
    // hardly seen.
    let isFaint = (beside + marked).allSatisfy { ($0.ratio?.high ?? .infinity) < least }
    reading = seen
    reading.isCertain = false
    if let ratio = seen.ratio, ratio.low < least, !isFaint, (beside + marked).count > 1 {
      reading.ratio = nil
      (reading.foreground, reading.background) = (nil, nil)
      reading.undecided = unknown(
        Doubt(.unsupportedExpression, "the arrangement of the symbol's layers", place: ingredients.foreground.place),
        in: .foreground)
    }
  }
}

/// How the layers of a symbol lie, as far as its name tells.
enum SymbolArrangement: Hashable {
  /// A mark on a filled shape, as in `checkmark.circle.fill`.
  case marked
  /// Layers beside each other, or a single one.
  case beside
  /// The name is not known.
  case unknown

  /// The arrangement of a symbol, `nil` of what is none.
  init?(of leaf: Leaf) {
    guard leaf.kind == .symbol else { return nil }
    self = leaf.content.map(Self.init(named:)) ?? leaf.text.map(Self.init(named:)) ?? .unknown
  }

  private init(named value: Value) {
    // Of an object all arguments are given that its image is made with, of which a configuration names none.
    let values = if case .array(let all) = value { all } else { [value] }
    let arrangements = Set(values.flatMap { $0.symbolNames ?? [] }.map(Self.init(named:)))
    self = arrangements.count == 1 ? arrangements.first ?? .unknown : .unknown
  }

  private init(named name: String) {
    let parts = name.split(separator: ".")
    let isMarked = parts.count > 2 && parts.last == "fill" && Self.shapes.contains(String(parts[parts.count - 2]))
    self = isMarked ? .marked : .beside
  }

  private static let shapes: Set<String> = [
    "app", "bubble", "capsule", "circle", "diamond", "hexagon", "octagon", "oval", "pentagon", "rectangle", "rhombus",
    "seal", "shield", "square", "triangle",
  ]
}

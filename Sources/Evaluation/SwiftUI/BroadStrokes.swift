import Scene

/// Strokes that are as broad as a shape of their own, as a ring is, rather than the line around something (S-33).
enum BroadStrokes {
  /// The least width in pt of such a stroke: lines around fields and cards are drawn in 1 to 3.
  private static let least = 4.0
  /// The shapes whose stroke has one form: that of a path may tell by itself what its colour does.
  private static let plain: Set<String> = [
    "Circle", "Ellipse", "Capsule", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "ContainerRelativeShape",
  ]

  /// Returns what is seen of such a stroke besides its colour; `nil` for thinner ones, and where that is not known.
  static func form(of call: ModifierCall, around shape: ViewNode) -> Value? {
    guard let name = Shapes.shapeName(shape), plain.contains(name) else { return nil }
    let style = call.argument("style")?.value
    let width = style.flatMap { part("lineWidth", of: $0) } ?? call.argument("lineWidth")?.value
    guard let width, isBroad(width) else { return nil }
    return .array([.string(name), width] + [style.flatMap { part("dash", of: $0) }].compactMap(\.self))
  }

  private static func part(_ label: String, of style: Value) -> Value? {
    switch style {
    case .instance(let style): style.fields[label]
    case .implicit(let member) where member.name == "init": member.arguments?.first { $0.label == label }?.value
    default: nil
    }
  }

  private static func isBroad(_ width: Value) -> Bool {
    switch width {
    case .number(let points): points >= least
    case .choice(let all): all.branches.allSatisfy { isBroad($0.value) }
    default: false
    }
  }
}

import ColorScience
import Scene

/// A filter whose result on a solid colour is exact (S-36).
enum ColorFilter: Hashable {
  case inverted
  case multiplied(Color)
  /// An amount added to each encoded channel.
  case brightened(Double)

  /// Reads a modifier; `nil` where its result is not exact.
  init?(modifier: String, amount: Value?) {
    switch (modifier, amount) {
    case ("colorInvert", nil): self = .inverted
    case ("brightness", .number(let amount)?): self = .brightened(amount)
    case ("colorMultiply", .color(let value)?):
      guard case .fixed(let color) = value.color else { return nil }
      self = .multiplied(color)
    default: return nil
    }
  }

  /// Returns a colour as it is drawn under the filter.
  func applied(to color: Color) -> Color {
    switch self {
    case .inverted: color.inverted
    case .multiplied(let factor): color.multiplied(by: factor)
    case .brightened(let amount): color.brightened(by: amount)
    }
  }
}

extension ColorResolver.Paint {
  /// The paint under filters, outermost first; what is no solid colour can't be told.
  func filtered(by filters: [ColorFilter]) -> ColorResolver.Paint {
    if filters.isEmpty { return self }
    func applied(_ color: Color) -> Color { filters.reversed().reduce(color) { $1.applied(to: $0) } }
    switch self {
    case .colors(let colors, let isCertain): return .colors(colors.map(applied), isCertain: isCertain)
    case .clear, .unknown: return self
    case .gradient, .material, .glass, .image:
      return .unknown(Doubt(.filterOrBlend, "a filter over what is no solid colour", place: nil))
    }
  }
}

import ColorScience
import Scene

/// A filter whose result on a solid colour is exact (S-36).
enum ColorFilter: Hashable {
  case inverted
  case multiplied(DynamicColor)
  /// An amount added to each encoded channel.
  case brightened(Double)

  /// Reads a modifier; `nil` where its result is not exact.
  init?(modifier: String, amount: Value?) {
    switch (modifier, amount) {
    case ("colorInvert", nil): self = .inverted
    case ("brightness", .number(let amount)?): self = .brightened(amount)
    case ("colorMultiply", .color(let value)?):
      if case .unknown = value.color { return nil }
      self = .multiplied(value.color)
    default: return nil
    }
  }
}

extension ColorResolver {
  /// Resolves a style under filters, outermost first; what is no solid colour can't be told.
  func resolve(_ style: Style, under filters: [ColorFilter]) -> Paint {
    filters.reversed().reduce(resolve(style), filtered)
  }

  private func filtered(_ paint: Paint, by filter: ColorFilter) -> Paint {
    switch paint {
    case .colors(let colors, let isCertain):
      switch filter {
      case .inverted: return .colors(colors.map(\.inverted), isCertain: isCertain)
      case .brightened(let amount): return .colors(colors.map { $0.brightened(by: amount) }, isCertain: isCertain)
      case .multiplied(let factor):
        guard case .colors(let factors, let isSure) = resolve(factor) else {
          return .unknown(Doubt(.filterOrBlend, "a colour that others are multiplied by", place: nil))
        }
        let products = colors.flatMap { color in factors.map { color.multiplied(by: $0) } }
        return .colors(products, isCertain: isCertain && isSure)
      }
    case .clear, .unknown: return paint
    case .gradient, .material, .glass, .image:
      return .unknown(Doubt(.filterOrBlend, "a filter over what is no solid colour", place: nil))
    }
  }
}

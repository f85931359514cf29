import ColorScience
import SourceFacts

/// The components of a colour in the notations that Xcode writes: hexadecimal, 8-bit integers, fractions (S-122).
struct ColorComponents {
  private let values: [String: Any]

  init(_ values: [String: Any]) {
    self.values = values
  }

  /// Makes the colour that the components mean in a space; `nil` where one is missing or is no number.
  func color(in space: CatalogColorSpace) -> Color? {
    guard let alpha = alpha else { return nil }
    if let white = values["white"] {
      guard let white = Self.channel(white) else { return nil }
      switch space {
      case .grayGamma22, .extendedGray: return Color(grayGamma22: white, alpha: alpha)
      default: return color(red: white, green: white, blue: white, alpha: alpha, in: space)
      }
    }
    guard let red = values["red"].flatMap(Self.channel), let green = values["green"].flatMap(Self.channel),
      let blue = values["blue"].flatMap(Self.channel)
    else { return nil }
    return color(red: red, green: green, blue: blue, alpha: alpha, in: space)
  }

  private func color(
    red: Double, green: Double, blue: Double, alpha: Double, in space: CatalogColorSpace
  ) -> Color? {
    switch space {
    case .srgb, .extendedSRGB: Color(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3: Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .extendedLinearSRGB: Color(linearRed: red, green: green, blue: blue, alpha: alpha)
    case .grayGamma22, .extendedGray: nil
    }
  }

  /// The opacity in 0...1, 1 where none is written; the integers 0 and 1 are themselves, unlike those of channels.
  private var alpha: Double? {
    guard let value = values["alpha"] else { return 1 }
    guard let text = value as? String else { return value as? Double }
    switch Self.number(text) {
    case .fraction(let fraction): return fraction
    case .step(let step): return step <= 1 ? step : step / 255
    case .hexadecimal(let step): return step / 255
    case nil: return nil
    }
  }

  /// Reads a channel, 1 being full intensity; a JSON number is taken as it is.
  private static func channel(_ value: Any) -> Double? {
    guard let text = value as? String else { return value as? Double }
    switch number(text) {
    case .fraction(let fraction): return fraction
    case .step(let step), .hexadecimal(let step): return step / 255
    case nil: return nil
    }
  }

  private enum Notation {
    case fraction(Double)
    /// A decimal integer, of which 255 is full intensity.
    case step(Double)
    case hexadecimal(Double)
  }

  private static func number(_ text: String) -> Notation? {
    let text = text.filter { !$0.isWhitespace }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt16(text.dropFirst(2), radix: 16).map { .hexadecimal(Double($0)) }
    }
    if let step = Int16(text) { return .step(Double(step)) }
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }), let fraction = Double(text),
      fraction.isFinite
    else { return nil }
    return .fraction(fraction)
  }
}

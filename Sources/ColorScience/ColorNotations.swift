#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Conversions from the notations and colour spaces Apple's frameworks and asset catalogs use.
extension Color {
  /// Makes an encoded sRGB gray, as SwiftUI's `Color(white:)` does.
  package init(white: Double, alpha: Double = 1) {
    self.init(encoded: RGB(gray: white), alpha: alpha)
  }

  /// Makes a gray of Apple's extended gray space: linear light is the sign-preserving power 2.2 of the value.
  package init(grayGamma22 white: Double, alpha: Double = 1) {
    let magnitude = pow(abs(white), 2.2)
    self.init(linear: RGB(gray: white < 0 ? -magnitude : magnitude), alpha: alpha)
  }

  /// Makes a colour from encoded Display P3 channels (P3 primaries, D65, sRGB transfer).
  package init(displayP3Red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let encoded = RGB(red: displayP3Red, green: green, blue: blue)
    self.init(linearDisplayP3: encoded.map(SRGBTransfer.decode), alpha: alpha)
  }

  /// Makes a colour from a linear-light Display P3 triple.
  package init(linearDisplayP3: RGB, alpha: Double = 1) {
    self.init(linear: Matrix3.linearDisplayP3ToLinearSRGB * linearDisplayP3, alpha: alpha)
  }

  /// Makes a colour from 8-bit encoded sRGB channels, 0...255.
  package init(red8: Int, green8: Int, blue8: Int, alpha: Double = 1) {
    self.init(
      red: Double(red8) / 255, green: Double(green8) / 255, blue: Double(blue8) / 255, alpha: alpha)
  }

  /// Makes an encoded sRGB colour from hue (a turn is 1), saturation and brightness.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: Double) -> Double {
      let position = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The hue (a turn is 1; 0 for grays), saturation and brightness of the encoded sRGB channels; `nil` beyond sRGB.
  package var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double)? {
    let (red, green, blue) = (encoded.red, encoded.green, encoded.blue)
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    guard low >= 0, high <= 1 else { return nil }
    let range = high - low
    guard range > 0 else { return (0, 0, high) }
    let sixths =
      high == red ? (green - blue) / range : high == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, range / high, high)
  }

  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA` (8-bit encoded sRGB), in any case and with or without the `#`.
  package init?(hex: String) {
    var digits: [Int] = []
    for character in hex.hasPrefix("#") ? hex.dropFirst() : hex[...] {
      guard character.isASCII, let digit = character.hexDigitValue else { return nil }
      digits.append(digit)
    }
    switch digits.count {
    case 3:
      self.init(red8: digits[0] * 17, green8: digits[1] * 17, blue8: digits[2] * 17)
    case 6, 8:
      let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
      let alpha = bytes.count == 4 ? Double(bytes[3]) / 255 : 1
      self.init(red8: bytes[0], green8: bytes[1], blue8: bytes[2], alpha: alpha)
    default:
      return nil
    }
  }

  /// The encoded sRGB channels clipped and rounded to 8 bits, 0...255, in the order red, green, blue.
  package var bytes: [Int] {
    encoded.clipped.channels.map { Int(eightBit($0)) }
  }

  /// The colour after clipping and rounding its encoded sRGB channels to 8 bits; alpha is kept.
  package var roundedTo8Bits: Color {
    Color(encoded: encoded.clipped.map { eightBit($0) / 255 }, alpha: alpha)
  }

  /// `#RRGGBB` of the clipped, 8-bit rounded encoded sRGB channels, for display; alpha is left out.
  package var hexString: String {
    bytes.reduce(into: "#") { text, byte in
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16, uppercase: true)
    }
  }
}

/// Rounds to the nearest step, halves to the even one.
///
/// The way through linear light may miss a half by a hair, so values are first rounded to a billionth of a step.
private func eightBit(_ encoded: Double) -> Double {
  let billion = 1e9
  return ((encoded * 255 * billion).rounded() / billion).rounded(.toNearestOrEven)
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A colour in CIE 1976 L*a*b*.
package struct CIELab: Hashable, Sendable {
  /// The white point of a CIE Lab value.
  package enum WhitePoint: Hashable, Sendable {
    /// Daylight of 5003 K; sRGB is adapted to it with the Bradford transform.
    case d50
    /// Daylight of 6504 K, sRGB's own white.
    case d65

    var fromLinearSRGB: Matrix3 {
      switch self {
      case .d50: .linearSRGBToRelativeXYZOfD50
      case .d65: .linearSRGBToRelativeXYZOfD65
      }
    }

    var toLinearSRGB: Matrix3 {
      switch self {
      case .d50: CIELab.relativeXYZOfD50ToLinearSRGB
      case .d65: CIELab.relativeXYZOfD65ToLinearSRGB
      }
    }
  }

  /// CIE lightness L*, 0...100.
  package let lightness: Double
  /// Green (negative) to red.
  package let a: Double
  /// Blue (negative) to yellow.
  package let b: Double

  /// Makes an L*a*b* triple.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  private static let relativeXYZOfD50ToLinearSRGB = Matrix3.linearSRGBToRelativeXYZOfD50.inverse
  private static let relativeXYZOfD65ToLinearSRGB = Matrix3.linearSRGBToRelativeXYZOfD65.inverse

  /// The slope of the linear toe of L*, 29^3 / 3^3 (CIE 15).
  private static let toeSlope = 24389.0 / 27
  /// The relative luminance at which the toe ends, 6^3 / 29^3.
  private static let toeEnd = 216.0 / 24389

  /// The Lab response to a relative tristimulus value.
  static func response(_ value: Double) -> Double {
    value > toeEnd ? cbrt(value) : (toeSlope * value + 16) / 116
  }

  /// The relative tristimulus value of a Lab response.
  static func tristimulus(_ response: Double) -> Double {
    response > 6.0 / 29 ? response * response * response : (116 * response - 16) / toeSlope
  }
}

extension Color {
  /// Makes a colour from CIE Lab; it may lie outside the sRGB gamut.
  package init(lab: CIELab, white: CIELab.WhitePoint = .d65, alpha: Double = 1) {
    let middle = (lab.lightness + 16) / 116
    let responses = RGB(red: middle + lab.a / 500, green: middle, blue: middle - lab.b / 200)
    self.init(linear: white.toLinearSRGB * responses.map(CIELab.tristimulus), alpha: alpha)
  }

  /// The colour in CIE Lab; alpha is ignored.
  package func lab(_ white: CIELab.WhitePoint = .d65) -> CIELab {
    let responses = (white.fromLinearSRGB * linear).map(CIELab.response)
    return CIELab(
      lightness: 116 * responses.green - 16, a: 500 * (responses.red - responses.green),
      b: 200 * (responses.green - responses.blue))
  }

  /// True where two colours differ in hue or saturation as far as lightness 20 apart does, by the distance of a* and b*.
  package func differsInHue(from other: Color) -> Bool {
    let (one, two) = (lab(), other.lab())
    return (one.a - two.a) * (one.a - two.a) + (one.b - two.b) * (one.b - two.b) >= 20 * 20
  }

  /// CIE lightness L* (D65), 0...100; alpha is ignored.
  package var lightness: Double {
    116 * CIELab.response(Matrix3.linearSRGBToRelativeXYZOfD65.second.dot(linear)) - 16
  }
}

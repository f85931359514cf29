#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// CIEDE2000 colour difference of two colours (CIE Lab D65); 1 to 2 is just noticeable.
package func deltaE2000(_ first: Color, _ second: Color) -> Double {
  first.lab().deltaE2000(to: second.lab())
}

extension CIELab {
  /// CIEDE2000 with unit weights, after Sharma, Wu and Dalal 2005; both values must share a white point.
  package func deltaE2000(to other: CIELab) -> Double {
    let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let stretch = 1.5 - 0.5 * CIELab.chromaSaturation(meanChroma)
    let (from, to) = (CIELab.Stretched(self, by: stretch), CIELab.Stretched(other, by: stretch))

    let lightness = (from.lightness + to.lightness) / 2
    let chroma = (from.chroma + to.chroma) / 2
    let hue = from.meanHue(with: to)
    let offCenter = (lightness - 50) * (lightness - 50)
    let hueWeight =
      1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.20 * cosine(4 * hue - 63)

    let dL = (to.lightness - from.lightness) / (1 + 0.015 * offCenter / (20 + offCenter).squareRoot())
    let dC = (to.chroma - from.chroma) / (1 + 0.045 * chroma)
    let dH = from.hueDifference(to: to) / (1 + 0.015 * chroma * hueWeight)
    let blueBand = (hue - 275) / 25
    let rotation = -2 * CIELab.chromaSaturation(chroma) * sine(60 * exp(-blueBand * blueBand))
    return (dL * dL + dC * dC + dH * dH + rotation * dC * dH).squareRoot()
  }

  /// `sqrt(C^7 / (C^7 + 25^7))`, which grows from 0 to 1 with chroma.
  private static func chromaSaturation(_ chroma: Double) -> Double {
    let seventh = pow(chroma, 7)
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// Lightness, chroma and hue (degrees) after the a axis has been stretched near gray.
  private struct Stretched {
    let lightness: Double
    let chroma: Double
    let hue: Double

    init(_ lab: CIELab, by factor: Double) {
      let a = lab.a * factor
      lightness = lab.lightness
      chroma = hypot(a, lab.b)
      let degrees = chroma == 0 ? 0 : atan2(lab.b, a) * 180 / .pi
      hue = degrees < 0 ? degrees + 360 : degrees
    }

    /// The mean hue along the shorter arc; a gray takes the other's hue (the sum, its own being 0).
    func meanHue(with other: Stretched) -> Double {
      let sum = hue + other.hue
      if chroma * other.chroma == 0 { return sum }
      if abs(hue - other.hue) <= 180 { return sum / 2 }
      return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
    }

    /// The metric hue difference along the shorter arc.
    func hueDifference(to other: Stretched) -> Double {
      var turn = other.hue - hue
      if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
      return 2 * (chroma * other.chroma).squareRoot() * sine(turn / 2)
    }
  }
}

private func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

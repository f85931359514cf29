#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A colour in Oklab: lightness 0...1, two opponent axes around 0.
package struct Oklab: Hashable, Sendable {
  /// Perceived lightness, 0 black to 1 white.
  package let lightness: Double
  /// Green (negative) to red.
  package let a: Double
  /// Blue (negative) to yellow.
  package let b: Double

  /// Makes an Oklab triple.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The same colour in polar form.
  package var polar: OKLCH {
    let degrees = atan2(b, a) * 180 / .pi
    return OKLCH(lightness: lightness, chroma: hypot(a, b), hue: degrees < 0 ? degrees + 360 : degrees)
  }

  /// Euclidean distance in Oklab; about 0.02 is just noticeable.
  package func deltaE(to other: Oklab) -> Double {
    let (dL, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (dL * dL + da * da + db * db).squareRoot()
  }
}

/// Oklab in polar form.
package struct OKLCH: Hashable, Sendable {
  /// Perceived lightness, 0 black to 1 white.
  package let lightness: Double
  /// Distance from the neutral axis, 0 for grays and about 0.32 at most in sRGB.
  package let chroma: Double
  /// Hue angle in degrees, 0..<360; meaningless for grays.
  package let hue: Double

  /// Makes an OKLCH triple, hue in degrees.
  package init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// The same colour on rectangular axes.
  package var rectangular: Oklab {
    let radians = hue * .pi / 180
    return Oklab(lightness: lightness, a: chroma * cos(radians), b: chroma * sin(radians))
  }
}

extension Color {
  /// Makes a colour from Oklab; it may lie outside the sRGB gamut.
  package init(oklab: Oklab, alpha: Double = 1) {
    let roots = Matrix3.oklabToConeRoots * RGB(red: oklab.lightness, green: oklab.a, blue: oklab.b)
    self.init(linear: Matrix3.oklabConesToLinearSRGB * roots.map { $0 * $0 * $0 }, alpha: alpha)
  }

  /// Makes a colour from OKLCH; it may lie outside the sRGB gamut.
  package init(oklch: OKLCH, alpha: Double = 1) {
    self.init(oklab: oklch.rectangular, alpha: alpha)
  }

  /// The colour in Oklab; alpha is ignored.
  package var oklab: Oklab {
    let lab = Matrix3.oklabConeRootsToOklab * oklabConeRoots
    return Oklab(lightness: lab.red, a: lab.green, b: lab.blue)
  }

  /// The cube roots of Oklab's cone responses, in which Oklab is linear.
  var oklabConeRoots: RGB { (Matrix3.linearSRGBToOklabCones * linear).map { cbrt($0) } }

  /// The colour in OKLCH; alpha is ignored.
  package var oklch: OKLCH { oklab.polar }
}

/// Distance of two colours in Oklab (ΔE OK); alpha is ignored.
package func deltaEOK(_ first: Color, _ second: Color) -> Double {
  first.oklab.deltaE(to: second.oklab)
}

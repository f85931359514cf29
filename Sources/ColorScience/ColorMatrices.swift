/// Conversion matrices from the chromaticities of the standards: sRGB primaries, D65 (0.3127, 0.3290), D50 (0.3457, 0.3585).
extension Matrix3 {
  /// Display P3 to sRGB, both linear, exact for the CSS Color 4 definitions.
  static let linearDisplayP3ToLinearSRGB = Matrix3(
    (1.2249401762805603, -0.2249401762805603, 0),
    (-0.0420569547096883, 1.0420569547096883, 0),
    (-0.0196375545903344, -0.0786360455506318, 1.0982736001409660))

  /// Linear sRGB to XYZ divided by the D65 white point; the middle row is CIE luminance.
  static let linearSRGBToRelativeXYZOfD65 = Matrix3(
    (0.43388734556603988, 0.37622400913749872, 0.1898886452964614),
    (0.21263900587151036, 0.71516867876775593, 0.072192315360733715),
    (0.017750040070973259, 0.10944762085523849, 0.87280233907378825))

  /// Linear sRGB to XYZ adapted to D50 with the Bradford transform, divided by the D50 white point.
  static let linearSRGBToRelativeXYZOfD50 = Matrix3(
    (0.45221165824248066, 0.39941225394293381, 0.14837608781458553),
    (0.22249317711056517, 0.71688701309448247, 0.060619809794952354),
    (0.016875340921386843, 0.11765941425612083, 0.86546524482249232))

  /// Linear sRGB to the cone responses of Oklab (Ottosson 2020, recomputed in double precision as in CSS Color 4).
  static let linearSRGBToOklabCones = Matrix3(
    (0.41222146947076302, 0.53633253726173482, 0.051445993267502198),
    (0.21190349581782522, 0.68069955064523434, 0.10739695353694051),
    (0.088302459190056427, 0.28171883913612148, 0.62997870167382215))

  /// Cube roots of the cone responses to Oklab.
  static let oklabConeRootsToOklab = Matrix3(
    (0.21045426830931396, 0.79361777470230532, -0.0040720430116192585),
    (1.9779985324311686, -2.4285922420485799, 0.45059370961741102),
    (0.025904042465547734, 0.78277171245752974, -0.80867575492307742))

  static let oklabConesToLinearSRGB = linearSRGBToOklabCones.inverse
  static let oklabToConeRoots = oklabConeRootsToOklab.inverse
}

/// The projections of Viénot et al. 1999 in linear sRGB (Smith-Pokorny cones, Judd-Vos XYZ).
///
/// Figures: the factors of coloraide's `filters/cvd.py` (MIT), which carry the papers' numbers to double precision.
enum VienotProjection {
  static func matrix(_ deficiency: VisionDeficiency) -> Matrix3 {
    switch deficiency {
    case .protan: protan
    case .deutan: deutan
    case .tritan: tritan
    }
  }

  private static let protan = Matrix3(
    (0.11238276122216405, 0.8876172387778362, 0),
    (0.11238276122216398, 0.8876172387778362, 0),
    (0.0040057682730469425, -0.004005768273046939, 1))
  private static let deutan = Matrix3(
    (0.2927501142784356, 0.7072498857215644, 0),
    (0.2927501142784356, 0.7072498857215644, 0),
    (-0.022336587034129083, 0.022336587034129093, 1))
  private static let tritan = Matrix3(
    (1, 0.1446122433069361, -0.1446122433069363),
    (0, 0.8592358078045899, 0.14076419219541025),
    (0, 0.8592358078045896, 0.14076419219541023))
}

/// The two half-planes of Brettel et al. 1997 in linear sRGB, anchored at 475/575 nm or 485/660 nm.
///
/// Figures: coloraide's cone factors multiplied out. For protan and deutan the half-plane is chosen so that each
/// anchor colour is a fixed point of its own half, which the paper demands.
struct BrettelHalfPlanes {
  /// Positive on the side of the separating plane where `upper` applies.
  let normal: RGB
  let upper: Matrix3
  let lower: Matrix3

  func project(_ linear: RGB) -> RGB {
    (normal.dot(linear) > 0 ? upper : lower) * linear
  }

  private init(normal: RGB, upper: Matrix3, lower: Matrix3) {
    self.normal = normal
    self.upper = upper
    self.lower = lower
  }

  init(_ deficiency: VisionDeficiency) {
    switch deficiency {
    case .protan: self = .protan
    case .deutan: self = .deutan
    case .tritan: self = .tritan
    }
  }

  private static let protan = BrettelHalfPlanes(
    normal: RGB(red: 0.00047773030714170757, green: 0.003930311419629599, blue: -0.004408041726771306),
    upper: Matrix3(
      (0.14980329007362256, 1.195477823871175, -0.34528111394479832),
      (0.10764488302985778, 0.8486384750576782, 0.043716641912464382),
      (0.0038368914636688276, -0.005395126332368304, 1.0015582348686995)),
    lower: Matrix3(
      (0.14569980323700532, 1.1617182299472488, -0.30741803318425337),
      (0.10816443262983269, 0.85291283591634492, 0.038922731453822586),
      (0.0038554102763516712, -0.0052427711230016733, 1.0013873608466501)))
  private static let deutan = BrettelHalfPlanes(
    normal: RGB(red: -0.002810392066802633, green: -0.0061090325077519632, blue: 0.0089194245745545953),
    upper: Matrix3(
      (0.3647740930018108, 0.86381054234885035, -0.22858463535066068),
      (0.262937415220105, 0.64244513842579942, 0.094617446354095691),
      (-0.020061903217591447, 0.027281134645201474, 0.99278076857239006)),
    lower: Matrix3(
      (0.37298470023306562, 0.88165818256838191, -0.25464288280144742),
      (0.25953881982437316, 0.63505751091344209, 0.10540366926218513),
      (-0.019802593252716921, 0.027844804399224359, 0.99195778885349273)))
  private static let tritan = BrettelHalfPlanes(
    normal: RGB(red: 0.039014607650585564, green: -0.02788075798673886, blue: -0.011133849663846682),
    upper: Matrix3(
      (1.0127733449519791, 0.13548411000679506, -0.14825745495877393),
      (-0.01243345336938285, 0.86812104657043376, 0.14431240679894936),
      (0.075894786756647431, 0.80499960476576526, 0.1191056084775875)),
    lower: Matrix3(
      (0.93678392774537889, 0.18978793819507433, -0.1265718659404538),
      (0.061533927841790188, 0.81526221295274859, 0.12320385920546158),
      (-0.37560798219999214, 1.1276541228981189, 0.24795385930187272)))
}

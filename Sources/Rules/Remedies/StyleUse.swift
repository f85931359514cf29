import ColorScience
import Findings
import PlatformStyles
import Scene

/// A foreground on a backdrop where an element is shown in a deciding appearance.
struct StyleUse {
  let element: Int
  let appearance: Appearance
  let placement: Placement
  let verdict: ElementVerdict
  let required: Double
  /// The composited foreground, where there is one colour.
  let foreground: Color?
  /// The composited backdrop, where there is one opaque colour.
  let background: Color?

  /// True where a colour certainly reaches what is required here.
  func isPassed(by color: Color) -> Bool {
    guard let backdrops else { return false }
    return backdrops.allSatisfy { conservativeContrastRatio(color.composited(over: $0), $0) >= required }
  }

  /// True where each of some colours has no less contrast here than what is there.
  func isKept(by colors: [Color]) -> Bool {
    guard let backdrops, let ratio = placement.readings[appearance]?.ratio?.low else { return false }
    return backdrops.allSatisfy { backdrop in
      colors.allSatisfy { conservativeContrastRatio($0.composited(over: backdrop), backdrop) >= ratio }
    }
  }
}

extension JudgedScene {
  /// Every way elements are shown in the deciding appearances, without those that nothing is asked of.
  func uses(of elements: [Int]) -> [StyleUse] {
    elements.flatMap { index in
      let element = scene.elements[index]
      let judged = judgement.elements[index]
      return zip(element.placements, judged.placements).flatMap { placement, verdicts in
        judgement.profile.decidingAppearances.compactMap { appearance -> StyleUse? in
          guard placement.exemption == nil, let reading = placement.readings[appearance],
            let verdict = verdicts[appearance]
          else { return nil }
          let background = reading.background.flatMap { $0.isOpaque ? $0 : nil }
          return StyleUse(
            element: index, appearance: appearance, placement: placement, verdict: verdict,
            required: requirement(
              for: element, font: placement.plainFont(in: appearance), profile: judgement.profile,
              thresholds: judged.thresholds),
            foreground: reading.foreground, background: background)
        }
      }
    }
  }
}

extension StyleUse {
  /// True where a contrast rule complains.
  var isComplaint: Bool { verdict == .fails || verdict == .mayFail }

  /// True for an opaque white or black.
  var isPole: Bool {
    guard placement.foreground.form == .neutral, !placement.foreground.hasWrittenOpacity,
      let ink = placement.readings[appearance]?.ink ?? foreground
    else { return false }
    return ink.bytes == Color.white.bytes || ink.bytes == Color.black.bytes
  }

  /// True where the foreground is known to have no hue that anybody would name.
  var isGray: Bool {
    (placement.readings[appearance]?.ink ?? foreground).map { $0.oklab.polar.chroma < ProjectToken.grayChroma / 2 }
      ?? false
  }

  /// True for a level of a hue that code sets around it, or names; the accent of a catalog is there without any code.
  var isFadedHue: Bool {
    let steps = steps(of: .foreground)
    return !isGray && steps.count > 1 && steps.contains { $0.kind != .asset }
  }

  /// True for a gray or a faded colour: what is less important than the rest.
  var isFaint: Bool {
    switch placement.foreground.form {
    case .system(let name) where name.hasPrefix("systemGray"): true
    case .neutral: !isPole
    default: placement.foreground.hasWrittenOpacity
    }
  }

  /// The places from the use of a colour to where it is made, in order; none where nothing tells.
  func steps(of ingredient: Provenance.Ingredient) -> [Provenance] {
    let entries = placement.provenance.filter { $0.of == ingredient }
    guard let first = entries.first, !first.isContinued else { return [] }
    return [first] + entries.dropFirst().prefix(while: \.isContinued)
  }

  /// The places as above of a colour of the project's own or a hue of the system; none where it is something else.
  func way(of ingredient: Provenance.Ingredient) -> [Provenance] {
    let way = steps(of: ingredient)
    guard let end = way.last, end.range != nil else { return [] }
    switch end.kind {
    case .literal, .asset: return way
    case .system: return Self.hues.contains(end.detail) ? way : []
    case .inherited: return Self.hues.contains(end.detail) || placement.foreground.isOwnColor ? way : []
    case .default, .token, .asserted, .assumed, .unknown, .ineffective: return []
    }
  }

  /// The colours of the system that are a hue, by their names in the tables.
  private static let hues: Set<String> = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
    "systemIndigo", "systemPurple", "systemPink", "systemBrown",
  ]

  /// True where an ingredient is made at a place.
  func isMade(_ ingredient: Provenance.Ingredient, at place: Provenance) -> Bool {
    placement.provenance.contains { $0.of == ingredient && $0.range == place.range && $0.detail == place.detail }
  }

  /// The backdrop, or where it is not one colour two that stand for what it may be: the layer that is seen and a gray for
  /// the bound that the layer does not have, or grays as light as it is at least and at most, both lighter than the
  /// foreground in light, darker in dark, or else the other way round. On which side they lie is not told; an edit that
  /// the other side would need does not stand the proof.
  var backdrops: [Color]? {
    if let background { return [background] }
    guard let reading = placement.readings[appearance], let ratio = reading.ratio, let ink = foreground ?? reading.ink
    else { return nil }
    let bounds = [ratio.low, ratio.high]
    let ends = appearance.scheme == .light ? [1.0, 0] : [0, 1]
    if let front = reading.seenLayers.first?.color, front.isOpaque {
      let own = conservativeContrastRatio(ink.composited(over: front), front)
      let others = bounds.filter { abs($0 - own) > Self.tolerance }
      let grays = others.compactMap { bound in
        ends.lazy.compactMap { Self.gray(under: ink, at: bound, towards: $0) }.first
      }
      if others.count == 1, grays.count == 1 { return [front] + grays }
    }
    return ends.lazy.map { end in
      bounds.compactMap { Self.gray(under: ink, at: $0, towards: end) }
    }.first { $0.count == 2 }
  }

  /// The gray nearest to a colour's own lightness on which the colour has a ratio.
  private static func gray(under ink: Color, at ratio: Double, towards end: Double) -> Color? {
    func isEnough(_ luminance: Double) -> Bool {
      let gray = Color(linear: RGB(gray: luminance))
      return conservativeContrastRatio(ink.composited(over: gray), gray) >= ratio - tolerance
    }
    guard isEnough(end) else { return nil }
    var (near, far) = (ink.relativeLuminance, end)
    for _ in 0..<halvings {
      let middle = (near + far) / 2
      if isEnough(middle) { far = middle } else { near = middle }
    }
    return Color(linear: RGB(gray: far))
  }

  /// Ratios that differ by less are the same: rounding on another way through the same arithmetic.
  private static let tolerance = 1e-6
  /// How often a range of luminances is halved: until it is far under a step of 8 bits.
  private static let halvings = 24

  /// True where nothing but the style itself makes the foreground's colour.
  var isPlainForeground: Bool {
    !placement.foreground.hasWrittenOpacity && !placement.foreground.isFadedByGroup
  }

  /// True where the front layer alone makes the backdrop.
  var isPlainBackground: Bool {
    guard let background, let front = placement.readings[appearance]?.seenLayers.first?.color else { return false }
    return front.isOpaque && front.bytes == background.bytes
  }
}

extension ForegroundStyle {
  /// True for numbers of the project's own, a gray's too; white and black are the system's.
  fileprivate var isOwnColor: Bool { form == .custom || form == .neutral && ownColor != nil }
}

extension Provenance {
  /// What it tells of, without the marks around a name.
  var name: String { detail.filter { $0 != "'" } }
}

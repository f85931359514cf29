import ColorScience
import Findings
import PlatformStyles
import Scene

/// Colours of the project's own that people who ask for more contrast get unchanged.
enum IgnoredIncreaseContrast: Rule {
  static let metadata = RuleMetadata(
    id: "ignored-increase-contrast", group: .adaptivity, severity: .note,
    summary: "custom colours below 7:1 that Increase Contrast does not strengthen; one finding for the project,"
      + " naming them")

  /// The ratio at which nothing is left to strengthen (1.4.6 of WCAG 2.2).
  static let enough = 7.0

  /// What the words are made from.
  struct Evidence: Sendable {
    let colors: [FixedColor]
    /// The project's colours that are known in both contrasts, and those of them that respond.
    let custom: Int
    let responding: Int
  }

  /// A colour that Increase Contrast leaves as it is.
  struct FixedColor: Sendable {
    let name: String
    let place: SourceRange
    /// The least ratio that a text or symbol has in it with Increase Contrast.
    let ratio: Double
    /// True where it has that only as it is made translucent: the colour itself has more.
    let isTranslucent: Bool
    let elements: [Int]
  }

  /// What is drawn in a colour.
  private struct Use {
    let element: Int
    let ratio: Double
    let isTranslucent: Bool
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    let scene = judged.scene
    let fixed = scene.observations.filter { $0.kind == .fixedColor }
    let uses = uses(in: scene)
    let colors = fixed.compactMap { color -> FixedColor? in
      let weak = (uses[color.range] ?? []).filter { $0.ratio < enough }
      let plain = weak.filter { !$0.isTranslucent }
      guard let least = (plain.isEmpty ? weak : plain).map(\.ratio).min() else { return nil }
      return FixedColor(
        name: color.detail, place: color.range, ratio: least, isTranslucent: plain.isEmpty,
        elements: Set(weak.map(\.element)).sorted())
    }.sorted { $0.place < $1.place }
    guard let first = colors.first else { return [] }
    let responding = scene.observations.count { $0.kind == .respondingColor }
    return [
      Occurrence(
        range: first.place, verdict: .advice, elements: Set(colors.flatMap(\.elements)).sorted(),
        name: metadata.id,
        evidence: Evidence(colors: colors, custom: fixed.count + responding, responding: responding))
    ]
  }

  /// What is drawn in each of the project's colours, with its ratio with Increase Contrast.
  private static func uses(in scene: Scene) -> [SourceRange: [Use]] {
    var uses: [SourceRange: [Use]] = [:]
    for (index, element) in scene.elements.enumerated() where element.kind == .text || element.kind == .symbol {
      for placement in element.placements where placement.exemption == nil {
        guard let color = placement.foreground.ownColor else { continue }
        for (appearance, standard) in [(Appearance.lightIncreased, Appearance.light), (.darkIncreased, .dark)] {
          guard let reading = placement.readings[appearance], let ratio = reading.ratio,
            reading.isCertain || isWeak(reading, besides: placement.readings[standard])
          else { continue }
          uses[color.range, default: []].append(
            Use(element: index, ratio: ratio.low, isTranslucent: placement.isTranslucent(in: appearance)))
        }
      }
    }
    return uses
  }

  /// True for a colour that has too little whatever the system's ground is with Increase Contrast, where nothing but that
  /// is in doubt: no ground is lighter than white, and none darker than black.
  private static func isWeak(_ reading: Reading, besides standard: Reading?) -> Bool {
    guard let standard, standard.isCertain, reading.isInkCertain, let ink = reading.foreground,
      let ground = reading.background, ground == standard.background
    else { return false }
    let utmost: Color = ground.relativeLuminance > ink.relativeLuminance ? .white : .black
    return contrastRatio(ink, utmost) < enough
  }

  static func message(_ evidence: Evidence) -> String {
    // Colours of one value in several places are one name in a sentence, and a note each.
    let all = evidence.colors.reduce(into: [String]()) { if !$0.contains($1.name) { $0.append($1.name) } }
    let rest = all.count - min(all.count, most)
    let subjects = all.prefix(most).map(quoted) + (rest > 0 ? ["\(rest) more"] : [])
    return "\(listed(subjects)) \(subjects.count == 1 ? "stays as it is" : "stay as they are") with Increase Contrast,"
      + " below 7:1"
  }

  /// The most names that a sentence holds.
  private static let most = 3

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    evidence.colors.map { color in
      let contrast = "\(RatioText.text(color.ratio))\(color.isTranslucent ? " where it is made translucent" : "")"
      return Finding.Note(message: "\(quoted(color.name)) has \(contrast)", range: color.place)
    }
      + [.init(message: "\(evidence.responding) of \(evidence.custom) custom colours respond to Increase Contrast")]
  }

  static func help(_ evidence: Evidence) -> [String] {
    [
      "give each colour a high-contrast value in its catalog, or decide by 'colorSchemeContrast' or by the trait"
        + " 'accessibilityContrast'"
    ]
  }
}

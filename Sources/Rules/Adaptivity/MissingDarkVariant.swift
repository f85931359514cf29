import ColorScience
import Findings
import PlatformStyles
import Scene

/// A colour of the project's own that stays as it is while what lies behind it turns from light to dark.
enum MissingDarkVariant: Rule {
  static let metadata = RuleMetadata(
    id: "missing-dark-variant", group: .adaptivity, severity: .note,
    summary: "a colour with one value for both schemes where its backdrop changes")

  /// The least ratio of the two backdrops to each other: below it they are two tones of one surface.
  private static let leastChange = 3.0

  /// What the words are made from.
  struct Evidence: Sendable {
    let color: String
    let value: Color
    let worst: Change
    let use: SourceRange
    /// True where the colour is made translucent at that use.
    let isTranslucent: Bool
    let uses: Int
    /// How many more there are of the list that it is taken from.
    let others: Int
  }

  /// What lies behind a colour in the two schemes, and the contrast that it has there.
  struct Change: Sendable {
    let light: Side
    let dark: Side
  }

  /// What lies behind in one scheme, where that is one colour, and the contrast on it.
  struct Side: Sendable {
    let background: Color?
    let ratio: RatioBounds
  }

  /// A use of a colour.
  private struct Use {
    let element: Int
    let color: OwnColor
    let place: SourceRange
    let value: Color
    let change: Change
    let isTranslucent: Bool

    /// What is made translucent tells less of the colour.
    var order: (Int, Double, Int) {
      (isTranslucent ? 1 : 0, min(change.light.ratio.low, change.dark.ratio.low), element)
    }
  }

  /// A colour, or what takes one of a list of colours that nothing but their digits tell apart.
  private struct Subject: Hashable {
    let range: SourceRange
    let name: String?
    let pick: String?

    init(_ color: OwnColor, _ style: ForegroundStyle) {
      range = color.range
      pick = color.isNamed ? nil : style.pick
      name = pick == nil ? color.name : nil
    }
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    var uses: [Subject: [Use]] = [:]
    for (index, element) in judged.scene.elements.enumerated() {
      for placement in element.placements where placement.exemption == nil {
        guard let color = placement.foreground.ownColor,
          let use = use(of: color, placement, in: element, at: index)
        else { continue }
        uses[Subject(color, placement.foreground), default: []].append(use)
      }
    }
    return uses.values.compactMap { uses in
      guard let worst = uses.min(by: { $0.order < $1.order }) else { return nil }
      let color = worst.color
      let elements = Set(uses.map(\.element)).subtracting([worst.element]).sorted()
      return Occurrence(
        range: color.range, verdict: .advice, elements: [worst.element] + elements,
        labels: [Finding.Label(text: .label(worst.value), range: color.range)], name: color.isNamed ? color.name : nil,
        evidence: Evidence(
          color: color.name, value: worst.value, worst: worst.change, use: worst.place,
          isTranslucent: worst.isTranslucent, uses: elements.count + 1, others: Set(uses.map(\.color)).count - 1))
    }
  }

  /// The colour's use at a place where it is the same in both schemes and its backdrop is not.
  private static func use(
    of color: OwnColor, _ placement: Placement, in element: Element, at index: Int
  ) -> Use? {
    guard let light = placement.readings[.light], let dark = placement.readings[.dark], light.isCertain,
      dark.isCertain, let value = light.ink, value == dark.ink, let before = light.backgroundBox,
      let after = dark.backgroundBox, RatioBounds(apart: before, from: after).low >= leastChange,
      let lightRatio = light.ratio, let darkRatio = dark.ratio
    else { return nil }
    let change = Change(
      light: Side(background: light.background, ratio: lightRatio),
      dark: Side(background: dark.background, ratio: darkRatio))
    return Use(
      element: index, color: color, place: placement.foreground.range ?? element.range, value: value, change: change,
      isTranslucent: placement.isTranslucent(in: .light))
  }

  static func message(_ evidence: Evidence) -> String {
    let others = evidence.others == 0 ? "" : ", like \(evidence.others) more of the same list"
    return "\(quoted(evidence.color)) has one value for light and dark\(others), while what lies behind it changes"
  }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    let here = evidence.isTranslucent ? "here, made translucent" : "here"
    let uses = evidence.uses == 1 ? here : "\(here), and by \(evidence.uses - 1) more"
    return [Finding.Note(message: "used \(uses): \(String.measured(evidence.worst))", range: evidence.use)]
  }

  static func help(_ evidence: Evidence) -> [String] { [.addValue, .useSystemColor] }
}

extension String {
  fileprivate static func label(_ value: Color) -> String { "\(value.hexString) in light and dark" }

  fileprivate static func measured(_ change: MissingDarkVariant.Change) -> String {
    "\(measured(change.light)) in light, \(measured(change.dark)) in dark"
  }

  private static func measured(_ side: MissingDarkVariant.Side) -> String {
    guard let background = side.background else { return RatioText.text(side.ratio) }
    return "\(RatioText.text(side.ratio.low)) on \(background.hexString)"
  }

  fileprivate static let addValue = "give the colour a value for dark, in its catalog or with a dynamic provider"
  fileprivate static let useSystemColor = "or use a colour of the system, which has one"
}

import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene

// Scenes built by hand: one line of an imagined source file is one element.

/// A stretch of 20 columns on a line.
func place(_ line: Int, column: Int = 5, file: String = "Card.swift") -> SourceRange {
  SourceRange(file: file, line: line, column: column, endLine: line, endColumn: column + 20)
}

/// A font as written, 17 pt regular unless told otherwise.
func font(_ size: Double? = 17, _ weight: FontWeight? = .regular, boldAsWritten: Bool = false) -> FontReading {
  FontReading(size: size, weight: weight, textStyle: nil, scales: true, boldAsWritten: boldAsWritten)
}

/// A reading whose ratio is given, without colours.
func reading(
  _ low: Double, _ high: Double? = nil, font: FontReading? = font(), isCertain: Bool = true,
  isOnSystemBackground: Bool = false
) -> Reading {
  Reading(
    ratio: RatioBounds(low: low, high: high ?? low), foreground: nil, background: nil, isCertain: isCertain,
    isOnSystemBackground: isOnSystemBackground, font: font)
}

/// A reading of two opaque colours, its ratio computed.
func reading(
  _ foreground: String, on background: String, font: FontReading? = font(), isCertain: Bool = true,
  layers: [LayerReading] = []
) -> Reading {
  let (front, back) = (Color(hex: foreground) ?? .clear, Color(hex: background) ?? .clear)
  return Reading(
    ratio: RatioBounds(contrastRatio(front, back)), foreground: front, background: back, isCertain: isCertain,
    font: font, layers: layers)
}

/// A reading that could not be decided.
func undecided(_ reason: Unknown.Reason, at line: Int = 2, layers: [LayerReading] = []) -> Reading {
  Reading(
    ratio: nil, undecided: Unknown(reason, detail: "'ink'", range: place(line)), foreground: nil, background: nil,
    font: font(), layers: layers)
}

extension ForegroundStyle {
  /// A colour of the project, set on a line.
  static func custom(_ line: Int, definition: SourceRange? = nil, name: String = "Palette.soft") -> ForegroundStyle {
    ForegroundStyle(
      form: .custom, isProjectStyle: true, description: name, range: place(line, column: 22), definition: definition)
  }

  /// A level written on a line, or by default where there is none.
  static func level(
    _ level: ContentLevel, line: Int? = nil, isVibrant: Bool = false, hasWrittenOpacity: Bool = false
  ) -> ForegroundStyle {
    ForegroundStyle(
      form: .level(level), isProjectStyle: line != nil, hasWrittenOpacity: hasWrittenOpacity, isVibrant: isVibrant,
      description: ".\(level.name)", range: line.map { place($0, column: 22) })
  }
}

extension Placement {
  /// A place with the same reading in every appearance.
  static func everywhere(
    _ style: ForegroundStyle, _ reading: Reading, condition: String? = nil, theme: String? = nil,
    exemption: Exemption? = nil, material: MaterialSurface? = nil
  ) -> Placement {
    Placement(
      theme: theme, condition: condition, exemption: exemption, foreground: style, material: material,
      readings: Dictionary(uniqueKeysWithValues: Appearance.allCases.map { ($0, reading) }))
  }
}

/// A text on a line.
func text(
  _ line: Int, _ placements: Placement..., literal: String? = nil, kind: Element.Kind = .text, view: String = "Card",
  signals: [ImportanceSignal] = [], file: String = "Card.swift"
) -> Element {
  Element(
    id: place(line, file: file).id, kind: kind, view: view, text: literal, platform: .ios26,
    range: place(line, file: file), signals: signals, placements: placements)
}

/// A group in which every neighbour may be compared, at the first placement of each.
func column(of count: Int) -> Group {
  Group(
    members: (0..<count).map { GroupMember(element: $0) }, arrangement: .vertical,
    pairs: (1..<count).map {
      GroupPair(upper: $0 - 1, lower: $0, isLabelAndValue: false, placements: [PlacementPair(upper: 0, lower: 0)])
    })
}

/// A group of two elements, which may be compared at the first placement of each.
func pair(_ upper: Int, _ lower: Int) -> Group {
  Group(
    members: [GroupMember(element: upper), GroupMember(element: lower)], arrangement: .vertical,
    pairs: [GroupPair(upper: 0, lower: 1, isLabelAndValue: false, placements: [PlacementPair(upper: 0, lower: 0)])])
}

/// The findings of a scene under a profile.
func findings(
  _ elements: [Element], groups: [Group] = [], forks: [StyleFork] = [], observations: [Observation] = [],
  profile: Profile = .standard, rule: String? = nil
) -> [Finding] {
  let scene = Scene(elements: elements, groups: groups, forks: forks, observations: observations)
  return findings(in: scene, judgement: judge(scene, profile: profile)).filter { rule == nil || $0.rule == rule }
}

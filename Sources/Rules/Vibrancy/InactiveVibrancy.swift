import Findings
import PlatformStyles
import Scene

/// A material that lies behind content without switching vibrancy on for it.
enum InactiveVibrancy: Rule {
  static let metadata = RuleMetadata(
    id: "inactive-vibrancy", group: .vibrancy, severity: .note,
    summary: "a material placed so that it never switches vibrancy on, under content that uses levels")

  /// What the words are made from.
  struct Evidence: Sendable {
    let surface: MaterialSurface
    let level: ContentLevel
    let name: String?
    let range: SourceRange
    let count: Int
    let toolkit: Toolkit
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    var uses: [SourceRange: [Use]] = [:]
    for (index, element) in judged.scene.elements.enumerated() where [.text, .symbol].contains(element.kind) {
      for placement in element.placements where placement.exemption == nil {
        guard let surface = placement.material, let place = surface.range else { continue }
        uses[place, default: []].append(
          Use(element: index, placement: placement, surface: surface, toolkit: element.toolkit))
      }
    }
    return uses.sorted { $0.key < $1.key }.compactMap { occurrence($0.value, at: $0.key, judged.scene) }
  }

  /// Content over a material.
  private struct Use {
    let element: Int
    let placement: Placement
    let surface: MaterialSurface
    let toolkit: Toolkit

    /// The level below the first that the project wrote and that is not drawn vibrantly; the first looks much the same.
    var lostLevel: ContentLevel? {
      guard let level = writtenLevel, placement.foreground.isProjectStyle, !placement.foreground.isVibrant,
        !placement.foreground.hasWrittenOpacity
      else { return nil }
      return level > .primary ? level : nil
    }

    /// The level in SwiftUI; in UIKit and interface files the colours of labels are the levels.
    private var writtenLevel: ContentLevel? {
      if toolkit != .swiftUI { return placement.foreground.systemLevel }
      if case .level(let level) = placement.foreground.form { return level }
      return nil
    }
  }

  private static func occurrence(_ uses: [Use], at place: SourceRange, _ scene: Scene) -> Occurrence<Evidence>? {
    // What one way of composing switches on is not off for ever.
    if uses.contains(where: { $0.surface.activatesVibrancy || $0.placement.foreground.isVibrant }) { return nil }
    let lost = uses.filter { $0.lostLevel != nil }
    guard let first = lost.first, let level = first.lostLevel else { return nil }
    let elements = Set(lost.map(\.element)).sorted()
    let element = scene.elements[first.element]
    return Occurrence(
      range: place, verdict: .advice, elements: elements,
      labels: [
        Finding.Label(text: .behind, range: place),
        Finding.Label(text: .level(level, first.toolkit), range: first.placement.foreground.range ?? element.range),
      ],
      evidence: Evidence(
        surface: first.surface, level: level, name: element.name, range: element.range, count: elements.count,
        toolkit: first.toolkit))
  }

  static func message(_ evidence: Evidence) -> String { .inactive(evidence) }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    [Finding.Note(message: .uses(evidence), range: evidence.range)]
  }

  static func help(_ evidence: Evidence) -> [String] {
    [evidence.toolkit == .swiftUI ? .asStyle(evidence.surface) : .inAnEffect(evidence.level)]
  }
}

extension String {
  fileprivate static func inactive(_ evidence: InactiveVibrancy.Evidence) -> String {
    let others = evidence.count > 1 ? " and \(evidence.count - 1) more" : ""
    let manner = evidence.toolkit == .swiftUI ? "as a view of its own" : "without a vibrancy effect"
    return "\(evidence.surface.name) lies behind \(evidence.name ?? "a text")\(others) \(manner),"
      + " so that levels over it are not vibrant"
  }

  fileprivate static func uses(_ evidence: InactiveVibrancy.Evidence) -> String {
    "\(evidence.name ?? "this text") is on \(name(of: evidence.level, evidence.toolkit)), in the colour for an opaque"
      + " background"
  }

  fileprivate static func inAnEffect(_ level: ContentLevel) -> String {
    "put the text into the content view of a 'UIVisualEffectView' with"
      + " 'UIVibrancyEffect(blurEffect:style: .\(level.labelName))', inside the one with the blur"
  }

  private static func name(of level: ContentLevel, _ toolkit: Toolkit) -> String {
    "'.\(toolkit == .swiftUI ? level.name : level.labelName)'"
  }

  fileprivate static func asStyle(_ surface: MaterialSurface) -> String {
    "give it as a style to the content, as in '.background(\(surface.styleName), in: .rect(cornerRadius: 12))'"
  }

  fileprivate static let behind = "switches no vibrancy on"

  fileprivate static func level(_ level: ContentLevel, _ toolkit: Toolkit) -> String {
    "\(name(of: level, toolkit)) is not vibrant"
  }
}

extension ContentLevel {
  /// The colour of labels on the level, as UIKit names it.
  fileprivate var labelName: String { self == .primary ? "label" : "\(name)Label" }
}

extension MaterialSurface {
  /// The style as it is written.
  fileprivate var styleName: String {
    switch material {
    case nil, .regular: ".regularMaterial"
    case .bar: ".bar"
    case .some(let material): ".\(material.rawValue)Material"
    }
  }
}

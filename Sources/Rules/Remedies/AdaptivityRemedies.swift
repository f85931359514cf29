import ColorScience
import Findings
import PlatformStyles
import Scene

extension FixedTypeSize {
  /// How far in pt a text style may lie from the size that is written.
  private static let greatestStep = 1.5

  /// Sets the text in the style of its size, or of the nearest one.
  static func remedies(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> [Remedy] {
    let size = occurrence.evidence.size
    let elements = context.elements(madeAt: occurrence.range)
    let platforms = Set(elements.map { context.scene.elements[$0].platform })
    // One style in the place of several sizes would make small text large, or large text small.
    let sizes = Set(elements.flatMap { context.scene.elements[$0].sizes(writtenAt: occurrence.range) })
    if elements.contains(where: { context.scene.elements[$0].hasFixedRoom }) { return [] }
    guard sizes.isSubset(of: [size]), platforms.count == 1, let platform = platforms.first else { return [] }
    func distance(_ style: TextStyle) -> Double? {
      style.metrics(platform: platform).map { abs($0.preferred.size - size) }
    }
    let near = TextStyle.allCases.compactMap { style in distance(style).map { (style: style, distance: $0) } }
      .filter { $0.distance <= greatestStep && $0.style != .headline }
    guard let nearest = near.min(by: { $0.distance < $1.distance }) else { return [] }
    return [
      Remedy(
        title: .textStyle(nearest.style, isSame: nearest.distance == 0),
        changes: [.scaleFont(occurrence.range, nearest.style)], elements: elements, isSafe: nearest.distance == 0)
    ]
  }
}

extension Element {
  /// True within a frame of fixed width and height, which larger text would leave.
  fileprivate var hasFixedRoom: Bool {
    frames.contains { frame in
      if case .size(.some, .some, fillsWidth: false, _) = frame.kind { true } else { false }
    }
  }

  /// The sizes in pt that an expression gives it, and nil where one is not known.
  fileprivate func sizes(writtenAt range: SourceRange) -> Set<Double?> {
    let placements = placements.filter { placement in
      let font = placement.font
      return placement.exemption == nil && [font?.range, font?.argument, font?.definition].contains(range)
    }
    return Set(placements.flatMap { placement in placement.readings.values.map { $0.font?.size } })
  }
}

extension IgnoredIncreaseContrast {
  /// Gives every colour a stronger value where people ask for more contrast.
  static func remedies(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> [Remedy] {
    var changes: [Remedy.Change] = []
    var elements: Set<Int> = []
    for fixed in occurrence.evidence.colors {
      let made = context.elements(madeAt: fixed.place)
      guard let color = context.strengthened(at: fixed.place, made, to: enough) else { return [] }
      changes.append(.recolor(fixed.place, from: fixed.name, color))
      elements.formUnion(made)
    }
    return [
      Remedy(
        title: .strengthened(changes.count), changes: changes, elements: elements.sorted(), isSafe: false)
    ]
  }
}

extension RemedyContext {
  /// A colour that stays as it is but where contrast is increased, and reaches a ratio there.
  fileprivate func strengthened(
    at place: SourceRange, _ elements: [Int], to ratio: Double
  ) -> Remedy.AdaptiveColor? {
    let uses = judged.uses(of: elements)
    let ends = Set(uses.flatMap { $0.placement.provenance.filter { $0.of == .foreground && $0.range == place } })
    let pairs = ends.flatMap { end in uses.compactMap { ColorPair($0, madeAt: end)?.requiring(ratio) } }
    var color = Remedy.AdaptiveColor([:])
    for appearance in Set(pairs.map(\.appearance)) {
      let own = pairs.filter { $0.appearance == appearance }
      guard appearance.increasesContrast, !own.allSatisfy(\.passes), let first = own.first else {
        color.kept.insert(appearance)
        continue
      }
      guard let found = nearest(to: first.color, in: own) else { return nil }
      color.values[appearance] = found
    }
    return color.values.isEmpty ? nil : color
  }
}

extension String {
  fileprivate static func textStyle(_ style: TextStyle, isSame: Bool) -> String {
    "use the text style '.\(style.rawValue)'\(isSame ? ", which has this size unless people set another one" : "")"
  }

  fileprivate static func strengthened(_ count: Int) -> String {
    "give \(count == 1 ? "the colour a value" : "\(count) colours values") of 7:1 for Increase Contrast"
  }
}

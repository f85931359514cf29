import ColorScience
import Findings
import PlatformStyles
import Scene

/// The expressions that give a defect its foreground, with all that they style.
struct StyleSite {
  /// The expressions, each with a style it gives; one with branches may give several.
  let expressions: [(range: SourceRange, style: ForegroundStyle)]
  /// All elements that they style.
  let elements: [Int]
  /// Every way those elements get a style from them.
  let uses: [StyleUse]

  /// Finds the expressions of complaints; nil where one is not the project's, or the accent of a catalog.
  init?(_ complaints: [StyleUse], in context: RemedyContext) {
    var found: [Given: ForegroundStyle] = [:]
    for complaint in complaints {
      let style = complaint.placement.foreground
      guard style.isProjectStyle, !style.isSetByCatalog, let given = Given(style) else { return nil }
      found[given] = style
    }
    guard !found.isEmpty else { return nil }
    expressions = found.keys.sorted { ($0.range, $0.description) < ($1.range, $1.description) }
      .compactMap { given in found[given].map { (given.range, $0) } }
    elements = Array(Set(found.keys.flatMap { context.elements(styledAt: $0.range) })).sorted()
    uses = context.judged.uses(of: elements).filter { use in
      Given(use.placement.foreground).map { found[$0] != nil } ?? false
    }
  }

  /// Finds where the styles of complaints are made that have names at the elements.
  init?(endsOf complaints: [StyleUse], in context: RemedyContext) {
    var found: [Provenance: ForegroundStyle] = [:]
    for complaint in complaints {
      let steps = complaint.steps(of: .foreground)
      guard steps.count > 1, let end = steps.last, end.kind == .system, end.range != nil else { return nil }
      var style = complaint.placement.foreground
      (style.range, style.definition, style.description) = (end.range, nil, end.detail)
      found[end] = style
    }
    expressions = found.compactMap { end, style in end.range.map { (range: $0, style: style) } }
      .sorted { ($0.range, $0.style.description) < ($1.range, $1.style.description) }
    elements = Array(Set(expressions.flatMap { context.elements(madeAt: $0.range) })).sorted()
    uses = context.judged.uses(of: elements).filter { use in found.keys.contains { use.isMade(.foreground, at: $0) } }
  }

  /// A style as an expression gives it.
  private struct Given: Hashable {
    let range: SourceRange
    let description: String

    init?(_ style: ForegroundStyle) {
      guard let range = style.range else { return nil }
      (self.range, description) = (range, style.description)
    }
  }

  /// The style, where all expressions give one.
  var style: ForegroundStyle? {
    let first = expressions.first?.style
    return expressions.allSatisfy { $0.style.description == first?.description } ? first : nil
  }

  /// A remedy that sets another style in all places; none is safe where what lies behind is only assumed, since the
  /// audit that proves it assumes the same.
  func remedy(_ title: String, _ style: Remedy.Style, isSafe: Bool, keepsAxes: Bool = true) -> Remedy {
    Remedy(
      title: title, changes: expressions.map { .restyle($0.range, from: $0.style.description, to: style) },
      elements: elements, isSafe: isSafe && !isOnAssumedBackdrop, keepsAxes: keepsAxes)
  }

  private var isOnAssumedBackdrop: Bool {
    uses.contains { use in use.placement.provenance.contains { $0.of == .background && $0.kind == .assumed } }
  }

  /// The least ratio that a colour reaches, nil where it misses a requirement or a backdrop is not known.
  func ratio(of color: (StyleUse) -> [Color]?) -> Double? { Self.ratio(of: color, in: uses) }

  /// The least ratio that a colour reaches where a backdrop is known.
  func knownRatio(of color: (StyleUse) -> [Color]?) -> Double? {
    Self.ratio(of: color, in: uses.filter { $0.verdict != .unverified })
  }

  private static func ratio(of color: (StyleUse) -> [Color]?, in uses: [StyleUse]) -> Double? {
    var least = Double.infinity
    for use in uses {
      guard let colors = color(use), let backdrops = use.backdrops, colors.allSatisfy(use.isPassed) else { return nil }
      for backdrop in backdrops {
        least = min(
          least, colors.map { conservativeContrastRatio($0.composited(over: backdrop), backdrop) }.min() ?? least)
      }
    }
    return least.isFinite ? least : nil
  }

  /// True where the ratio of a level can't be told everywhere.
  var isUndecidedSomewhere: Bool { uses.contains { $0.verdict == .unverified } }
}

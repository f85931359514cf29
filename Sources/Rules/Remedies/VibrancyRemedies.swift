import Findings
import PlatformStyles
import Scene

extension HardCodedVibrancy {
  static func remedies(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> [Remedy] {
    let uses = context.judged.uses(of: occurrence.elements).filter { use in
      use.placement.material != nil && use.placement.isHardCoded
    }
    let faded = uses.filter { $0.placement.foreground.fadeOfLevel == occurrence.range }
    if !faded.isEmpty {
      return context.levelRemedies(inPlaceOf: occurrence.range, faded, levels(for: faded, in: context))
    }
    let hard = uses.filter { use in
      let style = use.placement.foreground
      return [style.range, style.definition, style.argument].contains(occurrence.range)
    }
    return context.vibrancyRemedies(hard)
  }

  /// The levels that fit what texts say, the faintest first.
  fileprivate static func levels(for hard: [StyleUse], in context: RemedyContext) -> [ContentLevel] {
    let roles = hard.compactMap { context.scene.elements[$0.element].role }
    let least: ContentLevel =
      switch roles.max(by: { $0.rawValue < $1.rawValue }) {
      case .supporting: .secondary
      case .metadata: .tertiary
      // What is gray is not the first thing to read, whatever it is called.
      case .title, .metric, nil: hard.contains(where: \.isFaint) ? .secondary : .primary
      }
    let levels = [ContentLevel.tertiary, .secondary, .primary].filter { $0 <= least }
    return hard.contains(where: \.isFaint) && !context.isSurelyApart(hard.map(\.element))
      ? levels.filter { $0 > .primary } : levels
  }
}

extension RemedyContext {
  /// The level for what hard-coded styles over a material say, then stronger ones, where the style is written; a name
  /// in code stays, and what it stands for changes.
  func vibrancyRemedies(_ uses: [StyleUse]) -> [Remedy] {
    let isHard = uses.allSatisfy { use in
      use.placement.material != nil && use.placement.isHardCoded && !use.isPlainOverGlass
    }
    if !isHard { return [] }
    let levels = HardCodedVibrancy.levels(for: uses, in: self)
    var remedies: [Remedy] = []
    let isNamed = uses.contains { $0.placement.foreground.isNamedInCode }
    if !isNamed, let site = StyleSite(uses, in: self), site.style != nil {
      // A colour with a name in a catalog may be meant as it is.
      let isSafe = !uses.contains { $0.placement.isNeutralToken }
      remedies = levels.map { site.remedy(.vibrant($0), .level($0), isSafe: isSafe) }
      if let graded = gradedRemedy(site, isSafe: isSafe) { remedies.append(graded) }
    }
    let ends = uses.map { $0.steps(of: .foreground) }.compactMap { $0.count > 1 ? $0.last : nil }
    guard ends.count == uses.count, let detail = ends.first?.detail, ends.allSatisfy({ $0.detail == detail }) else {
      return remedies
    }
    let ranges = Set(ends.compactMap(\.range)).sorted()
    let elements = Set(ranges.flatMap { self.elements(madeAt: $0) }).sorted()
    // An opacity that stays where the name gets its value would fade a level there.
    let isFaded = uses.contains { $0.placement.foreground.hasWrittenOpacity }
    return remedies
      + levels.map { level in
        let changes = ranges.map { range -> Remedy.Change in
          isFaded
            ? .restyleFaded(range, from: detail, to: .level(level)) : .restyle(range, from: detail, to: .level(level))
        }
        return Remedy(title: .vibrant(level), changes: changes, elements: elements, isSafe: false)
      }
  }

  /// The first level where one expression styles texts of different importance, with the second one at those that say
  /// less: nested levels do not compound (S-26).
  private func gradedRemedy(_ site: StyleSite, isSafe: Bool) -> Remedy? {
    let lesser = lesserTexts(of: site)
    guard site.expressions.count == 1, !lesser.isEmpty else { return nil }
    // Where such a text is shown elsewhere too, its level changes there as well.
    let isHere = lesser.allSatisfy { scene.elements[$0].placements.allSatisfy { $0.material != nil } }
    var remedy = site.remedy(.graded, .level(.primary), isSafe: isSafe && isHere)
    remedy.changes += lesser.sorted().map { Remedy.Change.addStyle(scene.elements[$0].range, .level(.secondary)) }
    return remedy
  }

  /// The texts of a site that matter less than another one of it over the same surface.
  private func lesserTexts(of site: StyleSite) -> Set<Int> {
    let surfaces = Set(site.uses.compactMap(\.placement.material?.id))
    let texts = Set(site.elements.filter { scene.elements[$0].kind == .text })
    var lesser: Set<Int> = []
    for group in scene.groups {
      let members = group.members.enumerated().filter { texts.contains($1.element) && !$1.isTrailingValue }
        .map { SurfaceMember(member: $0, element: $1.element) }
      for surface in surfaces {
        lesser.formUnion(group.graded(members, over: surface, in: scene).map(\.less.element))
      }
    }
    return lesser
  }
}

extension StyleUse {
  /// True for a white, a black or a token over glass in both schemes: systems without glass show what lies behind
  /// instead, where a white is white in both schemes and a level is not.
  fileprivate var isPlainOverGlass: Bool {
    guard let surface = placement.material, surface.material == nil else { return false }
    return (isPole || placement.isNeutralToken) && placement.followsScheme
  }
}

extension ForegroundStyle {
  /// True where the expression that sets it names what other code defines.
  fileprivate var isNamedInCode: Bool {
    definition.map { !$0.file.hasSuffix(".colorset/Contents.json") } ?? false
  }
}

extension FlatVibrancy {
  static func remedies(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> [Remedy] {
    guard let less = occurrence.elements.first, let more = occurrence.elements.dropFirst().first else { return [] }
    let level = occurrence.evidence.level
    let greatest = context.scene.elements[more].role?.rawValue ?? ImportanceSignal.Role.title.rawValue
    let graded = occurrence.elements.filter { index in
      index == less || context.scene.elements[index].role.map { $0.rawValue < greatest } ?? false
    }
    let ranks = Set(graded.map { context.scene.elements[$0].role?.rawValue ?? 0 }).sorted(by: >)
    func remedy(_ elements: [Int], steps: (Int) -> Int) -> Remedy? {
      var changes: [Remedy.Change] = []
      for index in elements {
        guard let level = ContentLevel(rawValue: level.rawValue + steps(index)), level <= .tertiary else { return nil }
        changes.append(context.leveling(index, level, along: elements.filter { steps($0) == steps(index) }))
      }
      let first = ContentLevel(rawValue: level.rawValue + steps(less)) ?? level
      return Remedy(title: .vibrant(first), changes: changes, elements: elements, isSafe: true)
    }
    let byRank = remedy(graded.sorted()) { index in
      (ranks.firstIndex(of: context.scene.elements[index].role?.rawValue ?? 0) ?? 0) + 1
    }
    // Where one level more would be too faint, what says less shares the next one.
    let shared = ranks.count > 1 ? remedy(graded.sorted()) { _ in 1 } : nil
    return [remedy([more]) { _ in -1 }, byRank, shared, remedy([less]) { _ in 1 }].compactMap { $0 }
  }
}

extension FaintVibrancy {
  static func remedies(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> [Remedy] {
    [ContentLevel.secondary, .primary].map { level in
      Remedy(
        title: .vibrant(level),
        changes: occurrence.elements.map { context.leveling($0, level, along: occurrence.elements) },
        elements: occurrence.elements, isSafe: true)
    }
  }
}

extension MismatchedVibrancy {
  /// Gives two texts each other's level, or a title alone the first one.
  static func remedies(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> [Remedy] {
    let level = occurrence.evidence.other?.level ?? .primary
    let levels = zip(occurrence.elements, [level, occurrence.evidence.level])
    var remedy = Remedy(
      title: .vibrant(level), changes: levels.map { context.leveling($0, $1) },
      elements: occurrence.elements, isSafe: true, keepsAxes: false)
    remedy.setsOrder = true
    return [remedy]
  }
}

extension RemedyContext {
  /// The change that draws an element on a level along with others: where its style is written, or at the element where
  /// nothing is written, or what is written styles more than these.
  func leveling(_ index: Int, _ level: ContentLevel, along others: [Int] = []) -> Remedy.Change {
    let element = scene.elements[index]
    let style = element.placements.first?.foreground
    guard let style, style.isProjectStyle, let range = style.range,
      Set(elements(styledAt: range)).isSubset(of: [index] + others)
    else { return .addStyle(element.range, .level(level)) }
    return .restyle(range, from: style.description, to: .level(level))
  }
}

extension Placement {
  /// True where it is shown in light and in dark.
  fileprivate var followsScheme: Bool { Set(readings.keys.map(\.scheme)).count > 1 }
}

extension Element {
  /// The part it plays, by the weightiest signal.
  var role: ImportanceSignal.Role? { signals.map(\.role).max { $0.rawValue < $1.rawValue } }
}

extension String {
  fileprivate static func vibrant(_ level: ContentLevel) -> String { "use the vibrancy level '.\(level.name)'" }

  fileprivate static let graded = "use the vibrancy level '.primary', and '.secondary' for what says less"
}

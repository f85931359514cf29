import Findings
import PlatformStyles
import Scene

extension ColorOnlyHierarchy {
  /// Sets two levels apart by two axes, with as few changes as that takes, and the runner-up.
  static func remedies(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> [Remedy] {
    guard let less = occurrence.elements.first, let more = occurrence.elements.dropFirst().first else { return [] }
    let moreElement = context.scene.elements[more]
    let pairs = context.judged.comparedPairs.filter {
      Set([$0.upper, $0.lower]) == [less, more]
    }
    let comparisons = pairs.flatMap(\.comparisons)
    let hasStyle = !comparisons.isEmpty && comparisons.allSatisfy { $0.axes.contains(.style) }
    // Where a text beside it is semibold, there is still a weight between the two.
    let between =
      moreElement.isHeavy
      ? nil
      : remedy([Part(.setWeight(moreElement.range, .medium), more, "set the more important text in '.medium'")])
    return withRunnersUp(
      assignments(less: less, more: more, hasStyle: hasStyle, in: context) + [between].compactMap(\.self)
        + [wholeGroup(around: [less, more], in: context)].compactMap(\.self))
  }

  /// What sets two texts apart, in the order in which it is tried; a style that does so already counts as an axis.
  fileprivate static func assignments(less: Int, more: Int, hasStyle: Bool, in context: RemedyContext) -> [Remedy] {
    let (lessElement, moreElement) = (context.scene.elements[less], context.scene.elements[more])
    let smaller = lessElement.smallerTextStyle.map {
      Part(.setTextStyle(lessElement.range, $0), less, "set the less important text in '.\($0.rawValue)'")
    }
    let heavier =
      moreElement.isHeavy
      ? nil : Part(.setWeight(moreElement.range, .semibold), more, "set the more important text in '.semibold'")
    let fainter = Part(context.leveling(less, .secondary), less, "draw it on '.secondary'")
    let assignments: [[Part?]] =
      hasStyle ? [[smaller, heavier]] : [[smaller, heavier], [smaller, fainter], [heavier, fainter]]
    // One axis is less than a level should have, and more than a colour that some can't see.
    let single = [[smaller], [heavier]]
    return (hasStyle ? single + assignments : assignments + single).compactMap { wanted in
      let parts = wanted.compactMap(\.self)
      return parts.count == wanted.count ? remedy(parts) : nil
    }
  }

  private static func remedy(_ parts: [Part]) -> Remedy {
    let titles = parts.map(\.title)
    return Remedy(
      title: titles.indices.filter { titles.firstIndex(of: titles[$0]) == $0 }.map { titles[$0] }
        .joined(separator: " and "),
      changes: parts.map(\.change), elements: Array(Set(parts.map(\.element))).sorted(), isSafe: false)
  }

  /// Says with each assignment which one comes next, since a designer may like that better.
  private static func withRunnersUp(_ remedies: [Remedy]) -> [Remedy] {
    remedies.enumerated().map { index, remedy in
      var remedy = remedy
      if index + 1 < remedies.count { remedy.title += "; the runner-up: \(remedies[index + 1].title)" }
      return remedy
    }
  }

  /// How many levels and texts of a group are set by one table.
  private static let greatestGroup = (levels: 3, texts: 6)

  /// Sets all levels that hang together by one table: the first semibold, each next one smaller and on the second level.
  private static func wholeGroup(around start: [Int], in context: RemedyContext) -> Remedy? {
    let orders = context.judged.comparedPairs.map { $0.byImportance(in: context.scene) }
    var ranks = Dictionary(uniqueKeysWithValues: start.map { ($0, 0) })
    // Each round carries a rank one pair further, so that as many rounds as texts settle all of them.
    for _ in 0...greatestGroup.texts {
      for (less, more) in orders where ranks[less] != nil || ranks[more] != nil {
        ranks[more] = ranks[more] ?? 0
        ranks[less] = max(ranks[less] ?? 0, (ranks[more] ?? 0) + 1)
      }
    }
    let levels = Set(ranks.values)
    guard (3...greatestGroup.texts).contains(ranks.count), levels.count <= greatestGroup.levels,
      levels == Set(0..<levels.count)
    else { return nil }
    var parts: [Part] = []
    var size: Double?
    for rank in levels.sorted() {
      let texts = ranks.keys.filter { ranks[$0] == rank }.sorted()
      guard let level = level(rank, of: texts, below: size, in: context) else { return nil }
      parts += level.parts
      size = level.size
    }
    return parts.isEmpty ? nil : remedy(parts)
  }

  /// The changes that make one level of some texts, and the size in pt that it has; no text gets larger, and the level
  /// above stays larger by a point at least.
  private static func level(
    _ rank: Int, of texts: [Int], below limit: Double?, in context: RemedyContext
  ) -> (parts: [Part], size: Double)? {
    let elements = texts.map { context.scene.elements[$0] }
    let sizes = elements.compactMap(\.onlySize)
    guard sizes.count == texts.count, let least = sizes.min() else { return nil }
    guard let limit else {
      let light = zip(texts, elements).filter { !$1.isHeavy }
      return (light.map { Part(.setWeight($1.range, .semibold), $0, "set the first level in '.semibold'") }, least)
    }
    let name = rank == 1 ? "second" : "third"
    let faint = texts.map { Part(context.leveling($0, .secondary, along: texts), $0, "draw it on '.secondary'") }
    if Set(sizes).count == 1, least <= limit - 1 { return (faint, least) }
    let platforms = Set(elements.map(\.platform))
    guard platforms.count == 1, let platform = platforms.first,
      let style = TextStyle.lesser(than: min(limit, least + 1), on: platform),
      let size = style.metrics(platform: platform)?.preferred.size
    else { return nil }
    let sized = zip(texts, elements).map {
      Part(.setTextStyle($1.range, style), $0, "the \(name) in '.\(style.rawValue)'")
    }
    return (sized + faint, size)
  }

  /// One change of one text.
  private struct Part {
    let change: Remedy.Change
    let element: Int
    let title: String

    init(_ change: Remedy.Change, _ element: Int, _ title: String) {
      (self.change, self.element, self.title) = (change, element, title)
    }
  }
}

extension RemedyContext {
  /// A remedy together with one more axis, for texts that colour alone would tell from one beside them: an axis of
  /// theirs comes before one of the other text.
  func withAnotherAxis(_ remedy: Remedy) -> [Remedy] {
    let own = Set(remedy.elements)
    let pairs = judged.comparedPairs.filter { pair in
      own.contains(pair.upper) != own.contains(pair.lower) && pair.comparisons.contains(where: \.hasSameShape)
    }
    let axes = pairs.flatMap { pair -> [Remedy] in
      let look: LevelComparison.Stronger = own.contains(pair.upper) ? .upper : .lower
      let (less, more) = pair.byImportance(in: scene, strongerLook: look)
      return ColorOnlyHierarchy.assignments(less: less, more: more, hasStyle: true, in: self)
    }
    var known: Set<[Remedy.Change]> = []
    let distinct = axes.filter { known.insert($0.changes).inserted }
    // Where several texts share the style, an axis of one of them would set it above or below the others.
    let ofOwn = own.count > 1 ? [] : distinct.filter { own.isSuperset(of: $0.elements) }
    let ofOthers = distinct.filter {
      own.count > 1 ? own.isDisjoint(with: $0.elements) : !own.isSuperset(of: $0.elements)
    }
    return (ofOwn + ofOthers).prefix(Self.axisLimit).map { Remedy(joining: [remedy, $0]) }
  }

  /// How many axes are tried beside a style.
  private static let axisLimit = 3
}

extension Element {
  /// The fonts it is shown in without Bold Text.
  private var fonts: [FontReading] { placements.compactMap { $0.readings[.light]?.font ?? $0.readings[.dark]?.font } }

  /// True where some placement is semibold or heavier already.
  fileprivate var isHeavy: Bool { fonts.contains { ($0.weight ?? .bold) >= .semibold } }

  /// The size in pt that it has everywhere.
  fileprivate var onlySize: Double? {
    let sizes = Set(fonts.map(\.size))
    return sizes.count == 1 ? sizes.first ?? nil : nil
  }

  /// The next smaller text style.
  fileprivate var smallerTextStyle: TextStyle? { onlySize.flatMap { TextStyle.lesser(than: $0, on: platform) } }
}

extension TextStyle {
  /// The largest style for lesser texts by the preferred table that is at least 1 pt under a size.
  fileprivate static func lesser(than size: Double, on platform: Platform) -> TextStyle? {
    [.subheadline, .footnote, .caption].first { style in
      let metrics = style.metrics(platform: platform)
      return metrics.map { value in value.alternatives.allSatisfy { $0.size <= size - 1 } } ?? false
    }
  }
}

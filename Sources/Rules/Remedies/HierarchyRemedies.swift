import Findings
import PlatformStyles
import Scene

extension ColorOnlyHierarchy {
  /// Sets two levels apart by two axes, with as few changes as that takes, and the runner-up.
  static func remedies(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> [Remedy] {
    guard let less = occurrence.elements.first, let more = occurrence.elements.dropFirst().first else { return [] }
    let (lessElement, moreElement) = (context.scene.elements[less], context.scene.elements[more])
    let smaller = lessElement.smallerTextStyle.map {
      Part(.setTextStyle(lessElement.range, $0), less, "set this text in '.\($0.rawValue)'")
    }
    let heavier =
      moreElement.isHeavy
      ? nil : Part(.setWeight(moreElement.range, .semibold), more, "set the more important text in '.semibold'")
    let pairs = context.judged.comparedPairs.filter {
      Set([$0.upper, $0.lower]) == [less, more]
    }
    let comparisons = pairs.flatMap(\.comparisons)
    let hasStyle = !comparisons.isEmpty && comparisons.allSatisfy { $0.axes.contains(.style) }
    let fainter = Part(context.leveling(less, .secondary), less, "draw it on '.secondary'")
    let assignments: [[Part?]] =
      hasStyle ? [[smaller, heavier]] : [[smaller, heavier], [smaller, fainter], [heavier, fainter]]
    // One axis is less than a level should have, and more than a colour that some can't see.
    let single = [[smaller], [heavier]]
    let pairwise = (hasStyle ? single + assignments : assignments + single).compactMap { wanted in
      let parts = wanted.compactMap(\.self)
      return parts.count == wanted.count ? remedy(parts) : nil
    }
    return withRunnersUp(pairwise + [wholeGroup(around: [less, more], in: context)].compactMap(\.self))
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
    let parts = ranks.keys.sorted().flatMap { index -> [Part] in
      let range = context.scene.elements[index].range
      switch ranks[index] {
      case 0: return [Part(.setWeight(range, .semibold), index, "set the first level in '.semibold'")]
      case 1:
        return [
          Part(.setTextStyle(range, .subheadline), index, "the second in '.subheadline'"),
          Part(context.leveling(index, .secondary), index, "draw it on '.secondary'"),
        ]
      default:
        return [
          Part(.setTextStyle(range, .caption), index, "the third in '.caption'"),
          Part(context.leveling(index, .secondary), index, "draw it on '.secondary'"),
        ]
      }
    }
    return remedy(parts)
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

extension Element {
  /// The fonts it is shown in without Bold Text.
  private var fonts: [FontReading] { placements.compactMap { $0.readings[.light]?.font ?? $0.readings[.dark]?.font } }

  /// True where some placement is semibold or heavier already.
  fileprivate var isHeavy: Bool { fonts.contains { ($0.weight ?? .bold) >= .semibold } }

  /// The next smaller text style by the preferred table, at least 1 pt under the size it has everywhere.
  fileprivate var smallerTextStyle: TextStyle? {
    let sizes = Set(fonts.map(\.size))
    guard sizes.count == 1, let known = sizes.first, let size = known else { return nil }
    return [TextStyle.subheadline, .footnote, .caption].first { style in
      let metrics = style.metrics(platform: platform)
      return metrics.map { value in value.alternatives.allSatisfy { $0.size <= size - 1 } } ?? false
    }
  }
}

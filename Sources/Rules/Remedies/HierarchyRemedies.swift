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
    return (hasStyle ? single + assignments : assignments + single).compactMap { wanted in
      let parts = wanted.compactMap(\.self)
      guard parts.count == wanted.count else { return nil }
      return Remedy(
        title: parts.map(\.title).joined(separator: " and "), changes: parts.map(\.change),
        elements: Array(Set(parts.map(\.element))).sorted(), isSafe: false)
    }
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

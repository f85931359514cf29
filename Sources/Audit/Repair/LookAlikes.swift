import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene

extension Proof {
  /// Texts in one place that looked different and would look alike, or that would change their order, also where only
  /// one of them is there at a time or they are no neighbours.
  var lookAlikes: [Violation] {
    let elements = before.report.scene.elements
    let meant = Set(remedies.flatMap(\.elements)).filter { elements[$0].kind == .text }
    let neighbours = Dictionary(grouping: elements.indices.filter { elements[$0].kind == .text }) {
      TextPlace(elements[$0])
    }
    return meant.sorted().flatMap { text in
      (neighbours[TextPlace(elements[text])] ?? []).compactMap { other -> Violation? in
        guard other != text, !meant.contains(other) || text < other, let reason = change(of: text, beside: other)
        else { return nil }
        return Violation(
          elements: [text, other].filter(meant.contains), reason: "\(reason) '\(elements[other].id)'", isMutual: true,
          neighbors: [text, other])
      }
    } + sharedRoles(of: meant)
  }

  /// What a text would be to another one that it was not, in words before the other one's place.
  private func change(of text: Int, beside other: Int) -> String? {
    guard let newText = after.positions[before.identities[text]],
      let newOther = after.positions[before.identities[other]]
    else { return nil }
    let (old, new) = (before.report.scene.elements, after.report.scene.elements)
    let (was, would) = (
      TextLook.ranks(of: old[text], to: old[other]), TextLook.ranks(of: new[newText], to: new[newOther])
    )
    if would.contains(.same) && !was.contains(.same) { return "the text would look like the one at" }
    let isTurned = was == [.lower] && would.contains(.higher) || was == [.higher] && would.contains(.lower)
    // What one repair does to two texts is what it is for; of several, none may undo what the others say.
    let isOneRepair = remedies.contains { $0.elements.contains(text) && $0.elements.contains(other) }
    let isSurpassed =
      was == [.higher] && TextLook.surpasses(new[newOther], new[newText])
      || was == [.lower] && TextLook.surpasses(new[newText], new[newOther])
    let isAsked = remedies.contains { $0.setsOrder && !Set($0.elements).isDisjoint(with: [text, other]) }
    return isTurned && !isAsked || isSurpassed && !isOneRepair ? "the text would change its order with the one at" : nil
  }

  /// Labels that one function makes are one element: a style that sets one of them apart from another has to stay.
  private func sharedRoles(of meant: Set<Int>) -> [Violation] {
    meant.sorted().compactMap { index in
      let old = before.report.scene.elements[index]
      guard old.toolkit != .swiftUI, let other = after.positions[before.identities[index]] else { return nil }
      let new = after.report.scene.elements[other].placements
      guard new.count == old.placements.count else { return nil }
      func areApart(_ first: Int, _ second: Int) -> Bool {
        let (one, two) = (old.placements[first].foreground, old.placements[second].foreground)
        return one.isAssigned(besides: two) && !one.isSame(as: two)
      }
      let isJoined = new.indices.contains { first in
        new.indices.contains { second in
          first < second && areApart(first, second) && new[first].foreground.isSame(as: new[second].foreground)
        }
      }
      return isJoined
        ? Violation(elements: [index], reason: "another label that is made there has that style already") : nil
    }
  }
}

/// Where in a view a text stands.
private struct TextPlace: Hashable {
  let file: String
  let view: String
  let scope: Int?
  let stacks: [Int]

  init(_ element: Element) {
    (file, view, scope) = (element.range.file, element.view, element.scope)
    stacks = element.layout.map(\.stack)
  }
}

/// What a text looks like on one way, apart from what it says.
private struct TextLook: Hashable {
  let size: Double
  let weight: FontWeight
  let form: ForegroundStyle.Form
  /// The level of the system that it is drawn on.
  let level: ContentLevel?
  let isFaded: Bool
  let colors: [Appearance: Color]
  let backdrops: [Appearance: Color]

  /// Colours whose ratio to each other is not greater are the same to everybody's eyes.
  private static let leastRatio = 1.1

  init?(_ placement: Placement) {
    guard placement.exemption == nil, let font = placement.plainFont, let size = font.size, let weight = font.weight
    else { return nil }
    (self.size, self.weight, form) = (size, weight, placement.foreground.form)
    level = placement.foreground.systemLevel
    isFaded = placement.foreground.hasWrittenOpacity
    colors = placement.readings.compactMapValues(\.foreground)
    backdrops = placement.readings.compactMapValues(\.background)
  }

  /// What one text is to another of the same font.
  enum Rank {
    case same, higher, lower
  }

  /// What one text is to another on the ways that lead to both.
  static func ranks(of one: Element, to other: Element) -> Set<Rank> {
    Set(pairs(of: one, with: other).compactMap { $0.rank(to: $1) })
  }

  /// True where a text is larger or heavier than another one, and neither smaller nor lighter, on some way.
  static func surpasses(_ one: Element, _ other: Element) -> Bool {
    pairs(of: one, with: other).contains { own, other in
      own.size >= other.size && own.weight >= other.weight && (own.size, own.weight) != (other.size, other.weight)
    }
  }

  /// The looks that two texts have on the ways that lead to both.
  private static func pairs(of one: Element, with other: Element) -> [(TextLook, TextLook)] {
    func looks(_ element: Element) -> [TextLook: Set<[String]>] {
      element.placements.reduce(into: [:]) { looks, placement in
        if let look = TextLook(placement) { looks[look, default: []].formUnion(placement.ways) }
      }
    }
    let others = looks(other)
    return looks(one).flatMap { look, ways in
      others.filter { !$0.value.isDisjoint(with: ways) }.map { (look, $0.key) }
    }
  }

  private func rank(to other: TextLook) -> Rank? {
    guard size == other.size, weight == other.weight, hasSameBackdrop(as: other) else { return nil }
    if colors.isEmpty && other.colors.isEmpty {
      if form == other.form && isFaded == other.isFaded { return .same }
      // Over a material no colour is known, and yet the first level stands out most (S-71).
      guard let level, let others = other.level, level != others, !isFaded, !other.isFaded else { return nil }
      return level < others ? .higher : .lower
    }
    let shared = Appearance.allCases.compactMap { appearance in
      colors[appearance].flatMap { one in other.colors[appearance].map { (appearance, contrastRatio(one, $0)) } }
    }
    guard let first = shared.first else { return nil }
    if shared.allSatisfy({ $0.1 <= Self.leastRatio }) { return .same }
    guard form.isGraded, other.form.isGraded, let backdrop = backdrops[first.0], let own = colors[first.0],
      let others = other.colors[first.0]
    else { return nil }
    let (ratio, otherRatio) = (contrastRatio(own, backdrop), contrastRatio(others, backdrop))
    if ratio > otherRatio * Self.leastRatio { return .higher }
    return otherRatio > ratio * Self.leastRatio ? .lower : nil
  }

  private func hasSameBackdrop(as other: TextLook) -> Bool {
    Set(backdrops.keys).intersection(other.backdrops.keys).allSatisfy {
      backdrops[$0]?.bytes == other.backdrops[$0]?.bytes
    }
  }
}

extension Placement {
  /// The font without Bold Text.
  fileprivate var plainFont: FontReading? {
    let plain: [Appearance] = [.light, .dark, .lightIncreased, .darkIncreased]
    return plain.lazy.compactMap { self.readings[$0]?.font }.first
  }
}

extension ForegroundStyle.Form {
  /// True for what says by its lightness alone how important a text is.
  fileprivate var isGraded: Bool {
    switch self {
    case .level, .neutral: true
    case .system(let name): name.hasPrefix("systemGray") || name.lowercased().hasSuffix("label")
    case .fadedLevel, .custom, .gradient, .unknown: false
    }
  }
}

extension ForegroundStyle {
  /// True where the file assigns both of two styles, each in a place of its own.
  fileprivate func isAssigned(besides other: ForegroundStyle) -> Bool {
    guard let range, let second = other.range else { return false }
    return range != second && range.file == second.file
  }

  fileprivate func isSame(as other: ForegroundStyle) -> Bool {
    form == other.form && hasWrittenOpacity == other.hasWrittenOpacity && ownColor == other.ownColor
  }
}

import PlatformStyles
import Scene

/// Pictures above or below words, as in an empty state: large symbols that are always the same where the words are seen,
/// so that nobody needs them to understand the content (WCAG 2.2, 1.4.11).
struct Illustrations {
  /// A place in a column.
  private struct Seat: Hashable {
    var stack: Int
    var child: Int
    var part: Int
    var spacers: Int
  }

  /// A text of a column.
  private struct Words {
    var path: Guard
    /// The size in pt.
    var size: Double
  }

  /// The size from which a symbol is a picture, in pt: that of a title (S-16).
  private static let leastSize = 28.0
  /// How much larger than the words it has to be.
  private static let leastShare = 1.5

  private var texts: [Seat: [Words]] = [:]

  /// Notes a text that stands in a column.
  mutating func note(_ leaf: Leaf, in environment: Environment) {
    // The runs of one text lie in a pile of their own.
    let layout = leaf.run > 0 ? environment.layout.dropLast() : environment.layout[...]
    guard leaf.kind == .text, let seat = Self.seat(layout.last),
      let size = environment.fontSizes?.max()
    else { return }
    texts[seat, default: []].append(Words(path: environment.path, size: size))
  }

  /// Returns a leaf that is an illustration where it is a picture right above or below words.
  func exempting(_ pending: PendingLeaf) -> PendingLeaf {
    guard pending.leaf.exemption == nil, pending.environment.exemption == nil, Self.isPicture(pending),
      let seat = Self.seat(pending.environment.layout.last), let size = Self.size(ofSymbolIn: pending.environment),
      size >= Self.leastSize
    else { return pending }
    let hasWords = [-1, 1].contains { step in
      var other = seat
      other.child += step
      // Words that are also there without the symbol, or beside another one, may not say what it says.
      return texts[other]?.contains { $0.path == pending.environment.path && size >= $0.size * Self.leastShare } == true
    }
    guard hasWords else { return pending }
    var result = pending
    result.leaf.exemption = .decorative
    return result
  }

  private static func seat(_ step: LayoutStep?) -> Seat? {
    guard let step, step.axis == .vertical else { return nil }
    return Seat(stack: step.stack, child: step.child, part: step.part, spacers: step.spacers)
  }

  /// True for one symbol in one style, neither part of a control nor of a row that repeats, and with no words of its own
  /// for assistive technologies.
  private static func isPicture(_ pending: PendingLeaf) -> Bool {
    let environment = pending.environment
    guard pending.leaf.kind == .symbol, pending.leaf.content?.symbolNames?.count == 1, !environment.isInControl,
      environment.label == nil, !environment.isRepeated, !environment.isSpoken, !environment.isDescribed,
      !environment.container.isToolbar
    else { return false }
    let style = pending.leaf.style ?? environment.currentForeground.map { Optional($0) }
    let isDim = environment.backdrop.entries.contains { entry in
      if case .group(let shares, _) = entry { shares.branches.count > 1 } else { false }
    }
    guard style.branches.count == 1, !isDim else { return false }
    if case .unknown? = style.branches[0].value?.style { return false }
    return true
  }

  /// The size of a symbol in pt: that of its font, or of its frame where it is made to fill that (S-20).
  private static func size(ofSymbolIn environment: Environment) -> Double? {
    guard environment.fontModifiers.contains(where: { $0.branches.contains { $0.value == .resizable } }) else {
      return environment.fontSizes?.min()
    }
    for frame in environment.frames.reversed() where frame.steps == environment.layout.count {
      if case .size(let width, let height, _, _) = frame.kind, let size = [width, height].compactMap({ $0 }).min() {
        return size
      }
    }
    return nil
  }
}

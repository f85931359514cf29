import ColorScience
import PlatformStyles
import Scene

/// The colour behind a leaf as it is built up, back to front, as a function of at most one unknown backdrop.
struct PixelStack {
  /// What `background` is a function of; `nil` where it is constant.
  var domain: BackdropDomain?
  var background: AffineColor
  var isCertain = true
  /// Why nothing bounds what lies behind, as long as no layer does.
  var doubt: Doubt?
  /// True where a translucent layer over what is not known leaves the pixel within bounds.
  private var isBounded = false
  /// True where what is not known is a veil over something that is.
  private(set) var isVeiled = false
  /// Counts what `background` was a function of, so that two unknowns are never taken for one.
  private var era = 0
  /// The groups that are open, with what the pixel below each is a function of.
  private var open: [(group: GroupOpacity, domain: BackdropDomain?, era: Int)] = []

  /// Starts on a backdrop that nothing is known of.
  init(unknown doubt: Doubt) {
    domain = .box(.unknown)
    background = .backdrop
    self.doubt = doubt
  }

  /// Why any colour may lie behind.
  var openDoubt: Doubt? { background.slope == RGB(gray: 1) && !isBounded ? doubt : nil }

  /// Lays a colour over what is there.
  mutating func lay(_ color: Color) {
    background = background.compositing(color)
    if color.isOpaque {
      domain = nil
      doubt = nil
      isVeiled = false
      // What lies below a group still shows through it.
      if open.isEmpty { isCertain = true }
    }
  }

  private mutating func replace(with domain: BackdropDomain) {
    self.domain = domain
    background = .backdrop
    isVeiled = false
    isBounded = false
    era += 1
  }

  /// Replaces what is there by anything within a box.
  mutating func cover(with box: ColorBox, isCertain: Bool) {
    replace(with: .box(box))
    doubt = nil
    self.isCertain = isCertain && (open.isEmpty || self.isCertain)
  }

  /// Lays a gradient over what is there.
  mutating func lay(gradient stops: [Color]) {
    let ground = constant
    if stops.allSatisfy(\.isOpaque) {
      doubt = nil
      replace(with: .gradient(stops: stops, interpolation: .device))
      if open.isEmpty { isCertain = true }
      return
    }
    if let ground, !stops.isEmpty {
      doubt = nil
      replace(with: .gradient(stops: GradientPath.opaqueStops(stops, over: ground), interpolation: .device))
      return
    }
    // Translucent stops over what varies: the hull of what they make of what is there bounds every place on the way.
    let ranges = stops.map { stop in
      background.compositing(stop).range(over: variesIn)
    }
    guard let first = ranges.first else { return }
    replace(with: .box(ranges.dropFirst().reduce(first) { $0.union($1) }))
    isBounded = true
  }

  /// Covers everything with something whose colours are not known.
  mutating func cover(unknown doubt: Doubt) {
    replace(with: .box(.unknown))
    self.doubt = doubt
  }

  /// Lays something that is not known and hides at most a share of what is there.
  mutating func lay(unknown doubt: Doubt, share: Double) {
    guard share < 1, open.isEmpty, openDoubt == nil else { return cover(unknown: doubt) }
    let ground = constant
    // Over what varies each channel lies between those under black and under white of the whole share.
    let ends = [Color.black, .white].map { background.compositing($0.withAlpha(share)).range(over: variesIn) }
    cover(unknown: doubt)
    if let ground {
      background = background.compositing(ground.multiplyingAlpha(by: 1 - share))
    } else {
      replace(with: .box(ends[0].union(ends[1])))
      isBounded = true
    }
    isVeiled = true
  }

  /// The box of what `background` is a function of.
  private var variesIn: ColorBox { domain?.boundingBox ?? ColorBox(point: .black) }

  /// True inside a group that is faded as a whole.
  var isGrouped: Bool { !open.isEmpty }

  /// Opens a group of an opacity.
  mutating func open(group share: Double) {
    open.append((GroupOpacity(share: share, outer: background), domain, era))
  }

  /// The groups that are open, the outermost first.
  var groups: [GroupOpacity] { open.map(\.group) }

  /// What the pixel behind and those below its groups are functions of together; `nil` where that is more than one
  /// unknown at once.
  private var sources: [BackdropDomain]? {
    var found: [(domain: BackdropDomain, era: Int)] = []
    if let domain, !background.isConstant { found.append((domain, era)) }
    for entry in open where !entry.group.outer.isConstant {
      if let domain = entry.domain { found.append((domain, entry.era)) }
    }
    return found.allSatisfy { $0.era == found[0].era } ? found.prefix(1).map(\.domain) : nil
  }

  /// The backdrops that the pixel behind and those below its groups vary with; `nil` where they vary with several.
  var variation: ColorBox? {
    sources.map { $0.first?.boundingBox ?? ColorBox(point: .black) }
  }

  /// The box of the colours that may lie behind.
  var range: ColorBox { background.range(over: variesIn) }

  /// The one colour behind, inside all groups, if it is one.
  var constant: Color? { domain == nil ? background.color(over: .black) : nil }

  /// The contrast of something on top, its composited colours where each is one, and the box of what it may have.
  typealias Measured = (ratio: RatioBounds, foreground: Color?, background: Color?, range: ColorBox)

  /// Measures a colour on top; `nil` where the groups can't be composed.
  func measure(_ color: Color) -> Measured? {
    guard let sources else { return nil }
    let front = background.compositing(color).faded(in: groups)
    let back = background.faded(in: groups)
    guard let domain = sources.first else {
      let colors = (front.color(over: .black), back.color(over: .black))
      return (
        RatioBounds(conservativeContrastRatio(colors.0, colors.1)), colors.0, colors.1, ColorBox(point: colors.0)
      )
    }
    let bounds = contrastBounds(foreground: front, background: back, over: domain)
    return (
      bounds, front.isConstant ? front.color(over: .black) : nil, back.isConstant ? back.color(over: .black) : nil,
      front.range(over: domain.boundingBox)
    )
  }

  /// The most contrast that any colour on top would have inside the groups; where what lies behind is not known, with
  /// any backdrop.
  func ceiling(isKnown: Bool, _ ceilings: inout GroupCeilings) -> Double {
    let least = ceilings.ceiling(inGroupOf: groups.reduce(1) { $0 * $1.share })
    // On a backdrop, black or white has the most.
    let ends = isKnown ? [Color.black, .white].compactMap { measure($0)?.ratio.high } : []
    return ends.count == 2 ? min(least, max(ends[0], ends[1])) : least
  }

  /// Measures a gradient on top; `nil` where the groups can't be composed or nothing bounds what lies behind.
  func measure(gradient stops: [Color]) -> Measured? {
    guard open.isEmpty, openDoubt == nil else { return nil }
    guard let constant else { return measure(gradient: stops, over: range) }
    let opaque = GradientPath.opaqueStops(stops, over: constant)
    let bounds = contrastBounds(
      foreground: .backdrop, background: .constant(constant),
      over: .gradient(stops: opaque, interpolation: .device))
    return (bounds, opaque.count == 1 ? opaque[0] : nil, constant, ColorBox(hullOf: opaque) ?? .unknown)
  }

  /// True where a gradient lies on another one that may run along with it, so that how they meet decides.
  func mayFollow(_ stops: [Color], _ ratio: RatioBounds, _ requirements: ClosedRange<Double>) -> Bool {
    guard case .gradient? = domain, stops.count > 1 else { return false }
    return ratio.low < requirements.upperBound && ratio.high >= requirements.lowerBound
  }

  /// Measures a gradient on what varies too: each of its places may meet each colour behind, so the two are bounded
  /// apart.
  private func measure(gradient stops: [Color], over behind: ColorBox) -> Measured? {
    let boxes = stops.map { AffineColor.backdrop.compositing($0).range(over: behind) }
    guard let first = boxes.first else { return nil }
    let hull = boxes.dropFirst().reduce(first) { $0.union($1) }
    let boxed = RatioBounds(apart: hull, from: behind)
    guard let domain, stops.allSatisfy(\.isOpaque) else { return (boxed, nil, nil, hull) }
    // A place of a gradient is as light as its stretch between two stops, which a box of all stops is not.
    let front = BackdropDomain.gradient(stops: stops, interpolation: .device)
    let exact = RatioBounds(
      apart: contrastBounds(foreground: .backdrop, background: .constant(.black), over: front),
      from: contrastBounds(foreground: background, background: .constant(.black), over: domain))
    let ratio = RatioBounds(low: max(boxed.low, exact.low), high: min(boxed.high, exact.high))
    return (ratio, nil, nil, hull)
  }
}

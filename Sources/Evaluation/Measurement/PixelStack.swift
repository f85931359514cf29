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
  /// The groups that are open, with the pixel below each.
  private var groups: [(share: Double, outer: AffineColor, isConstant: Bool)] = []

  /// Starts on a backdrop that nothing is known of.
  init(unknown doubt: Doubt) {
    domain = .box(.unknown)
    background = .backdrop
    self.doubt = doubt
  }

  /// Lays a colour over what is there.
  mutating func lay(_ color: Color) {
    background = background.compositing(color)
    if color.isOpaque {
      domain = nil
      doubt = nil
      isCertain = true
    }
  }

  /// Replaces what is there by anything within a box.
  mutating func cover(with box: ColorBox, isCertain: Bool) {
    domain = .box(box)
    background = .backdrop
    doubt = nil
    self.isCertain = isCertain
  }

  /// Lays a gradient over what is there.
  mutating func lay(gradient stops: [Color]) {
    doubt = nil
    if stops.allSatisfy(\.isOpaque) {
      domain = .gradient(stops: stops, interpolation: .device)
      background = .backdrop
      isCertain = true
      return
    }
    // Translucent stops: the hull of what they make of what is there bounds every place on the way.
    let ranges = stops.map { stop in
      background.compositing(stop).range(over: domain?.boundingBox ?? ColorBox(point: .black))
    }
    guard let first = ranges.first else { return }
    let box = ranges.dropFirst().reduce(first) { $0.union($1) }
    domain = .box(box)
    background = .backdrop
  }

  /// Covers everything with something whose colours are not known.
  mutating func cover(unknown doubt: Doubt) {
    domain = .box(.unknown)
    background = .backdrop
    self.doubt = doubt
  }

  /// Lays something that may be translucent and is not known.
  mutating func lay(unknown doubt: Doubt) { cover(unknown: doubt) }

  /// True inside a group that is faded as a whole.
  var isGrouped: Bool { !groups.isEmpty }

  /// Opens a group of an opacity.
  mutating func open(group share: Double) {
    groups.append((share, background, domain == nil))
  }

  /// The box of the colours that may lie behind.
  var range: ColorBox { background.range(over: domain?.boundingBox ?? ColorBox(point: .black)) }

  /// The one colour behind, inside all groups, if it is one.
  var constant: Color? { domain == nil ? background.color(over: .black) : nil }

  /// Measures a colour on top; `nil` where the groups can't be composed.
  func measure(_ color: Color) -> (ratio: RatioBounds, foreground: Color?, background: Color?)? {
    var front = background.compositing(color)
    var back = background
    for group in groups.reversed() {
      // A group over an unknown that a layer inside it replaced would need two unknowns at once.
      if domain != nil, !group.outer.isConstant, group.outer != AffineColor.backdrop, group.isConstant { return nil }
      front = front.blended(with: group.outer, by: group.share)
      back = back.blended(with: group.outer, by: group.share)
    }
    guard let domain else {
      let colors = (front.color(over: .black), back.color(over: .black))
      return (RatioBounds(conservativeContrastRatio(colors.0, colors.1)), colors.0, colors.1)
    }
    let bounds = contrastBounds(foreground: front, background: back, over: domain)
    return (
      bounds, front.isConstant ? front.color(over: .black) : nil, back.isConstant ? back.color(over: .black) : nil
    )
  }

  /// Measures a gradient on top of one colour.
  func measure(gradient stops: [Color]) -> (ratio: RatioBounds, foreground: Color?, background: Color?)? {
    guard let constant, groups.isEmpty else { return nil }
    let opaque = stops.map { $0.composited(over: constant) }
    let bounds = contrastBounds(
      foreground: .backdrop, background: .constant(constant),
      over: .gradient(stops: opaque, interpolation: .device))
    return (bounds, opaque.count == 1 ? opaque[0] : nil, constant)
  }
}

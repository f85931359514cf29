import ColorScience
import Scene
import SourceFacts

/// Plain views and edges that code makes, which show nothing but a colour.
extension CodeRenderer {
  /// Records a plain view whose colour depends on the running program: it may tell a state; it is no boundary (S-33).
  func showDot(_ object: CodeObject, in environment: Environment) {
    guard ["UIView", "NSView"].contains(object.kind), object.whole == nil, object.origin == nil,
      object.children.isEmpty, object.stranger == nil, object.handedTo == nil, !object.fillsItsParent,
      drawing(of: object) == nil
    else { return }
    let layers = held("layer", of: object)
    for style in ([object] + layers).map({ color("backgroundColor", of: $0) })
    where Shapes.tellsState(style, renderer) {
      leaf(
        Leaf(
          kind: .shape, place: object.place, style: style, exemption: .decorative, content: .string(object.kind)),
        of: object, in: environment)
    }
  }

  /// Adds the edge that a layer draws around a view, which is a boundary where the view is a control (S-33). It is seen
  /// on what the view paints as well as on what lies around.
  func showBorder(_ object: CodeObject, around fill: [Layer], in environment: Environment) {
    let isBoundary =
      CodeClasses.isControl(object.kind) || environment.isInControl || framesField(object, fill: fill, in: environment)
    for layer in held("layer", of: object) {
      let widths = values("borderWidth", of: layer)
      let drawn = widths.filter { if case .number(let width) = $0.value { width > 0 } else { true } }
      // A layer's edge is black unless it is told otherwise.
      let black = StyleSetting(
        style: .color(ColorValue(color: .fixed(.black), origin: nil)), description: "default black", clause: "S-115",
        isProject: false)
      let style = color("borderColor", of: layer).or(black)
      guard !drawn.isEmpty, !style.branches.allSatisfy({ $0.value?.style.isInvisible == true }) else { continue }
      let place = values("borderColor", of: layer).first?.place ?? widths[0].place
      var edge = Leaf(
        kind: .shape, place: place, style: style,
        exemption: isBoundary ? nil : .decorative)
      edge.isInset = true
      // Nothing tells what a view that is shown by itself is put into.
      edge.mayBeCovered = object.identity == root && !CodeClasses.isScreen(object.kind)
      var around = environment
      around.backdrop = around.backdrop.adding(outlined: fill.knownOrNot)
      // There is none on the paths on which it has no width.
      let isAlways = drawn.count == widths.count && isSetAlways("borderWidth", of: layer)
      for path in isAlways ? [.always] : drawn.map(\.path) {
        guard let path = around.path.and(path) else { continue }
        var inner = around
        inner.path = path
        leaf(edge, of: object, in: inner)
      }
    }
  }
}

extension CodeRenderer {
  private func isSetAlways(_ property: String, of object: CodeObject) -> Bool {
    object.settings[property]?.branches.allSatisfy { $0.value != nil } ?? false
  }
}

extension CodeClasses {
  /// True for what a person works with, whose edge tells where it is.
  static func isControl(_ name: String) -> Bool {
    ["UIControl", "UITextView", "UISearchBar", "NSControl", "NSTextView"].contains { isKind(name, of: $0) }
      && !["NSTextField", "NSImageView", "UIPageControl"].contains(name)
  }
}

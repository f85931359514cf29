import ColorScience
import Scene
import SourceFacts

/// Plain views and edges that show nothing but a colour which code gives them.
extension InterfaceViews {
  /// True where a condition of the running program decides on a style.
  func dependsOnState(_ style: Alternatives<StyleSetting?>?) -> Bool {
    style.map { Shapes.tellsState($0, renderer) } ?? false
  }

  /// Records a plain view whose colour depends on the running program: it may tell a state.
  func showDot(_ object: InterfaceObject, in context: InterfaceContext) {
    guard object.kind == "view", object.role == "subviews", object.children("subviews").isEmpty,
      document.isHeld(object)
    else { return }
    let style = document.withCode(
      document.setting("backgroundColor", of: object), ["backgroundColor"], of: object)
    guard dependsOnState(style) else { return }
    leaf(
      Leaf(
        kind: .shape, place: document.place(object.span), style: style, exemption: .decorative, content: .string("view")
      ),
      of: object, in: context)
  }

  /// Adds the edge that code draws around an object, which is a boundary where the object is a control (S-33). It stands
  /// where code sets it, and is seen on what the object paints as well as on what lies around.
  func showBorder(_ object: InterfaceObject, around fill: [Layer], in context: InterfaceContext) {
    let widths = document.layerAssignments(to: ["borderWidth"], of: object)
    let isDrawn = widths.contains { width in
      if case .number(let width) = document.value(of: width, as: "Double") { width > 0 } else { true }
    }
    let colors = document.layerAssignments(to: ["borderColor"], of: object)
    guard isDrawn, let place = (colors.last ?? widths.last)?.assignment.place else { return }
    // A layer's edge is black unless it is told otherwise.
    let black = Alternatives<StyleSetting?>(document.standard(.black, "default black", "S-115"))
    let isControl =
      ["button", "textField", "textView", "searchBar", "segmentedControl"].contains(object.kind)
      || !document.isMac && object.framesField
    var edge = Leaf(
      kind: .shape, place: place, style: document.withCode(black, by: colors),
      exemption: isControl ? nil : .decorative)
    edge.isInset = true
    var around = context
    around.environment.backdrop = around.environment.backdrop.adding(outlined: fill.knownOrNot)
    leaf(edge, of: object, in: around)
  }
}

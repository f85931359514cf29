import PlatformStyles
import Scene

/// Shapes: only their strokes are judged, and only where they bound a control (S-33).
enum ShapeComponents {
  static let handlers: [String: ComponentHandler] = {
    var table: [String: ComponentHandler] = [:]
    for name in ComponentTable.shapes { table[name] = { _, _, _ in } }
    return table
  }()
}

/// Strokes and borders.
enum Shapes {
  /// The modifiers that fill or stroke a shape.
  static let effects: [String: ModifierEffect] = [
    "fill": { _, _, _, _ in },
    "stroke": stroke, "strokeBorder": stroke,
    "trim": { $0.render($2, in: $3) }, "inset": { $0.render($2, in: $3) }, "rotation": { $0.render($2, in: $3) },
  ]

  private static let stroke: ModifierEffect = { renderer, call, receiver, environment in
    let settings: Alternatives<StyleSetting?>
    if let first = call.first, first.label == nil, !isLineWidth(first.value) {
      settings = renderer.evaluator.settings(first, isColor: false, in: environment).map {
        $0.map { BackgroundModifiers.resolve($0, in: environment) }
      }
    } else {
      settings = environment.currentForeground.map { $0 }
    }
    renderer.leaf(
      Leaf(
        kind: .shape, place: call.first?.place ?? call.place, style: settings,
        exemption: environment.isInControl ? nil : .decorative), in: environment)
  }

  private static func isLineWidth(_ value: Value) -> Bool {
    if case .number = value { return true }
    return false
  }

  /// A border is a boundary where it is drawn around a control.
  static func boundaryExemption(of receiver: ViewNode, in environment: Environment) -> Exemption? {
    environment.isInControl || isControl(receiver) ? nil : .decorative
  }

  static func isControl(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component):
      ["TextField", "SecureField", "TextEditor", "Button", "Toggle", "Menu", "Picker"].contains(component.name)
    case .modified(let inner, _): isControl(inner)
    default: false
    }
  }
}

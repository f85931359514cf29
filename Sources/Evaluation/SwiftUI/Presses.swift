import Scene
import SourceFacts

/// Modifiers that make what people press of a view: it is a label of its own (S-89).
enum Presses {
  static let effects: [String: ModifierEffect] = {
    var table: [String: ModifierEffect] = [:]
    for name in ["onTapGesture", "onLongPressGesture"] {
      table[name] = { renderer, _, receiver, environment in pressed(receiver, renderer, environment) }
    }
    for name in ["gesture", "simultaneousGesture", "highPriorityGesture"] {
      table[name] = { renderer, call, receiver, environment in
        isPress(call) ? pressed(receiver, renderer, environment) : renderer.render(receiver, in: environment)
      }
    }
    return table
  }()

  /// Renders what people press, as the label of a control.
  private static func pressed(_ receiver: ViewNode, _ renderer: Renderer, _ environment: Environment) {
    var inner = environment
    inner.label = environment.label ?? renderer.newScope()
    renderer.render(receiver, in: inner)
  }

  /// True for a tap or a long press, and not for a drag.
  private static func isPress(_ call: ModifierCall) -> Bool {
    guard case .unknown(let doubt)? = call.first?.value else { return false }
    return presses.contains { doubt.label.hasPrefix($0 + "(") }
  }

  private static let presses = ["TapGesture", "SpatialTapGesture", "LongPressGesture"]
}

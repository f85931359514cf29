/// Places a view of a framework.
typealias ComponentHandler = @Sendable (Renderer, Component, Environment) -> Void

/// The one table from the name of a framework's view to how it is placed.
enum ComponentTable {
  static let handlers: [String: ComponentHandler] = {
    var table: [String: ComponentHandler] = [:]
    for family in [
      TextComponents.handlers, StackComponents.handlers, ListComponents.handlers, RowComponents.handlers,
      ButtonComponents.handlers,
      ControlComponents.handlers, NavigationComponents.handlers, ShapeComponents.handlers, ChartComponents.handlers,
      MapComponents.handlers, TipComponents.handlers,
    ] {
      table.merge(family) { _, new in new }
    }
    return table
  }()

  /// The shapes of SwiftUI.
  static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse", "Path",
    "ContainerRelativeShape", "ConcentricRectangle", "AnyShape", "ButtonBorder",
  ]

  /// True for a name that stands for a view of a framework.
  static func isComponent(_ name: String) -> Bool {
    handlers[name] != nil || shapes.contains(name) || Evaluator.storeViews.contains(name)
  }

  /// True for closure labels that hold code rather than views.
  static func isActionLabel(_ label: String?) -> Bool {
    guard let label else { return false }
    return label.hasPrefix("on") || label == "action" || label == "perform" || label == "completion"
  }
}

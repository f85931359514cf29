import Scene
import SourceFacts

/// What the configuration of a style holds: the views of the call site, and the state of the control (S-61).
enum StyleParts {
  /// The names of views, in the order in which they stand.
  static let views = [
    "icon", "title", "label", "content", "currentValueLabel", "minimumValueLabel", "maximumValueLabel",
  ]

  /// Returns the fields of the configuration for a control; one that wraps a configuration passes it on.
  static func fields(of component: Component, _ family: String, _ renderer: Renderer) -> [String: Value] {
    var fields = component.configuration?.fields ?? own(component, family, renderer)
    if family == "button" { fields["isPressed"] = .bool(false) }
    return fields
  }

  private static func own(_ component: Component, _ family: String, _ renderer: Renderer) -> [String: Value] {
    func view(_ node: ViewNode?) -> Value { .view(node ?? .empty) }
    func optional(_ node: ViewNode?) -> Value { node.map(Value.view) ?? .none }
    let label = component.title(at: component.place) ?? component.part("label", renderer)
    let content = component.content(renderer)
    switch family {
    case "button":
      return ["label": view(ButtonComponents.label(of: component, renderer)), "role": argument("role", component)]
    case "label": return TextComponents.fields(of: component, renderer)
    case "toggle":
      return [
        "label": view(ControlComponents.labelNode(component, renderer)),
        "isOn": ControlComponents.isOn(component, renderer), "isMixed": .bool(false),
      ]
    case "labeledContent": return ["label": view(label), "content": view(component.textValue ?? content)]
    case "groupBox", "controlGroup", "menu": return ["label": view(label), "content": view(content)]
    case "disclosureGroup":
      return ["label": view(label), "content": view(content), "isExpanded": state("isExpanded", component)]
    case "form": return ["content": view(content)]
    case "tipView": return TipComponents.fields(of: component, renderer)
    case "progressView":
      let isEndless = component.argument("value") == nil && component.argument("timerInterval") == nil
      // The title and the shape that tells the value are two things a person sees, so each has a place of its own.
      let title = component.arguments.first.flatMap { component.title(at: $0.place) }
      return [
        "label": optional(title ?? label ?? content),
        "currentValueLabel": optional(component.part("currentValueLabel", renderer)),
        "fractionCompleted": isEndless ? .none : state("fractionCompleted", component),
      ]
    case "gauge":
      var fields = [
        "label": view(component.part("label", renderer) ?? content), "value": state("fraction", component),
      ]
      for name in ["currentValueLabel", "minimumValueLabel", "maximumValueLabel"] {
        fields[name] = optional(component.part(name, renderer))
      }
      return fields
    default: return ["label": view(label ?? content)]
    }
  }

  private static func argument(_ name: String, _ component: Component) -> Value {
    component.argument(name)?.value ?? .none
  }

  /// What the control is told when it runs.
  private static func state(_ name: String, _ component: Component) -> Value {
    component.argument(name)?.value
      ?? .unknown(
        Doubt(
          .runtimeValue, "'\(name)'", place: component.place,
          key: key(of: name, component), label: name))
  }

  /// The identity of what a control is told when it runs.
  static func key(of name: String, _ component: Component) -> String {
    "\(component.place.file):\(component.place.span.start).\(name)"
  }
}

extension Component {
  /// The configuration that a style wraps into a view of its kind, as in `Toggle(configuration)`.
  var configuration: Instance? {
    guard case .instance(let configuration)? = arguments.first?.value, arguments.first?.label == nil,
      configuration.typeName.hasSuffix(".Configuration")
    else { return nil }
    return configuration
  }

  /// A view of the wrapped configuration.
  func configured(_ part: String) -> ViewNode? {
    if case .view(let node)? = configuration?.fields[part] { return node }
    return nil
  }

  /// Returns the views of a builder or argument with a label, or those of the wrapped configuration.
  func part(_ name: String, _ renderer: Renderer) -> ViewNode? {
    if case .view(let node)? = argument(name)?.value { return node }
    return closure(name).map { renderer.evaluator.contents(of: $0) } ?? configured(name)
  }

  /// Returns the views of the main builder.
  func content(_ renderer: Renderer) -> ViewNode? {
    trailingClosure.map { renderer.evaluator.contents(of: $0) } ?? part("content", renderer)
  }

  /// Returns the text of the title that stands first; `nil` where there is none.
  func title(at place: Place) -> ViewNode? {
    guard let first = arguments.first, first.label == nil, !first.isTrailingClosure, configuration == nil else {
      return nil
    }
    return .component(Component(name: "Text", arguments: [first], place: place))
  }

  /// Returns the title that stands first as a label, beside the symbol if one is given; `nil` where there is none.
  func titleLabel(at place: Place) -> ViewNode? {
    guard let title = title(at: place), let symbol else { return title(at: place) }
    if case .component(var label) = title {
      label.name = "Label"
      label.arguments.append(symbol)
      return .component(label)
    }
    return title
  }

  /// The text of a value that is passed as a string.
  var textValue: ViewNode? {
    argument("value").map { .component(Component(name: "Text", arguments: [$0], place: $0.place)) }
  }
}

import PlatformStyles
import Scene
import SourceFacts

/// Controls in styles that are not the framework's: the body of one of the program is inlined with the call site's
/// views, and of any other nothing is known (S-61).
enum Styles {
  /// The family of styles that a control is drawn in, by the control's name.
  private static let families: [String: String] = [
    "Button": "button", "NavigationLink": "button", "Link": "button", "ShareLink": "button", "SettingsLink": "button",
    "RenameButton": "button", "Menu": "menu", "Label": "label", "Toggle": "toggle", "GroupBox": "groupBox",
    "LabeledContent": "labeledContent", "DisclosureGroup": "disclosureGroup", "ControlGroup": "controlGroup",
    "ProgressView": "progressView", "Gauge": "gauge", "DatePicker": "datePicker", "Form": "form",
    "TextField": "textField", "SecureField": "textField", "TipView": "tipView",
  ]

  /// True for a family that decides how controls are drawn, one by one.
  static func isControl(_ family: String) -> Bool { families.values.contains(family) && family != "form" }

  /// The names of the framework's own styles, of all families.
  private static let frameworkNames: Set<String> = [
    "automatic", "plain", "bordered", "borderedProminent", "borderless", "borderlessButton", "borderedButton", "link",
    "accessoryBar", "accessoryBarAction", "card", "glass", "glassProminent", "iconOnly", "titleOnly", "titleAndIcon",
    "switch", "button", "checkbox", "roundedBorder", "squareBorder", "circular", "linear", "linearCapacity",
    "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear", "accessoryLinearCapacity", "grouped",
    "columns", "navigation", "compactMenu", "menu", "palette", "compact", "graphical", "wheel", "field",
    "stepperField", "toolbar", "elliptical", "miniTip",
  ]

  /// Draws a control in the style in force where that is not one of the framework's; returns false where it is.
  static func draw(_ component: Component, _ renderer: Renderer, _ environment: Environment) -> Bool {
    guard var family = families[component.name] else { return false }
    // A menu in the style of a button is drawn in the style of buttons.
    if component.name == "Menu", environment.styleName("menu") == "button" { family = "button" }
    switch environment.styles[family] {
    case .choice(let alternatives)?:
      for branch in alternatives.branches {
        guard let path = environment.path.and(branch.condition) else { continue }
        var inner = environment
        inner.path = path
        inner.styles.choose(branch.value, for: family)
        renderer.render(.component(component), in: inner)
      }
      return true
    case .instance(let style)?:
      navigate(component, renderer, environment)
      inline(style, family, component, renderer, environment)
      return true
    case let value:
      if environment.styleName(family).map(frameworkNames.contains) == true { return false }
      navigate(component, renderer, environment)
      leaveOpen(doubt(of: value, family, component), family, component, renderer, environment)
      return true
    }
  }

  /// Returns the control that a framework's style makes of a configuration (S-61); `nil` for other calls.
  ///
  /// `PlainButtonStyle().makeBody(configuration: configuration)` equals `Button(configuration)` in that style.
  static func control(
    madeBy style: Value, _ name: String, _ arguments: [ArgumentValue], place: Place
  ) -> ViewNode? {
    guard name == "makeBody", arguments.count == 1, case .instance(let configuration) = arguments[0].value,
      let family = families.values.first(where: { configuration.typeName == "\($0).Configuration" })
    else { return nil }
    switch style {
    case .implicit, .unknown: break
    default: return nil
    }
    let control = Component(
      name: family.prefix(1).uppercased() + family.dropFirst(),
      arguments: [ArgumentValue(label: nil, value: arguments[0].value, place: place)], place: place)
    let drawn = ArgumentValue(label: nil, value: style, place: place)
    return .modified(.component(control), ModifierCall(name: "\(family)Style", arguments: [drawn], place: place))
  }

  private static func doubt(of style: Value?, _ family: String, _ component: Component) -> Doubt {
    switch style {
    case .unknown(let doubt)?: doubt
    case .implicit(let member)?: Doubt(.externalModule, "'.\(member.name)'", place: member.place)
    default: Doubt(.unsupportedExpression, "a \(family) style", place: component.place)
    }
  }

  private static func navigate(_ component: Component, _ renderer: Renderer, _ environment: Environment) {
    if component.name == "NavigationLink" { ButtonComponents.navigate(component, renderer, environment) }
  }

  // MARK: - Bodies

  private static func inline(
    _ style: Instance, _ family: String, _ component: Component, _ renderer: Renderer, _ environment: Environment
  ) {
    var inner = surroundings(component, family, renderer, environment)
    // A control of the family in its body is drawn in the next style around.
    inner.styles.leave(family)
    inner.depth += 4
    let body = body(of: style, family, component, renderer, inner)
    if case .unknown(let doubt) = body { return leaveOpen(doubt, family, component, renderer, environment) }
    renderer.render(body, in: inner)
    OwnIndicators(component, family, renderer)?.render(body, in: inner)
  }

  /// Returns what a style of the program makes of a control in the surroundings of its body.
  private static func body(
    of style: Instance, _ family: String, _ component: Component, _ renderer: Renderer, _ inner: Environment
  ) -> ViewNode {
    let evaluator = renderer.evaluator
    let name = family == "textField" ? "_body" : "makeBody"
    guard inner.depth < Renderer.maximumDepth, let type = evaluator.index.types[style.typeName],
      let function = evaluator.lineage(of: type.id).lazy.compactMap({ $0.functions[name]?.first }).first
    else { return .unknown(Doubt(.unsupportedExpression, "'\(style.typeName)'", place: component.place)) }
    let scope = Scope(
      selfValue: .instance(style), typeName: type.id, file: function.file, environment: SharedEnvironment(inner))
    let argument = ArgumentValue(
      label: function.declaration.parameters.first?.label,
      value: configuration(of: component, family, renderer), place: component.place)
    let value = evaluator.invoke(function.declaration, [argument], in: scope, place: component.place)
    return evaluator.view(from: value, place: component.place)
  }

  /// Returns what a button in a style of the program paints; `nil` where the style in force is another's.
  static func layers(
    of component: Component, _ renderer: Renderer, _ environment: Environment, _ fills: Bool
  ) -> [Layer]? {
    guard let style = environment.styleInstance("button") else { return nil }
    guard environment.layerDepth < Layers.maximumDepth else {
      renderer.paintedBodies.noteCut()
      return nil
    }
    var inner = environment
    inner.styles.leave("button")
    inner.layerDepth += 1
    inner.depth += 4
    let body = body(of: style, "button", component, renderer, inner)
    return Layers.painted(by: body, renderer: renderer, in: inner, fills: fills)
  }

  /// Renders the call site's views in a look that nothing is known of.
  private static func leaveOpen(
    _ doubt: Doubt, _ family: String, _ component: Component, _ renderer: Renderer, _ environment: Environment
  ) {
    var inner = surroundings(component, family, renderer, environment)
    inner.styles.leave(family)
    inner.obscure(doubt)
    if family == "textField" { return renderer.render(.component(component), in: inner) }
    let views = StyleParts.fields(of: component, family, renderer)
    for name in StyleParts.views where family != "menu" || name == "label" {
      if case .view(let node)? = views[name] { renderer.render(node, in: inner) }
    }
  }

  private static func configuration(of component: Component, _ family: String, _ renderer: Renderer) -> Value {
    // The style of a field is given the field itself.
    if family == "textField" { return .view(.component(component)) }
    return .instance(
      Instance(
        typeName: "\(family).Configuration", fields: StyleParts.fields(of: component, family, renderer),
        identity: renderer.evaluator.makeIdentity()))
  }

  private static func surroundings(
    _ component: Component, _ family: String, _ renderer: Renderer, _ environment: Environment
  ) -> Environment {
    switch family {
    case "button" where component.name == "NavigationLink" && environment.container.isRow: return environment
    case "button", "toggle", "menu": return ButtonComponents.controlEnvironment(renderer, environment)
    case "progressView", "gauge", "datePicker", "textField":
      var inner = environment
      inner.scope = renderer.newScope()
      if !environment.isEnabled { inner.exemption = inner.exemption ?? .disabled }
      return inner
    case "tipView": return TipComponents.surroundings(component, renderer, environment)
    default: return environment
    }
  }
}

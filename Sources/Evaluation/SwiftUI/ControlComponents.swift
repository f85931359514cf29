import PlatformStyles
import Scene
import SourceFacts

/// Toggles, fields, labelled controls and indicators (S-97 to S-100).
enum ControlComponents {
  static let handlers: [String: ComponentHandler] = {
    var table: [String: ComponentHandler] = [
      "Toggle": toggle, "TextField": field, "SecureField": field, "TextEditor": editor, "ProgressView": indicator,
      "Gauge": indicator, "Slider": indicator,
    ]
    for name in ["ControlWidgetButton", "ControlWidgetToggle"] { table[name] = controlWidget }
    table["Picker"] = PickerComponents.picker
    for name in ["DatePicker", "Stepper", "ColorPicker", "MultiDatePicker"] { table[name] = labelled }
    return table
  }()

  // MARK: - Toggles

  private static let toggle: ComponentHandler = { renderer, component, environment in
    let label = labelNode(component, renderer)
    // On a bar a toggle that is told nothing is a button.
    let style = environment.styleName("toggle")
    let isBarButton = environment.container.isToolbar && environment.platform != .watchos
    if style == "button" || style == "automatic" && isBarButton {
      return ButtonComponents.toggle(
        label ?? .empty, isOn: state(of: component, renderer), component, renderer, environment)
    }
    var inner = control(environment)
    inner.scope = renderer.newScope()
    let stack = renderer.newStack()
    if let label, !environment.labelsHidden {
      var own = inner
      own.layout.append(LayoutStep(stack: stack, axis: .horizontal, child: 0))
      LabelGroups.render(label, renderer, own)
      inner.layout.append(LayoutStep(stack: stack, axis: .horizontal, child: 1, isBehindSpacer: true))
    }
    // The track of a switch that is on is green, or the tint; macOS draws a checkbox in the accent (S-97).
    let value = environment.platform == .macos ? ControlDefaults.checkbox : ControlDefaults.switchTrack
    let standard = Defaults.foreground(value, renderer: renderer, in: environment)
    let tint = standard.flatMap { environment.crossedTint(or: $0, renderer) } ?? environment.tint
    let track = environment.styleTint(of: "toggle", renderer) ?? tint ?? standard
    for own in whereOn(component, inner, renderer) {
      renderer.leaf(
        Leaf(
          kind: .control, place: component.place, text: "Toggle", style: track?.map { Optional($0) },
          exemption: own.exemption), in: own)
    }
  }

  /// Returns the surroundings of a toggle's track on each path on which it is on, as far as that decides its look; the
  /// system paints the track of one that is off, whatever its tint.
  private static func whereOn(
    _ component: Component, _ environment: Environment, _ renderer: Renderer
  ) -> [Environment] {
    let states = renderer.evaluator.booleans(state(of: component, renderer), place: component.place)
    let on = states.filter(\.1).compactMap { environment.path.and($0.0) }
    if on.isEmpty {
      var off = environment
      off.exemption = off.exemption ?? .systemDrawn
      return [off]
    }
    guard states.contains(where: { environment.depends(on: $0.0) }) else { return [environment] }
    return on.map { path in
      var inner = environment
      inner.path = path
      return inner
    }
  }

  /// Returns whether a toggle is on, also where a constant binding tells.
  private static func state(of component: Component, _ renderer: Renderer) -> Value {
    if case .implicit(let binding)? = component.argument("isOn")?.value,
      let constant = renderer.evaluator.constant(of: binding)
    {
      return constant
    }
    return isOn(component, renderer)
  }

  static func isOn(_ component: Component, _ renderer: Renderer) -> Value {
    guard let argument = component.argument("isOn") else { return component.configuration?.fields["isOn"] ?? .none }
    return renderer.evaluator.coerce(
      argument.value, to: TypeReference(name: "Binding"), file: argument.place.file, context: nil)
  }

  /// Control Center draws the label in its own colours.
  private static let controlWidget: ComponentHandler = { renderer, component, environment in
    var inner = environment
    inner.exemption = .systemDrawn
    for argument in component.arguments where argument.isTrailingClosure && argument.label != "action" {
      if case .closure(let closure) = argument.value { renderer.render(closure, in: inner) }
    }
  }

  /// Returns the surroundings of what a control shows.
  static func control(_ environment: Environment) -> Environment {
    var inner = environment
    if !environment.isEnabled { inner.exemption = inner.exemption ?? .disabled }
    return inner
  }

  static func labelNode(_ component: Component, _ renderer: Renderer) -> ViewNode? {
    if let closure = component.closure("label") ?? component.trailingClosure {
      return renderer.evaluator.contents(of: closure)
    }
    if let label = component.configured("label") { return label }
    guard let first = component.arguments.first, first.label == nil, !first.isTrailingClosure else { return nil }
    // The label and the control are two things a person sees, so each has a place of its own.
    if let symbol = component.symbol {
      return .component(Component(name: "Label", arguments: [first, symbol], place: first.place))
    }
    return .component(Component(name: "Text", arguments: [first], place: first.place))
  }

  private static let labelled: ComponentHandler = { renderer, component, environment in
    var inner = control(environment)
    inner.scope = renderer.newScope()
    guard !environment.labelsHidden else { return }
    if let label = component.part("label", renderer) ?? component.content(renderer) {
      LabelGroups.render(label, renderer, inner)
    } else if let title = component.titleLabel(at: component.place) {
      renderer.render(title, in: inner)
    }
  }

  // MARK: - Fields

  private static let field: ComponentHandler = { renderer, component, environment in
    var inner = control(environment)
    inner.scope = renderer.newScope()
    inner.fillWidth()
    if FieldGrounds.hasFrame(environment) {
      inner.backdrop = inner.backdrop.adding(
        Defaults.layer(ControlDefaults.fieldBackdrop(on: environment.platform), renderer: renderer, in: environment))
      inner.surround(.surface(.rounded(6), layers: 1))
      inner.surround(.padding(top: 7, leading: 7, bottom: 7, trailing: 7))
    }
    var text: String?
    if case .string(let title)? = component.arguments.first?.value { text = title }
    // Words of the field's own that a condition changes tell it beside a colour.
    if let title = component.arguments.first, title.label == nil { renderer.noteSigns(title.value.conditions) }
    // The title stands before the field there, and is no prompt (S-98).
    let isLabelled =
      environment.platform == .macos && environment.container.isForm && !environment.labelsHidden
    let label = FieldLabels.label(of: component, renderer)
    // A style on the field is that of what is typed, which may also stand on what the program paints, and which alone
    // has the field's font where no prompt is shown.
    let isPromptless = label == nil && component.argument("prompt") == nil && text?.isEmpty == true
    if environment.foreground != nil || FieldGrounds.areOwn(environment) || isPromptless && environment.writesFont {
      var typed = inner
      typed.foreground = typed.foreground.map { seen($0, on: component, renderer) }
      // No words of the source are what is typed where there is no title.
      let words = text?.isEmpty == true ? nil : text
      renderer.leaf(typedText(in: component, words), in: typed)
    }
    if isLabelled {
      // A label stands on the row, and not on what the field paints.
      var row = control(environment)
      row.scope = renderer.newScope()
      if let label {
        FieldLabels.showBefore(label, renderer, row)
      } else if text?.isEmpty != true {
        renderer.leaf(Leaf(kind: .text, place: component.place, text: text), in: row)
      }
    }
    if case .view(let prompt)? = component.argument("prompt")?.value {
      return renderer.render(prompt, in: inner.aroundPrompt(renderer))
    }
    if isLabelled { return }
    if let label { return FieldLabels.showAsPrompt(label, renderer, inner) }
    // A colour on the field does not reach its prompt (S-98).
    let style = Defaults.foreground(ControlDefaults.placeholder, renderer: renderer, in: environment)?.map {
      Optional($0)
    }
    if text?.isEmpty == true || repeatsText(component, renderer) { return }
    renderer.leaf(Leaf(kind: .text, place: component.place, text: text, style: style), in: inner)
  }

  /// Returns what is typed into a field or an editor, with its value where that is a text known only at run time.
  ///
  /// A number may tell by its sign what a colour does.
  private static func typedText(in field: Component, _ words: String? = nil) -> Leaf {
    var leaf = Leaf(kind: .text, place: field.place, text: words)
    guard case .unknown? = field.argument("text")?.value else { return leaf }
    leaf.content = field.argument("text")?.value
    leaf.isTyped = true
    return leaf
  }

  /// True where the prompt is the text itself: it is empty whenever the prompt is shown.
  private static func repeatsText(_ field: Component, _ renderer: Renderer) -> Bool {
    guard case .unknown(let title)? = field.arguments.first?.value, let text = field.argument("text")?.value else {
      return false
    }
    return renderer.evaluator.key(of: text) == title.key
  }

  /// Returns the styles in which a field's text is seen: nothing is drawn of one that is empty.
  private static func seen(
    _ style: Alternatives<StyleSetting>, on field: Component, _ renderer: Renderer
  ) -> Alternatives<StyleSetting> {
    guard style.branches.count > 1, let text = field.argument("text")?.value else { return style }
    let isEmpty = renderer.evaluator.member(
      "isEmpty", of: text, place: field.place, namePlace: field.place, in: Scope(file: field.place.file))
    let filled = renderer.evaluator.booleans(isEmpty, place: field.place).filter { !$0.1 }
    guard filled.count == 1 else { return style }
    let seen = style.restricted(to: filled[0].0)
    return seen.branches.isEmpty ? style : seen
  }

  private static let editor: ComponentHandler = { renderer, component, environment in
    var inner = control(environment)
    inner.scope = renderer.newScope()
    for layer in editorLayers(renderer, environment) { inner.backdrop = inner.backdrop.adding(layer) }
    renderer.leaf(typedText(in: component), in: inner)
  }

  /// What an editor paints behind its text (S-98).
  static func editorLayers(_ renderer: Renderer, _ environment: Environment) -> [Layer] {
    let backdrop = ControlDefaults.fieldBackdrop(on: environment.platform)
    let own =
      environment.scrollContentBackgroundHidden ? [] : [Defaults.layer(backdrop, renderer: renderer, in: environment)]
    return IntrospectedGround.seen(of: own, in: environment)
  }

  // MARK: - Indicators

  private static let indicator: ComponentHandler = { renderer, component, environment in
    var inner = control(environment)
    inner.scope = renderer.newScope()
    let stack = renderer.newStack()
    func place(_ child: Int) {
      inner.layout = environment.layout + [LayoutStep(stack: stack, axis: .grid, child: child, alignment: .start)]
    }
    let parts: [(String, ContainerDefault?)] = [
      ("label", nil), ("currentValueLabel", isRing(component, environment) ? nil : ControlDefaults.currentValueLabel),
      ("minimumValueLabel", nil), ("maximumValueLabel", nil),
    ]
    for (child, (label, value)) in parts.enumerated() {
      place(child)
      let isShown = label != "label" || showsLabel(component, environment)
      // The label may be the first closure, without its name.
      let first = label == "label" ? component.content(renderer) : nil
      guard let view = component.part(label, renderer) ?? first else { continue }
      guard isShown || mayShowLabel(component, renderer, environment) else {
        // It is spoken alone (S-61c).
        renderer.seen.wordless.formUnion(view.sources)
        continue
      }
      var own = inner
      if !isShown {
        own.isSeenPerhaps = true
        own.scope = renderer.newScope()
      }
      if let value {
        own.defaultForeground = Defaults.foreground(value, renderer: renderer, in: environment)
        Defaults.font(value, to: &own, renderer: renderer)
      }
      renderer.render(view, in: own)
    }
    if component.name == "ProgressView", showsLabel(component, environment), let first = component.arguments.first,
      isTitle(first.value), let title = component.title(at: first.place)
    {
      place(0)
      renderer.render(title, in: inner)
    }
    let written = environment.styleTint(of: "progressView", renderer) ?? environment.tint
    // A spinner without a value is gray unless it is tinted, and says nothing that its presence does not.
    guard component.name != "ProgressView" || hasValue(component) || written != nil else { return }
    place(parts.count)
    let tint = written ?? environment.tintSetting
    renderer.leaf(
      Leaf(
        kind: .control, place: component.place, text: component.name, style: tint.map { Optional($0) },
        exemption: inner.exemption), in: inner)
  }

  /// True for a gauge whose value stands inside it, as the largest of its texts.
  private static func isRing(_ component: Component, _ environment: Environment) -> Bool {
    component.name == "Gauge" && environment.styleName("gauge")?.hasPrefix("accessoryCircular") == true
  }

  /// A bar has its label above it; whether a ring leaves room for one depends on what else it shows.
  private static func showsLabel(_ component: Component, _ environment: Environment) -> Bool {
    if environment.labelsHidden { return false }
    // That of a slider is there to be spoken alone, but for macOS.
    if component.name == "Slider" { return environment.platform == .macos }
    guard component.name == "Gauge" else { return true }
    switch environment.styleName("gauge") {
    case "automatic": return environment.platform.isIOS || environment.platform == .macos
    case "linearCapacity": return true
    default: return false
    }
  }

  /// True for a ring that may have room for its label: in its middle, or in its opening between the ends of the scale.
  private static func mayShowLabel(
    _ component: Component, _ renderer: Renderer, _ environment: Environment
  ) -> Bool {
    func has(_ part: String) -> Bool { component.part(part, renderer) != nil }
    guard isRing(component, environment), !environment.labelsHidden else { return false }
    let isOpen = environment.styleName("gauge") == "accessoryCircular"
    return !has("currentValueLabel") || isOpen && !has("minimumValueLabel") && !has("maximumValueLabel")
  }

  private static func hasValue(_ component: Component) -> Bool {
    switch component.configuration?.fields["fractionCompleted"] {
    case nil: component.argument("value") != nil
    case .none?: false
    default: true
    }
  }

  private static func isTitle(_ value: Value) -> Bool {
    switch value {
    case .string, .interpolated, .unknown: true
    case .choice(let alternatives): alternatives.branches.contains { isTitle($0.value) }
    default: false
    }
  }
}

extension Environment {
  /// True where the tint or what lies behind is decided by one of the conditions of a path.
  fileprivate func depends(on path: Guard) -> Bool {
    let conditions = Set(path.decisions.map(\.condition))
    func asks<Element>(_ values: Alternatives<Element>?) -> Bool {
      values?.branches.contains { $0.condition.decisions.contains { conditions.contains($0.condition) } } ?? false
    }
    return asks(self.tint)
      || self.backdrop.entries.contains { entry in
        switch entry {
        case .layer(let layer): asks(layer.paint)
        case .group(let shares, _): asks(shares)
        }
      }
  }
}

import PlatformStyles
import Scene

/// Lists, forms, sections and their labelled rows (S-81 to S-91).
enum ListComponents {
  static let handlers: [String: ComponentHandler] = [
    "List": list, "Form": form, "Section": section, "LabeledContent": labeledContent, "GroupBox": groupBox,
    "DisclosureGroup": disclosure, "OutlineGroup": disclosure, "Table": table, "TableColumn": table,
    "ContentUnavailableView": unavailable,
  ]

  // MARK: - Lists

  private static let list: ComponentHandler = { renderer, component, environment in
    let style = environment.styleName("list")
    container(renderer, component, environment, kind: kind(style, environment))
  }

  private static let form: ComponentHandler = { renderer, component, environment in
    container(renderer, component, environment, kind: environment.platform.isIOS ? .grouped : .plain)
  }

  private static func kind(_ style: String?, _ environment: Environment) -> ContainerState.List {
    let name = style.map { $0.hasSuffix("ListStyle") ? String($0.dropLast(9)).lowercased() : $0 }
    switch name {
    case "plain", "inset": return .plain
    case "sidebar": return .sidebar
    case "grouped", "insetGrouped", "insetgrouped": return .grouped
    default: return environment.platform.isIOS ? .grouped : .plain
    }
  }

  private static func container(
    _ renderer: Renderer, _ component: Component, _ environment: Environment, kind: ContainerState.List
  ) {
    var inner = environment
    inner.container = ContainerState(list: kind)
    inner.isGrouped = kind == .grouped
    inner.scope = renderer.newScope()
    if !environment.scrollContentBackgroundHidden, !environment.isAssumed || kind == .grouped {
      let backdrop: BackdropDefault
      switch kind {
      case .plain, .none: backdrop = ListDefaults.plainBackdrop(elevated: environment.isElevated)
      case .grouped: backdrop = ListDefaults.groupedBackdrop(elevated: environment.isElevated)
      case .sidebar: backdrop = ListDefaults.sidebarBackdrop
      }
      if environment.platform.isIOS {
        inner.backdrop = inner.backdrop.adding(Defaults.layer(backdrop, renderer: renderer, in: environment))
      }
    }
    let content: ViewNode
    if let closure = component.trailingClosure ?? component.closure("content") ?? component.closure("rowContent") {
      let data = component.arguments.first.map { !$0.isTrailingClosure && $0.label != "selection" } ?? false
      let arguments = data ? [StackComponents.element(of: component, closure, renderer)] : []
      content = renderer.evaluator.contents(of: closure, arguments)
    } else {
      return
    }
    rows(content, renderer, inner)
  }

  /// Renders each child as a row of its own, sections opened.
  static func rows(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) {
    switch node {
    case .list(let nodes):
      for node in nodes { rows(node, renderer, environment) }
    case .choice(let alternatives):
      for branch in alternatives.branches {
        guard let path = environment.path.and(branch.condition) else { continue }
        var inner = environment
        inner.path = path
        rows(branch.value, renderer, inner)
      }
    case .component(let component) where component.name == "Group":
      if let closure = component.trailingClosure {
        rows(renderer.evaluator.contents(of: closure), renderer, environment)
      }
    case .component(let component) where component.name == "Section": section(renderer, component, environment)
    case .component(let component) where component.name == "ForEach":
      guard let closure = component.trailingClosure ?? component.closure("content") else { return }
      var inner = environment
      inner.isRepeated = true
      rows(
        renderer.evaluator.contents(of: closure, [StackComponents.element(of: component, closure, renderer)]),
        renderer, inner)
    case .modified(let inner, let call) where isContainer(inner) && call.name != "listRowBackground":
      // Modifiers of a section or loop reach its rows.
      renderer.render(node, in: environment)
    default: row(node, renderer, environment)
    }
  }

  private static func isContainer(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component): ["Section", "ForEach", "Group"].contains(component.name)
    case .modified(let inner, _): isContainer(inner)
    default: false
    }
  }

  private static func row(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) {
    if case .custom(let instance, let place) = node, opensSection(instance, place, renderer, environment) {
      return renderer.render(node, in: environment)
    }
    renderer.render(node, in: rowEnvironment(renderer, environment))
  }

  /// True for views of the program whose body is a section.
  private static func opensSection(
    _ instance: Instance, _ place: Place, _ renderer: Renderer, _ environment: Environment
  ) -> Bool {
    let scope = Scope(selfValue: .instance(instance), file: place.file, environment: environment)
    guard let body = renderer.evaluator.instanceMember("body", of: instance, place: place, in: scope) else { return false }
    return isContainer(renderer.evaluator.view(from: body, place: place))
  }

  /// Returns the environment of a row on its platter (S-82).
  static func rowEnvironment(_ renderer: Renderer, _ environment: Environment) -> Environment {
    var inner = environment
    inner.scope = renderer.newScope()
    inner.container.isRow = true
    if let layers = environment.rowLayers {
      for layer in layers { inner.backdrop = inner.backdrop.adding(layer) }
      return inner
    }
    guard environment.paintsPlatter else { return inner }
    let platter = ListDefaults.groupedPlatter(elevated: environment.isElevated)
    inner.backdrop = inner.backdrop.adding(Defaults.layer(platter, renderer: renderer, in: environment))
    return inner
  }

  static let section: ComponentHandler = { renderer, component, environment in
    let isInList = environment.container.list != .none
    let header = component.closure("header").map { renderer.evaluator.contents(of: $0) } ?? component.argument("header").map {
      renderer.evaluator.view(from: $0.value, place: $0.place)
    } ?? title(component)
    let footer = component.closure("footer").map { renderer.evaluator.contents(of: $0) } ?? component.argument("footer").map {
      renderer.evaluator.view(from: $0.value, place: $0.place)
    }
    if let header { renderer.render(header, in: accessory(renderer, environment, isHeader: true, isInList: isInList)) }
    if let closure = component.trailingClosure ?? component.closure("content") {
      let content = renderer.evaluator.contents(of: closure)
      if isInList { rows(content, renderer, environment) } else { renderer.render(content, in: environment) }
    }
    if let footer { renderer.render(footer, in: accessory(renderer, environment, isHeader: false, isInList: isInList)) }
  }

  private static func title(_ component: Component) -> ViewNode? {
    guard let first = component.arguments.first, first.label == nil, !first.isTrailingClosure else { return nil }
    return .component(Component(name: "Text", arguments: [first], place: first.place))
  }

  /// The header or footer of a section lies on the list, not on a platter (S-84, S-85).
  private static func accessory(
    _ renderer: Renderer, _ environment: Environment, isHeader: Bool, isInList: Bool
  ) -> Environment {
    var inner = environment
    inner.scope = renderer.newScope()
    guard isInList else { return inner }
    let kind: SectionHeaderKind
    switch environment.container.list {
    case .plain, .none: kind = .plain
    case .grouped: kind = .grouped
    case .sidebar: kind = .sidebar
    }
    let value =
      isHeader ? ListDefaults.sectionHeader(kind, platform: environment.platform) : ListDefaults.sectionFooter
    inner.defaultForeground = Defaults.foreground(value, renderer: renderer, in: environment)
    Defaults.font(value, to: &inner, renderer: renderer)
    return inner
  }

  // MARK: - Labelled rows

  private static let labeledContent: ComponentHandler = { renderer, component, environment in
    let stack = renderer.newStack()
    var label = environment
    label.layout.append(LayoutStep(stack: stack, axis: .horizontal, child: 0))
    if !environment.labelsHidden {
      if let first = component.arguments.first, first.label == nil, !first.isTrailingClosure {
        renderer.render(
          .component(Component(name: "Text", arguments: [first], place: component.place)), in: label)
      } else if let closure = component.closure("label") {
        LabelGroups.render(renderer.evaluator.contents(of: closure), renderer, label)
      }
    }
    var value = environment
    value.layout.append(LayoutStep(stack: stack, axis: .horizontal, child: 1, isBehindSpacer: true))
    value.defaultForeground = Defaults.foreground(
      ListDefaults.labeledContentValue, renderer: renderer, in: environment)
    if let argument = component.argument("value") {
      renderer.render(.component(Component(name: "Text", arguments: [argument], place: argument.place)), in: value)
    } else {
      renderer.render(component.trailingClosure ?? component.closure("content"), in: value)
    }
  }

  private static let groupBox: ComponentHandler = { renderer, component, environment in
    var inner = environment
    inner.scope = renderer.newScope()
    if let style = environment.backgroundStyle {
      inner.backdrop = inner.backdrop.adding(Layers.layer(style.map { $0 }, environment))
    } else {
      inner.backdrop = inner.backdrop.adding(
        Defaults.layer(PresentationDefaults.groupBoxBackdrop, renderer: renderer, in: environment))
      inner.groupCount += 1
    }
    var label = inner
    Defaults.font(PresentationDefaults.groupBoxLabel, to: &label, renderer: renderer)
    if let first = component.arguments.first, first.label == nil, !first.isTrailingClosure {
      renderer.render(.component(Component(name: "Text", arguments: [first], place: first.place)), in: label)
    }
    renderer.render(component.closure("label"), in: label)
    renderer.render(component.trailingClosure ?? component.closure("content"), in: inner)
  }

  private static let disclosure: ComponentHandler = { renderer, component, environment in
    if let first = component.arguments.first, first.label == nil, !first.isTrailingClosure {
      renderer.render(.component(Component(name: "Text", arguments: [first], place: first.place)), in: environment)
    }
    renderer.render(component.closure("label"), in: environment)
    guard let closure = component.trailingClosure ?? component.closure("content") else { return }
    let content = renderer.evaluator.contents(of: closure)
    if environment.container.list != .none { rows(content, renderer, environment) } else { renderer.render(content, in: environment) }
  }

  private static let table: ComponentHandler = { renderer, component, environment in
    var inner = environment
    inner.scope = renderer.newScope()
    for argument in component.arguments {
      if case .closure(let closure) = argument.value {
        renderer.render(
          renderer.evaluator.contents(of: closure, [StackComponents.element(of: component, closure, renderer)]), in: inner)
      }
    }
  }

  private static let unavailable: ComponentHandler = { renderer, component, environment in
    let stack = renderer.newStack()
    func part(_ value: ContainerDefault, _ child: Int) -> Environment {
      var inner = environment
      inner.layout.append(LayoutStep(stack: stack, axis: .vertical, child: child))
      inner.defaultForeground = Defaults.foreground(value, renderer: renderer, in: environment)
      Defaults.font(value, to: &inner, renderer: renderer)
      return inner
    }
    let title = part(PresentationDefaults.unavailableTitle, 0)
    if let first = component.arguments.first, first.label == nil, !first.isTrailingClosure {
      renderer.render(.component(Component(name: "Text", arguments: [first], place: component.place)), in: title)
    }
    renderer.render(component.trailingClosure ?? component.closure("label"), in: title)
    let description = part(PresentationDefaults.unavailableDescription, 1)
    if case .view(let node)? = component.argument("description")?.value { renderer.render(node, in: description) }
    renderer.render(component.closure("description"), in: description)
    renderer.render(component.closure("actions"), in: environment)
  }
}

/// Several texts in one control's label take levels by their order (S-87).
enum LabelGroups {
  static func render(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) {
    let children = renderer.flatten(node)
    guard children.count > 1 else { return renderer.render(node, in: environment) }
    let stack = renderer.newStack()
    for (position, child) in children.enumerated() {
      var inner = environment
      inner.layout.append(LayoutStep(stack: stack, axis: .vertical, child: position))
      let value = ListDefaults.labelText(at: position)
      if position > 0 { inner.defaultForeground = Defaults.foreground(value, renderer: renderer, in: environment) }
      Defaults.font(value, to: &inner, renderer: renderer)
      renderer.render(child, in: inner)
    }
  }
}

extension Environment {
  /// True in lists whose rows stand on platters (S-82).
  var paintsPlatter: Bool { container.list == .grouped && platform.isIOS && rowLayers == nil }
}

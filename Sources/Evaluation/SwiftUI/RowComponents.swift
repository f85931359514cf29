import PlatformStyles
import Scene

/// Labelled rows, boxes and placeholders (S-86 to S-91, S-94a).
enum RowComponents {
  static let handlers: [String: ComponentHandler] = [
    "LabeledContent": labeledContent, "GroupBox": groupBox, "DisclosureGroup": disclosure,
    "Table": table, "TableColumn": column, "TableRow": row, "DisclosureTableRow": row,
    "ContentUnavailableView": unavailable,
  ]

  private static let labeledContent: ComponentHandler = { renderer, component, environment in
    let stack = renderer.newStack()
    var label = environment
    label.layout.append(LayoutStep(stack: stack, axis: .horizontal, child: 0))
    if !environment.labelsHidden {
      if let title = component.title(at: component.place) {
        renderer.render(title, in: label)
      } else if let view = component.part("label", renderer) {
        LabelGroups.render(view, renderer, label)
      }
    }
    var value = environment
    value.layout.append(LayoutStep(stack: stack, axis: .horizontal, child: 1, isBehindSpacer: true))
    value.defaultForeground = Defaults.foreground(
      ListDefaults.labeledContentValue, renderer: renderer, in: environment)
    if let content = component.textValue ?? component.content(renderer) { renderer.render(content, in: value) }
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
    inner.surround(.surface(.rounded(10), layers: 1))
    inner.surround(.padding(top: 12, leading: 12, bottom: 12, trailing: 12))
    // No text of the content is a level of the label.
    inner.layout.append(LayoutStep(stack: renderer.newStack(), axis: .grid, child: 1, alignment: .start))
    var label = inner
    if environment.platform == .macos {
      // The title of a box of AppKit stands above what the box paints (S-91).
      (label.backdrop, label.groupCount, label.frames) = (
        environment.backdrop, environment.groupCount, environment.frames
      )
    }
    label.layout[label.layout.count - 1].child = 0
    Defaults.font(PresentationDefaults.groupBoxLabel, to: &label, renderer: renderer)
    if let view = ListComponents.title(component) ?? component.part("label", renderer) {
      renderer.render(view, in: label)
    }
    if let content = component.content(renderer) { renderer.render(content, in: inner) }
  }

  private static let disclosure: ComponentHandler = { renderer, component, environment in
    if let label = ListComponents.title(component) ?? component.part("label", renderer) {
      var inner = environment
      if environment.container.list == .none {
        // A control of its own, whose title is no level of the texts beside it (S-132).
        inner = ButtonComponents.controlEnvironment(renderer, environment)
        if let value = ListDefaults.disclosureLabel(platform: environment.platform) {
          inner.defaultForeground = Defaults.foreground(value, renderer: renderer, in: environment)
        }
      }
      renderer.render(label, in: inner)
    }
    guard let content = component.content(renderer) else { return }
    if environment.container.list != .none {
      ListComponents.rows(content, renderer, environment)
    } else {
      // What it holds is a part of its own, as that of a box is.
      var inner = environment
      inner.scope = renderer.newScope()
      renderer.render(content, in: inner)
    }
  }

  private static let table: ComponentHandler = { renderer, component, environment in
    var inner = environment
    inner.scope = renderer.newScope()
    let own = ListComponents.tableLayer(renderer, environment).map { [$0] } ?? []
    for layer in IntrospectedGround.seen(of: own, in: environment) { inner.backdrop = inner.backdrop.adding(layer) }
    inner.introspectedGround = nil
    for argument in component.arguments {
      guard case .closure(let closure) = argument.value else { continue }
      inner.tableRow = TableRows.element(of: component, closure, renderer)
      renderer.render(renderer.evaluator.contents(of: closure), in: inner)
    }
  }

  /// A column draws its cell for each row of the table around.
  private static let column: ComponentHandler = { renderer, component, environment in
    var inner = environment
    inner.scope = renderer.newScope()
    for argument in component.arguments {
      guard case .closure(let closure) = argument.value else { continue }
      let row = environment.tableRow ?? StackComponents.element(of: component, closure, renderer)
      renderer.render(renderer.evaluator.contents(of: closure, [row]), in: inner)
    }
  }

  /// A row shows what the columns make of its value.
  private static let row: ComponentHandler = { _, _, _ in }

  private static let unavailable: ComponentHandler = { renderer, component, environment in
    let stack = renderer.newStack()
    func part(_ value: ContainerDefault, _ child: Int) -> Environment {
      var inner = environment
      inner.layout.append(LayoutStep(stack: stack, axis: .vertical, child: child))
      inner.defaultForeground = Defaults.foreground(value, renderer: renderer, in: environment)
      Defaults.font(value, to: &inner, renderer: renderer)
      return inner
    }
    var title = part(PresentationDefaults.unavailableTitle, 0)
    title.labelIcon = Defaults.foreground(PresentationDefaults.unavailableIcon, renderer: renderer, in: environment)
    if var symbol = component.symbol {
      var icon = environment
      icon.defaultForeground = title.labelIcon
      symbol.label = "systemName"
      renderer.render(.component(Component(name: "Image", arguments: [symbol], place: symbol.place)), in: icon)
    }
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

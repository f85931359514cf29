import PlatformStyles
import Scene
import SourceFacts

/// Pickers: the title, the choice in force, and the choices where they are listed (S-86, S-96, S-99).
enum PickerComponents {
  static let picker: ComponentHandler = { renderer, component, environment in
    var inner = ControlComponents.control(environment)
    inner.scope = renderer.newScope()
    rows(component, inner, renderer)
    screen(component, inner, renderer)
    let stack = renderer.newStack()
    choice(component, inner, in: stack, renderer)
    guard showsTitle(environment) else { return }
    inner.layout.append(LayoutStep(stack: stack, axis: .horizontal, child: 0))
    // The one builder of a picker holds its choices.
    if let label = component.part("label", renderer) {
      LabelGroups.render(label, renderer, inner)
    } else if let title = component.titleLabel(at: component.place) {
      renderer.render(title, in: inner)
    }
  }

  /// A row has the title before the choice, but for the controls that take all of its width on iOS; macOS has it before
  /// the choice outside of rows, too, but for its toolbars (S-99).
  private static func showsTitle(_ environment: Environment) -> Bool {
    if environment.labelsHidden { return false }
    if !environment.container.isRow { return environment.platform == .macos && !environment.container.isToolbar }
    let style = environment.styleName("picker") ?? "automatic"
    return !environment.platform.isIOS || !["segmented", "wheel", "palette"].contains(style)
  }

  /// Shows the choices of a picker that lists them: as rows among others, or on macOS beside radio buttons (S-99).
  private static func rows(_ component: Component, _ environment: Environment, _ renderer: Renderer) {
    let style = environment.styleName("picker")
    let isListed =
      environment.platform.isIOS
      ? style == "inline" && environment.container.isRow : environment.platform == .macos && style == "radioGroup"
    guard isListed, let choices = component.content(renderer) else { return }
    for choice in renderer.flatten(choices) {
      var inner = environment
      inner.scope = renderer.newScope()
      renderer.render(choice, in: inner)
    }
  }

  /// Shows the choices of a picker that is a link to them, as a list on a screen of its own (S-99).
  private static func screen(_ component: Component, _ environment: Environment, _ renderer: Renderer) {
    guard environment.platform.isIOS, environment.styleName("picker") == "navigationLink", environment.isEnabled,
      let choices = component.content
    else { return }
    let rows = ArgumentValue(label: nil, value: .closure(choices), place: choices.place, isTrailingClosure: true)
    let list = Component(name: "List", arguments: [rows], place: component.place)
    renderer.screen(at: component.place, showing: rows.value, in: environment) {
      renderer.render(.component(list), in: PresentationModifiers.destination(renderer, environment))
    }
  }

  /// Shows the choice of a picker: as a menu's label in the tint (S-96), in a row as the value of a labelled content
  /// (S-86), which a view without a known place may be. A colour on the picker may or may not reach it; the system draws
  /// the other styles.
  private static func choice(
    _ component: Component, _ environment: Environment, in stack: Int, _ renderer: Renderer
  ) {
    guard environment.platform.isIOS, !environment.container.isToolbar, !environment.isAssumed,
      let style = environment.styleName("picker")
    else { return }
    let isMenu = ["automatic", "menu"].contains(style)
    let isRow = environment.container.isRow
    guard isMenu || style == "navigationLink" && isRow else { return }
    var place = component.place
    var inner = environment
    var standard = environment.tintSetting
    if isRow {
      guard let selection = component.argument("selection"),
        let value = Defaults.foreground(ListDefaults.pickerValue, renderer: renderer, in: environment)
      else { return }
      place = selection.place
      inner.layout.append(LayoutStep(stack: stack, axis: .horizontal, child: 1, isBehindSpacer: true))
      // One that is told to be a menu may be in the tint in a row, too (S-96).
      standard =
        style == "menu"
        ? ButtonComponents.either(standard, or: value, key: "rowMenu", clause: "S-96", renderer) : value
    }
    inner.defaultForeground = standard
    if let explicit = environment.foreground {
      inner.foreground = ButtonComponents.either(
        explicit, or: standard, key: "picker", clause: isRow ? "S-86" : "S-96", renderer)
    }
    renderer.leaf(Leaf(kind: .text, place: place), in: inner)
  }
}

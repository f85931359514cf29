import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// Buttons, links and menus (S-95, S-96, S-101).
enum ButtonComponents {
  static let handlers: [String: ComponentHandler] = {
    var table: [String: ComponentHandler] = ["Button": button, "Menu": menu, "EditButton": nothing]
    for name in ["Link", "ShareLink", "NavigationLink", "PasteButton", "SettingsLink", "RenameButton", "Link.init"] {
      table[name] = link
    }
    table["SignInWithAppleButton"] = nothing
    return table
  }()

  private static let nothing: ComponentHandler = { _, _, _ in }

  // MARK: - Button

  private static let button: ComponentHandler = { renderer, component, environment in
    guard let label = labelNode(component, renderer) else { return }
    let isDefault = environment.defaultButton == component.place
    draw(label, isDestructive: isDestructive(component), isDefault: isDefault, renderer, environment)
  }

  static func controlEnvironment(_ renderer: Renderer, _ environment: Environment) -> Environment {
    var inner = environment
    inner.scope = renderer.newScope()
    inner.label = inner.scope
    inner.isInControl = true
    inner.isBesideOthers = false
    inner.isSpokenFor = environment.isAccessibilityHidden
    if !environment.isEnabled { inner.exemption = inner.exemption ?? .disabled }
    return inner
  }

  private static func isDestructive(_ component: Component) -> Bool {
    let role = component.argument("role")?.value ?? component.configuration?.fields["role"]
    if case .implicit(let member)? = role { return member.name == "destructive" }
    return false
  }

  /// Draws a label in the framework's button style in force.
  private static func draw(
    _ label: ViewNode, isDestructive: Bool, isDefault: Bool, _ renderer: Renderer, _ environment: Environment
  ) {
    var inner = controlEnvironment(renderer, environment)
    let isFilled = isDefault && shownStyle(environment) == "bordered" && environment.platform == .macos
    if isFilled {
      let size = ControlSize(rawValue: environment.controlSize) ?? .regular
      prominent(&inner, isDestructive: isDestructive, isDefault: true, size, renderer, environment)
    } else if !apply(shownStyle(environment), isDestructive: isDestructive, to: &inner, renderer, environment) {
      let size = ControlSize(rawValue: environment.controlSize) ?? .regular
      let value =
        environment.platform == .watchos
        ? ControlDefaults.borderedLabel(isDestructive: isDestructive, platform: .watchos, size: size)
        : ControlDefaults.buttonLabel(
          isDestructive: isDestructive, isEnabled: environment.isEnabled, isLink: shownStyle(environment) == "link",
          size: size)
      applyAccent(value, isDestructive: isDestructive, to: &inner, renderer, environment)
      if isDestructive { keepRed(&inner, renderer) }
    }
    renderer.render(label, in: inner)
  }

  /// Applies a style of the framework to what is inside a button, a link or a menu; false for one that draws nothing but
  /// a label in the accent.
  private static func apply(
    _ style: String, isDestructive: Bool = false, to inner: inout Environment, _ renderer: Renderer,
    _ environment: Environment
  ) -> Bool {
    let size = ControlSize(rawValue: environment.controlSize) ?? .regular
    switch style {
    case "plain", "accessoryBar", "card":
      Defaults.font(ControlDefaults.plainButtonLabel(size: size), to: &inner, renderer: renderer)
    case "bordered": bordered(&inner, isDestructive: isDestructive, size, renderer, environment)
    case "borderedProminent", "glassProminent":
      prominent(&inner, isDestructive: isDestructive, size, renderer, environment)
      if style == "glassProminent" {
        inner.backdrop = environment.backdrop.adding(Defaults.prominentGlass(renderer: renderer, in: environment))
      }
    case "glass":
      // The label is as vibrant as what any glass has on it (S-76, S-95).
      let glass = Defaults.layer(
        ControlDefaults.glassBackdrop(isProminent: false), renderer: renderer, in: environment)
      BackgroundModifiers.addLayer(glass.paint, to: &inner, renderer: renderer, isStyle: true)
      inner.surroundAsButton()
    default: return false
    }
    return true
  }

  /// Returns the name of the framework's style that buttons are drawn in.
  private static func shownStyle(_ environment: Environment) -> String {
    let name = environment.styleName("button") ?? "automatic"
    // A bar draws bordered buttons without their fill.
    if environment.container.isToolbar { return name == "bordered" ? "automatic" : name }
    return name == "automatic" && isFilled(environment) ? "bordered" : name
  }

  /// True where a button that is told nothing has a fill of its own: a push button on macOS (S-95), and outside of lists,
  /// whose rows have them, a platter on watchOS (S-77).
  private static func isFilled(_ environment: Environment) -> Bool {
    environment.platform == .macos || (environment.platform == .watchos && !environment.container.isRow)
  }

  /// Draws a toggle in the style of a button, which is filled with the tint while it is on (S-97).
  static func toggle(
    _ label: ViewNode, isOn: Value, _ component: Component, _ renderer: Renderer, _ environment: Environment
  ) {
    let size = ControlSize(rawValue: environment.controlSize) ?? .regular
    let isPublished = environment.platform.isIOS && !environment.container.isToolbar
    for (state, isOn) in renderer.evaluator.booleans(isOn, place: component.place) {
      guard let path = environment.path.and(state) else { continue }
      var inner = controlEnvironment(renderer, environment)
      inner.path = path
      let isBarButton = environment.container.isToolbar && shownStyle(environment) == "automatic"
      // On the glass of a bar nothing is published of either state, and both are the system's to answer for (S-93).
      if isBarButton, !isOn || environment.isOnGlassOfBar {
        var own = environment
        own.path = path
        draw(label, isDestructive: false, isDefault: false, renderer, own)
        continue
      }
      if isPublished, ["automatic", "bordered"].contains(shownStyle(environment)) {
        bordered(&inner, isOn: isOn, size, renderer, environment)
      } else {
        inner.obscure(Doubt(.unknownBackdrop, "a toggle in the style of a button", place: component.place))
      }
      renderer.render(label, in: inner)
    }
  }

  /// A bordered button: on macOS a push button, whose label takes no tint (S-95).
  private static func bordered(
    _ inner: inout Environment, isDestructive: Bool = false, isOn: Bool = false, _ size: ControlSize,
    _ renderer: Renderer, _ environment: Environment
  ) {
    let backdrop = ControlDefaults.borderedBackdrop(
      isTinted: isOn || environment.tint != nil, platform: environment.platform)
    fill(backdrop, &inner, renderer, environment)
    applyDefault(
      ControlDefaults.borderedLabel(isDestructive: isDestructive, platform: environment.platform, size: size), &inner,
      renderer, environment)
    // A push button draws an icon as its title, in a row too (S-88).
    if environment.platform == .macos { inner.labelIcon = inner.defaultForeground }
  }

  /// A menu or a link that is no text link: on macOS a push button (S-95, S-96).
  private static func buttonLike(_ inner: inout Environment, _ renderer: Renderer, _ environment: Environment) {
    if isFilled(environment), shownStyle(environment) == "bordered" {
      bordered(&inner, ControlSize(rawValue: environment.controlSize) ?? .regular, renderer, environment)
    } else {
      applyAccent(ControlDefaults.linkLabel, to: &inner, renderer, environment)
    }
  }

  /// Sets a label's default in the accent, or in what items of a bar are drawn in there unless they are tinted (S-93).
  private static func applyAccent(
    _ value: ContainerDefault, isDestructive: Bool = false, to inner: inout Environment, _ renderer: Renderer,
    _ environment: Environment
  ) {
    applyDefault(value, &inner, renderer, environment)
    guard environment.container.isToolbar, !isDestructive else { return }
    let items = PresentationDefaults.barItem(platform: environment.platform)
    let style = Defaults.foreground(items, renderer: renderer, in: environment)
    if environment.tint == nil {
      inner.defaultForeground = style
    } else if let style, let tint = environment.crossedTint(or: style, renderer) {
      inner.defaultForeground = tint
    }
  }

  /// An explicit style around a destructive button, unless it is that red, may or may not take its red away (S-95).
  private static func keepRed(_ inner: inout Environment, _ renderer: Renderer) {
    guard let explicit = inner.foreground, let red = inner.defaultForeground,
      explicit.map(\.style.withoutOrigin) != red.map(\.style.withoutOrigin)
    else { return }
    inner.foreground = either(explicit, or: red, key: "destructive", clause: "S-95", renderer)
  }

  /// What the keys of conditions begin with that tell which of two styles is in force.
  static let eitherKey = "gap.either."

  /// Returns two styles of which either may be in force, since nobody knows which.
  static func either(
    _ explicit: Alternatives<StyleSetting>, or standard: Alternatives<StyleSetting>, key: String, clause: String,
    _ renderer: Renderer
  ) -> Alternatives<StyleSetting> {
    let condition = renderer.evaluator.conditions.number(
      key: eitherKey + key, label: clause, arms: ["explicit", "standard"], isGap: true)
    return Alternatives(
      branches: [explicit, standard].enumerated().flatMap { arm, styles in
        styles.branches.compactMap { branch in
          branch.condition.and(Guard(condition: condition, arm: arm)).map { .init(condition: $0, value: branch.value) }
        }
      })
  }

  private static func applyDefault(
    _ value: ContainerDefault, _ inner: inout Environment, _ renderer: Renderer, _ environment: Environment
  ) {
    inner.defaultForeground = Defaults.foreground(value, renderer: renderer, in: environment)
    Defaults.font(value, to: &inner, renderer: renderer)
  }

  private static func fill(
    _ value: BackdropDefault, _ inner: inout Environment, _ renderer: Renderer, _ environment: Environment
  ) {
    inner.backdrop = inner.backdrop.adding(Defaults.layer(value, renderer: renderer, in: environment))
    inner.surroundAsButton()
  }

  /// A prominent button: the tint behind, white in front unless the label says otherwise (S-95).
  private static func prominent(
    _ inner: inout Environment, isDestructive: Bool, isDefault: Bool = false, _ size: ControlSize,
    _ renderer: Renderer, _ environment: Environment
  ) {
    var fill = environment.tintSetting
    if isDestructive {
      fill = Alternatives(
        StyleSetting(
          style: .color(ColorValue(color: .system(.red), origin: nil)), description: "systemRed", clause: "S-95",
          isProject: false))
    }
    if isDefault, isDestructive || environment.tint != nil {
      // Whether a role or a tint colours what the system fills by itself is not published.
      var plain = environment
      plain.tint = nil
      fill = either(fill, or: plain.tintSetting, key: "defaultButton", clause: "S-95", renderer)
    }
    inner.backdrop = inner.backdrop.adding(Layers.layer(fill.map { $0 }, environment))
    inner.surroundAsButton()
    inner.backgroundMaterial = nil
    inner.defaultForeground = Defaults.prominentForeground(on: fill.map { $0 })
    // The font is the same on every fill.
    Defaults.font(ControlDefaults.prominentLabel(fillLuminance: 0, size: size), to: &inner, renderer: renderer)
    // On the fill an icon is drawn as its title is, in a row too (S-88).
    inner.labelIcon = inner.defaultForeground
  }

  // MARK: - Labels

  /// Returns the label of a button: a builder, or a title with an optional symbol.
  static func labelNode(_ component: Component, _ renderer: Renderer) -> ViewNode? {
    if let closure = component.closure("label") { return renderer.evaluator.contents(of: closure) }
    if let label = component.configured("label") { return label }
    if let first = component.arguments.first, first.label == nil, !first.isTrailingClosure, isText(first.value) {
      if let icon = component.symbol ?? component.argument("image") {
        return .component(Component(name: "Label", arguments: [first, icon], place: component.place))
      }
      return .component(Component(name: "Text", arguments: [first], place: component.place))
    }
    // `Button(action: …) { label }`.
    if component.argument("action") != nil
      || component.arguments.contains(where: {
        $0.label == "destination" || $0.label == "item" || $0.label == "value" || $0.label == "intent"
      }),
      let closure = component.trailingClosure
    {
      return renderer.evaluator.contents(of: closure)
    }
    return nil
  }

  private static func isText(_ value: Value) -> Bool {
    switch value {
    case .string, .interpolated, .choice: true
    case .unknown(let doubt): doubt.type?.isFunction != true
    case .implicit, .instance: true
    default: false
    }
  }

  // MARK: - Links

  private static let link: ComponentHandler = { renderer, component, environment in
    var inner = controlEnvironment(renderer, environment)
    let isNavigation = component.name == "NavigationLink"
    if isNavigation { navigate(component, renderer, environment) }
    if isNavigation, environment.container.isRow {
      // The row itself is what is tapped.
      inner.scope = environment.scope
      inner.isInControl = environment.isInControl
    } else if !applyWritten(to: &inner, renderer, environment) {
      if component.name == "Link" {
        applyAccent(ControlDefaults.linkLabel, to: &inner, renderer, environment)
      } else {
        buttonLike(&inner, renderer, environment)
      }
    }
    if let label = label(of: component, renderer) { renderer.render(label, in: inner) }
  }

  /// Applies the framework's button style that the source sets around a link or menu (S-96); false where it sets none
  /// that draws more than a label in the accent.
  private static func applyWritten(
    to inner: inout Environment, _ renderer: Renderer, _ environment: Environment
  ) -> Bool {
    environment.styleName("button") != "automatic" && apply(shownStyle(environment), to: &inner, renderer, environment)
  }

  /// Returns the label of a button or link.
  static func label(of component: Component, _ renderer: Renderer) -> ViewNode? {
    let isValueless =
      component.name == "NavigationLink" && component.argument("destination") == nil
      && component.argument("value") == nil
    if isValueless, component.closure("label") == nil, let title = component.title(at: component.place) { return title }
    if component.name == "ShareLink", let label = shareLabel(component) { return label }
    if let label = labelNode(component, renderer) { return label }
    if component.name == "Button" || isValueless && !isOfOthers(component) { return nil }
    return component.trailingClosure.map { renderer.evaluator.contents(of: $0) }
  }

  /// Returns what a link for sharing shows that is given no view: its title, or the system's words, beside the sign for
  /// sharing (S-96); `nil` where the source gives it a view.
  private static func shareLabel(_ component: Component) -> ViewNode? {
    if component.closure("label") != nil || component.trailingClosure != nil { return nil }
    var title = ArgumentValue(label: nil, value: .string("Share…"), place: component.place)
    if let first = component.arguments.first, first.label == nil { title = first }
    // The sign and the words are two things a person sees, so each has a place of its own.
    let shared = component.argument("item") ?? component.argument("items") ?? component.arguments.last
    let sign = ArgumentValue(
      label: "systemImage", value: .string("square.and.arrow.up"), place: shared?.place ?? component.place)
    return .component(Component(name: "Label", arguments: [title, sign], place: component.place))
  }

  /// True for an initialiser that another module adds to a navigation link, with one builder, for the label.
  private static func isOfOthers(_ component: Component) -> Bool {
    guard let label = component.arguments.first?.label else { return false }
    return !["isActive", "tag", "selection", "label"].contains(label)
  }

  /// Renders the destination of a navigation link on a screen of its own.
  static func navigate(_ component: Component, _ renderer: Renderer, _ environment: Environment) {
    let target = component.argument("destination") ?? component.arguments.first { $0.label == "destination" }
    let closure = component.closure("label") != nil || isTitled(component) ? component.trailingClosure : nil
    guard let content = target?.value ?? closure.map(Value.closure) else { return }
    renderer.screen(at: component.place, showing: content, in: environment) {
      let screen = PresentationModifiers.destination(renderer, environment)
      if let target {
        renderer.render(renderer.evaluator.view(from: target.value, place: target.place), in: screen)
      } else {
        renderer.render(closure, in: screen)
      }
    }
  }

  private static func isTitled(_ component: Component) -> Bool {
    guard let first = component.arguments.first else { return false }
    return first.label == nil && !first.isTrailingClosure && component.argument("value") == nil
  }

  // MARK: - Menu

  private static let menu: ComponentHandler = { renderer, component, environment in
    var inner = controlEnvironment(renderer, environment)
    if environment.platform == .macos, environment.styleName("menu") == "borderlessButton" {
      let size = ControlSize(rawValue: environment.controlSize) ?? .regular
      applyDefault(
        ControlDefaults.borderedLabel(isDestructive: false, platform: .macos, size: size), &inner, renderer,
        environment)
    } else if environment.styleInstance("button") == nil, !applyWritten(to: &inner, renderer, environment) {
      buttonLike(&inner, renderer, environment)
    }
    // The items are drawn by the system; only the label is the project's (S-61c).
    if let label = component.part("label", renderer) ?? component.titleLabel(at: component.place) {
      renderer.render(label, in: inner)
    }
  }
}

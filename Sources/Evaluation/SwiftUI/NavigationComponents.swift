import PlatformStyles
import Scene
import SourceFacts

/// Windows, navigation and bars (S-80, S-93).
enum NavigationComponents {
  static let handlers: [String: ComponentHandler] = {
    var table: [String: ComponentHandler] = [
      "NavigationSplitView": split, "ToolbarItem": item, "ToolbarItemGroup": item, "ToolbarSpacer": nothing,
      // The system draws the items of menus (S-94).
      "ToolbarTitleMenu": nothing,
      "MenuBarExtra": menuBarItem,
      "Tab": tab, "TabSection": StackComponents.transparent,
    ]
    for name in [
      "NavigationStack", "NavigationView", "TabView", "WindowGroup", "Window", "DocumentGroup", "Settings",
      "ImmersiveSpace",
    ] {
      table[name] = screen
    }
    for name in ["StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration"] { table[name] = widget }
    return table
  }()

  private static let nothing: ComponentHandler = { _, _, _ in }

  /// The system draws an item of the menu bar and its menu (S-94); with a window instead, that has the content.
  private static let menuBarItem: ComponentHandler = { renderer, component, environment in
    let isMenu = ["automatic", "menu", "pullDown"].contains(environment.styleName("menuBarExtra"))
    guard !isMenu, let content = component.closure("content") ?? component.trailingClosure else { return }
    var inner = environment
    inner.scope = renderer.newScope()
    inner.container = ContainerState()
    renderer.render(content, in: inner)
  }

  /// Returns what a navigation stack paints behind its screens (S-80).
  static func screenLayers(_ environment: Environment) -> [Layer] {
    if environment.hasPresentationBackground || environment.isPartialSheet || !environment.platform.isIOS { return [] }
    return [PresentationModifiers.rootLayer(environment)]
  }

  private static let screen: ComponentHandler = { renderer, component, environment in
    var inner = environment
    inner.scope = renderer.newScope()
    inner.container = ContainerState()
    if ["NavigationStack", "NavigationView"].contains(component.name) {
      inner.container.isSidebar = environment.container.isSidebar
      inner.stack = StackSurroundings(environment)
      inner.stand(on: screenLayers(environment))
      inner.backgroundMaterial = nil
      inner.groupCount = 0
      inner.isGrouped = false
      push(component.closure("destination"), renderer, inner)
    } else if component.name == "TabView", case let layers = tabLayers(environment), !layers.isEmpty {
      inner.stand(on: layers)
      inner.backgroundMaterial = nil
      inner.groupCount = 0
      inner.isGrouped = false
    }
    guard let content = component.content ?? component.closure("root")
    else { return }
    if component.name == "TabView" {
      let selection = component.argument("selection").map { TabSelection(value: $0.value, place: component.place) }
      return tabs(renderer.evaluator.contents(of: content), selecting: selection, renderer, inner)
    }
    guard component.name == "NavigationView", environment.platform == .macos else {
      return renderer.render(content, in: inner)
    }
    for (position, column) in renderer.flatten(renderer.evaluator.contents(of: content)).enumerated() {
      renderer.render(column, in: position == 0 ? sidebar(inner, renderer) : inner)
    }
  }

  /// Renders the screens that a stack itself pushes, as those of The Composable Architecture do.
  private static func push(_ destination: ClosureValue?, _ renderer: Renderer, _ environment: Environment) {
    guard let destination else { return }
    renderer.screen(at: destination.place, showing: .closure(destination), in: environment) {
      renderer.render(destination, in: PresentationModifiers.destination(renderer, environment))
    }
  }

  /// Returns the environment of a sidebar's column, which on macOS is a material from top to bottom (S-77).
  private static func sidebar(_ environment: Environment, _ renderer: Renderer) -> Environment {
    var inner = environment
    inner.container.isSidebar = true
    guard environment.platform == .macos else { return inner }
    inner.scope = renderer.newScope()
    for layer in ListComponents.sidebarLayers(renderer, environment) { inner.backdrop = inner.backdrop.adding(layer) }
    return inner
  }

  /// Returns what tabs paint behind each of their screens (S-80); pages that are turned let see what lies behind.
  static func tabLayers(_ environment: Environment) -> [Layer] {
    guard let style = environment.styleName("tabView"), !style.lowercased().hasSuffix("page") else { return [] }
    return screenLayers(environment)
  }

  /// Renders the screens of tabs, which are shown one at a time: what one prefers leaves the others alone (S-55).
  private static func tabs(
    _ content: ViewNode, selecting selection: TabSelection?, _ renderer: Renderer, _ environment: Environment
  ) {
    for tab in renderer.flatten(content) {
      var inner = environment
      inner.path = selection.flatMap { $0.path(of: tab, renderer, environment) } ?? inner.path
      inner.presentation = renderer.newPresentation()
      renderer.pins.place(inner.presentation, above: environment)
      renderer.render(tab, in: inner)
    }
  }

  private static let widget: ComponentHandler = { renderer, component, environment in
    guard let closure = component.content else { return }
    renderer.render(renderer.evaluator.contents(of: closure, [entry(closure)]), in: environment)
  }

  private static func entry(_ closure: ClosureValue) -> Value {
    let name = closure.closure.parameters.first ?? "entry"
    return .unknown(
      Doubt(.runtimeValue, "'\(name)'", place: closure.place, key: "\(closure.place.span.start).\(name)", label: name))
  }

  private static let split: ComponentHandler = { renderer, component, environment in
    for (position, label) in [nil, "content", "detail"].enumerated() {
      var inner = environment
      inner.scope = renderer.newScope()
      inner.container = ContainerState()
      if position == 0 {
        renderer.render(component.closure("sidebar") ?? component.trailingClosure, in: sidebar(inner, renderer))
      } else if let label {
        renderer.render(component.closure(label), in: inner)
      }
    }
  }

  private static let item: ComponentHandler = { renderer, component, environment in
    var inner = environment
    inner.scope = renderer.newScope()
    var placement: String?
    if case .implicit(let member)? = component.argument("placement")?.value { placement = member.name }
    Bars.place(placement, &inner, renderer)
    guard let closure = component.content else { return }
    let content = renderer.evaluator.contents(of: closure)
    // At the foot of a sheet the button that confirms is the one that Return presses.
    if placement == "confirmationAction", inner.container.isSheetFoot {
      inner.defaultButton = content.control
    }
    renderer.render(content, in: inner)
  }

  private static let tab: ComponentHandler = { renderer, component, environment in
    var inner = environment
    inner.scope = renderer.newScope()
    // The tab's label is drawn by the system (S-93).
    renderer.render(component.closure("content") ?? component.trailingClosure, in: inner)
  }
}

extension Environment {
  /// Lays what a screen paints over what is behind, unless that is the same.
  fileprivate mutating func stand(on layers: [Layer]) {
    for layer in layers where self.backdrop.entries.last != .layer(layer) {
      self.backdrop = self.backdrop.adding(layer)
    }
  }
}

import PlatformStyles
import Scene

/// Lists, forms and their sections (S-81 to S-85).
enum ListComponents {
  static let handlers: [String: ComponentHandler] = [
    "List": list, "Form": form, "Section": section,
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
    switch style {
    case "plain", "inset", "bordered": return .plain
    case "sidebar": return .sidebar
    case "grouped", "insetGrouped": return .grouped
    default:
      if environment.container.isSidebar { return .sidebar }
      return environment.platform.isIOS ? .grouped : .plain
    }
  }

  private static func container(
    _ renderer: Renderer, _ component: Component, _ environment: Environment, kind: ContainerState.List
  ) {
    var inner = environment
    inner.container = ContainerState(
      list: kind, isForm: component.name == "Form", isHeaderProminent: environment.container.isHeaderProminent)
    inner.isGrouped = kind == .grouped
    // What is told to the list as a row of something else says nothing of its own rows (S-57).
    inner.rowLayers = nil
    inner.listSelection = ListSelection(of: component)
    inner.scope = renderer.newScope()
    for layer in backdropLayers(inner.container, renderer, environment) {
      inner.backdrop = inner.backdrop.adding(layer)
    }
    inner.introspectedGround = nil
    inner.container.ground = inner.backdrop.entries.count
    openList(&inner, renderer)
    let content: ViewNode
    if let closure = component.content ?? component.closure("rowContent") {
      let data = component.arguments.first.map { !$0.isTrailingClosure && $0.label != "selection" } ?? false
      let arguments = data ? [StackComponents.element(of: component, closure, renderer)] : []
      content = renderer.evaluator.contents(of: closure, arguments)
    } else if let wrapped = component.configured("content") {
      content = wrapped
    } else {
      return
    }
    rows(content, renderer, inner)
  }

  /// Returns what a list paints behind its rows; of one that other code shows, code around may take that away (S-142).
  private static func backdropLayers(
    _ container: ContainerState, _ renderer: Renderer, _ environment: Environment
  ) -> [Layer] {
    let own = IntrospectedGround.seen(of: ownLayers(container, renderer, environment), in: environment)
    guard environment.isAssumed, !own.isEmpty, renderer.hidesScrollGrounds else { return own }
    return own.map { layer in
      var result = layer
      result.isAssumed = true
      return result
    }
  }

  /// Returns what a list paints behind its rows unless code around takes it away (S-81 to S-83).
  private static func ownLayers(
    _ container: ContainerState, _ renderer: Renderer, _ environment: Environment
  ) -> [Layer] {
    if environment.scrollContentBackgroundHidden { return [] }
    if environment.platform == .macos { return macLayers(container, renderer, environment) }
    guard environment.platform.isIOS else { return [] }
    let backdrop: BackdropDefault
    switch container.list {
    case .plain, .none:
      let plain = Defaults.layer(
        ListDefaults.plainBackdrop(platform: environment.platform, elevated: environment.isElevated),
        renderer: renderer, in: environment)
      // Behind clear rows programs are seen to rely on what they put around a plain list (S-81 has it opaque).
      let isOnRoot = environment.backdrop.entries.allSatisfy(\.isRoot)
      return [isOnRoot ? plain : Defaults.orNothing(plain, key: "plain list", renderer: renderer)]
    case .grouped: backdrop = ListDefaults.groupedBackdrop(elevated: environment.isElevated)
    case .sidebar: return sidebarLayers(renderer, environment)
    }
    return [Defaults.layer(backdrop, renderer: renderer, in: environment)]
  }

  /// Returns what a list of macOS paints: the background of a table unless it is a sidebar, and nothing for a form of
  /// columns.
  private static func macLayers(
    _ container: ContainerState, _ renderer: Renderer, _ environment: Environment
  ) -> [Layer] {
    // A column is a material already, whatever its list does (S-77).
    if container.list == .sidebar, !environment.container.isSidebar { return sidebarLayers(renderer, environment) }
    if container.isForm { return macFormLayers(environment) }
    let isTold = environment.styles["list"] != nil || !environment.container.isSidebar
    guard container.list == .plain, isTold else { return [] }
    var layer = Defaults.layer(
      ListDefaults.plainBackdrop(platform: .macos), renderer: renderer, in: environment)
    // Of what every second row has no values are published.
    layer.isAssumed = environment.alternatesRows || hasStripes(environment)
    return [layer]
  }

  /// Returns what a table of macOS paints behind its rows, of which every second one has another background whose values
  /// are not published; `nil` where it paints nothing of its own.
  static func tableLayer(_ renderer: Renderer, _ environment: Environment) -> Layer? {
    guard environment.platform == .macos, !environment.scrollContentBackgroundHidden else { return nil }
    var layer = Defaults.layer(ListDefaults.plainBackdrop(platform: .macos), renderer: renderer, in: environment)
    layer.isAssumed = true
    return layer
  }

  /// Returns what a grouped form of macOS paints over what programs put around it: the background of a window (S-94c).
  private static func macFormLayers(_ environment: Environment) -> [Layer] {
    guard environment.styleName("form") == "grouped", !environment.container.isSidebar,
      !environment.backdrop.entries.allSatisfy(\.isRoot)
    else { return [] }
    var layer = PresentationModifiers.rootLayer(environment)
    layer.isRoot = false
    // Of what it paints in a popover or sheet nothing is published.
    layer.isAssumed = environment.isPresented
    return [layer]
  }

  /// True for a style of lists that is told to tell rows apart by their backgrounds.
  private static func hasStripes(_ environment: Environment) -> Bool {
    guard case .implicit(let style)? = environment.styles["list"] else { return false }
    return style.arguments?.contains { argument in
      if case .bool(false) = argument.value { return false }
      return argument.label == "alternatesRowBackgrounds"
    } ?? false
  }

  /// Returns what is behind a sidebar, which may slide over the content beside it (S-83); on macOS what lies behind the
  /// window shows through (S-77).
  static func sidebarLayers(_ renderer: Renderer, _ environment: Environment) -> [Layer] {
    let backdrop = ListDefaults.sidebarBackdrop(platform: environment.platform)
    let doubt = Doubt(
      .unknownBackdrop, environment.platform == .macos ? "what lies behind the window" : "what the sidebar covers",
      place: nil)
    let beneath = StyleSetting(
      style: .unknown(doubt), description: doubt.detail, clause: backdrop.clause, isProject: false)
    var behind = Layers.layer(beneath, environment)
    behind.isBehindWindow = environment.platform == .macos
    return [behind, Defaults.layer(backdrop, renderer: renderer, in: environment)]
  }

  /// Returns what is behind a collection view that is laid out as a sidebar where its appearance says so.
  static func sidebarLayers(
    where appearance: Alternatives<Bool>, _ renderer: Renderer, _ environment: Environment
  ) -> [Layer] {
    guard environment.platform.isIOS, appearance.branches.contains(where: \.value) else { return [] }
    return sidebarLayers(renderer, environment).map { layer in
      var result = layer
      result.paint = appearance.flatMap { $0 ? layer.paint : Alternatives(nil) }
      return result
    }
  }

  /// Returns what a list paints behind a view in front of it: there may be a row or none.
  static func coveringLayers(_ component: Component, _ renderer: Renderer, _ environment: Environment) -> [Layer] {
    var inner = environment
    inner.container.list = container(of: component, environment).list
    return groundLayers(component, renderer, environment) + CoveringRows.layers(of: component, renderer, inner)
  }

  /// Returns what a list paints behind all of its rows.
  static func groundLayers(_ component: Component, _ renderer: Renderer, _ environment: Environment) -> [Layer] {
    backdropLayers(container(of: component, environment), renderer, environment)
  }

  private static func container(of component: Component, _ environment: Environment) -> ContainerState {
    var result = environment.container
    result.isForm = component.name == "Form"
    result.list = result.isForm ? .grouped : kind(environment.styleName("list"), environment)
    return result
  }

  /// Returns the platter of a row (S-77, S-81, S-82).
  static func platterLayers(_ renderer: Renderer, _ environment: Environment) -> [Layer] {
    if environment.platform == .watchos, environment.container.list != .none { return [watchPlatter(environment)] }
    guard environment.platform.isIOS else { return [] }
    let platter: BackdropDefault
    switch environment.container.list {
    case .grouped: platter = ListDefaults.groupedPlatter(elevated: environment.isElevated)
    case .plain:
      platter = ListDefaults.plainBackdrop(platform: environment.platform, elevated: environment.isElevated)
    case .none, .sidebar: return []
    }
    return [Defaults.layer(platter, renderer: renderer, in: environment)]
  }

  /// The platter of a row on watchOS: a veil in a gray that is not published (S-77).
  private static func watchPlatter(_ environment: Environment) -> Layer {
    var doubt = Doubt(.externalModule, "the platter of a row on watchOS", place: nil)
    doubt.isUnpublished = true
    let style = Style.faded(.unknown(doubt), by: ListDefaults.watchPlatterShare)
    return Layers.layer(
      StyleSetting(style: style, description: doubt.detail, clause: "S-77", isProject: false), environment)
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
      if let closure = component.content {
        rows(renderer.evaluator.contents(of: closure), renderer, environment)
      }
    case .component(let component) where component.name == "Section": section(renderer, component, environment)
    case .component(let component) where loops.contains(component.name):
      guard let closure = component.content else { return }
      var inner = environment
      inner.isRepeated = true
      rows(
        renderer.evaluator.contents(of: closure, [StackComponents.element(of: component, closure, renderer)]),
        renderer, inner)
    case .modified(let inner, let call) where isContainer(inner):
      if let parts = parts(of: node) { return rows(parts, renderer, environment) }
      // Modifiers of a section or loop reach its rows.
      var outer = environment
      if hidesLines(call) { outer.list?.hidesLines = true }
      renderer.render(node, in: outer)
    default: row(node, renderer, environment)
    }
  }

  /// The views that make rows of the elements of their data.
  private static let loops: Set<String> = ["ForEach", "OutlineGroup"]

  private static func isContainer(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component):
      ["Section", "Group"].contains(component.name) || loops.contains(component.name)
    case .modified(let inner, _): isContainer(inner)
    case .list(let nodes): nodes.contains(where: isContainer)
    case .choice(let alternatives): alternatives.branches.contains { isContainer($0.value) }
    default: false
    }
  }

  /// Returns several views, or one of several, with the modifiers around them on each, as a section can be one of them and
  /// a row another one; `nil` for a single view.
  private static func parts(of node: ViewNode) -> ViewNode? {
    switch node {
    case .list, .choice: node
    case .modified(let inner, let call):
      switch parts(of: inner) {
      case .list(let nodes)?: .list(nodes.map { .modified($0, call) })
      case .choice(let arms)?: .choice(arms.map { .modified($0, call) })
      default: nil
      }
    default: nil
    }
  }

  private static func row(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) {
    if holdsRows(node, renderer, environment) { return renderer.render(node, in: environment) }
    var inner = rowEnvironment(renderer, environment)
    separate(&inner, from: node, renderer)
    renderer.render(node, in: inner)
  }

  /// True for views of the program whose body has sections or loops, or holds such views, so that each of its parts is
  /// a row.
  private static func holdsRows(
    _ node: ViewNode, _ renderer: Renderer, _ environment: Environment, depth: Int = 0
  ) -> Bool {
    switch node {
    case .custom(let instance, let place):
      guard depth < maximumNesting, let type = renderer.evaluator.index.types[instance.typeName],
        let body = renderer.body(of: instance, type, at: place, in: environment)
      else { return false }
      return isContainer(body) || holdsRows(body, renderer, environment, depth: depth + 1)
    case .modified(let inner, _): return holdsRows(inner, renderer, environment, depth: depth)
    case .list(let nodes) where depth > 0:
      return nodes.contains { holdsRows($0, renderer, environment, depth: depth) }
    case .choice(let alternatives) where depth > 0:
      return alternatives.branches.contains { holdsRows($0.value, renderer, environment, depth: depth) }
    default: return false
    }
  }

  /// How many views within each other are looked through for sections.
  private static let maximumNesting = 4

  /// Returns the environment of a row on its platter (S-82).
  static func rowEnvironment(_ renderer: Renderer, _ environment: Environment) -> Environment {
    var inner = environment
    placeRow(&inner, renderer)
    inner.scope = renderer.newScope()
    inner.container.isRow = true
    inner.container.isInStackOfRow = false
    let start = inner.container.ground ?? inner.backdrop.entries.count
    let platter = environment.rowLayers ?? platterLayers(renderer, environment)
    inner.backdrop.insert(platter, at: start)
    inner.platter = start..<start + platter.count
    inner.rowLayers = nil
    return inner
  }

  static let section: ComponentHandler = { renderer, component, environment in
    let isInList = environment.container.list != .none
    let header =
      component.closure("header").map { renderer.evaluator.contents(of: $0) } ?? component.argument("header").map {
        renderer.evaluator.view(from: $0.value, place: $0.place)
      } ?? title(component)
    let footer =
      component.closure("footer").map { renderer.evaluator.contents(of: $0) }
      ?? component.argument("footer").map {
        renderer.evaluator.view(from: $0.value, place: $0.place)
      }
    if let header { renderer.render(header, in: accessory(renderer, environment, isHeader: true, isInList: isInList)) }
    if let closure = component.content {
      let content = renderer.evaluator.contents(of: closure)
      if isInList {
        var inner = environment
        openSection(&inner, renderer)
        rows(content, renderer, inner)
      } else {
        renderer.render(content, in: environment)
      }
    }
    if let footer { renderer.render(footer, in: accessory(renderer, environment, isHeader: false, isInList: isInList)) }
  }

  static func title(_ component: Component) -> ViewNode? {
    component.arguments.first.flatMap { component.title(at: $0.place) }
  }

  /// The header or footer of a section lies on the list, not on a platter (S-84, S-85).
  private static func accessory(
    _ renderer: Renderer, _ environment: Environment, isHeader: Bool, isInList: Bool
  ) -> Environment {
    var inner = environment
    inner.scope = renderer.newScope()
    guard isInList else { return inner }
    placeAccessory(&inner, renderer)
    let kind: SectionHeaderKind
    switch environment.container.list {
    case _ where environment.container.isHeaderProminent: kind = .prominent
    case .plain, .none: kind = .plain
    case .grouped: kind = .grouped
    case .sidebar: kind = .sidebar
    }
    let value =
      isHeader ? ListDefaults.sectionHeader(kind, platform: environment.platform) : ListDefaults.sectionFooter
    inner.defaultForeground = Defaults.foreground(value, renderer: renderer, in: environment)
    Defaults.font(value, to: &inner, renderer: renderer)
    // What loops and groups hold there are no rows.
    inner.container.list = .none
    return inner
  }
}

import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// What a view paints over the whole of its frame, for views that stand behind others (S-51).
///
/// `fills` is true where the frame in question is the view's own, as for an overlay; a sibling in a depth stack may be
/// smaller than the stack.
enum Layers {
  /// Returns the layers, back to front.
  static func painted(
    by node: ViewNode, renderer: Renderer, in environment: Environment, fills: Bool = false
  ) -> [Layer] {
    if environment.front?.isPast == true, !MovingModifiers.moves(node) { return [] }
    renderer.work.viewsPainted += 1
    guard renderer.painting.begin() else { return [] }
    let layers = found(by: node, renderer, environment, fills)
    if renderer.painting.end() { return layers }
    // Of what was found so far nothing tells what else lies there.
    return [unknown(tooMany(at: node.origin), environment)]
  }

  /// Why nothing is known of what a view paints.
  private static func tooMany(at place: Place?) -> Doubt {
    Doubt(.tooManyPaths, "more views than are looked at", place: place)
  }

  private static func found(
    by node: ViewNode, _ renderer: Renderer, _ environment: Environment, _ fills: Bool
  ) -> [Layer] {
    switch node {
    case .empty: return []
    case .list(let nodes):
      let layers = nodes.flatMap { painted(by: $0, renderer: renderer, in: environment, fills: fills) }
      return PaintedStack.bounding(layers, in: environment, renderer)
    case .choice(let alternatives):
      return PaintedBodies.layers(of: .choice(node), in: environment, fills: fills, renderer) {
        combined(alternatives, renderer, environment, fills)
      }
    case .component(let component): return painted(by: component, renderer, environment, fills)
    case .modified(let inner, let call):
      return painted(by: inner, modifiedBy: call, renderer, environment, fills)
    case .custom(let instance, let place): return painted(by: instance, at: place, renderer, environment, fills)
    case .concatenated: return []
    case .placed(let inner, _): return painted(by: inner, renderer: renderer, in: environment, fills: fills)
    case .unknown(let doubt): return [unknown(doubt, environment)]
    }
  }

  /// How many views within views are followed to what one paints.
  static let maximumDepth = 5

  private static func painted(
    by instance: Instance, at place: Place, _ renderer: Renderer, _ environment: Environment, _ fills: Bool
  ) -> [Layer] {
    PaintedBodies.layers(of: .instance(instance, around: nil), in: environment, fills: fills, renderer) {
      guard let body = body(of: instance, at: place, renderer, environment) else {
        return CodeRepresentable.layers(of: instance, renderer, environment)
          ?? [unknown(unseen(instance, at: place, renderer), environment)]
      }
      return painted(by: body.node, renderer: renderer, in: body.environment, fills: fills)
    }
  }

  /// Why it is not known what a view of the program paints.
  private static func unseen(_ instance: Instance, at place: Place, _ renderer: Renderer) -> Doubt {
    if renderer.painting.looksNoFurther { return tooMany(at: place) }
    return Doubt(.unknownBackdrop, "'\(instance.typeName)'", place: place)
  }

  /// Returns the body of a view of the program and the environment in which to look at it, one step deeper; `nil` where
  /// it lies too deep or is not known.
  static func body(
    of instance: Instance, at place: Place, _ renderer: Renderer, _ environment: Environment
  ) -> (node: ViewNode, environment: Environment)? {
    guard environment.layerDepth < maximumDepth, !renderer.painting.looksNoFurther else {
      renderer.paintedBodies.noteCut()
      return nil
    }
    renderer.painting.lookInto()
    guard let type = renderer.evaluator.index.types[instance.typeName],
      let body = renderer.body(of: instance, type, at: place, in: environment)
    else { return nil }
    var inner = environment
    inner.layerDepth += 1
    return (body, inner)
  }

  // MARK: - Making layers

  /// Returns a layer whose paint is not known.
  static func unknown(_ doubt: Doubt, _ environment: Environment) -> Layer {
    layer(
      StyleSetting(of: doubt, place: doubt.place), environment)
  }

  static func layer(_ setting: StyleSetting, _ environment: Environment) -> Layer {
    layer(Alternatives<StyleSetting?>(setting), environment)
  }

  static func layer(_ paint: Alternatives<StyleSetting?>, _ environment: Environment) -> Layer {
    Layer(
      paint: paint.onEachAccent(of: environment).pinned(to: environment.pinnedScheme),
      pinnedScheme: environment.pinnedScheme, isElevated: environment.isElevated,
      isGrouped: environment.isGrouped, surface: nil,
      isVibrant: environment.backgroundMaterial?.activatesVibrancy ?? false, filters: environment.filters)
  }

  /// Returns the layer of a shape or symbol in the foreground.
  static func ink(_ environment: Environment) -> Layer {
    var result = layer(environment.currentForeground.map { $0 }, environment)
    result.isInk = true
    return result
  }

  /// Returns the layer that a colour or style argument paints.
  static func layer(
    of argument: ArgumentValue, isColor: Bool, _ renderer: Renderer, _ environment: Environment
  ) -> Layer {
    let settings = renderer.evaluator.settings(argument, isColor: isColor, in: environment).map {
      $0.map { BackgroundModifiers.resolve($0, in: environment) }
    }
    var result = layer(settings, environment)
    result.surface =
      settings.branches.lazy.compactMap { branch in
        branch.value.flatMap { BackgroundModifiers.surface(of: $0, renderer: renderer, activatesVibrancy: false) }
      }.first
    return result
  }

  /// Joins the layers of exclusive views, counted from the front, into layers with alternatives.
  private static func combined(
    _ alternatives: Alternatives<ViewNode>, _ renderer: Renderer, _ environment: Environment, _ fills: Bool
  ) -> [Layer] {
    // An arm is the same view on all the paths that take it. What it paints is found out once: arms within arms would
    // multiply the work by their paths at each level.
    var arms: [(node: ViewNode, layers: [Layer])] = []
    var met: [ViewIdentity: [Layer]] = [:]
    let stacks = alternatives.branches.map { branch in
      let identity = ViewIdentity(branch.value)
      let known = met[identity] ?? arms.first { isSame($0.node, branch.value) }?.layers
      let layers = known ?? painted(by: branch.value, renderer: renderer, in: environment, fills: fills)
      if known == nil { arms.append((branch.value, layers)) }
      met[identity] = layers
      return (condition: branch.condition, layers: layers)
    }
    return gathered(stacks, renderer, environment)
  }

  /// Joins the layers that there are on exclusive paths, counted from the front, into layers with alternatives.
  static func gathered(
    _ stacks: [(condition: Guard, layers: [Layer])], _ renderer: Renderer, _ environment: Environment
  ) -> [Layer] {
    let depth = stacks.map { $0.layers.count }.max() ?? 0
    var result = PaintedStack(on: environment.path)
    for position in 0..<depth {
      let arms = stacks.map { (condition: $0.condition, layer: $0.layers.dropLast(position).last) }
      // Of what lies behind too many looks only that counts which covers on all of them.
      if result.isFull, !arms.allSatisfy({ $0.layer.map(PaintedStack.isKept) ?? false }) { continue }
      result.add(joined(arms, renderer, environment))
    }
    renderer.paintedBodies.note(result.asked)
    return result.layers
  }

  /// Returns the layer that is one of several, or none, by path.
  private static func joined(
    _ arms: [(condition: Guard, layer: Layer?)], _ renderer: Renderer, _ environment: Environment
  ) -> Layer {
    var branches: [Alternatives<StyleSetting?>.Branch] = []
    // One layer has the same filters on all paths: what others do is not known.
    let filters = arms.compactMap(\.layer?.filters).min { $0.count < $1.count } ?? []
    for (condition, layer) in arms {
      guard let layer else {
        branches.append(.init(condition: condition, value: nil))
        continue
      }
      for inner in layer.paint.branches {
        guard let path = condition.and(inner.condition) else { continue }
        branches.append(.init(condition: path, value: layer.filters == filters ? inner.value : inner.value?.filtered))
      }
    }
    renderer.work.looksPainted += branches.count
    var result = layer(Alternatives(branches: branches), environment)
    result.filters = filters
    result.surface = arms.lazy.compactMap(\.layer?.surface).first
    result.standsForOthers = arms.contains { $0.layer?.standsForOthers == true }
    let shown = arms.compactMap(\.layer)
    result.isInk = !shown.isEmpty && shown.allSatisfy(\.isInk)
    if shown.allSatisfy({ $0.extent != nil }) { result.extent = shown.compactMap(\.extent).max() }
    if shown.allSatisfy({ $0.length != nil }) { result.length = shown.compactMap(\.length).max() }
    return result
  }

  /// True for one and the same view.
  private static func isSame(_ left: ViewNode, _ right: ViewNode) -> Bool {
    var sameness = Sameness()
    return sameness.holds(.view(left), .view(right))
  }

  // MARK: - Views

  private static func painted(
    by component: Component, _ renderer: Renderer, _ environment: Environment, _ fills: Bool
  ) -> [Layer] {
    if ComponentTable.shapes.contains(component.name) {
      // A shape without a fill takes the foreground (S-33).
      return [ink(environment)]
    }
    switch component.name {
    case "Color", "Style":
      guard let first = component.arguments.first else { return [] }
      return [layer(of: first, isColor: component.name == "Color", renderer, environment)]
    case "Canvas", "SceneView", "SpriteView", "RealityView", "Chart", ChartComponents.plotArea:
      return [unknown(Doubt(.imageBackdrop, "'\(component.name)'", place: component.place), environment)]
    case "Image", "AsyncImage", "LazyImage", "Map", "VideoPlayer":
      if component.symbol != nil {
        return symbol(.component(component), in: ink(environment), renderer) ?? []
      }
      if let picture = component.openPicture { return [unknown(picture, environment)] }
      if let shown = AsyncImages.loaded(component, renderer) {
        return painted(by: shown, renderer: renderer, in: environment, fills: fills)
      }
      let asset = component.name == "Image" ? renderer.evaluator.imageAsset(component.arguments) : nil
      if asset?.isSymbol == true { return [] }
      let setting = StyleSetting(
        style: .image(asset), description: asset.map { "Image(\"\($0.name)\")" } ?? component.name,
        place: component.place, isProject: true)
      return [layer(setting, environment)]
    case "ZStack", "Group", "GeometryReader", "VStack", "HStack", "ForEach", "TimelineView", "VStackLayout",
      "HStackLayout", "ZStackLayout", "Layout", "WithPerceptionTracking", "WithViewStore", "ScrollViewReader", "Tab":
      guard let closure = component.content else { return [] }
      let content = renderer.evaluator.contents(of: closure)
      guard ["VStack", "HStack", "ForEach", "VStackLayout", "HStackLayout", "Layout"].contains(component.name) else {
        let keeps = fills && (component.name == "Group" || component.name.hasPrefix("With"))
        return painted(by: content, renderer: renderer, in: environment, fills: keeps)
      }
      if let layers = FilledStacks.layers(of: component, holding: content, renderer, environment) { return layers }
      // Children of a stack or a loop need not cover its whole frame.
      return FrontReach.parts(of: content, in: component, renderer, environment).flatMap {
        painted(by: beside($0.node, renderer, $0.environment), renderer: renderer, in: $0.environment)
      }.map { maybe($0, at: component.place, renderer) }
    case let name where labelled.contains(name):
      if let layers = Styles.layers(of: component, renderer, environment, fills) { return layers }
      // What the label paints; the platter of a bordered button is not followed here.
      guard let label = ButtonComponents.label(of: component, renderer) else { return [] }
      return painted(by: label, renderer: renderer, in: environment, fills: fills)
    case "AccessoryWidgetBackground": return WidgetModifiers.ground(component, environment)
    case "NavigationStack", "NavigationView": return screen(of: component, renderer, environment, fills)
    case "TabView": return tabs(of: component, renderer, environment, fills)
    case "List", "Form": return ListComponents.coveringLayers(component, renderer, environment)
    case "TextEditor":
      // Where code clears the background of text views, an older system shows what lies behind.
      let standard = renderer.proxies.standard(
        "UITextView", on: environment.platform, in: component.place.file)
      return standard?.isSet("backgroundColor") == true ? [] : ControlComponents.editorLayers(renderer, environment)
    default:
      if ComponentTable.handlers[component.name] != nil { return [] }
      return [unknown(Doubt(.externalModule, "'\(component.name)'", place: component.place), environment)]
    }
  }

  /// What the first screen of a navigation paints over the ground of all.
  private static func screen(
    of component: Component, _ renderer: Renderer, _ environment: Environment, _ fills: Bool
  ) -> [Layer] {
    let ground = NavigationComponents.screenLayers(environment)
    guard let closure = component.content ?? component.closure("root") else { return ground }
    let content = renderer.evaluator.contents(of: closure)
    return ground + painted(by: content, renderer: renderer, in: environment, fills: fills)
  }

  /// What the one of the tabs paints that is seen.
  private static func tabs(
    of component: Component, _ renderer: Renderer, _ environment: Environment, _ fills: Bool
  ) -> [Layer] {
    let ground = NavigationComponents.tabLayers(environment)
    guard let closure = component.content else { return ground }
    let tabs = renderer.flatten(renderer.evaluator.contents(of: closure))
    guard tabs.count > 1 else {
      return ground + tabs.flatMap { painted(by: $0, renderer: renderer, in: environment, fills: fills) }
    }
    return ground + painted(byOneOf: tabs, as: "tab ", at: component.place, renderer, environment, fills)
  }

  /// True for a shape, with or without modifiers that keep it one.
  static func isShape(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component): ComponentTable.shapes.contains(component.name)
    case .modified(let inner, _): isShape(inner)
    default: false
    }
  }

  /// True for a view that takes all the room it is offered, so that its background covers its siblings too.
  static func isExpansive(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) -> Bool {
    switch node {
    case .component(let component):
      if ComponentTable.shapes.contains(component.name) { return true }
      switch component.name {
      case "Color", "Style", "ScrollView", "List", "Form", "NavigationStack", "NavigationView", "NavigationSplitView",
        "TabView", "GeometryReader", "Map", "Canvas":
        return true
      case "ZStack", "Group":
        guard let closure = component.content else { return false }
        return renderer.flatten(renderer.evaluator.contents(of: closure)).contains {
          isExpansive($0, renderer, environment)
        }
      default: return false
      }
    case .modified(let inner, let call):
      switch call.name {
      case "ignoresSafeArea", "edgesIgnoringSafeArea": return true
      case "frame" where isUnlimited(call): return true
      case "frame" where hasFixedSize(call): return false
      default: return isExpansive(inner, renderer, environment)
      }
    case .custom(let instance, let place):
      let body = body(of: instance, at: place, renderer, environment)
      return body.map { isExpansive($0.node, renderer, $0.environment) } ?? false
    case .placed(let inner, _): return isExpansive(inner, renderer, environment)
    case .choice(let alternatives):
      return alternatives.branches.allSatisfy { isExpansive($0.value, renderer, environment) }
    default: return false
    }
  }

  /// True for a frame that takes all the room in both directions.
  private static func isUnlimited(_ call: ModifierCall) -> Bool {
    ["maxWidth", "maxHeight"].allSatisfy { label in
      if case .implicit(let member)? = call.argument(label)?.value { return member.name == "infinity" }
      return call.argument(label).map { !isNumber($0.value) } ?? false
    }
  }

  static func isNumber(_ value: Value) -> Bool {
    switch value {
    case .number: true
    case .choice(let all): all.branches.allSatisfy { isNumber($0.value) }
    default: false
    }
  }
}

extension Style {
  /// True where nothing is drawn, so that there is nothing to see (S-32).
  var isInvisible: Bool {
    switch self {
    case .clear, .faded(_, by: 0): true
    case .faded(let inner, _), .offset(let inner, _): inner.isInvisible
    case .color(let value):
      switch value.color {
      case .fixed(let color): color.alpha == 0
      case .faded(_, by: 0), .withAlpha(_, 0): true
      default: false
      }
    default: false
    }
  }

  /// True where the style is not known.
  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }
}

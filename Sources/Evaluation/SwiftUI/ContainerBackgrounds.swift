import PlatformStyles
import Scene

/// Modifiers that replace what a row, a list, a presentation, a bar or a widget paints by itself (S-57).
enum ContainerBackgrounds {
  static let effects: [String: ModifierEffect] = [
    "listRowBackground": listRowBackground,
    "scrollContentBackground": ModifierTable.environment { environment, call, _ in hideScrollContent(call, &environment)
    },
    "alternatingRowBackgrounds": ModifierTable.environment { environment, call, _ in
      let isDisabled = if case .implicit(let member)? = call.first?.value { member.name == "disabled" } else { false }
      environment.alternatesRows = !isDisabled
    },
    "containerBackground": containerBackground,
    "activityBackgroundTint": activityBackgroundTint,
    "presentationBackground": presentationBackground,
    "toolbarBackground": ModifierTable.environment { Bars.apply($1, to: &$0, $2) },
    "toolbarBackgroundVisibility": ModifierTable.environment { Bars.apply($1, to: &$0, $2) },
    "toolbarColorScheme": ModifierTable.environment { Bars.apply($1, to: &$0, $2) },
  ]

  static func hideScrollContent(_ call: ModifierCall, _ environment: inout Environment) {
    if case .implicit(let member)? = call.first?.value {
      environment.scrollContentBackgroundHidden = member.name == "hidden"
    }
  }

  // MARK: - Rows

  private static let listRowBackground: ModifierEffect = { renderer, call, receiver, environment in
    guard let first = call.first, !environment.container.isInStackOfRow else {
      return renderer.render(receiver, in: environment)
    }
    var layers = rowLayers(of: first, renderer, environment)
    if let selection = environment.listSelection {
      layers = selection.told(layers, on: environment.path, renderer.evaluator.conditions)
    }
    var inner = environment
    if environment.container.isRow, let platter = environment.platter {
      inner.backdrop.entries.replaceSubrange(platter, with: layers.map(BackdropStack.Entry.layer))
      inner.platter = platter.lowerBound..<platter.lowerBound + layers.count
    } else {
      inner.rowLayers = layers
    }
    renderer.render(receiver, in: inner)
  }

  /// Returns what takes the place of a row's platter; on the paths that give nothing that is the platter itself (S-57).
  static func rowLayers(
    of argument: ArgumentValue, _ renderer: Renderer, _ environment: Environment
  ) -> [Layer] {
    let isNone = { (value: Value) in if case .none = value { true } else { false } }
    func painted(by value: Value) -> [Layer] {
      if isNone(value) { return ListComponents.platterLayers(renderer, environment) }
      let argument = ArgumentValue(label: nil, value: value, place: argument.place)
      return Layers.painted(by: node(of: argument, renderer), renderer: renderer, in: environment, fills: true)
    }
    guard case .choice(let all) = argument.value, all.branches.contains(where: { isNone($0.value) }) else {
      return painted(by: argument.value)
    }
    let arms = all.branches.map { (condition: $0.condition, layers: painted(by: $0.value)) }
    return Layers.gathered(arms, renderer, environment)
  }

  /// Returns a view argument as a view, also where only its type tells that it is a colour.
  private static func node(of argument: ArgumentValue, _ renderer: Renderer) -> ViewNode {
    if case .implicit = argument.value {
      return .component(Component(name: "Color", arguments: [argument], place: argument.place))
    }
    return renderer.evaluator.view(from: argument.value, place: argument.place)
  }

  // MARK: - Presentations and other containers

  /// Takes the place of the presentation's own background; elsewhere it does nothing (S-57).
  private static let presentationBackground: ModifierEffect = { renderer, call, receiver, environment in
    guard environment.isPresented else { return renderer.render(receiver, in: environment) }
    var inner = environment
    // What it lets through is the screen below, which is not known here.
    if let root = inner.backdrop.entries.lastIndex(where: \.isRoot) { inner.backdrop.entries.removeSubrange(0...root) }
    inner.hasPresentationBackground = true
    paint(call, behind: receiver, renderer, inner)
  }

  private static let containerBackground: ModifierEffect = { renderer, call, receiver, environment in
    if environment.isOnLockScreen { return renderer.render(receiver, in: environment) }
    guard environment.activityGround != nil else {
      var inner = environment
      if isOpenWidget(call, renderer, environment) { inner.backdrop.assumeRoot() }
      return paint(call, behind: receiver, renderer, inner)
    }
    // It is described as a widget's background, which the Lock Screen does not draw (S-94b); that a live activity never
    // has one is nowhere said.
    let painted = layers(of: call, renderer, environment)
    var inner = environment
    inner.scope = renderer.newScope()
    for layer in painted.map({ Layers.maybe($0, at: call.place, renderer) }) {
      inner.backdrop = inner.backdrop.adding(layer)
      inner.activityGround?.append(layer)
    }
    renderer.render(receiver, in: inner)
  }

  /// Returns what a call paints.
  private static func layers(of call: ModifierCall, _ renderer: Renderer, _ environment: Environment) -> [Layer] {
    let layers = call.content.map { content in
      Layers.painted(by: renderer.evaluator.contents(of: content), renderer: renderer, in: environment)
    }
    return layers ?? settings(of: call, renderer, environment).map { [Layers.layer($0, environment)] } ?? []
  }

  /// True for a widget that paints nothing behind itself, perhaps on one path alone: the screen that it is put on decides
  /// what is seen there.
  private static func isOpenWidget(_ call: ModifierCall, _ renderer: Renderer, _ environment: Environment) -> Bool {
    guard isOfWidget(call) else { return false }
    return layers(of: call, renderer, environment).allSatisfy { layer in
      layer.paint.branches.contains { $0.value?.style.isInvisible == true }
    }
  }

  /// True for a call that gives a widget its background.
  private static func isOfWidget(_ call: ModifierCall) -> Bool {
    if case .implicit(let member)? = call.argument("for")?.value { member.name == "widget" } else { false }
  }

  /// The ground of a live activity, wherever among the modifiers it is told.
  private static let activityBackgroundTint: ModifierEffect = { renderer, call, receiver, environment in
    guard let settings = settings(of: call, renderer, environment) else {
      return renderer.render(receiver, in: environment)
    }
    var inner = environment
    BackgroundModifiers.addLayer(settings, to: &inner, renderer: renderer, isStyle: true)
    for layer in environment.activityGround ?? [] { inner.backdrop = inner.backdrop.adding(layer) }
    renderer.render(receiver, in: inner)
  }

  private static func paint(
    _ call: ModifierCall, behind receiver: ViewNode, _ renderer: Renderer, _ environment: Environment
  ) {
    let isWidgetGround = isOfWidget(call)
    if let content = call.content {
      let node = renderer.evaluator.contents(of: content)
      return BackgroundModifiers.behind(
        node, of: receiver, by: call, isWidgetGround: isWidgetGround, renderer, environment)
    }
    guard let settings = settings(of: call, renderer, environment) else {
      return renderer.render(receiver, in: environment)
    }
    var inner = environment
    BackgroundModifiers.addLayer(
      settings, to: &inner, renderer: renderer, isStyle: true, isWidgetGround: isWidgetGround)
    renderer.render(receiver, in: inner)
  }

  /// The style that a call gives; `nil` where it gives none.
  private static func settings(
    of call: ModifierCall, _ renderer: Renderer, _ environment: Environment
  ) -> Alternatives<StyleSetting?>? {
    guard let first = call.first, first.label == nil else { return nil }
    return renderer.evaluator.settings(first, isColor: false, in: environment).map {
      $0.map { BackgroundModifiers.resolve($0, in: environment) }
    }
  }
}

extension Environment {
  /// The environment of a stack's children, which say nothing of the row that the stack is (S-57).
  var inStackOfRow: Environment {
    guard self.container.isRow, !self.container.isInStackOfRow else { return self }
    var inner = self
    inner.container.isInStackOfRow = true
    return inner
  }
}

extension ModifierCall {
  /// True for what may change the ground of a list or an editor.
  var changesScrollGround: Bool { name == "scrollContentBackground" || introspectsGround }
}

extension Environment {
  /// The environment of a view whose ground a modifier may change.
  func withScrollGround(of call: ModifierCall, on receiver: ViewNode) -> Environment {
    var result = self
    if call.name == "scrollContentBackground" { ContainerBackgrounds.hideScrollContent(call, &result) }
    result.introspect(call, on: receiver)
    return result
  }
}

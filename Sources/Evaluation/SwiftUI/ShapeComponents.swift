import PlatformStyles
import Scene

/// Shapes: only their strokes are judged, and only where they bound a control (S-33).
enum ShapeComponents {
  static let handlers: [String: ComponentHandler] = {
    var table: [String: ComponentHandler] = [:]
    for name in ComponentTable.shapes {
      table[name] = { renderer, component, environment in
        let style = environment.currentForeground.map { Optional($0) }
        let outline = FrameModifiers.outline(of: .view(.component(component)))
        renderer.decorate(.fill, outline, in: style, at: component.place, environment)
        Shapes.signal(style, named: name, at: component.place, renderer, environment)
      }
    }
    return table
  }()
}

/// Strokes and borders.
enum Shapes {
  /// The modifiers that fill or stroke a shape.
  static let effects: [String: ModifierEffect] = [
    "fill": fill,
    "stroke": stroke, "strokeBorder": stroke,
    "trim": { $0.render($2, in: $3) }, "inset": { $0.render($2, in: $3) }, "rotation": { $0.render($2, in: $3) },
  ]

  private static let fill: ModifierEffect = { renderer, call, receiver, environment in
    noteForm(of: receiver, renderer)
    guard let first = call.first, first.label == nil, let name = shapeName(receiver) else {
      return renderer.decorate(
        .fill, FrameModifiers.outline(of: .view(receiver)), in: environment.currentForeground.map { $0 },
        at: call.place, environment)
    }
    let resolved = paint(first, renderer, environment)
    renderer.decorate(.fill, FrameModifiers.outline(of: .view(receiver)), in: resolved, at: first.place, environment)
    signal(resolved, named: name, at: first.place, renderer, environment)
  }

  /// Notes what changes the form of a shape before it is filled or stroked, which is not rendered by itself.
  private static func noteForm(of shape: ViewNode, _ renderer: Renderer) {
    guard case .modified(let inner, let call) = shape else { return }
    renderer.cues.note(call)
    noteForm(of: inner, renderer)
  }

  private static func paint(
    _ argument: ArgumentValue, _ renderer: Renderer, _ environment: Environment
  ) -> Alternatives<StyleSetting?> {
    renderer.evaluator.settings(argument, isColor: false, in: environment).map {
      $0.map { BackgroundModifiers.resolve($0, in: environment) }
    }
  }

  static func shapeName(_ node: ViewNode) -> String? {
    switch node {
    case .component(let component): component.name
    case .modified(let inner, _): shapeName(inner)
    default: nil
    }
  }

  /// True for a shape of the program, which may have any form.
  static func isFree(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component) where component.name == "AnyShape":
      if case .instance? = component.arguments.first?.value { true } else { false }
    case .modified(let inner, _), .placed(let inner, _): isFree(inner)
    default: false
    }
  }

  /// The name of the shape that an argument gives.
  static func shapeName(_ value: Value) -> String? {
    switch value {
    case .view(let node): shapeName(node)
    case .implicit(let member): member.name
    default: nil
    }
  }

  /// Records a filled shape whose colour depends on the running program: it may tell a state; it is no boundary.
  static func signal(
    _ style: Alternatives<StyleSetting?>, named name: String, at place: Place, _ renderer: Renderer,
    _ environment: Environment
  ) {
    guard maySignal(style, renderer, environment) else { return }
    renderer.leaf(
      Leaf(kind: .shape, place: place, style: style, exemption: .decorative, content: .string(name)), in: environment)
  }

  /// True where the running program decides on a shape's style, or which of several shapes is shown.
  private static func maySignal(
    _ style: Alternatives<StyleSetting?>, _ renderer: Renderer, _ environment: Environment
  ) -> Bool {
    tellsState(style, renderer) || (environment.isExchanged && tellsState(environment.path, renderer))
  }

  /// True where the running program decides on a style.
  static func tellsState(_ style: Alternatives<StyleSetting?>, _ renderer: Renderer) -> Bool {
    style.branches.contains { tellsState($0.condition, renderer) }
  }

  private static func tellsState(_ path: Guard, _ renderer: Renderer) -> Bool {
    let table = renderer.evaluator.conditions
    return path.decisions.contains { table.isPath($0.condition) && !table.conditions[$0.condition].isTheme }
  }

  private static let stroke: ModifierEffect = { renderer, call, receiver, environment in
    noteForm(of: receiver, renderer)
    let settings = strokePaint(call, renderer, environment)
    var line = Leaf(
      kind: .shape, place: call.first?.place ?? call.place, style: settings,
      exemption: environment.isInControl && !environment.isTrack ? nil : .decorative)
    line.isInset = call.name == "strokeBorder"
    // A fill tells the state itself, and of a gauge it is the arc that does.
    if !environment.isTrack, !Layers.isFilled(receiver), maySignal(settings, renderer, environment) {
      line.content = BroadStrokes.form(of: call, around: receiver)
    }
    renderer.leaf(line, in: environment)
    if renderer.drawing != nil { decorate(call, of: receiver, in: settings, renderer, environment) }
  }

  /// Returns what a stroke is drawn in.
  static func strokePaint(
    _ call: ModifierCall, _ renderer: Renderer, _ environment: Environment
  ) -> Alternatives<StyleSetting?> {
    guard let first = call.first, first.label == nil, !isLineWidth(first.value) else {
      return environment.currentForeground.map { $0 }
    }
    return paint(first, renderer, environment)
  }

  /// Notes a stroke, and the fill that it goes around.
  private static func decorate(
    _ call: ModifierCall, of receiver: ViewNode, in paint: Alternatives<StyleSetting?>, _ renderer: Renderer,
    _ environment: Environment
  ) {
    let outline = FrameModifiers.outline(of: .view(receiver))
    var node = receiver
    var isTrimmed = false
    while case .modified(let inner, let other) = node {
      isTrimmed = isTrimmed || other.name == "trim"
      if other.name == "fill", let first = other.first, first.label == nil {
        renderer.decorate(.fill, outline, in: self.paint(first, renderer, environment), at: first.place, environment)
      }
      node = inner
    }
    let number = call.argument("lineWidth")?.value ?? call.arguments.first { isLineWidth($0.value) }?.value
    let width = call.argument("style") == nil ? FrameModifiers.number(number) ?? 1 : nil
    renderer.decorate(
      .stroke(width: isTrimmed ? nil : width), outline, in: paint, at: call.first?.place ?? call.place, environment)
  }

  private static func isLineWidth(_ value: Value) -> Bool {
    if case .number = value { return true }
    return false
  }

  /// A border is a boundary where it is drawn around a control, or in the label of one around more than a tag (S-33).
  static func boundaryExemption(
    of receiver: ViewNode, _ renderer: Renderer, in environment: Environment
  ) -> Exemption? {
    let controls = BoundedControls(renderer: renderer)
    let isBoundary =
      (environment.isInControl && !controls.isTag(receiver, in: environment))
      || controls.isControl(receiver, in: environment)
    return isBoundary ? nil : .decorative
  }
}

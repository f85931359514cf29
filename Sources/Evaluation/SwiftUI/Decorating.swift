import PlatformStyles
import Scene

/// What is noted for pictures; without pictures none of it is.
extension Renderer {
  /// Notes something that is painted and is no element.
  func decorate(
    _ kind: Decoration.Kind, _ outline: LayoutOutline, in paint: Alternatives<StyleSetting?>, at place: Place,
    _ environment: Environment
  ) {
    drawing?.add(kind, outline, in: paint, at: place, environment, self)
  }

  /// Notes the frame of a colour or a style that is a view of its own.
  func decorate(_ component: Component, _ environment: Environment) {
    guard drawing != nil, let first = component.arguments.first else { return }
    let settings = evaluator.settings(first, isColor: component.name == "Color", in: environment)
    let paint = settings.map { $0.map { BackgroundModifiers.resolve($0, in: environment) } }
    decorate(.fill, .rectangle, in: paint, at: component.place, environment)
  }

  /// Notes a dividing line across the stack around (S-67).
  func decorateLine(at place: Place, _ environment: Environment) {
    let isVertical = environment.layout.last?.axis == .horizontal
    decorate(.line(isVertical: isVertical), .rectangle, in: Self.separator, at: place, environment)
  }

  /// The paint of dividing lines.
  static let separator = Alternatives<StyleSetting?>(
    StyleSetting(style: .separator, description: "separator", clause: "S-67", isProject: false))

  /// Notes a background of a view, and in pictures what it paints.
  func back(
    _ environment: inout Environment, with paint: Alternatives<StyleSetting?>, _ outline: LayoutOutline,
    at place: Place, _ outer: Environment
  ) {
    if let pile = newPile() {
      var back = outer
      back.lay(in: pile, at: -1)
      decorate(.fill, outline, in: paint, at: place, back)
      environment.lay(in: pile, at: 0)
    }
    environment.surround(.surface(outline, layers: 1))
  }

  /// Returns the number of a new pile.
  func newPile() -> Int? { drawing == nil ? nil : newStack() }
}

extension Environment {
  /// Notes a place in a pile, if there is one.
  mutating func lay(in pile: Int?, at position: Int, _ alignment: Value? = nil) {
    guard let pile else { return }
    surround(
      .layer(
        pile: pile, position: position, across: FrameModifiers.alignment(alignment),
        down: FrameModifiers.verticalAlignment(alignment)))
  }

  /// Returns what one of several views that a builder lists inherits.
  func listed(in list: Int?, at position: Int) -> Environment {
    guard let list else { return self }
    var result = self
    result.surround(.item(list: list, position: position))
    return result
  }

  /// Notes the arm of a choice, if pictures are asked for.
  mutating func choose(_ position: Int, of choice: Int?) {
    if let choice { surround(.arm(choice: choice, position: position)) }
  }
}

extension ListComponents {
  /// Puts the line below a row into its frame, unless the row or the list around hides it.
  static func separate(_ environment: inout Environment, from node: ViewNode, _ renderer: Renderer) {
    guard environment.platform.isIOS, environment.container.list != .sidebar, let list = environment.list,
      let place = node.place, let pile = renderer.newPile(), let padding = environment.frames.popLast()
    else { return }
    var line = environment
    line.surround(.layer(pile: pile, position: 1, across: .end, down: .end))
    line.surround(.padding(top: 0, leading: 16, bottom: 0, trailing: 0))
    if !list.hidesLines && !hidesLine(node, renderer, environment) {
      renderer.decorate(.separator, .rectangle, in: Renderer.separator, at: place, line)
    }
    environment.lay(in: pile, at: 0)
    environment.fillWidth()
    environment.frames.append(padding)
  }

  /// True where a row hides its lines, itself or in its body.
  private static func hidesLine(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) -> Bool {
    switch node {
    case .modified(let inner, let call): hidesLines(call) || hidesLine(inner, renderer, environment)
    case .custom(let instance, let place):
      if let type = renderer.evaluator.index.types[instance.typeName],
        case .modified(let inner, let call)? = renderer.body(of: instance, type, at: place, in: environment)
      {
        hidesLines(call) || hidesLine(inner, renderer, environment)
      } else {
        false
      }
    default: false
    }
  }

  /// True for a call that hides the lines of rows.
  static func hidesLines(_ call: ModifierCall) -> Bool {
    guard call.name == "listRowSeparator", case .implicit(let member)? = call.first?.value else { return false }
    return member.name == "hidden"
  }
}

extension ViewNode {
  /// Where the view is written.
  fileprivate var place: Place? {
    switch self {
    case .component(let component): component.place
    case .custom(_, let place): place
    case .modified(let inner, _), .placed(let inner, _): inner.place
    case .list(let nodes), .concatenated(let nodes): nodes.lazy.compactMap(\.place).first
    case .choice(let alternatives): alternatives.branches.lazy.compactMap(\.value.place).first
    case .empty, .unknown: nil
    }
  }
}

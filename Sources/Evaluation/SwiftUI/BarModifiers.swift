import Scene

/// What views say of the bars above them: it holds for all of a bar, wherever in its content it is written (S-57).
struct BarModifiers {
  /// The modifiers that say something of bars.
  static let names: Set<String> = ["toolbarBackground", "toolbarBackgroundVisibility", "toolbarColorScheme"]

  /// Views whose content stands in the same bars.
  private static let transparent: Set<String> = [
    "Group", "VStack", "HStack", "ZStack", "LazyVStack", "ScrollView", "ScrollViewReader", "GeometryReader", "List",
    "Form", "AnyView",
  ]

  private let renderer: Renderer

  init(_ renderer: Renderer) { self.renderer = renderer }

  /// Returns what is said of bars around a view and in it.
  func bars(of view: ViewNode, in environment: Environment) -> [String: BarAppearance] {
    if renderer.evaluator.index.names.files(writingOneOf: Self.names).isEmpty { return environment.bars }
    return told(by: view, in: environment)
  }

  private func told(by view: ViewNode, in environment: Environment) -> [String: BarAppearance] {
    switch view {
    case .modified(let receiver, let call):
      if let body = body(of: call, around: receiver, in: environment) { return told(by: body, in: environment.deeper) }
      var inner = environment
      Bars.apply(call, to: &inner, renderer)
      return told(by: receiver, in: inner)
    case .placed(let inner, _): return told(by: inner, in: environment)
    case .custom(let instance, let place):
      guard let body = Layers.body(of: instance, at: place, renderer, environment) else { return environment.bars }
      return told(by: body.node, in: body.environment)
    case .component(let component):
      guard Self.transparent.contains(component.name), environment.layerDepth < Layers.maximumDepth,
        let content = component.content
      else { return environment.bars }
      return told(by: .list(renderer.flatten(renderer.evaluator.contents(of: content))), in: environment.deeper)
    case .list(let nodes):
      // The first of several that say something counts, in the order of the source.
      return nodes.lazy.map { told(by: $0, in: environment) }.first { $0 != environment.bars } ?? environment.bars
    case .choice(let arms): return told(inAll: arms, in: environment)
    case .empty, .concatenated, .unknown: return environment.bars
    }
  }

  /// Returns what is said on every path, each with its own paint; what is said on some alone leaves a bar as it is.
  private func told(inAll arms: Alternatives<ViewNode>, in environment: Environment) -> [String: BarAppearance] {
    guard environment.layerDepth < Layers.maximumDepth else { return environment.bars }
    var said: [[String: BarAppearance]] = []
    for arm in arms.branches {
      let bars = told(by: arm.value, in: environment.deeper)
      // Each look into a view of the program is taken from what may be looked into.
      if bars == environment.bars { return bars }
      said.append(bars)
    }
    var result = environment.bars
    for (name, first) in said.first ?? [:] {
      let bars = said.compactMap { $0[name] }
      guard bars.count == said.count, bars.allSatisfy({ $0.differsInPaintAlone(from: first) }) else { continue }
      result[name] = first
      guard first.background != nil else { continue }
      result[name]?.background = Alternatives(
        branches: zip(arms.branches, bars).flatMap { arm, bar in
          (bar.background?.branches ?? []).compactMap { paint in
            arm.condition.and(paint.condition).map { .init(condition: $0, value: paint.value) }
          }
        })
    }
    return result
  }

  /// The body of a modifier of the program around its receiver; `nil` for other modifiers.
  private func body(of call: ModifierCall, around receiver: ViewNode, in environment: Environment) -> ViewNode? {
    guard call.name == "modifier", environment.layerDepth < Layers.maximumDepth, let first = call.first,
      case .instance(let instance) = first.value
    else { return nil }
    return AppearanceModifiers.body(of: instance, first.place, receiver, renderer, environment)
  }
}

extension Environment {
  /// The environment of what is looked into further inside.
  fileprivate var deeper: Environment {
    var inner = self
    inner.layerDepth += 1
    return inner
  }
}

extension BarAppearance {
  /// True for a bar that is as surely shown, in the same scheme, and paints something where the other one does.
  fileprivate func differsInPaintAlone(from other: BarAppearance) -> Bool {
    isShown == other.isShown && scheme == other.scheme && (background == nil) == (other.background == nil)
  }
}

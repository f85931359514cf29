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
    // Which of several views is there, is not known.
    case .choice, .empty, .concatenated, .unknown: return environment.bars
    }
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

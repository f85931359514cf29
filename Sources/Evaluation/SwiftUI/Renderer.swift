import ColorScience
import Findings
import PlatformStyles
import Scene
import SourceFacts

/// Places views in their environments and collects what a person sees.
final class Renderer {
  let evaluator: Evaluator
  let collector: ElementCollector
  /// The schemes that presentations are pinned to.
  var pins = SchemePins()
  /// The leaves of the root being rendered; they are measured once the whole root is known.
  var pending: [PendingLeaf] = []
  /// How often the body of each type was rendered.
  var renders: [String: Int] = [:]
  var work = WorkCounters()
  /// What became of the comments that assert something.
  var assertions = Assertions()
  /// What was measured already.
  var readings: [ReadingKey: Reading] = [:]
  /// How often each place was reached in the root being rendered.
  private var waysTo: [Place: Int] = [:]
  /// How often the screen that a place presents was rendered.
  private var screens: [Place: Int] = [:]
  private var counters = (scope: 0, stack: 0, presentation: 0, surface: 0)
  private var stack: [String] = []
  /// The types of which some part could not be followed.
  private(set) var incomplete: Set<String> = []

  /// The most placements of a view that are followed.
  static let maximumRenders = 60
  /// The most times that the screen behind one link or sheet is followed; what it inherits hardly differs.
  static let maximumScreens = 3
  /// The deepest nesting of views that is followed.
  static let maximumDepth = 400

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    collector = ElementCollector(index: evaluator.index)
  }

  func newScope() -> Int {
    counters.scope += 1
    return counters.scope
  }

  func newStack() -> Int {
    counters.stack += 1
    return counters.stack
  }

  func newPresentation() -> Int {
    counters.presentation += 1
    return counters.presentation
  }

  func newSurface() -> Int {
    counters.surface += 1
    return counters.surface
  }

  /// Returns whether the screen that a place presents is to be followed once more.
  func opensScreen(at place: Place) -> Bool {
    screens[place, default: 0] += 1
    return screens[place, default: 0] <= Self.maximumScreens
  }

  /// The most ways to one place that are followed within a root.
  static let maximumWays = 40

  // MARK: - Walking

  /// Renders a view in an environment.
  func render(_ node: ViewNode, in environment: Environment) {
    guard environment.depth < Self.maximumDepth else { return }
    var environment = environment
    environment.depth += 1
    switch node {
    case .empty: break
    case .list(let nodes):
      for node in nodes { render(node, in: environment) }
    case .choice(let alternatives):
      for branch in alternatives.branches {
        guard let path = environment.path.and(branch.condition) else { continue }
        var inner = environment
        inner.path = path
        render(branch.value, in: inner)
      }
    case .component(let component): render(component, in: environment)
    case .custom(let instance, let place): render(instance, at: place, in: environment)
    case .modified(let receiver, let call): apply(call, to: receiver, in: environment)
    case .concatenated(let nodes):
      environment.layout.append(LayoutStep(stack: newStack(), axis: .depth, child: 0))
      for node in nodes { render(node, in: environment) }
    case .placed(let inner, _): render(inner, in: environment)
    case .unknown: if let view = stack.last { incomplete.insert(view) }
    }
  }

  /// Renders the children of a stack, each with its place.
  func renderChildren(_ node: ViewNode, axis: LayoutStep.Axis, in environment: Environment) {
    let stack = newStack()
    var position = 0
    var isBehindSpacer = false
    for child in flatten(node) {
      if isSpacer(child) {
        isBehindSpacer = true
        continue
      }
      var inner = environment
      inner.layout.append(
        LayoutStep(stack: stack, axis: axis, child: position, isBehindSpacer: isBehindSpacer))
      render(child, in: inner)
      position += 1
    }
  }

  /// Returns the children that a builder lists.
  func flatten(_ node: ViewNode) -> [ViewNode] {
    switch node {
    case .list(let nodes): nodes.flatMap(flatten)
    case .empty: []
    case .component(let component) where component.name == "Group" && component.trailingClosure != nil:
      component.trailingClosure.map { flatten(evaluator.contents(of: $0)) } ?? []
    default: [node]
    }
  }

  private func isSpacer(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component): component.name == "Spacer"
    case .modified(let inner, _): isSpacer(inner)
    default: false
    }
  }

  private func render(_ component: Component, in environment: Environment) {
    if let handler = ComponentTable.handlers[component.name] {
      handler(self, component, environment)
    } else {
      renderUnknown(component, in: environment)
    }
  }

  /// Renders the content that a view of another module is given; its own styling is not known (S-60).
  private func renderUnknown(_ component: Component, in environment: Environment) {
    var inner = environment
    inner.obscure(Doubt(.externalModule, "'\(component.name)'", place: component.place))
    inner.scope = newScope()
    for argument in component.arguments {
      switch argument.value {
      case .closure(let closure) where !ComponentTable.isActionLabel(argument.label):
        render(evaluator.contents(of: closure), in: inner)
      case .view(let node): render(node, in: inner)
      default: break
      }
    }
  }

  /// Renders a view of the program by its body.
  private func render(_ instance: Instance, at place: Place, in environment: Environment) {
    guard let type = evaluator.index.types[instance.typeName] else { return }
    let count = renders[type.id, default: 0]
    guard count < Self.maximumRenders, stack.filter({ $0 == type.id }).count < 2 else { return }
    renders[type.id] = count + 1
    work.viewsEvaluated += 1
    evaluator.refuel()
    stack.append(type.id)
    defer { stack.removeLast() }
    var inner = environment
    inner.via.append(collector.id(of: place))
    let scope = Scope(selfValue: .instance(instance), typeName: type.id, file: place.file, environment: inner)
    guard let body = evaluator.instanceMember("body", of: instance, place: place, in: scope) else {
      return
    }
    let view = evaluator.view(from: body, place: place)
    render(type.place.map { evaluator.index.assertions.asserting(view, at: $0) } ?? view, in: inner)
    if evaluator.isExhausted { incomplete.insert(type.id) }
  }

  // MARK: - Modifiers

  private func apply(_ call: ModifierCall, to receiver: ViewNode, in environment: Environment) {
    guard let effect = ModifierTable.effect(named: call.name) else {
      var inner = environment
      inner.obscure(Doubt(.unsupportedModifier, "'.\(call.name)'", place: call.place))
      for argument in call.arguments {
        if case .closure(let closure) = argument.value, argument.isTrailingClosure {
          renderLoose(closure, in: inner)
        }
      }
      render(receiver, in: inner)
      return
    }
    effect(self, call, receiver, environment)
  }

  /// Renders the views of a closure that an unknown modifier takes, if it holds any.
  private func renderLoose(_ closure: ClosureValue, in environment: Environment) {
    let first = closure.closure.body.first
    guard case .expression(let expression)? = first?.kind else { return }
    if case .call = expression.kind {
      var inner = environment
      inner.scope = newScope()
      render(evaluator.contents(of: closure), in: inner)
    }
  }

  /// Evaluates a builder argument and renders it.
  func render(_ closure: ClosureValue?, _ arguments: [Value] = [], in environment: Environment) {
    guard let closure else { return }
    render(evaluator.contents(of: closure, arguments), in: environment)
  }

  /// Renders a view once for each alternative of a value, in an environment changed for it.
  func render(
    _ node: ViewNode, onEachPathOf value: Value, in environment: Environment,
    _ change: (Value, inout Environment) -> Void
  ) {
    guard case .choice(let alternatives) = value else {
      var inner = environment
      change(value, &inner)
      return render(node, in: inner)
    }
    for branch in alternatives.branches {
      guard let path = environment.path.and(branch.condition) else { continue }
      var inner = environment
      inner.path = path
      change(branch.value, &inner)
      render(node, in: inner)
    }
  }

  // MARK: - Leaves

  /// Records something a person sees, to be measured when its root is done.
  func leaf(_ leaf: Leaf, in environment: Environment) {
    if environment.redaction == .all { return }
    // Nested conditions multiply the ways to one place; the first ones speak for the rest.
    let ways = waysTo[leaf.place, default: 0]
    guard ways < Self.maximumWays else { return }
    waysTo[leaf.place] = ways + 1
    pending.append(PendingLeaf(leaf: leaf, environment: environment))
  }

  /// Measures the leaves of a root.
  func finishRoot() {
    for pending in pending { collector.add(pending, renderer: self) }
    pending = []
    waysTo = [:]
    evaluator.contentCache = [:]
    evaluator.retainedScopes = []
  }
}

/// What is drawn at the end of a branch of the view tree.
struct Leaf {
  var kind: Element.Kind
  var place: Place
  /// The number of the run within its text, from 1; 0 for the whole.
  var run = 0
  var text: String?
  /// The style, where the leaf has its own rather than the environment's.
  var style: Alternatives<StyleSetting?>?
  var signals: [ImportanceSignal] = []
  /// True for an error or a warning, which is no level of another text (S-133).
  var isStatus = false
  var exemption: Exemption?
  /// Changes to the font that belong to this run alone.
  var fontModifiers: [FontModifier] = []
}

/// A leaf with the environment it stands in.
struct PendingLeaf {
  var leaf: Leaf
  var environment: Environment
}

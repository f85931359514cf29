import SourceFacts

/// Where the views are written that a view of the program is handed to show.
///
/// They tell its call sites apart: what a row or a dialog shows is made by whoever hands it over, so that the ways to
/// one call site say nothing of what another one shows.
struct HandedViews {
  /// The places, each with how many containers it was looked through from there.
  private var met: [Place: Int] = [:]

  /// How many containers that hand on what they are handed are looked through.
  private static let maximumContainers = 3

  init(_ instance: Instance, _ evaluator: Evaluator) {
    add(instance, Self.maximumContainers, evaluator)
  }

  /// The places, in order.
  var places: [Place] {
    met.keys.sorted { ($0.file, $0.span.start, $0.span.end) < ($1.file, $1.span.start, $1.span.end) }
  }

  private mutating func add(_ instance: Instance, _ containers: Int, _ evaluator: Evaluator) {
    let type = evaluator.index.types[instance.typeName]
    for (name, value) in instance.fields where value.maySayViews && type?.property(name)?.isAction != true {
      add(value, containers, evaluator)
    }
  }

  private mutating func add(_ value: Value, _ containers: Int, _ evaluator: Evaluator) {
    switch value {
    case .view(let node): if let place = node.firstSource { met[place] = met[place] ?? 0 }
    case .closure(let closure): add(closure, containers, evaluator)
    case .instance(let configuration) where configuration.typeName.hasSuffix(".Configuration"):
      add(configuration, containers, evaluator)
    case .unknown(let list): if let made = evaluator.madeView(of: list) { add(made, containers, evaluator) }
    case .choice(let alternatives): for branch in alternatives.branches { add(branch.value, containers, evaluator) }
    default: break
    }
  }

  /// Adds a builder, and what the code around it was handed, which it may show.
  private mutating func add(_ closure: ClosureValue, _ containers: Int, _ evaluator: Evaluator) {
    guard containers > met[closure.place] ?? -1 else { return }
    met[closure.place] = containers
    if containers == 0 { return }
    switch closure.scope.selfValue {
    case .instance(let container)?: add(container, containers - 1, evaluator)
    case .view(let receiver)?: add(.view(receiver), 0, evaluator)
    default: break
    }
    var scope: Scope? = closure.scope
    while let current = scope {
      for value in current.variables.values where value.maySayViews { add(value, containers - 1, evaluator) }
      scope = current.parent
    }
  }
}

extension Value {
  /// True for what may hold a view that is written somewhere.
  fileprivate var maySayViews: Bool {
    switch self {
    case .view, .closure, .choice, .unknown: true
    case .instance(let instance): instance.typeName.hasSuffix(".Configuration")
    default: false
    }
  }
}

extension ViewNode {
  /// Where the first view is written that this one is made of.
  fileprivate var firstSource: Place? {
    switch self {
    case .empty, .unknown: nil
    case .list(let nodes), .concatenated(let nodes): nodes.lazy.compactMap(\.firstSource).first
    case .choice(let alternatives): alternatives.branches.lazy.compactMap(\.value.firstSource).first
    case .component(let component): component.place
    case .custom(_, let place): place
    case .modified(let inner, _), .placed(let inner, _): inner.firstSource
    }
  }
}

extension Located<PropertyDeclaration> {
  /// True for a function that gives nothing, such as what a button does.
  fileprivate var isAction: Bool {
    guard let type = declaration.type, type.isFunction else { return false }
    return type.arguments.first.map { $0.name == "Void" || $0.name == "()" && !$0.isFunction } ?? true
  }
}

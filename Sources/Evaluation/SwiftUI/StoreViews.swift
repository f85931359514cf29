import Scene
import SourceFacts

/// Views of The Composable Architecture that show what a store holds, where the package itself is not there: each is
/// what Swift or SwiftUI has for the same (S-58, S-59).
extension Evaluator {
  /// The names of these views.
  static let storeViews: Set<String> = [
    "CaseLet", "ForEachStore", "IfLetStore", "NavigationStackStore", "SwitchStore", "WithViewStore",
  ]

  /// Returns what such a view shows; `nil` for other names, and where its content is not written as a closure.
  func storeView(_ name: String, _ arguments: [ArgumentValue], place: Place, in scope: Scope) -> Value? {
    guard Self.storeViews.contains(name) else { return nil }
    var call = Component(name: name, arguments: closures(in: arguments, scope: scope), place: place)
    switch name {
    case "CaseLet": return call.shown.map { .view(contents(of: $0)) }
    case "IfLetStore": return call.shown.map { conditional(call, showing: $0) }
    case "SwitchStore": return call.content.map { exclusive($0, at: place) }
    case "WithViewStore":
      guard let content = call.content else { return nil }
      let shown = observed(by: call, content, in: scope).map { bound(content, to: $0) } ?? content
      call.arguments = [ArgumentValue(label: "content", value: .closure(shown), place: shown.place)]
      return .view(.component(call))
    default:
      call.name = name == "ForEachStore" ? "ForEach" : "NavigationStack"
      return .view(.component(call))
    }
  }

  /// Returns what is shown where a store's optional state is there, and where it is not.
  private func conditional(_ call: Component, showing content: ClosureValue) -> Value {
    let store = call.arguments.first?.value ?? .none
    let there = contents(of: content, [present(store)])
    let absent = call.closure("else").map { contents(of: $0) } ?? .empty
    return choice(
      presence(of: store, place: call.place).map { .init(condition: $0.0, value: .view($0.1 ? there : absent)) },
      place: call.place)
  }

  /// Returns one of the cases that older versions list without asking which of them is at hand.
  private func exclusive(_ content: ClosureValue, at place: Place) -> Value {
    let cases = contents(of: content)
    guard content.closure.parameters.isEmpty, case .list(let nodes) = cases, nodes.count > 1,
      nodes.count == content.closure.body.count
    else { return .view(cases) }
    let condition = conditions.number(
      key: "case@\(place.file):\(place.span.start)", label: "the store's case",
      arms: nodes.indices.map { String($0 + 1) })
    return choice(
      nodes.enumerated().map { .init(condition: Guard(condition: condition, arm: $0), value: .view($1)) },
      place: place)
  }

  // MARK: - What a view sees of a store

  /// Returns a store that holds what a view observes of another one; `nil` where nothing tells of which type that is.
  private func observed(by call: Component, _ content: ClosureValue, in scope: Scope) -> Value? {
    guard case .unknown(var state)? = call.arguments.first?.value, let held = state.type?.storedState else {
      return nil
    }
    state.type = held
    guard let seen = part(of: state, observed: call.argument("observe"), at: call.place, in: scope) else { return nil }
    let name = content.closure.parameters.first ?? "viewStore"
    return .unknown(
      Doubt(
        .runtimeValue, "'\(name)'", place: content.place, key: seen.key, label: name,
        type: TypeReference(name: "ViewStore", arguments: [seen.type])))
  }

  /// Returns what a key path, a closure or an initialiser makes of a state: its identity and its type.
  private func part(
    of state: Doubt, observed: ArgumentValue?, at place: Place, in scope: Scope
  ) -> (key: String, type: TypeReference)? {
    if let observed, observed.names.last?.hasPrefix("init") == true {
      let name = observed.names.dropLast().joined(separator: ".")
      guard let type = index.type(named: name, in: scope.typeName, file: scope.file) else { return nil }
      return ("\(state.key)→\(type.name)", TypeReference(name: type.name))
    }
    let value: Value =
      switch observed?.value {
      case .keyPath(let path)?: self.value(at: path, of: .unknown(state), place: place, in: scope)
      case .closure(let closure)?: invoke(closure, [.unknown(state)], place: closure.place)
      default: .unknown(state)
      }
    switch value {
    case .unknown(let part): return part.type.map { (part.key, $0) }
    case .instance(let made): return ("\(state.key)→\(made.typeName)", TypeReference(name: made.typeName))
    default: return nil
    }
  }

  /// Returns a closure whose one parameter has a value.
  private func bound(_ closure: ClosureValue, to value: Value) -> ClosureValue {
    let body = Closure(parameters: [], body: closure.closure.body)
    return ClosureValue(
      closure: body, scope: closureScope(closure, [value]), place: closure.place, calls: closure.calls)
  }
}

extension Component {
  /// The closure that is handed a store.
  fileprivate var shown: ClosureValue? { trailingClosure ?? closure("then") }
}

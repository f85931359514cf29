import SourceFacts

/// Views of The Composable Architecture that show what a store holds, where the package itself is not there: each is
/// what Swift or SwiftUI has for the same (S-58, S-59).
extension Evaluator {
  /// The names of these views.
  static let storeViews: Set<String> = [
    "CaseLet", "ForEachStore", "IfLetStore", "NavigationStackStore", "SwitchStore",
  ]

  /// Returns what such a view shows; `nil` for other names, and where its content is not written as a closure.
  func storeView(_ name: String, _ arguments: [ArgumentValue], place: Place, in scope: Scope) -> Value? {
    guard Self.storeViews.contains(name) else { return nil }
    var call = Component(name: name, arguments: closures(in: arguments, scope: scope), place: place)
    switch name {
    case "CaseLet": return call.shown.map { .view(contents(of: $0)) }
    case "IfLetStore": return call.shown.map { conditional(call, showing: $0) }
    case "SwitchStore": return call.content.map { exclusive(contents(of: $0), at: place) }
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
  private func exclusive(_ cases: ViewNode, at place: Place) -> Value {
    guard case .list(let nodes) = cases, nodes.count > 1 else { return .view(cases) }
    let condition = conditions.number(
      key: "case@\(place.file):\(place.span.start)", label: "the store's case",
      arms: nodes.indices.map { String($0 + 1) })
    return choice(
      nodes.enumerated().map { .init(condition: Guard(condition: condition, arm: $0), value: .view($1)) },
      place: place)
  }
}

extension Component {
  /// The closure that is handed a store.
  fileprivate var shown: ClosureValue? { trailingClosure ?? closure("then") }
}

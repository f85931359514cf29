import Scene
import SourceFacts

/// Methods that can't be read and are given a closure of what becomes of their receiver, as in
/// `.apply { $0.padding() }`.
extension Evaluator {
  /// Follows a modifier that is no one's known, or that is given a closure in place of a `ViewModifier`, where each
  /// branch of the closure changes the closure's parameter; `nil` for other calls.
  private func applied(_ name: String, to receiver: ViewNode, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard name == "modifier" || ModifierTable.effect(named: name) == nil, !ModifierCall.isIntrospection(name),
      let position = arguments.firstIndex(where: { $0.value.isClosure }), arguments.count <= 3,
      case .closure(let closure) = arguments[position].value, closure.closure.changesParameter
    else { return nil }
    let changed = Value.view(contents(of: closure, [.view(receiver)]))
    let isCondition = position == 1 && arguments[0].label == nil && name.hasPrefix("if")
    switch arguments.count {
    case 1 where Self.appliers.contains(name): return changed
    case 1:
      // When the method applies it, and what else it does, is its own matter.
      let call = ModifierCall(name: name, arguments: arguments, place: place)
      let condition = conditions.number(key: "applied@\(place.file):\(place.span.start)", label: name)
      return choice(
        [.view(.modified(receiver, call)), changed].enumerated().map {
          .init(condition: Guard(condition: condition, arm: $0.offset), value: $0.element)
        }, place: place)
    case 2 where isCondition:
      return fork(arguments[0].value, place: place) { $0 ? changed : .view(receiver) }
    case 3 where isCondition:
      guard case .closure(let other) = arguments[2].value, other.closure.changesParameter else { return nil }
      return fork(arguments[0].value, place: place) { holds in
        holds ? changed : .view(contents(of: other, [.view(receiver)]))
      }
    default: return nil
    }
  }

  /// Returns the view that `ModifiedContent(content:modifier:)` is, which `.modifier` makes, too.
  func modifiedContent(_ arguments: [ArgumentValue], place: Place) -> Value? {
    guard arguments.map(\.label) == ["content", "modifier"] else { return nil }
    let modifier = ArgumentValue(label: nil, value: arguments[1].value, place: arguments[1].place)
    let call = ModifierCall(name: "modifier", arguments: [modifier], place: place)
    return .view(.modified(view(from: arguments[0].value, place: place), call))
  }

  /// Reads a property of a view, or follows a closure that changes it; `nil` for what is a modifier.
  func ownMember(
    _ name: String, of node: ViewNode, _ arguments: [ArgumentValue]?, _ place: Place, _ namePlace: Place,
    in scope: Scope
  ) -> Value? {
    guard let arguments else { return viewProperty(name, of: node, place: place, in: scope) }
    // The anchor may be one of a view of UIKit that only has the name of a component.
    if name == "constraint", let other = arguments.first {
      code(told: arguments)?.tie(other.value, toStranger: .view(node))
    }
    return animated(name, node, arguments) ?? applied(name, to: node, arguments, place: namePlace)
  }

  /// The framework's types that the program adds to, without those of views that the receiver is none of.
  func extensions(of receiver: Value) -> [TypeInfo] {
    guard case .view(let node) = receiver, let name = node.componentName else { return index.modified }
    return index.modified.filter { $0.name == name || ComponentTable.handlers[$0.name] == nil }
  }

  /// The framework's types that the program adds to and that a receiver may be: of functions with one name that of its own
  /// type is meant before those of all views where it is one that programs seldom hand on as any view.
  func extended(_ receiver: Value) -> [TypeInfo] {
    let all = extensions(of: receiver)
    guard case .view(.component(let component)) = receiver, Self.ownTypes.contains(component.name) else { return all }
    return all.filter { $0.name == component.name } + all.filter { $0.name != component.name }
  }

  /// The views of the framework that keep their own type in most places where programs call functions on them.
  private static let ownTypes: Set<String> = [
    "Text", "Image", "Label", "Button", "List", "Form", "Toggle", "TextField",
  ]

  /// Reads a property of a view that the program declares, for the view's own type or for all; `nil` for others.
  private func viewProperty(_ name: String, of node: ViewNode, place: Place, in scope: Scope) -> Value? {
    if case .custom(let instance, _) = node, let value = instanceMember(name, of: instance, place: place, in: scope) {
      return value
    }
    return extensionMember(name, of: .view(node), type: "View", place: place)
  }

  /// The names by which programs call a method that only applies a closure.
  private static let appliers: Set<String> = ["modifier", "modify", "apply", "transform", "let", "map", "with"]
}

extension Closure {
  /// True where each branch returns its only parameter, changed by members that are called on it.
  fileprivate var changesParameter: Bool {
    guard parameters.count < 2 else { return false }
    let name = parameters.first ?? "$0"
    return body.last?.returns(chainOn: name) ?? false
  }
}

extension Statement {
  /// True where each way through the statement, and through those before it, gives a chain on a variable.
  fileprivate func returns(chainOn name: String) -> Bool {
    func isChain(_ statements: [Statement]?) -> Bool { statements?.last?.returns(chainOn: name) ?? false }
    switch kind {
    case .expression(let expression), .returning(.some(let expression)): return expression.isChain(on: name)
    case .ifElse(_, let then, let otherwise): return isChain(then) && isChain(otherwise)
    case .switchCase(_, let cases): return cases.allSatisfy { isChain($0.body) }
    case .compilation(let clauses): return clauses.allSatisfy { isChain($0.statements) }
    default: return false
    }
  }
}

extension Expression {
  /// True for a variable and for what is called on it.
  fileprivate func isChain(on name: String) -> Bool {
    switch kind {
    case .identifier(let own): own == name
    case .call(let callee, _): callee.isChain(on: name)
    case .member(let base?, _, _): base.isChain(on: name)
    case .conditional(let statement): statement.returns(chainOn: name)
    case .ternary(_, let then, let otherwise): then.isChain(on: name) && otherwise.isChain(on: name)
    default: false
    }
  }
}

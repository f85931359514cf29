import Scene
import SourceFacts

/// Structures that calls change in place: a closure that is let write to a variable or to a part of one, as in
/// `change(&copy.style)`, or a method of the structure that does nothing but assign.
extension Evaluator {
  /// Follows a call of a closure that is let write to a structure in a variable, or in a part of one; false for all other
  /// calls, and where the closure returns before its end.
  func change(by name: String, _ arguments: [Argument], in scope: Scope) -> Bool {
    guard arguments.count == 1, case .prefix("&", let target) = arguments[0].value.kind,
      target.kind != .identifier("self"), case .closure(let closure)? = scope.variable(name)
    else { return false }
    let old = evaluate(target, in: scope)
    guard isStructure(old) else { return false }
    let parameter = closure.closure.parameters.first ?? "$0"
    let inner = closureScope(closure, [old])
    var ends: [Outcome] = []
    _ = calling(closure) {
      nested(closure.place) {
        ends = turn(of: closure.closure.body, in: inner, place: closure.place)
        return .none
      }
    }
    // What else it changes is changed on some ways alone.
    if ends.count > 1 { forget(closure.closure.body.changedNames, in: inner, place: closure.place) }
    let ways = ends.compactMap { end in
      end.state?.value(of: parameter, in: inner).map {
        Alternatives<Value>.Branch(condition: end.path, value: $0)
      }
    }
    guard !ways.isEmpty, ways.count == ends.count else { return false }
    assign(oneOf(ways, place: closure.place), to: target, in: scope, place: place(target.span, in: scope))
    return true
  }

  /// Returns what a method that is called for its effect makes of a structure; `nil` where it does more than assign stored
  /// properties.
  func changed(
    _ instance: Instance, by name: String, _ arguments: [ArgumentValue], _ place: Place, in scope: Scope
  ) -> Value? {
    guard let type = index.types[instance.typeName],
      case .method(let function, _, let file, let owner)? = bestMethod(
        name, of: .instance(instance), arguments, place: place, in: scope),
      let statements = function.body, statements.onlyAssign,
      !statements.changedNames.contains(where: { type.property($0)?.declaration.getter != nil }),
      let matching = match(function.parameters, arguments)
    else { return nil }
    let copy = Instance(
      typeName: instance.typeName, fields: instance.fields, enumCase: instance.enumCase, payload: instance.payload,
      identity: makeIdentity())
    let body = Scope(selfValue: .instance(copy), typeName: owner, file: file, environment: scope.environment)
    watch.enter(body)
    bind(function.parameters, matching, arguments, in: body)
    var ends: [Outcome] = []
    _ = calling(Place(file: file, span: function.span), place) {
      ends = turn(of: statements, in: body, place: place)
      return .none
    }
    // What `self = …` puts in its place is none of its fields.
    guard !ends.isEmpty, ends.allSatisfy({ $0.value == nil || $0.isNil }) else { return nil }
    copy.fields = joined(ends, of: copy, type: type, place: place)
    return .instance(copy)
  }

  /// True for what is a structure of the program on each path.
  private func isStructure(_ value: Value) -> Bool {
    switch value {
    case .instance(let instance), .view(.custom(let instance, _)): isStructure(instance)
    case .choice(let all): all.branches.allSatisfy { isStructure($0.value) }
    default: false
    }
  }
}

extension [Statement] {
  /// True for statements that do nothing but assign to names and members, on whatever ways.
  fileprivate var onlyAssign: Bool {
    allSatisfy { statement in
      switch statement.kind {
      case .expression(let expression): expression.assignsMember
      case .binding, .returning(nil): true
      case .ifElse, .guardElse, .switchCase, .compilation: statement.statements.onlyAssign
      default: false
      }
    }
  }
}

extension Expression {
  /// True for an assignment to a name, or to a part of one.
  fileprivate var assignsMember: Bool {
    guard case .binary(_, let target, _) = kind, isAssignment else { return false }
    return target.isNamed
  }

  private var isNamed: Bool {
    switch kind {
    case .identifier: true
    case .member(.some(let base), _, _), .subscripted(let base, _): base.isNamed
    default: false
    }
  }
}

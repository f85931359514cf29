import PlatformStyles
import Scene
import SourceFacts

/// Colours that code reads of an object in an outlet: what the file says, or what code set there by then (S-115).
extension InterfaceDocument {
  private static let properties: Set<String> = ["textColor", "tintColor", "backgroundColor"]

  /// Returns a constant with what its value reads of outlets bound in the scope.
  func knowing(_ local: Binding, for one: CodeIndex.Reaching, in scope: Scope) -> Binding {
    var result = local
    result.value = local.value.map { knowing($0, for: one, in: scope) }
    return result
  }

  /// Returns an expression with what it reads of outlets bound in the scope, under a name that no source can have.
  func knowing(_ expression: Expression, for one: CodeIndex.Reaching, in scope: Scope) -> Expression {
    func inner(_ part: Expression) -> Expression { knowing(part, for: one, in: scope) }
    var result = expression
    switch expression.kind {
    case .member(.some(let base), let property, let nameSpan):
      if let outlet = base.outletName, Self.properties.contains(property), scope.variables[outlet] == nil,
        let value = value(of: property, in: outlet, readBy: one, at: expression.span)
      {
        let name = "\(outlet).\(property)@\(expression.span.start)"
        scope.variables[name] = value
        result.kind = .identifier(name)
      } else {
        result.kind = .member(base: inner(base), name: property, nameSpan: nameSpan)
      }
    case .call(let callee, let arguments):
      let given = arguments.map { argument in
        var argument = argument
        argument.value = inner(argument.value)
        return argument
      }
      result.kind = .call(callee: inner(callee), arguments: given)
    case .postfix(let mark, let base): result.kind = .postfix(operator: mark, inner(base))
    case .binary("??", let left, let right):
      result.kind = .binary(operator: "??", left: inner(left), right: inner(right))
    case .ternary(let condition, let then, let otherwise):
      result.kind = .ternary(condition: condition, then: inner(then), otherwise: inner(otherwise))
    default: break
    }
    return result
  }

  /// Returns the colour that an object has where code reads it; `nil` where that is not known, or depends on itself.
  private func value(
    of property: String, in outlet: String, readBy one: CodeIndex.Reaching, at span: Span
  ) -> Value? {
    guard let object = object(in: outlet, of: one.owner) else { return nil }
    let place = Place(file: one.assignment.place.file, span: span)
    return stores.read("\(object.id).\(property)@\(place.file):\(span.start)") {
      var base = told(setting(property, of: object), [property], of: object)
      if property == "textColor", object.kind == "label" {
        base = base.or(standard(standard(.label, "S-110"), unlessProxySets: property, of: object))
      }
      var earlier: [CodeIndex.Reaching] = []
      for other in reaching([property], object) {
        guard let isEarlier = isDone(other, before: span, of: one) else { return nil }
        if isEarlier { earlier.append(other) }
      }
      let settings = walked(withCode(base, by: earlier), [property], of: object)
      // What a view without a colour of its own shows is told by what is around it.
      guard settings.branches.allSatisfy({ $0.value != nil }) else { return nil }
      let values = settings.branches.compactMap { branch in
        branch.value.map { Alternatives<Value>.Branch(condition: branch.condition, value: $0.style.read) }
      }
      return evaluator.choice(values, place: place)
    }
  }

  /// Whether code may have set something where other code reads it; `nil` where the order of their functions is open.
  private func isDone(_ other: CodeIndex.Reaching, before span: Span, of one: CodeIndex.Reaching) -> Bool? {
    let (setter, reader) = (other.assignment, one.assignment)
    if setter.place.file == reader.place.file, setter.functionStart == reader.functionStart {
      return setter.place.span.end <= span.start
    }
    guard let set = setter.start, let read = reader.start else { return true }
    return set == read ? nil : set < read
  }

  /// The one object of the file that an outlet of a class holds; `nil` where there are several, or none.
  private func object(in outlet: String, of owner: TypeInfo) -> InterfaceObject? {
    let chain = code.chain(of: owner)
    let ids = holders.filter { _, holders in
      holders.contains { holder in
        holder.property == outlet
          && holder.className.flatMap { code.type(named: $0, file: file) }.map { type in
            chain.contains { $0 === type }
          } ?? false
      }
    }.keys
    guard ids.count == 1, let id = ids.first else { return nil }
    return facts.objects.lazy.compactMap { $0.descendant(id) }.first
  }
}

extension Style {
  /// The style as code has it that reads it.
  fileprivate var read: Value {
    switch self {
    case .color(let color): .color(color)
    case .unknown(let doubt): .unknown(doubt)
    default: .style(self)
    }
  }
}

extension Expression {
  /// The name of an outlet of the object at hand, as `caption` and `self.caption!`.
  fileprivate var outletName: String? {
    switch kind {
    case .identifier(let name): name
    case .member(.some(let base), let name, _) where base.kind == .identifier("self"): name
    case .postfix(_, let base): base.outletName
    default: nil
    }
  }
}

extension InterfaceObject {
  /// The object of an identifier, itself or within.
  fileprivate func descendant(_ id: String) -> InterfaceObject? {
    self.id == id ? self : children.lazy.compactMap { $0.descendant(id) }.first
  }
}

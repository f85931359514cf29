import Scene
import SourceFacts

/// Patterns with parts: cases with what they hold, optionals and tuples (S-58).
extension Evaluator {
  /// Returns what a case holds that is made with some arguments: for the others what its declaration gives by default.
  func payload(ofCase name: String, in type: TypeInfo, _ arguments: [ArgumentValue]) -> [ArgumentValue] {
    guard let position = type.position(ofCase: name), case let parameters = type.cases[position].parameters,
      arguments.count < parameters.count, let matching = match(parameters, arguments)
    else { return arguments }
    let scope = Scope(typeName: type.id, file: type.place?.file ?? 0)
    return zip(parameters, matching).map { parameter, position in
      if let position { return arguments[position] }
      guard let expression = parameter.defaultValue else {
        return ArgumentValue(label: parameter.label, value: .none, place: place(type.place?.span ?? .none, in: scope))
      }
      let value = coerce(evaluate(expression, in: scope), to: parameter.type, file: scope.file, context: type.id)
      return ArgumentValue(label: parameter.label, value: value, place: place(expression.span, in: scope))
    }
  }

  /// Returns whether a value is a case that holds what the patterns ask for; `nil` where there are too many ways.
  func matchesCase(
    _ name: String, _ patterns: [Pattern], _ value: Value, place: Place, in scope: Scope
  ) -> [(Guard, Bool)]? {
    switch value {
    case .choice: return matches(.enumCase(name: name, patterns), value, place: place, in: scope)
    case _ where value.isUnwrapped(byCase: name, patterns):
      let isThere = presence(of: value, place: place)
      guard let inner = patterns.first, isThere.contains(where: \.1), inner.isRefutable else { return isThere }
      return matches(inner, present(value), place: place, in: scope).flatMap { both(isThere, $0) }
    case .instance(let instance):
      if patterns.isEmpty, let constant = constant(name, besideCasesOf: instance, place: place) {
        return booleans(equals(value, constant, place: place), place: place)
      }
      if instance.enumCase != name { return [(.always, false)] }
      return matches(patterns, instance.payload, place: place, in: scope)
    case .implicit(let member):
      if member.name != name { return [(.always, false)] }
      return matches(patterns, member.arguments ?? [], place: place, in: scope)
    default:
      let constant = Value.implicit(ImplicitMember(name: name, arguments: nil, place: place))
      let isCase = booleans(equals(value, constant, place: place), place: place)
      guard patterns.contains(where: \.isRefutable) else { return isCase }
      // What the case holds is not known either, and other patterns ask for something else.
      let text = "\(label(of: value)) matches .\(name)(…)"
      let holds = Doubt(
        .runtimeValue, "'\(text)'", place: place, key: "\(key(of: value)) matches \(name)\(patterns)", label: text,
        type: TypeReference(name: "Bool"))
      return both(isCase, booleans(.unknown(holds), place: place))
    }
  }

  /// Returns what a case holds of its arguments: its declaration tells what an implicit member is one of (S-31).
  func held(_ arguments: [ArgumentValue], byCase position: Int, of type: TypeInfo) -> [ArgumentValue] {
    let parameters = type.cases[position].parameters
    guard arguments.count == parameters.count, let file = type.namePlace?.file else { return arguments }
    return zip(arguments, parameters).map { argument, parameter in
      var result = argument
      result.value = coerce(argument.value, to: parameter.type, file: file, context: type.id)
      return result
    }
  }

  /// Returns whether each value of a case or tuple matches its pattern; `nil` where there are too many ways.
  func matches(
    _ patterns: [Pattern], _ values: [ArgumentValue], place: Place, in scope: Scope
  ) -> [(Guard, Bool)]? {
    var result: [(Guard, Bool)] = [(.always, true)]
    // One name may stand for all that a case holds.
    for (pattern, element) in zip(patterns, values) where pattern.isRefutable {
      guard let outcomes = matches(pattern, element.value, place: place, in: scope), let both = both(result, outcomes)
      else { return nil }
      result = both
    }
    return result
  }
}

extension Pattern {
  /// False for what any value matches.
  var isRefutable: Bool {
    switch self {
    case .wildcard, .name: false
    case .tuple(let patterns): patterns.contains(where: \.isRefutable)
    default: true
    }
  }
}

extension Value {
  /// True where `x?`, `.some(x)` or `.some` asks for what is there, and for no case of the program that is called so.
  func isUnwrapped(byCase name: String, _ patterns: [Pattern]) -> Bool {
    guard name == "some", patterns.count <= 1 else { return false }
    if case .instance(let instance) = self { return instance.enumCase != name }
    return true
  }
}

import SourceFacts

/// Functions and initialisers that are named where a closure may stand: `content: row`, `content: Row.init`.
extension Evaluator {
  /// Returns arguments in which the functions that give something are the closures that call them (S-59).
  func closures(in arguments: [ArgumentValue], scope: Scope) -> [ArgumentValue] {
    arguments.map { argument in
      guard case .method(let function, _, _, _) = argument.value, function.result != nil,
        !ComponentTable.isActionLabel(argument.label)
      else { return argument }
      var argument = argument
      argument.value = closure(calling: argument.value, function.parameters, place: argument.place, in: scope)
      return argument
    }
  }

  /// Returns a function for what is called without its labels: a closure of the parameters.
  func unlabelled(_ value: Value, as type: TypeReference, place: Place, in scope: Scope) -> Value {
    guard case .method(let function, _, _, _) = value, type.isFunction, function.result != nil,
      function.parameters.contains(where: { $0.label != nil })
    else { return value }
    return closure(calling: value, function.parameters, place: place, in: scope)
  }

  /// Returns arguments with the labels of the parameters: a function that a variable holds is called without any.
  func labelled(_ arguments: [ArgumentValue], for parameters: [Parameter]) -> [ArgumentValue] {
    guard arguments.count == parameters.count, arguments.allSatisfy({ $0.label == nil }), !fits(parameters, arguments)
    else { return arguments }
    return zip(arguments, parameters).map { argument, parameter in
      var argument = argument
      argument.label = parameter.label
      return argument
    }
  }

  /// Calls a function that is named where a closure may stand with one value: of several of a name the one that takes it.
  func call(
    _ reference: Value, _ function: FunctionDeclaration, of receiver: Value?, with value: Value, place: Place
  ) -> Value {
    let argument = ArgumentValue(label: nil, value: value, place: place)
    let arguments = labelled([argument], for: function.parameters)
    let scope = Scope(file: place.file)
    return receiver.flatMap { callOwn(function.name, of: $0, arguments, place: place, in: scope) }
      ?? callValue(reference, arguments, place: place, in: scope)
  }

  /// Returns what `Row.init` gives for a view or style: a closure that makes one; `nil` where the initialiser can't be
  /// told. That of a class is known while code of UIKit and AppKit is followed.
  func initializerReference(of name: String, place: Place, in scope: Scope) -> Value? {
    let made = Value.type(name)
    if ["Text", "AnyView", "AnyShapeStyle"].contains(name.withoutFramework),
      index.types[name]?.kind ?? .extension == .extension
    {
      let unnamed = Parameter(
        label: nil, name: "content", type: TypeReference(name: "_"), defaultValue: nil, attributes: [])
      return closure(calling: made, [unnamed], place: place, in: scope)
    }
    guard let type = index.type(named: name, in: scope.typeName, file: scope.file),
      type.kind == .struct ? type.conforms(to: "View") : code?.classes.kind(of: type) != nil
    else { return nil }
    return parameters(ofReferenceTo: type, from: scope.file).map {
      closure(calling: .type(type.id), $0, place: place, in: scope)
    }
  }

  /// Returns the parameters of the initialiser that a reference means: of several the one that takes one argument, as
  /// what builds a view for an element does.
  private func parameters(ofReferenceTo type: TypeInfo, from file: Int32) -> [Parameter]? {
    // Nothing is made of an archive for an element.
    let written = index.visible(type.initializers, from: file).map(\.declaration.parameters)
      .filter { $0.first?.label != "coder" }
    if written.count == 1 { return written[0] }
    if written.count > 1 {
      let single = written.filter { $0.count == 1 }
      return single.count == 1 ? single[0] : nil
    }
    guard type.kind == .struct else { return nil }
    return type.properties.map(\.declaration).filter { property in
      property.getter == nil && property.value == nil
        && !property.attributes.contains { $0.name.hasPrefix("Environment") }
    }.map { property in
      Parameter(
        label: property.name, name: property.name, type: property.type ?? TypeReference(name: "_"), defaultValue: nil,
        attributes: [])
    }
  }

  /// Returns a closure that hands its arguments on, with the labels that the parameters have.
  private func closure(
    calling function: Value, _ parameters: [Parameter], place: Place, in scope: Scope
  ) -> Value {
    let name = ClosureValue.referenceName
    let arguments = parameters.enumerated().map { position, parameter in
      // Nothing in the source is as short, so that each has a place of its own.
      let start = place.span.start + Int32(position)
      return Argument(
        label: parameter.label, value: Expression(.identifier(parameter.name), span: Span(start: start, end: start)))
    }
    let callee = Expression(.identifier(name), span: place.span)
    let call = Expression(.call(callee: callee, arguments: arguments), span: place.span)
    let own = Scope(file: place.file, environment: scope.environment)
    own.number = scope.number
    own.variables[name] = function
    let body = [Statement(.expression(call), span: place.span)]
    return .closure(
      ClosureValue(closure: Closure(parameters: parameters.map(\.name), body: body), scope: own, place: place))
  }
}

extension ClosureValue {
  /// The name of the function that a closure made of one calls; none of the source is written so.
  fileprivate static let referenceName = "(function)"

  /// The function that the closure was made of, where the source names one in its place.
  var reference: Value? { scope.variables[Self.referenceName] }
}

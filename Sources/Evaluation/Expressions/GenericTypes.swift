import SourceFacts

/// Generic parameters of functions that are told by a type among the arguments, as `of kind: T.Type`.
extension Evaluator {
  /// Notes which types the generic parameters of a function are.
  func bindTypes(of function: FunctionDeclaration, in scope: Scope) {
    for parameter in function.parameters {
      guard parameter.type.name.hasSuffix(Self.metatype), case .type(let name)? = scope.variables[parameter.name] else {
        continue
      }
      let generic = String(parameter.type.name.dropLast(Self.metatype.count))
      if function.genericParameters.contains(generic) { scope.variables[generic] = .type(name) }
    }
  }

  /// Returns the type that a name stands for in a function: a generic parameter is the type that the caller names.
  func meant(by type: TypeReference, in scope: Scope) -> TypeReference {
    guard case .type(let name)? = scope.variable(type.name), name != type.name else { return type }
    var result = type
    result.name = name
    return result
  }

  private static let metatype = ".Type"
}

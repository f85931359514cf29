import SourceFacts

/// What the source tells of the type of a number, which decides between functions.
enum NumberForm: Hashable {
  /// A literal without a point, which is an `Int` by itself and may be any number.
  case whole
  /// A literal with a point, which is a `Double` by itself and no whole number.
  case fraction
  /// A number of a type.
  case typed(String)

  /// The types of numbers without fractions.
  static let wholeTypes: Set<String> = [
    "Int", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Int8", "Int16", "Int32", "Int64",
  ]
}

extension Evaluator {
  /// Returns what an expression tells of the type of the number that it gives; `nil` where it tells nothing.
  func numberForm(of expression: Expression, in scope: Scope) -> NumberForm? {
    switch expression.kind {
    case .integer: return .whole
    case .float: return .fraction
    case .prefix("-", let inner): return numberForm(of: inner, in: scope)
    case .call(let callee, _): return callee.typeName.flatMap(Self.typed)
    case .identifier(let name) where scope.variable(name) == nil: return declared(name, in: scope)
    case .member(.some(let base), let name, _) where base.kind == .identifier("self"):
      return declared(name, in: scope)
    default: return nil
    }
  }

  private static func typed(_ name: String) -> NumberForm? {
    if case .number? = ValueKind(typeName: name) { return .typed(name.withoutFramework) }
    return nil
  }

  private func declared(_ name: String, in scope: Scope) -> NumberForm? {
    guard let owner = scope.typeName.flatMap({ index.types[$0] }),
      let property = owner.property(name)?.declaration ?? owner.statics[name]?.first?.declaration
    else { return nil }
    if let type = property.type { return type.isOptional ? nil : Self.typed(type.name) }
    switch property.value?.kind {
    case .integer?: return .typed("Int")
    case .float?: return .typed("Double")
    case .call(let callee, _)?: return callee.typeName.flatMap(Self.typed)
    default: return nil
    }
  }
}

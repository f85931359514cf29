import Scene
import SourceFacts

/// A constant of the program that is a number, with the place where the number is written.
struct CodeConstant {
  var name: String
  var place: Place
}

extension Renderer {
  /// Notes the constants that an opacity may be.
  func note(_ constants: [Double: CodeConstant], for place: Place) {
    if !constants.isEmpty { opacities[place, default: [:]].merge(constants) { first, _ in first } }
  }
}

extension Evaluator {
  /// Returns the constants with a number that an expression may stand for, by their numbers.
  func constants(in expression: Expression, scope: Scope) -> [Double: CodeConstant] {
    func either(_ parts: [Expression]) -> [Double: CodeConstant] {
      parts.reduce(into: [:]) { $0.merge(constants(in: $1, scope: scope)) { first, _ in first } }
    }
    switch expression.kind {
    case .ternary(_, let then, let otherwise): return either([then, otherwise])
    case .binary("??", let left, let right): return either([left, right])
    case .postfix(_, let inner), .cast(let inner, _, _): return either([inner])
    case .identifier, .member:
      let names = names(in: expression)
      guard let found = constant(names, scope: scope), let number = found.declaration.value,
        case .number(let value) = evaluate(number, in: Scope(file: found.file))
      else { return [:] }
      let place = Place(file: found.file, span: number.span)
      return [value: CodeConstant(name: names.joined(separator: "."), place: place)]
    default: return [:]
    }
  }

  /// Returns the declaration of a constant of the program, of `self`, a type or none.
  private func constant(_ names: [String], scope: Scope) -> Located<PropertyDeclaration>? {
    guard let name = names.last, names.count <= 2, scope.variable(names[0]) == nil else { return nil }
    let own = scope.typeName.flatMap { index.types[$0] }
    let found: Located<PropertyDeclaration>? =
      switch names.count == 1 ? "" : names[0] {
      case "": own?.property(name) ?? own?.statics[name]?.first ?? index.globals[name]?.first
      case "self": own?.property(name)
      case "Self": own?.statics[name]?.first
      default: index.type(named: names[0], in: scope.typeName, file: scope.file)?.statics[name]?.first
      }
    return found.flatMap { $0.declaration.isConstant && $0.declaration.getter == nil ? $0 : nil }
  }
}

import SourceFacts

/// A function of the program that is an operator between two operands, with the type in whose body it stands.
struct DeclaredOperator {
  var function: Located<FunctionDeclaration>
  var owner: String?
}

extension ProgramIndex {
  /// Returns the functions of each operator: Swift looks for them in all types, not in those of the operands alone.
  func findOperators() -> [String: [DeclaredOperator]] {
    var result: [String: [DeclaredOperator]] = [:]
    func add(_ functions: [String: [Located<FunctionDeclaration>]], of owner: String?) {
      for (name, declared) in functions where name.first.map({ !$0.isLetter && $0 != "_" && $0 != "`" }) == true {
        result[name, default: []] += declared.filter {
          $0.declaration.parameters.count == 2 && $0.declaration.body != nil
        }.map { DeclaredOperator(function: $0, owner: owner) }
      }
    }
    add(functions, of: nil)
    for (id, type) in types.sorted(by: { $0.key < $1.key }) { add(type.functions, of: id) }
    return result
  }
}

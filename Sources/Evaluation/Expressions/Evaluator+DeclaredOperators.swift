import SourceFacts

/// Operators that the program declares, as `+` for attributed strings (S-44): they are functions as any others.
extension Evaluator {
  /// Those whose result is found out in other ways, or that don't take both operands as values.
  private static let others: Set<String> = ["==", "!=", "===", "!==", "&&", "||", "??", "<", ">", "<=", ">=", "~="]

  /// Returns what the one operator function of the program gives that takes two operands by their types; `nil` where
  /// none does, several do, or neither operand is an object or a value of a type of the program.
  func declaredOperator(_ symbol: String, _ left: Value, _ right: Value, place: Place) -> Value? {
    let operands = [left, right]
    let types = operands.compactMap { if case .instance(let instance) = $0 { instance.typeName } else { nil } }
    guard !types.isEmpty, !Self.others.contains(symbol) else { return nil }
    let plain = index.visible(index.functions[symbol] ?? [], from: place.file)
    var found = plain.map { (function: $0, owner: String?.none) }
    for owner in types.flatMap({ lineage(of: $0) + added(to: $0) })
    where !found.contains(where: { $0.owner == owner.id }) {
      found += index.visible(owner.functions[symbol] ?? [], from: place.file).map { ($0, owner.id) }
    }
    let taking = found.filter { one in
      let parameters = one.function.declaration.parameters
      return one.function.declaration.body != nil && parameters.count == 2
        && zip(operands, parameters).allSatisfy { takes($0, $1.type, in: one.owner, file: one.function.file) }
    }
    guard taking.count == 1, let (function, owner) = taking.first else { return nil }
    let method = Value.method(
      function.declaration, receiver: owner.map { .type($0) }, file: function.file, owner: owner)
    let arguments = operands.map { ArgumentValue(label: nil, value: $0, place: place) }
    return callValue(method, arguments, place: place, in: Scope(file: place.file))
  }

  /// True for a value that surely is of a type.
  private func takes(_ value: Value, _ type: TypeReference, in owner: String?, file: Int32) -> Bool {
    if type.isOptional || type.isFunction { return false }
    let name = type.name == "Self" ? owner ?? type.name : type.name
    switch value {
    case .instance(let instance):
      let wanted = index.type(named: name, in: owner, file: file)
      return instance.typeName == name || CodeClasses.lineage(of: instance.typeName).contains(wanted?.id ?? name)
        || lineage(of: instance.typeName).contains { $0 === wanted }
    case .string, .interpolated: return name == "String"
    case .number: return ["CGFloat", "Double", "Float", "Int"].contains(name)
    case .unknown(let doubt): return doubt.type.map { $0.name == name && !$0.isOptional } ?? false
    default: return false
    }
  }
}

import SourceFacts

/// Operators that the program declares, as `+` for attributed strings (S-44) or `|` for a light and a dark colour: they
/// are functions as any others.
extension Evaluator {
  /// Those whose result is found out in other ways, or that don't take both operands as values.
  private static let others: Set<String> = ["==", "!=", "===", "!==", "&&", "||", "??", "<", ">", "<=", ">=", "~="]

  /// Those of the standard library, which take operands that no function of the program is declared for.
  private static let standard = others.union([
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>", "...", "..<",
  ])

  /// Returns what the one operator function of the program gives that takes two operands; `nil` where there is none or
  /// several do.
  func declaredOperator(_ symbol: String, _ left: Value, _ right: Value, place: Place) -> Value? {
    Self.others.contains(symbol) ? nil : result(ofOperator: symbol, left, right, place: place)
  }

  /// Returns what the one function of an operator gives that takes two operands by their types, or the only one where
  /// the program alone has the operator; `nil` where there is none, several do, or neither operand is a colour, an
  /// object or a value of a type of the program.
  func result(ofOperator symbol: String, _ left: Value, _ right: Value, place: Place) -> Value? {
    guard let declared = index.operators[symbol] else { return nil }
    let operands = [left, right]
    let isOwn = !Self.standard.contains(symbol)
    guard isOwn || operands.contains(where: \.isTyped) else { return nil }
    let seen = declared.filter { !index.visible([$0.function], from: place.file).isEmpty }
    let taking = seen.filter { one in
      zip(operands, one.function.declaration.parameters).allSatisfy {
        takes($0, $1.type, in: one.owner, file: one.function.file)
      }
    }
    let only = isOwn && seen.count == 1 ? seen : taking
    guard only.count == 1, let one = only.first else { return nil }
    let method = Value.method(
      one.function.declaration, receiver: one.owner.map { .type($0) }, file: one.function.file, owner: one.owner)
    let arguments = operands.map { ArgumentValue(label: nil, value: $0, place: place) }
    return callValue(method, arguments, place: place, in: Scope(file: place.file))
  }

  /// True for a value that surely is of a type.
  private func takes(_ value: Value, _ type: TypeReference, in owner: String?, file: Int32) -> Bool {
    if type.isOptional || type.isFunction { return false }
    let name = (type.name == "Self" ? owner ?? type.name : type.name).withoutFramework
    switch value {
    case .instance(let instance):
      let wanted = index.type(named: name, in: owner, file: file)
      return instance.typeName == name || CodeClasses.lineage(of: instance.typeName).contains(wanted?.id ?? name)
        || lineage(of: instance.typeName).contains { $0 === wanted }
    case .color(let color): return (color.isPlatformColor ? ["UIColor", "NSColor"] : ["Color"]).contains(name)
    case .implicit:
      switch coerce(value, to: TypeReference(name: name), file: file, context: owner) {
      case .implicit, .unknown: return false
      default: return true
      }
    case .string, .interpolated: return name == "String"
    case .number: return ["CGFloat", "Double", "Float", "Int"].contains(name)
    case .unknown(let doubt): return doubt.type.map { $0.name == name && !$0.isOptional } ?? false
    default: return false
    }
  }
}

extension Value {
  /// True for what is of a type for which programs declare operators.
  fileprivate var isTyped: Bool {
    switch self {
    case .instance, .color, .implicit: true
    default: false
    }
  }
}

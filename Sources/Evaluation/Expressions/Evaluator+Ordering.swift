import Scene
import SourceFacts

/// Which of two values of a type of the program comes first: what its operators say, or the order of an enumeration's
/// cases. Of a value that is not known this is told case by case, so that the answer is one about the case (S-58,
/// S-140).
extension Evaluator {
  /// Compares two values by the order of their type; `nil` where neither is a text or of a type of the program.
  func comparedInOrder(_ symbol: String, _ left: Value, _ right: Value, place: Place) -> Value? {
    guard Self.comparisons[symbol] != nil else { return nil }
    if case .string(let first) = left, case .string(let second) = right {
      return arithmetic(symbol, .number(first < second ? 0 : 1), .number(second < first ? 0 : 1), place: place)
    }
    if let raw = rawValues(of: left, comparedWith: right, place: place) {
      return distribute(raw, place: place) { arithmetic(symbol, $0, right, place: place) }
    }
    if let raw = rawValues(of: right, comparedWith: left, place: place) {
      return distribute(raw, place: place) { arithmetic(symbol, left, $0, place: place) }
    }
    // Of two that are not known each may be any case, whichever the other one is.
    if case .unknown = left, case .unknown = right { return nil }
    guard let type = orderedType(of: left, at: place) ?? orderedType(of: right, at: place) else { return nil }
    return distribute(
      operand(left, of: type, place: place), operand(right, of: type, place: place), place: place
    ) { inOrder(symbol, $0, $1, of: type, place: place) }
  }

  /// Returns the type of the program of a value that is told, or of one that is told case by case.
  private func orderedType(of value: Value, at place: Place) -> TypeInfo? {
    switch value {
    case .instance(let instance): return index.types[instance.typeName].flatMap { $0.kind == .extension ? nil : $0 }
    case .unknown(let doubt):
      guard let reference = doubt.type, !reference.isOptional, ValueKind(typeName: reference.name) == nil else {
        return nil
      }
      let type = index.type(named: reference.name, in: index.enclosingType(of: place)?.id, file: place.file)
      return type.flatMap { $0.kind == .enum ? $0 : nil }
    default: return nil
    }
  }

  /// Returns what is compared as a value of a type, one that is not known as its cases.
  private func operand(_ value: Value, of type: TypeInfo, place: Place) -> Value {
    distribute(value, place: place) { value in
      switch value {
      case .implicit(let member):
        resolve(member, as: TypeReference(name: type.name), file: place.file, context: nil)
      case .unknown(let doubt): expand(doubt, type: type)
      default: value
      }
    }
  }

  /// Compares two values by an operator of the program, which may be `<` for all of them, or by the order of cases.
  private func inOrder(_ symbol: String, _ left: Value, _ right: Value, of type: TypeInfo, place: Place) -> Value {
    func precedes(_ first: Value, _ second: Value) -> Value? {
      result(ofOperator: "<", first, second, place: place) ?? casePrecedes(first, second, of: type)
    }
    if symbol != "<", let own = result(ofOperator: symbol, left, right, place: place) { return own }
    let isAfter = symbol == ">" || symbol == "<="
    guard let isLess = isAfter ? precedes(right, left) : precedes(left, right) else {
      return compared(symbol, left, right, place: place)
    }
    return symbol.hasSuffix("=") ? prefix("!", isLess, place: place) : isLess
  }

  /// Returns whether a case is declared before another one, where Swift makes the order of these; `nil` where what they
  /// hold decides, and for types with an order of their own: cases with raw values have no other.
  private func casePrecedes(_ left: Value, _ right: Value, of type: TypeInfo) -> Value? {
    guard case .instance(let first) = left, case .instance(let second) = right, first.typeName == type.id,
      second.typeName == type.id, type.kind == .enum, type.conforms(to: "Comparable"),
      !type.inherited.contains(where: { ValueKind(typeName: $0.name) != nil }),
      let one = first.enumCase.flatMap(type.position(ofCase:)),
      let other = second.enumCase.flatMap(type.position(ofCase:))
    else { return nil }
    if one == other, !type.cases[one].parameters.isEmpty { return nil }
    return .bool(one < other)
  }
}

import SourceFacts

/// Dictionaries that begin with what the source writes, and may hold anything later (S-3).
extension Evaluator {
  /// Notes what a variable begins with that is not known later.
  ///
  /// A key that it begins with need not be missing ever: what code gives then is no certain look (S-143).
  func noteTable(_ property: Located<PropertyDeclaration>, as key: String) {
    guard case .dictionary(let pairs)? = property.declaration.value?.kind, !pairs.isEmpty else { return }
    variableTables[key] = pairs
  }

  /// Notes a look that a key finds with which a variable table begins.
  func noteElement(_ element: Doubt, of table: Doubt, at key: String) {
    guard variableTables[table.key]?.contains(where: { $0.key.tableKey == key }) == true,
      let type = element.type, index.isLook(type, in: "", file: element.place?.file ?? 0)
    else { return }
    heldAtFirst.insert(element.key)
  }

  /// True for a dictionary of a static variable that begins with something, and that code gives something later.
  func isVariableTable(_ value: Value, _ property: Located<PropertyDeclaration>, of type: TypeInfo) -> Bool {
    guard case .instance(let table) = value, table.typeName == Self.dictionaryType, !table.fields.isEmpty else {
      return false
    }
    return assignments(to: property.declaration.name, of: type).contains { !$0.isInitial }
  }
}

extension Expression {
  /// A literal or case as the key of a dictionary; `nil` for other expressions.
  fileprivate var tableKey: String? {
    switch kind {
    case .string: literalText.map { "\"\($0)\"" }
    case .member(_, let name, _): ".\(name)"
    default: nil
    }
  }
}

import SourceFacts

/// Lists, tuples and dictionaries of looks that objects and states hold from their declaration on.
extension Evaluator {
  /// Returns the table that a constant holds in every object or structure of its type; `nil` for other properties.
  ///
  /// A table that holds no look, or what each object may have of its own, is none.
  func constantTable(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Value? {
    let declaration = property.declaration
    guard declaration.isConstant, let initial = declaration.value, initial.isTable else { return nil }
    let key = "\(owner.id).\(declaration.name) as a table"
    if let known = assignedCache[key] { return known.first }
    let site = Usage.Site(file: property.file, owner: owner.id)
    let value = apart { self.value(of: initial, at: site, as: typeReference(of: property, in: owner)) }
    let known = looks(in: value).map { $0 > 0 ? [value] : [] } ?? []
    assignedCache[key] = known
    return known.first
  }

  /// Returns how many looks a value holds; `nil` where a part is not known, or is an object with state of its own.
  private func looks(in value: Value) -> Int? {
    switch value {
    case .color, .font, .style: return 1
    case .none, .bool, .number, .string: return 0
    case .array(let values): return looks(in: values)
    case .tuple(let parts): return looks(in: parts.map(\.value))
    case .choice(let alternatives): return looks(in: alternatives.branches.map(\.value))
    case .instance(let instance):
      guard isStructure(instance) || instance.enumCase != nil || instance.typeName == Self.dictionaryType else {
        return nil
      }
      return looks(in: Array(instance.fields.values) + instance.payload.map(\.value))
    default: return nil
    }
  }

  private func looks(in values: [Value]) -> Int? {
    var count = 0
    for value in values {
      guard let part = looks(in: value) else { return nil }
      count += part
    }
    return count
  }
}

extension Expression {
  /// True for a literal that holds several values.
  fileprivate var isTable: Bool {
    switch kind {
    case .array, .dictionary, .tuple: true
    default: false
    }
  }
}

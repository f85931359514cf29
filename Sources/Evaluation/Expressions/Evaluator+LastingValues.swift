import SourceFacts

/// What can't change while a screen is open that a view shows: what the view is handed and keeps, and values in it.
/// State, bindings, objects and the environment may change (S-58, S-140).
extension Evaluator {
  /// True for what a view keeps as it was handed to it: code of its body can't set it.
  func isLasting(_ property: Located<PropertyDeclaration>, ofView owner: TypeInfo) -> Bool {
    let declaration = property.declaration
    guard owner.kind == .struct, Self.drawn.contains(where: owner.conforms), !declaration.isStatic,
      declaration.attributes.isEmpty, let type = declaration.type, !Self.isBinding(type)
    else { return false }
    // A variable that may be nil may be weak.
    return declaration.isConstant
      || !type.isOptional && usage.assignments[Usage.plainName(declaration.name)] == nil
  }

  /// Returns what a value that is not known stores in a property.
  func stored(_ property: Located<PropertyDeclaration>, in doubt: Doubt, of type: TypeInfo) -> Doubt {
    let declaration = property.declaration
    let written = specialised(typeReference(of: property, in: type), of: type, written: doubt.type)
    var result = derivedDoubt(doubt, declaration.name, type: written)
    noteTable(property, as: result.key)
    // Of a constant that is a structure all parts are, of one that is an object its own constants.
    let isConstant = type.kind == .struct || type.kind == .class && declaration.isConstant
    result.isLasting =
      doubt.isLasting && isConstant && declaration.attributes.isEmpty && written.map(Self.isBinding) == false
    result.isGiven =
      declaration.isManaged && isGivenByMakers(declaration.name, ofTypeNamed: type.id, file: property.file)
    return result
  }

  /// Returns what a state holds that begins with a value and is changed: of a constant it soon differs.
  func begun(with value: Value, in name: String, of instance: Instance) -> Value {
    let key = "\(instance.identity).\(name)"
    switch value {
    case .unknown(var doubt) where doubt.isLasting:
      let isPresent = doubt.isPresent
      (doubt.key, doubt.label) = (key, name)
      doubt.isPresent = isPresent
      return .unknown(doubt)
    case .choice(let alternatives) where alternatives.branches.contains(where: { asksConstants($0.condition) }):
      let forms = alternatives.branches.map(\.value)
      let condition = conditions.number(key: "\(key) =", label: name, arms: forms.map { label(of: $0) })
      return choice(
        forms.enumerated().map { .init(condition: Guard(condition: condition, arm: $0.offset), value: $0.element) },
        place: nil)
    default: return value
    }
  }

  /// True for a path that constants of views decide; what is asked of builds and devices names no instance.
  private func asksConstants(_ path: Guard) -> Bool {
    conditions.lasting(in: path).decisions.contains { !conditions.conditions[$0.condition].identities.isEmpty }
  }

  /// True for a constant that is no object, so that what equals it once always does.
  func isLastingValue(_ doubt: Doubt) -> Bool {
    doubt.isLasting && doubt.type.map { Self.comparedTypes.contains($0.name) } == true
  }

  /// True for what another view may set.
  private static func isBinding(_ type: TypeReference) -> Bool { type.name.lastComponent == "Binding" }

  /// The protocols of what SwiftUI makes anew rather than lets it change.
  private static let drawn = ["View", "ViewModifier"]

  /// The structures of the frameworks that programs compare.
  private static let comparedTypes: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "String", "Substring", "Character", "Date", "URL", "UUID",
  ]
}

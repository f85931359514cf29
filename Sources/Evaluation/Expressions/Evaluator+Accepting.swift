import SourceFacts

/// What a parameter can be given: what it can't be given leads to another function with these labels, of the program or
/// of a framework (S-60).
extension Evaluator {
  /// False where a value is surely of another kind than a type: of two initialisers with the same labels, the one for
  /// a text is not the one for a colour.
  func accepts(_ type: TypeReference, _ value: Value) -> Bool {
    if case .choice(let alternatives) = value {
      return alternatives.branches.contains { accepts(type, $0.value) }
    }
    if let kind = ValueKind(typeName: type.name) { return accepts(kind, type, value) }
    // Nothing turns a value into a function.
    if type.isFunction, case .instance(let instance) = value { return index.types[instance.typeName] == nil }
    guard let named = nominal(type) else { return true }
    switch value {
    case .string, .interpolated:
      return named.conforms(to: "ExpressibleByStringLiteral") || named.conforms(to: "ExpressibleByStringInterpolation")
    case .number:
      return named.conforms(to: "ExpressibleByIntegerLiteral") || named.conforms(to: "ExpressibleByFloatLiteral")
    case .bool: return named.conforms(to: "ExpressibleByBooleanLiteral")
    case .closure, .color, .font, .style: return false
    case .implicit(let member): return mayHave(member, type, named)
    default: return true
    }
  }

  private func accepts(_ kind: ValueKind, _ type: TypeReference, _ value: Value) -> Bool {
    switch value {
    case .color: return kind == .color
    case .style: return kind == .color
    case .string, .interpolated: return kind == .text
    case .number: return kind == .number
    case .bool: return kind == .flag
    case .closure, .view, .font, .keyPath: return false
    // An attributed text is no text, nor is another object of the frameworks.
    case .instance(let instance) where kind == .text && CodeClasses.isKnown(instance.typeName): return false
    case .instance(let instance):
      return index.types[instance.typeName].map {
        $0.kind == .extension || $0.property("wrappedValue") != nil || $0.lastName == type.name
      } ?? true
    case .implicit(let member): return mayHave(member, type, kind)
    case .unknown(let doubt):
      guard let own = doubt.type, !own.isFunction else { return true }
      return ValueKind(typeName: own.name).map { $0 == kind } ?? true
    default: return true
    }
  }

  /// False where a type of the program surely has no static member of a name.
  private func mayHave(_ member: ImplicitMember, _ type: TypeReference, _ named: TypeInfo) -> Bool {
    if Self.membersOfAll.contains(member.name) { return true }
    let lineage = lineage(of: named.id)
    if lineage.contains(where: { $0.staticNames.contains(member.name) }) { return true }
    // What another module declares may have more.
    let inherited = lineage.flatMap(\.inherited).map(\.name.withoutFramework)
    return !inherited.allSatisfy { index.types[$0] != nil || Self.withoutMembers.contains($0) }
  }

  /// False where a number, a text, a truth value or a colour surely has no static member of a name.
  private func mayHave(_ member: ImplicitMember, _ type: TypeReference, _ kind: ValueKind) -> Bool {
    if Self.membersOfAll.contains(member.name) { return true }
    // A colour may also be one of an asset catalog.
    if kind == .color { return !Self.styles.contains(member.name) || isNested(member, type.name) }
    if kind == .number, Self.numbers.contains(member.name) { return true }
    let extended = [type.name.withoutFramework] + (kind == .number ? Self.numberProtocols : [])
    return extended.contains { index.types[$0]?.staticNames.contains(member.name) == true }
  }

  /// True for a member of a type that another one nests, where the name means it in place of the framework's.
  private func isNested(_ member: ImplicitMember, _ name: String) -> Bool {
    index.nestedNames.contains(name)
      && index.types.values.contains {
        $0.name != name && $0.lastName == name && $0.staticNames.contains(member.name)
      }
  }

  /// The structure, class or enumeration of the program that a type names.
  private func nominal(_ type: TypeReference) -> TypeInfo? {
    guard let named = index.types[type.name] ?? nested(in: Self.extended, named: type.name),
      [.struct, .class, .enum].contains(named.kind)
    else { return nil }
    return named
  }

  /// A type that an extension of a framework's type nests, which is named by its last part there.
  private func nested(in types: [String], named name: String) -> TypeInfo? {
    guard index.nestedNames.contains(name) else { return nil }
    return types.lazy.compactMap { self.index.types["\($0).\(name)"] }.first
  }

  /// The types of the frameworks that are made by the names of what they hold.
  private static let extended = [
    "UIColor", "NSColor", "Color", "UIFont", "NSFont", "Font", "UIImage", "NSImage", "Image",
  ]

  /// What stands behind a point for any type: its initialiser, and the cases of an optional.
  private static let membersOfAll: Set<String> = ["init", "some", "none"]

  private static let numbers: Set<String> = [
    "zero", "infinity", "pi", "nan", "ulpOfOne", "greatestFiniteMagnitude", "leastNormalMagnitude",
    "leastNonzeroMagnitude", "max", "min", "random",
  ]

  private static let numberProtocols = [
    "Double", "CGFloat", "FloatingPoint", "BinaryFloatingPoint", "BinaryInteger", "Numeric", "AdditiveArithmetic",
    "Comparable",
  ]

  /// The members of `ShapeStyle` that are no colours.
  private static let styles: Set<String> = [
    "tint", "foreground", "background", "selection", "separator", "placeholder", "link", "fill", "windowBackground",
    "tertiary", "quaternary", "quinary", "linearGradient", "radialGradient", "angularGradient", "conicGradient",
    "ellipticalGradient", "image", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
    "ultraThickMaterial", "bar",
  ]

  /// Protocols and types of raw values that add no static members, or none that anything is styled with.
  private static let withoutMembers: Set<String> = [
    "String", "Int", "UInt", "UInt8", "UInt32", "Int8", "Int16", "Int32", "Double", "CGFloat", "Float", "Character",
    "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable", "Decodable", "CaseIterable",
    "RawRepresentable", "Sendable", "CustomStringConvertible", "Error", "LocalizedError", "ObservableObject",
    "NSObject", "View", "ViewModifier", "ShapeStyle",
  ]
}

import Scene
import SourceFacts

/// Bundles as values: which catalogs `bundle:` and `in:` lead to (S-124).
extension Evaluator {
  private static let bundleType = "Bundle"
  private static let codeField = "code"

  /// Returns `Bundle.main` or `Bundle.module`; `nil` for other members.
  func bundleMember(_ name: String, place: Place) -> Value? {
    switch name {
    case "main": bundle(.main)
    case "module": bundle(.code(place.file))
    default: nil
    }
  }

  /// Makes a bundle; only `Bundle(for:)` of a type of the program is known.
  func bundle(_ arguments: [ArgumentValue], place: Place) -> Value? {
    guard let first = arguments.first, first.label == "for" else { return nil }
    switch first.value {
    case .type(let name): return owner(ofType: name, from: place.file).map { bundle(.code($0)) }
    // `type(of: self)` has no value here, but stands in the code whose bundle is meant.
    case .unknown(let doubt) where doubt.label.hasPrefix("type("): return bundle(.code(place.file))
    default: return nil
    }
  }

  private func owner(ofType name: String, from file: Int32) -> Int32? {
    (index.types[name] ?? index.type(named: name, file: file))?.place?.file
  }

  private func bundle(_ reference: BundleReference) -> Value {
    switch reference {
    case .main, .unknown:
      return .instance(Instance(typeName: Self.bundleType, fields: [:], identity: "Bundle.main"))
    case .code(let file):
      return .instance(
        Instance(
          typeName: Self.bundleType, fields: [Self.codeField: .number(Double(file))],
          identity: "Bundle of \(file)"))
    }
  }

  /// Returns the bundle that the arguments of a look-up name; without one, or with nil, it is the main one.
  func bundleReference(_ arguments: [ArgumentValue]) -> BundleReference {
    guard let argument = arguments.first(where: { $0.label == "bundle" || $0.label == "in" }) else { return .main }
    return bundleReference(argument.value, place: argument.place)
  }

  private func bundleReference(_ value: Value, place: Place) -> BundleReference {
    switch value {
    case .none: return .main
    case .instance(let instance) where instance.typeName == Self.bundleType:
      guard case .number(let file)? = instance.fields[Self.codeField] else { return .main }
      return .code(Int32(file))
    case .implicit(let member):
      let type = TypeReference(name: Self.bundleType)
      let resolved = resolve(member, as: type, file: place.file, context: nil)
      if case .implicit = resolved {
        guard member.arguments == nil, member.chain.isEmpty, let known = bundleMember(member.name, place: place)
        else { return .unknown }
        return bundleReference(known, place: place)
      }
      return bundleReference(resolved, place: place)
    case .choice(let alternatives):
      // Builds with and without the package manager name one bundle in two ways.
      let references = Set(alternatives.branches.map { bundleReference($0.value, place: place) })
      return references.count == 1 ? references.first ?? .unknown : .unknown
    default: return .unknown
    }
  }
}

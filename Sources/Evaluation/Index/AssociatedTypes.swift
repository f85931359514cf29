import SourceFacts

/// Types that a generic parameter brings along, as `S.Item` where `S: Feed` has an `associatedtype Item: Entry`.
extension ProgramIndex {
  /// Returns the protocol that the type with a name has to conform to, where that gives looks, as it is done for the
  /// parameters themselves.
  func associatedType(_ name: String, of parameter: String, in context: String?, file: Int32) -> TypeInfo? {
    var owner = context
    while let current = owner {
      if let bound = types[current]?.constraints[parameter] {
        return protocols(bound, in: current, file: file).lazy.compactMap { owner in
          owner.associatedTypes[name].flatMap { bound in
            self.protocols(bound, in: owner.id, file: file).first { self.themeKind(of: $0) > .none }
          }
        }.first
      }
      owner = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return nil
  }

  /// The protocols of the program in a constraint, with those that they refine.
  private func protocols(_ constraint: TypeReference, in context: String, file: Int32) -> [TypeInfo] {
    var result: [TypeInfo] = []
    var names = constraint.name.split(separator: " & ").map { (name: String($0), context: context) }
    while let next = names.popLast(), result.count < 16 {
      guard let found = type(named: next.name, in: next.context, file: file), found.kind == .protocol,
        !result.contains(where: { $0 === found })
      else { continue }
      result.append(found)
      names += found.inherited.map { (name: $0.name, context: found.id) }
    }
    return result
  }
}

import SourceFacts

/// Static members that the program's extensions add to types of the frameworks.
extension Evaluator {
  /// Returns what an implicit member of a framework's type stands for that an extension of the program declares; `nil`
  /// for the framework's own.
  func added(_ member: ImplicitMember, to name: String, in scope: Scope) -> Value? {
    guard let type = index.type(named: name, in: scope.typeName, file: scope.file), type.kind == .extension else {
      return nil
    }
    guard let arguments = member.arguments else {
      return staticMember(member.name, ofTypeNamed: type.id, place: member.place, in: scope)
    }
    let functions = lineage(of: type.id).flatMap { $0.functions[member.name] ?? [] }
    let fitting = fitting(functions, arguments, from: member.place.file)
    guard fitting.contains(where: { $0.declaration.isStatic && !isWithin(member.place, $0) }) else { return nil }
    return callMember(
      member.name, of: .type(type.id), arguments, place: member.place, namePlace: member.place, in: scope)
  }
}

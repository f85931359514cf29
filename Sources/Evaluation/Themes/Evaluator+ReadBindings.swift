import SourceFacts

/// Bindings of which nothing makes use but to read them: no more can be changed through them than through a constant.
extension Evaluator {
  /// Returns the assignments that can change a property of a type: all but bindings of views that only read them.
  func changes(to name: String, of owner: TypeInfo) -> [Usage.Assignment] {
    assignments(to: name, of: owner).filter { !isOnlyRead($0) }
  }

  /// True for a binding that a view of the program is handed which neither writes to it nor hands it on (S-58).
  private func isOnlyRead(_ assignment: Usage.Assignment) -> Bool {
    let place = Place(file: assignment.site.file, span: assignment.target.span)
    guard assignment.value == nil, let binding = usage.handedBindings[place],
      let type = index.type(named: binding.type, in: typeAround(binding.site)?.id, file: binding.site.file),
      // What an initialiser of its own does with the binding is not followed.
      type.kind == .struct, type.initializers.isEmpty,
      let property = type.property(binding.label)?.declaration, property.attributes.map(\.name) == ["Binding"]
    else { return false }
    return !usage.named.contains("_\(binding.label)") && !usage.projections.contains("$\(binding.label)")
      && assignments(to: binding.label, of: type).isEmpty
  }
}

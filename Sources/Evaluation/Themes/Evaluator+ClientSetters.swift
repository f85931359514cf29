import Scene
import SourceFacts

/// Properties that a program leaves empty, but that clients of it as a library may set.
extension Evaluator {
  /// Returns what an optional property of a view holds that a public function of its type sets, where nothing in the
  /// program calls that; `nil` for others, and for colours and fonts, which could be any.
  func setByClients(_ property: Located<PropertyDeclaration>, of instance: Instance, _ owner: TypeInfo) -> Value? {
    let declaration = property.declaration
    guard owner.isForOthers, let type = declaration.type, !isLook(property, of: owner) else { return nil }
    let key = "\(owner.id).\(declaration.name) by clients"
    let known = assignedCache[key] ?? (isSetByClients(property, of: owner) ? [.none] : [])
    assignedCache[key] = known
    if known.isEmpty { return nil }
    let place = Place(file: property.file, span: declaration.span)
    return .unknown(
      Doubt(
        .runtimeValue, "'\(declaration.name)'", place: place, key: "\(instance.identity).\(declaration.name)",
        label: declaration.name, type: type))
  }

  private func isSetByClients(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Bool {
    assignments(to: property.declaration.name, of: owner).contains { assignment in
      guard !assignment.isInitial, typeAround(assignment.site) === owner, let method = assignment.site.method,
        let function = owner.functions[method.name]?.first(where: {
          $0.file == assignment.site.file && $0.declaration.span.contains(assignment.target.span)
        }), [.package, .public, .open].contains(function.declaration.access)
      else { return false }
      return !isCalled(function.declaration, setting: assignment)
    }
  }

  /// True where code of the program may call a function that assigns something.
  private func isCalled(_ function: FunctionDeclaration, setting assignment: Usage.Assignment) -> Bool {
    // Calls with arguments are kept of functions that assign these.
    guard case .identifier(let name)? = assignment.value?.kind,
      assignment.site.method?.parameters.contains(name) == true
    else { return usage.named.contains(function.name) }
    return usage.calls[function.name]?.isEmpty == false
  }
}

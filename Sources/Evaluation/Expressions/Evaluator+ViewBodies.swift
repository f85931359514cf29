import Scene
import SourceFacts

/// The bodies of views, also where a protocol gives them.
extension Evaluator {
  /// Returns what the body of a view gives. A function of the same name may be what an extension of a protocol calls, of
  /// the program or of another module: there nobody sees what it is called with.
  func viewBody(of instance: Instance, _ type: TypeInfo, place: Place, in scope: Scope) -> Value? {
    guard type.functions["body"] != nil, type.property("body") == nil, instance.fields["body"] == nil else {
      return instanceMember("body", of: instance, place: place, in: scope)
    }
    for owner in lineage(of: type.id) {
      guard let body = owner.property("body").map(onPlatform), body.declaration.getter != nil else { continue }
      return property(body, of: .instance(instance), type: owner, environment: scope.environment, place: place)
    }
    guard let function = viewFunction(of: type) else {
      return instanceMember("body", of: instance, place: place, in: scope)
    }
    let arguments = function.declaration.parameters.map { parameter in
      let doubt = Doubt(
        .runtimeValue, "'\(parameter.name)'", place: Place(file: function.file, span: function.declaration.span),
        key: "\(instance.identity).body.\(parameter.name)", label: parameter.name, type: parameter.type)
      return ArgumentValue(label: parameter.label, value: .unknown(doubt), place: place)
    }
    let method = Value.method(
      function.declaration, receiver: .instance(instance), file: function.file, owner: type.id)
    return callValue(method, arguments, place: place, in: scope)
  }

  /// Returns the function that makes the view of a type that is one by a protocol of another module alone.
  func viewFunction(of type: TypeInfo) -> Located<FunctionDeclaration>? {
    guard type.kind == .struct, let functions = type.functions["body"], functions.count == 1,
      let function = functions.first, type.property("body") == nil
    else { return nil }
    let declaration = function.declaration
    guard let result = declaration.result, result.isOpaque, result.name.withoutFramework == "View",
      declaration.body != nil, !declaration.isStatic, let first = declaration.parameters.first,
      !Self.contents.contains(first.label ?? first.name)
    else { return nil }
    let isForeign = type.inherited.contains {
      let declared = index.type(named: $0.name, in: type.id, file: function.file)
      return declared?.kind ?? .extension == .extension && !Self.plainProtocols.contains($0.name)
    }
    return isForeign ? function : nil
  }

  /// What the framework hands to the bodies of modifiers and roots, which are no views.
  private static let contents: Set<String> = ["content", "children", "configuration"]
  /// Protocols of the standard library that give nothing a body.
  private static let plainProtocols: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Decodable", "Encodable", "Sendable",
    "CustomStringConvertible", "CaseIterable",
  ]
}

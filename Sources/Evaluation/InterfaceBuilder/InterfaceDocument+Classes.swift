import Scene
import SourceFacts

/// What the project's classes make of the objects that a file gives them for.
extension InterfaceDocument {
  /// Tells why the looks of a class of the project are not those of the framework's class, if they are not.
  func drawing(of object: InterfaceObject) -> Doubt? {
    guard let name = object.customClass else { return nil }
    let place = place(object.span)
    guard let type = code.type(named: name, file: file) else {
      return Doubt(.externalModule, "'\(name)'", place: place)
    }
    let drawing: Set<String> = ["draw", "updateLayer", "drawBackground"]
    for owner in code.chain(of: type) {
      if !drawing.isDisjoint(with: owner.functions.keys) || owner.statics["layerClass"] != nil
        || code.scan(owner).addsLayers
      {
        return Doubt(.unsupportedExpression, "what '\(name)' draws itself", place: place)
      }
    }
    return nil
  }

  /// The class of the program that an object is of.
  func owner(of object: InterfaceObject) -> TypeInfo? {
    object.customClass.flatMap { code.type(named: $0, file: file) }
  }

  /// Returns what the background configuration paints that the class of a row gives it; `nil` where it gives none.
  func configuredBackground(of object: InterfaceObject) -> Alternatives<StyleSetting?>? {
    guard let type = owner(of: object) else { return nil }
    let given = code.assignments(to: ["backgroundConfiguration"], ofOutlet: [], in: type)
    if given.isEmpty { return nil }
    let reaching = given.flatMap { one -> [CodeIndex.Reaching] in
      guard case .identifier(let name) = one.assignment.value.kind else { return [] }
      let local = "\(CodeScan.local)\(name)"
      return [[name], [local]].flatMap { code.assignments(to: ["backgroundColor"], ofOutlet: $0, in: type) }
        .filter { $0.assignment.functionStart == one.assignment.functionStart }
    }
    return withCode(Alternatives(nil), by: reaching)
  }
}

import Scene
import SourceFacts

/// Static methods, cases and nested types that are called on a type.
extension Evaluator {
  /// Calls a static member of a type, of the program or of a framework.
  func callStatic(_ name: String, of type: String, _ arguments: [ArgumentValue], place: Place, in scope: Scope)
    -> Value
  {
    if name == "init" { return construct(type, arguments, place: place, in: scope) }
    if let value = callModule(type, name, arguments, place: place, in: scope) { return value }
    let type = extendedName(of: type)
    if let words = classDescription(name, of: type) { return words }
    let info = index.types[type] ?? index.type(named: type, in: scope.typeName, file: scope.file)
    if let method = inheritedMethod(name, of: type, info, arguments, place) {
      return callValue(method, arguments, place: place, in: scope)
    }
    if let info {
      if let position = info.position(ofCase: name) {
        let payload = payload(ofCase: name, in: info, arguments)
        return .instance(
          Instance(
            typeName: info.id, fields: [:], enumCase: name, payload: held(payload, byCase: position, of: info),
            identity: "\(info.id).\(name)\(key(of: payload))"))
      }
      if let nested = index.types["\(info.name).\(name)"] {
        return construct(nested.id, arguments, place: place, in: scope)
      }
      if info.kind != .extension || storesFunction(name, info, arguments, from: place),
        let value = staticMember(name, ofTypeNamed: info.id, place: place, in: scope)
      {
        return callValue(value, arguments, place: place, in: scope)
      }
    }
    if let color = colorAdded(name, to: type, arguments, place: place, in: scope) { return color }
    if let value = frameworkMember(name, arguments, of: type, place: place) { return value }
    if let made = made(by: { $0.make(static: name, of: type, arguments, place: place) }) { return made }
    if name.first?.isUppercase == true { return construct("\(type).\(name)", arguments, place: place, in: scope) }
    if !arguments.isEmpty { code(told: arguments)?.leave(arguments, to: type, name, place: place) }
    let text = "\(type.withoutFramework).\(name)"
    var doubt = Doubt(
      .externalModule, "'\(text)'", place: place, key: "\(text)\(key(of: arguments))", label: text,
      type: accessorText(of: type))
    doubt.isOfColor = arguments.areOfColor
    return .unknown(doubt)
  }

  /// Returns the method of a type, or of what it inherits from, whose labels fit.
  private func inheritedMethod(
    _ name: String, of type: String, _ info: TypeInfo?, _ arguments: [ArgumentValue], _ place: Place
  ) -> Value? {
    let asked = info?.id ?? type.withoutFramework
    // A type of the program that the file can't see is not meant by its name.
    for owner in info.map({ lineage(of: $0.id) }) ?? added(to: asked) {
      let methods = fitting(owner.functions[name] ?? [], arguments, from: place.file)
        .filter { (owner.kind != .extension || !isWithin(place, $0)) && suits($0, .type(asked)) }
      if methods.isEmpty { continue }
      return method(of: methods, receiver: .type(asked), owner: owner.id, arguments, place: place)
    }
    return nil
  }

  /// Returns what a static property gives that a class inherits and that makes one of the class which is asked, so that
  /// it is no constant of the one that declares it (S-115).
  func inheritedFactory(_ name: String, of type: String, _ place: Place) -> Value? {
    guard followsCode, CodeClasses.isKnown(type) || index.types[type]?.kind == .class else { return nil }
    // Of several, each for classes of its own, none is told to be meant.
    let declared = owners(ofStaticsIn: type).flatMap { owner in (owner.statics[name] ?? []).map { (owner, $0) } }
    guard declared.count == 1, case (let owner, let located) = declared[0] else { return nil }
    let property = located.declaration
    guard owner.id != type, property.type?.name == "Self", let getter = property.getter else { return nil }
    let own = Place(file: located.file, span: property.span)
    let scope = Scope(selfValue: .type(type), typeName: owner.id, file: located.file)
    return calling(own, place) {
      follow(getter, in: scope, result: property.type, isBuilder: false, place: own)
    }
  }
}

import Scene
import SourceFacts

/// What objects of the program's own classes store while the file's controller shows them (S-115): what their class
/// starts with, and what code assigns through the outlets that hold them.
final class InterfaceFields {
  private var known: [String: [String: Value]] = [:]
  private var inProgress: Set<String> = []
  private var told: [String: ToldObject?] = [:]
  private var tints: [String: Value?] = [:]
  private var reads: [String: Value?] = [:]
  private var inheritsTint: [String: Bool] = [:]

  /// Returns what code reads of an object at a place, nothing while that is found out.
  func read(_ key: String, _ make: () -> Value?) -> Value? {
    if let known = reads[key] { return known }
    reads[key] = .some(nil)
    let made = make()
    reads[key] = .some(made)
    return made
  }

  /// Returns the tint that an object of a file is given, none while that is found out.
  func tint(_ id: String, _ make: () -> Value?) -> Value? {
    if let known = tints[id] { return known }
    tints[id] = .some(nil)
    let made = make()
    tints[id] = made
    return made
  }

  /// Returns whether the tint of an object is that of what is shown in it, not while that is found out.
  func inheritsTint(_ id: String, _ find: () -> Bool) -> Bool {
    if let known = inheritsTint[id] { return known }
    inheritsTint[id] = false
    let answer = find()
    inheritsTint[id] = answer
    return answer
  }

  /// Returns an object as its class leaves it that hears of what the file sets, none while that is found out.
  func told(_ id: String, _ make: () -> ToldObject?) -> ToldObject? {
    if let known = told[id] { return known }
    told[id] = .some(nil)
    let made = make()
    told[id] = made
    return made
  }

  /// Returns the fields of an object that are known, none while they are made.
  func fields(of object: InterfaceObject, _ make: () -> [String: Value]) -> [String: Value] {
    if let known = known[object.id] { return known }
    guard inProgress.insert(object.id).inserted else { return [:] }
    let fields = make()
    inProgress.remove(object.id)
    known[object.id] = fields
    return fields
  }
}

extension InterfaceDocument {
  /// Returns the stored properties of an object that its class and its outlets alone can set, by name.
  ///
  /// Of what stands at the top of a file, and of rows, other code may hold them under any name.
  func fields(of object: InterfaceObject) -> [String: Value] {
    guard object.role == "subviews", !object.kind.hasSuffix("Cell"), !object.id.isEmpty,
      let type = owner(of: object), !isInCollection(object)
    else { return [:] }
    return stores.fields(of: object) {
      var result: [String: Value] = [:]
      var seen: Set<String> = []
      for owner in code.chain(of: type) {
        for property in owner.properties where seen.insert(property.declaration.name).inserted {
          result[property.declaration.name] = field(property, of: object, in: owner)
        }
      }
      return result
    }
  }

  /// Returns the tint that the file or code gives an object, which code of its class may ask for (S-111); `nil` where none
  /// does.
  func givenTint(of object: InterfaceObject) -> Value? {
    if isMac || object.id.isEmpty { return nil }
    return stores.tint(object.id) {
      let tint = withCode(setting("tintColor", of: object), by: reaching(["tintColor"], object))
      guard tint.branches.contains(where: { $0.value != nil }) else { return nil }
      let place = place(object.span)
      let inherited = Value.unknown(
        Doubt(.runtimeValue, "'tintColor'", place: place, key: "\(file).\(object.id).tintColor", label: "tintColor"))
      return evaluator.choice(tint.map { $0.map { .style($0.style) } ?? inherited }.branches, place: place)
    }
  }

  private func field(_ property: Located<PropertyDeclaration>, of object: InterfaceObject, in owner: TypeInfo) -> Value?
  {
    let declaration = property.declaration
    let type = declaration.type ?? TypeReference(name: "")
    guard declaration.getter == nil, !declaration.isStatic, !declaration.isConstant, !declaration.isLazyConstant,
      declaration.attributes.allSatisfy({ Evaluator.neutral.contains($0.name) || $0.name == Evaluator.inspectable }),
      !mayBeSetUnderOtherNames(declaration.name, of: object)
    else { return nil }
    let start: Value
    if let given = object.runtimeValues.last(where: { $0.name == declaration.name }) {
      start = evaluator.coerce(
        value(of: given, in: object), to: type, file: property.file, context: owner.id)
    } else if let value = declaration.value {
      let scope = Scope(typeName: owner.id, file: property.file)
      start = evaluator.coerce(
        evaluator.evaluate(value, in: scope), to: type, file: property.file, context: owner.id)
    } else if type.isOptional {
      start = .none
    } else {
      return nil
    }
    let values = withCode(Alternatives(start), by: reaching([declaration.name], object)) { one in
      Alternatives(value(of: one, as: type.name))
    }
    return values.map { evaluator.choice($0.branches, place: Place(file: property.file, span: declaration.span)) }
  }

  /// True where an outlet holds an object among others, so that code has no name for it alone.
  private func isInCollection(_ object: InterfaceObject) -> Bool {
    (holders[object.id] ?? []).contains { holder in
      if !holder.isDeclared { return false }
      guard let type = holder.className.flatMap({ code.type(named: $0, file: file) }) else { return true }
      let property = code.chain(of: type).lazy.compactMap { $0.property(holder.property) }.first
      return property?.declaration.type.map { !$0.arguments.isEmpty } ?? true
    }
  }

  /// True where code of a class that holds an object assigns to the property of a variable that may stand for it.
  private func mayBeSetUnderOtherNames(_ property: String, of object: InterfaceObject) -> Bool {
    Set((holders[object.id] ?? []).compactMap(\.className)).contains { name in
      guard let type = code.type(named: name, file: file) else { return true }
      return code.chain(of: type).contains { owner in
        code.scan(owner).assignments.contains { assignment in
          assignment.property == property && assignment.path.count == 1 && assignment.baseType == nil
            && [CodeScan.local, CodeScan.parameter].contains(assignment.path[0].first)
        }
      }
    }
  }
}

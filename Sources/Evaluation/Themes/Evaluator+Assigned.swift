import Scene
import SourceFacts

/// Properties of the running program that hold one of the values that the source gives them.
extension Evaluator {
  /// The wrappers of properties that only assignments and bindings change.
  static let assignable: Set<String> = ["State", "Published"]

  /// The types that decide how text looks without being a colour or font.
  private static let measures: Set<String> = ["CGFloat", "Double", "Float", "Font.Weight", "Font.Design", "AnyView"]

  /// True where a property's type decides how text looks.
  func isLook(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Bool {
    guard let type = typeReference(of: property, in: owner) else { return false }
    return Self.measures.contains(type.name) || index.isLook(type, in: owner.id, file: property.file)
  }

  /// Returns the written type of a property, or the one that its initial value names.
  func typeReference(of property: Located<PropertyDeclaration>, in owner: TypeInfo) -> TypeReference? {
    property.declaration.type.map { qualified($0, in: owner, file: property.file) }
      ?? property.declaration.value.flatMap {
        inferredType(of: $0, in: Scope(typeName: owner.id, file: property.file))
          ?? $0.writtenType.map { TypeReference(name: $0) }
      }
  }

  /// Returns a type as code outside of the one that it is written in names it.
  func qualified(_ type: TypeReference, in owner: TypeInfo, file: Int32) -> TypeReference {
    guard index.nestedNames.contains(type.name) || !type.arguments.isEmpty else { return type }
    var result = type
    if let nested = index.type(named: type.name, in: owner.id, file: file) { result.name = nested.id }
    result.arguments = type.arguments.map { qualified($0, in: owner, file: file) }
    return result
  }

  /// Returns the value of a variable of an object or view, one of those that the source assigns; `nil` where the
  /// source does not tell.
  func assigned(
    _ property: Located<PropertyDeclaration>, of owner: TypeInfo, key: String, label: String, own: Value? = nil
  ) -> Value? {
    let known = values(of: property, in: owner, madeWith: own)
    guard let values = known?.values, let first = values.first else {
      return inForce(key) { assignedAmongOthers(property, of: owner, key: key) }
    }
    if values.count == 1 { return first }
    if let type = typeReference(of: property, in: owner).flatMap({
      index.type(named: $0.name, in: owner.id, file: property.file)
    }), themeKind(of: type) == .theme, let family = family(of: type), !family.isSole {
      let themes = family.themes.map { Likeness($0.value) }
      let arms = values.map { themes.firstIndex(of: Likeness($0)) }
      // A theme that is made elsewhere is left to the whole family.
      guard !arms.contains(nil) else { return nil }
      let condition = themeCondition(of: type, family)
      return choice(
        zip(arms, values).compactMap { arm, value in
          let path = arm.flatMap { family.themes[$0].path(of: condition, arm: $0) }
          return path.map { .init(condition: $0, value: value) }
        }, place: nil)
    }
    // What is set once, or to the same each time, is what that code finds, whatever else it finds there.
    if let sole = known?.sole { return sole }
    // Colours that change together would be mixed, such as the ink of one setting with the paper of another.
    let companions = companions(of: property, in: owner, isMade: own != nil)
    guard companions.isEmpty else {
      return inForce(key) { assignedTogether(property, with: companions, of: owner, key: key, own: own) }
    }
    let condition = conditions.number(key: "\(key) =", label: label, arms: values.map(words(for:)))
    return choice(
      values.enumerated().map { .init(condition: Guard(condition: condition, arm: $0.offset), value: $0.element) },
      place: nil)
  }

  /// Returns what a look of an object is known to be, or is found to be now.
  private func inForce(_ key: String, _ find: () -> Value?) -> Value? {
    if let known = looksInForce[key] { return known }
    let value = apart(find)
    looksInForce[key] = .some(value)
    return value
  }

  /// What a report calls one of several values: a colour by all that it is in different appearances.
  private func words(for value: Value) -> String {
    guard case .choice(let all) = value else { return label(of: value) }
    return all.branches.map { label(of: $0.value) }.joined(separator: " or ")
  }

  /// Returns a property of an object that is not known itself: a constant, or what the source assigns.
  func held(_ property: Located<PropertyDeclaration>, of owner: TypeInfo, key: String, label: String) -> Value? {
    guard owner.kind != .protocol else { return nil }
    if let value = neverPassed(property, of: owner) { return value }
    if property.declaration.isConstant, let initial = property.declaration.value, isLook(property, of: owner) {
      let site = Usage.Site(file: property.file, owner: owner.id)
      return value(of: initial, at: site, as: typeReference(of: property, in: owner))
    }
    if let table = constantTable(property, of: owner) { return table }
    return owner.kind == .class
      ? assigned(property, of: owner, key: key, label: label) ?? attributedState(property, of: owner, key: key) : nil
  }

  /// Returns what a property was made with or, where code elsewhere assigns it, one of what it can be.
  func reassigned(_ name: String, _ value: Value, of instance: Instance) -> Value {
    guard let type = index.types[instance.typeName], type.kind == .class, let property = type.property(name),
      property.declaration.getter == nil, !property.declaration.isConstant
    else { return value }
    if let views = heldViews(property, key: "\(instance.identity).\(name)") { return views }
    let isObserved = isObservable(type) && !property.declaration.attributes.contains { $0.name == "ObservationIgnored" }
    let isAssigned =
      usage.assignments[Usage.plainName(name)] != nil
      && assignments(to: name, of: type).contains { !$0.isInitial && mayReach($0, instance) }
    guard isAssigned || isObserved && usage.bound.contains(name) else { return value }
    let key = "\(instance.identity).\(name)"
    notePublishers(of: name, in: type, key: key)
    guard isLook(property, of: type) else {
      // Views ask for what an object that all share holds when they are next drawn, whether or not it tells of changes.
      if !isObserved,
        isOfFramework(type) || !sharedIdentities.contains(instance.number) || isAlways(value, property, of: type)
      {
        return value
      }
      let current = stored(property, identity: instance.identity, owner: type, environment: nil)
      return specialised(current, as: value, of: type)
    }
    return assigned(property, of: type, key: key, label: name, own: value)
      ?? .unknown(
        Doubt(
          .runtimeValue, "'\(name)'", place: Place(file: property.file, span: property.declaration.span), key: key,
          label: name, type: typeReference(of: property, in: type)))
  }

  /// True for a flag that code sets to nothing but what it is.
  private func isAlways(_ value: Value, _ property: Located<PropertyDeclaration>, of type: TypeInfo) -> Bool {
    guard case .bool(let flag) = value, !usage.toggled.contains(property.declaration.name) else { return false }
    return assignments(to: property.declaration.name, of: type).allSatisfy {
      $0.isInitial || $0.value?.kind == .boolean(flag)
    }
  }

  /// True for a class of UIKit or AppKit, of which code is followed for what it changes.
  private func isOfFramework(_ type: TypeInfo) -> Bool {
    followsCode || lineage(of: type.id).contains { $0.inherited.contains { CodeClasses.isKnown($0.name) } }
  }

  /// True for a property of which every change is an assignment: unlike a list, a look or a case has no parts to change.
  func isSetWhole(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Bool {
    if isLook(property, of: owner) { return true }
    guard let type = typeReference(of: property, in: owner), !type.isOptional else { return false }
    return index.type(named: type.name, in: owner.id, file: property.file)?.kind == .enum
  }

  /// False for an assignment that names the object of a static property, as `Store.shared.ink = ink`, where the object
  /// is another one that no such property holds.
  private func mayReach(_ assignment: Usage.Assignment, _ instance: Instance) -> Bool {
    guard !sharedIdentities.contains(instance.number),
      case .member(.some(let base), _, _) = assignment.target.kind,
      case .member(.some(let owner), let name, _) = base.kind, case .identifier(let written) = owner.kind,
      let type = index.type(named: written, in: assignment.site.owner, file: assignment.site.file)
    else { return true }
    return type.statics[name] == nil
  }

  /// Returns what a static variable was made with or, where code elsewhere assigns it, one of what it can be.
  func reassigned(
    _ property: Located<PropertyDeclaration>, _ value: Value, owner: String?, key: String
  ) -> Value {
    let declaration = property.declaration
    if let views = heldViews(property, key: key) { return views }
    guard let type = owner.flatMap({ index.types[$0] }), declaration.getter == nil, !declaration.isConstant,
      !assignments(to: declaration.name, of: type).isEmpty
    else { return value }
    if isLook(property, of: type) {
      if let known = assigned(property, of: type, key: key, label: declaration.name, own: value) { return known }
    } else if !value.isState, !isVariableTable(value, property, of: type) {
      return value
    }
    noteTable(property, as: key)
    var doubt = Doubt(
      .runtimeValue, "'\(declaration.name)'", place: Place(file: property.file, span: declaration.span), key: key,
      label: declaration.name, type: typeReference(of: property, in: type))
    doubt.isShared = true
    return .unknown(doubt)
  }

  // MARK: - Values

  /// True for a look that only assignments and bindings change.
  func isHeldLook(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Bool {
    let declaration = property.declaration
    let isHeld = owner.kind == .class || declaration.attributes.contains { $0.name == "State" } || declaration.isStatic
    guard isHeld, declaration.getter == nil, declaration.attributes.allSatisfy({ Self.assignable.contains($0.name) }),
      isLook(property, of: owner), !isRestored(owner), !usage.keyPathWriters.contains(owner.name),
      let reference = typeReference(of: property, in: owner)
    else { return false }
    return index.type(named: reference.name, in: owner.id, file: property.file).map { !isMutated($0) } ?? true
  }

  /// Returns the values that a property can have, that with which an object was made first; `nil` where the source does
  /// not tell all of them.
  func values(
    of property: Located<PropertyDeclaration>, in owner: TypeInfo, madeWith own: Value?
  ) -> DistinctValues? {
    let cacheKey = "\(owner.id).\(property.declaration.name)\(own == nil ? "" : " made")"
    let known: DistinctValues
    if let cached = assignedLooks[cacheKey] {
      known = cached
    } else {
      known = apart { assignedValues(property, of: owner, isMade: own != nil) } ?? DistinctValues(isTold: false)
      assignedLooks[cacheKey] = known
    }
    guard known.isTold else { return nil }
    guard let own else { return known }
    var all = DistinctValues()
    // What every assignment finds keeps its conditions, as what the object was made with has them.
    let assigned = known.sole.map { [$0] } ?? known.values
    return all.add(own) && assigned.allSatisfy { all.add($0) } ? all : nil
  }

  /// Returns what a property starts with, unless an object was made with another value, and what code assigns to it.
  private func assignedValues(
    _ property: Located<PropertyDeclaration>, of owner: TypeInfo, isMade: Bool
  ) -> DistinctValues? {
    let declaration = property.declaration
    guard isHeldLook(property, of: owner), !usage.bound.contains(declaration.name),
      let reference = typeReference(of: property, in: owner)
    else { return nil }
    var values = DistinctValues()
    // Only what is written as nil is known to be none.
    func take(_ given: Given) -> Bool {
      if reference.isOptional, case .nilLiteral = given.value.kind { return values.add(.none) }
      let value = value(of: given, as: reference)
      if case .none = value { return false }
      return values.add(value)
    }
    let assignments = changes(to: declaration.name, of: owner)
    if !isMade, let initial = declaration.value {
      // An initialiser that gives the storage a value replaces this one; which initialiser it was is not told here.
      if assignments.contains(where: { $0.isInitial && $0.target.lastName == "_\(declaration.name)" }) { return nil }
      guard take(Given(value: initial, site: Usage.Site(file: property.file, owner: owner.id))) else { return nil }
    } else if !isMade, reference.isOptional, !values.add(.none) {
      return nil
    }
    // The state of a view that nothing is seen to change is changed out of sight (S-143), unless nobody else sees it.
    let isState = declaration.attributes.contains { $0.name == "State" }
    if isState, assignments.allSatisfy(\.site.isInitializer), !isSettled(declaration, assignments, reference, owner) {
      return nil
    }
    for assignment in assignments where !assignment.isPassing && !(isMade && assignment.isInitial) {
      // What follows the scheme stands beside colours of the same appearance alone, and which it is isn't told here.
      if assignment.goesWithScheme { return nil }
      guard let given = given(by: assignment, to: owner), given.allSatisfy(take) else { return nil }
    }
    return values
  }

  /// Returns what is known of a variable of the function around: a parameter is the same in all that the function sets.
  private func notTold(_ name: String, in given: Given, _ place: Place) -> Value {
    guard let type = given.parameters[name], !type.isFunction else {
      return .unknown(Doubt(.parameter, "'\(name)'", place: place))
    }
    let function = [given.site.owner ?? "", given.site.method?.name ?? "init"].joined(separator: ".")
    return .unknown(
      Doubt(
        .parameter, "'\(name)'", place: place, key: "\(function)(\(name))@\(given.site.file)", label: name, type: type))
  }

  /// True for objects that a store or a decoder fills.
  func isRestored(_ type: TypeInfo) -> Bool {
    type.attributes.contains { $0.name == "Model" }
      || type.inherited.contains { ["Codable", "Decodable", "NSManagedObject"].contains($0.name) }
  }

  /// Evaluates an expression where it stands, with nothing known of the variables around.
  func value(of expression: Expression, at site: Usage.Site, as type: TypeReference?) -> Value {
    value(of: Given(value: expression, site: site), as: type)
  }

  /// Evaluates an expression where it stands, with nothing known of the variables around but what is given.
  func value(of given: Given, as type: TypeReference?) -> Value {
    let (expression, site) = (given.value, given.site)
    let owner = typeAround(site)
    let me = owner.map {
      Value.unknown(
        Doubt(
          .runtimeValue, "self", place: $0.place, key: "any \($0.id)", label: "self", type: TypeReference(name: $0.id)))
    }
    let scope = Scope(selfValue: me, typeName: owner?.id, file: site.file)
    for name in site.locals {
      scope.variables[name] =
        given.names[name].map { self.value(of: $0, as: $0.type) } ?? looped(name, in: given)
        ?? notTold(name, in: given, place(expression.span, in: scope))
    }
    let key = "assigned \(site.file):\(expression.span.start)"
    guard inProgress.insert(key).inserted else {
      watch.meetCircle()
      return .none
    }
    defer { inProgress.remove(key) }
    let value = limited(to: allowances.call) { evaluate(expression, in: scope) }
    return type.map { coerce(value, to: $0, file: site.file, context: owner?.id) } ?? value
  }

  /// Returns the type around code.
  func typeAround(_ site: Usage.Site) -> TypeInfo? {
    site.owner.flatMap { index.type(named: $0, file: site.file) ?? index.types[$0] }
  }

  // MARK: - Assignments

  /// Returns the assignments that can mean a property of a type.
  func assignments(to name: String, of owner: TypeInfo) -> [Usage.Assignment] {
    (usage.assignments[Usage.plainName(name)] ?? []).filter { assignment in
      let site = assignment.site
      let around = typeAround(site)
      switch assignment.target.kind {
      case .member(.some(let base), _, _):
        guard let type = typeOfBase(base, at: site, around) else { return mayMean(name, of: owner, assignment, base) }
        return isRelated(type, owner)
      default: return around.map { isRelated($0, owner) } ?? false
      }
    }
  }

  /// True for types of which one inherits from the other.
  func isRelated(_ type: TypeInfo, _ other: TypeInfo) -> Bool {
    lineage(of: type.id).contains { $0 === other } || lineage(of: other.id).contains { $0 === type }
  }

  /// Returns the type of what an assignment changes, where a name tells it.
  func typeOfBase(_ base: Expression, at site: Usage.Site, _ around: TypeInfo?) -> TypeInfo? {
    switch base.kind {
    case .identifier("self"): return around
    case .identifier(let name) where name.first?.isUppercase == true:
      return index.type(named: name, in: around?.id, file: site.file)
    case .identifier(let written) where !site.locals.contains(written):
      let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
      guard let around, let property = around.property(name) else { return nil }
      return typeReference(of: property, in: around).flatMap {
        index.type(named: $0.name, in: around.id, file: property.file)
      }
    case .member(.some(let inner), let name, _):
      guard let type = typeOfBase(inner, at: site, around) else { return nil }
      guard let property = type.property(name) ?? type.statics[name]?.first else { return nil }
      return typeReference(of: property, in: type).flatMap {
        index.type(named: $0.name, in: type.id, file: property.file)
      }
    case .postfix(_, let inner): return typeOfBase(inner, at: site, around)
    default: return nil
    }
  }
}

extension Value {
  /// True for a flag, a case, nothing, a number or words: what code asks for to decide between looks, or shows.
  fileprivate var isState: Bool {
    switch self {
    case .bool, .none, .number, .string, .interpolated: true
    case .instance(let instance): instance.enumCase != nil
    default: false
    }
  }
}

import PlatformStyles
import Scene
import SourceFacts

/// The themes that a type can stand for: the values of it that the program makes.
struct ThemeFamily {
  /// A theme with the name that a report gives it.
  struct Theme {
    var name: String
    var value: Value
    /// The scheme of the program's windows while it is in force.
    var scheme: ColorScheme?

    /// The path on which it is in force, by the condition that stands for the theme.
    func path(of condition: Int, arm: Int) -> Guard? {
      let scheme = scheme.map { Guard(condition: ConditionTable.scheme, arm: $0 == .dark ? 1 : 0) }
      return Guard(condition: condition, arm: arm).and(scheme ?? .always)
    }
  }

  var themes: [Theme]
  /// True where the program also makes values that are not known.
  var isOpen = false
  /// True where the source makes one value alone.
  var isSole = false
  /// True where each call that makes a value was followed.
  var isWhole = true
  /// True where code makes values of what it reads at run time: they are one more theme.
  var isFilled = false
  /// Those that code makes of another one, whichever that is.
  var copies: [ThemeCopy] = []

  /// Leaves out themes of which all parts are equal to those of one before.
  mutating func dropDoubles() {
    var seen: Set<[String: Likeness]> = []
    themes.removeAll { theme in
      guard case .instance(let instance) = theme.value, !instance.fields.isEmpty else { return false }
      let parts = instance.fields.compactMapValues { Likeness($0) }
      return parts.count == instance.fields.count && !seen.insert(parts).inserted
    }
  }
}

extension Evaluator {
  /// Returns the values of a type: the cases of an enumeration, the instances of a structure or class that code
  /// outside of previews and tests makes, those of all conformers of a protocol; `nil` where there is no such set.
  /// - Parameter doubt: The value of the type of which something is asked.
  func family(of type: TypeInfo, asking doubt: Doubt? = nil) -> ThemeFamily? {
    let key = "values of \(type.id)"
    if let known = families[type.id] {
      if known == nil, inProgress.contains(key) {
        watch.meetCircle()
        if let doubt { originals[type.id, default: []].insert(doubt.key) }
      }
      return known
    }
    // A theme whose value refers to its own family finds none.
    families[type.id] = .some(nil)
    inProgress.insert(key)
    defer { inProgress.remove(key) }
    let family = apart { makeFamily(of: type) }
    families[type.id] = .some(family)
    return family
  }

  private func makeFamily(of type: TypeInfo) -> ThemeFamily? {
    var family: ThemeFamily
    switch type.kind {
    case .enum:
      guard case .choice(let alternatives) = expand(Doubt(.runtimeValue, type.name, place: type.place), type: type)
      else { return nil }
      family = ThemeFamily(themes: [])
      for case .instance(let instance) in alternatives.branches.map(\.value) {
        family.themes.append(.init(name: instance.enumCase ?? type.name, value: .instance(instance)))
      }
    case .struct, .class:
      guard !isObservable(type), let own = themes(of: type) else { return nil }
      family = own
    case .protocol:
      family = ThemeFamily(themes: [])
      let conformers = conformers(of: type)
      var own = conformers.map { $0.kind == .enum ? self.family(of: $0) : instances(of: $0) }
      // Where there is no choice between those that are made, another one is handed in from elsewhere.
      if own.reduce(0, { $0 + ($1?.themes.count ?? 0) }) < 2 {
        own = zip(conformers, own).map { conformer, made in
          let isMade = made.map { !$0.themes.isEmpty || $0.isOpen || $0.isFilled } ?? false
          return isMade || conformer.kind == .enum ? made : unmade(conformer)
        }
      }
      for (conformer, own) in zip(conformers, own) {
        guard let own else { continue }
        family.isOpen = family.isOpen || own.isOpen || own.isFilled
        let isOnly = own.themes.count == 1
        family.themes += own.themes.map { .init(name: isOnly ? conformer.lastName : $0.name, value: $0.value) }
      }
      guard !family.themes.isEmpty else { return nil }
      followWindows(&family.themes, of: type)
    case .actor, .extension: return nil
    }
    if family.isOpen || family.isFilled {
      // Its type is left out, so that it is not taken for the family again.
      var doubt = Doubt(.runtimeValue, "a '\(type.lastName)' made at run time", place: type.namePlace)
      doubt.isOfColor = true
      family.themes.append(.init(name: "another", value: .unknown(doubt)))
    }
    return family
  }

  /// Returns the instances of a structure or class as they are in force; `nil` where these are no set.
  private func themes(of type: TypeInfo) -> ThemeFamily? {
    var family = instances(of: type)
    followWindows(&family.themes, of: type)
    guard var result = family.themes.count > 1 ? family : sole(family, of: type) else { return nil }
    // Those that only a flag told apart which follows the windows are one.
    if windowFlags.contains(where: { $0.key.type == type.id }) { result.dropDoubles() }
    result.themes = themes(result.themes, changedBy: result.copies, type)
    return result
  }

  /// The theme of a conformer that the program does not make and that needs no arguments.
  private func unmade(_ conformer: TypeInfo) -> ThemeFamily? {
    let isWhole = conformer.properties.allSatisfy { $0.declaration.getter != nil || $0.declaration.value != nil }
    guard isWhole, let place = conformer.namePlace,
      !["preview", "mock"].contains(where: conformer.lastName.lowercased().hasPrefix),
      conformer.initializers.isEmpty || !fitting(conformer.initializers, [], from: place.file).isEmpty,
      case .instance(let instance) = construct(conformer.id, [], place: place, in: Scope(file: place.file))
    else { return nil }
    return ThemeFamily(themes: [.init(name: conformer.lastName, value: .instance(instance))])
  }

  /// True for an object whose changes views see.
  func isObservable(_ type: TypeInfo) -> Bool {
    type.conforms(to: "ObservableObject") || type.attributes.contains { $0.name == "Observable" }
  }

  /// Returns the types that conform to a protocol, outside of tests.
  func conformers(of type: TypeInfo) -> [TypeInfo] {
    index.order.compactMap { index.types[$0] }.filter { candidate in
      [.struct, .class, .enum].contains(candidate.kind) && isShipped(candidate.place)
        && lineage(of: candidate.id).contains { $0 === type }
    }
  }

  func isShipped(_ place: Place?) -> Bool {
    place.map { !index.program.files[Int($0.file)].isOfTests } ?? false
  }

  // MARK: - Instances

  /// Returns the instances of a structure or class that the program makes: constants, and calls elsewhere.
  private func instances(of type: TypeInfo) -> ThemeFamily {
    let isOpen = usage.decoded.contains(type.lastName) || isMutated(type, inCopies: true)
    var family = ThemeFamily(themes: [], isOpen: isOpen)
    var seen: Set<Likeness> = []
    func add(_ value: Value, named name: String) {
      switch value {
      case .array(let values):
        for (position, element) in values.enumerated() {
          add(element, named: writtenName(of: element) ?? "\(name)[\(position)]")
        }
      case .choice(let alternatives):
        for branch in alternatives.branches { add(branch.value, named: name) }
      case .instance(let instance) where instance.typeName == type.id:
        if seen.insert(Likeness(value) ?? .text(instance.identity)).inserted {
          family.themes.append(.init(name: name, value: value))
        }
      default: break
      }
    }
    var followed: [Place] = []
    for (name, value, place) in namedConstants(of: type) {
      add(value, named: name)
      if consists(value, of: type) { followed.append(place) }
    }
    family.isWhole = constructions(of: type, inConstants: true).allSatisfy { construction in
      followed.contains { $0.file == construction.site.file && $0.span.contains(construction.call.span) }
    }
    for (file, value) in bundledValues(of: type) {
      if let value { add(value, named: file) } else { family.isOpen = true }
    }
    var partly = 0
    for construction in constructions(of: type, inConstants: false) {
      let site = construction.site
      let call = Given(value: construction.call, site: site, parameters: parameters(of: type, at: site))
      let value = self.value(of: call, as: TypeReference(name: type.id))
      guard case .instance(let instance) = value else {
        family.isOpen = true
        continue
      }
      setUp(instance, type, madeBy: construction)
      if let copy = copied(instance, of: type) {
        family.copies.append(copy)
        continue
      }
      let isFilled = isFilledAtRunTime(instance, type)
      if isFilled || !hasKnownLooks(instance, type) {
        partly += 1
        guard partly <= Self.maximumPartly, givesLooks(type, instance) else {
          if isFilled { family.isFilled = true } else { family.isOpen = true }
          continue
        }
      }
      let line = index.program.files[Int(site.file)].facts.position(of: construction.call.span.start).line
      let standIn = instance.fields.isEmpty ? type.lastName : "\(type.lastName) of line \(line)"
      add(value, named: writtenName(of: value) ?? standIn)
    }
    return family
  }

  /// Returns the parameters of the function around that are themes of a type themselves.
  private func parameters(of type: TypeInfo, at site: Usage.Site) -> [String: TypeReference] {
    guard themeKind(of: type) == .theme, let method = site.method else { return [:] }
    let around = typeAround(site)
    let functions = (around == nil ? index.functions[method.name] : around?.functions[method.name]) ?? []
    let parameters = functions.map(\.declaration.parameters).filter { $0.map(\.label) == method.labels }.joined()
    return parameters.reduce(into: [:]) { result, parameter in
      guard !parameter.type.isOptional, method.parameters.contains(parameter.name),
        index.type(named: parameter.type.name, in: around?.id, file: site.file) === type
      else { return }
      result[parameter.name] = TypeReference(name: type.id)
    }
  }

  /// Gives an object what the code sets on it right where it makes it; what it sets on others there alone is `nil`.
  private func setUp(_ instance: Instance, _ type: TypeInfo, madeBy construction: Usage.Construction) {
    let call = Place(file: construction.site.file, span: construction.call.span)
    // What a store fills has its values from there.
    if isRestored(type) { return }
    for setting in usage.settings[call] ?? [] {
      guard case .member(_, let name, _) = setting.target.kind, let property = type.property(name),
        isLook(property, of: type), let value = setting.value
      else { continue }
      instance.fields[name] = self.value(of: value, at: setting.site, as: typeReference(of: property, in: type))
    }
    for property in type.properties.map(\.declaration) where instance.fields[property.name] == nil {
      let assignments = assignments(to: property.name, of: type)
      guard property.getter == nil, property.value == nil, property.type?.isOptional == true, !assignments.isEmpty,
        assignments.allSatisfy(\.isOfNewObject)
      else { continue }
      instance.fields[property.name] = Value.none
    }
  }

  /// True for a value of a type, and for lists and choices of such alone.
  private func consists(_ value: Value, of type: TypeInfo) -> Bool {
    switch value {
    case .array(let values): values.allSatisfy { consists($0, of: type) }
    case .choice(let alternatives): alternatives.branches.allSatisfy { consists($0.value, of: type) }
    case .instance(let instance): instance.typeName == type.id
    default: false
    }
  }

  /// Returns the calls of a type's initialisers, those besides that name no type and could be one: what constants hold,
  /// or all others.
  private func constructions(of type: TypeInfo, inConstants: Bool) -> [Usage.Construction] {
    let named = (usage.constructions[type.lastName] ?? []).filter { construction in
      guard construction.site.isConstant == inConstants, case .call(let callee, _) = construction.call.kind else {
        return false
      }
      let name = callee.constructedName
      let made = name == "Self" ? construction.site.owner : name
      return made.flatMap { index.type(named: $0, in: construction.site.owner, file: construction.site.file) } === type
    }
    let unnamed = usage.unnamedConstructions.positions(ofThatMayMake: type).map { usage.implicitConstructions[$0] }
    return named + unnamed.filter { $0.site.isConstant == inConstants }
  }

  /// Returns the static and global constants that hold values of a type and that code names, in the order of their
  /// declaration; a type may have thousands of constants of which a program names a few.
  private func namedConstants(of type: TypeInfo) -> [(name: String, value: Value, place: Place)] {
    let lastName = type.lastName
    return namedProperties.compactMap { property in
      let (located, owner) = (property.located, property.owner)
      guard isWritten(property, as: type, named: lastName) else { return nil }
      let name = located.declaration.name
      let value = constant(located, key: "\(owner?.id ?? "").\(name)@\(located.file)", owner: owner?.id)
      return (name, value, Place(file: located.file, span: located.declaration.span))
    }
  }

  /// True where a property is written as a value of a type, or as a list of such.
  private func isWritten(_ property: NamedProperty, as type: TypeInfo, named lastName: String) -> Bool {
    property.types.contains { name in
      if name == "Self" { return property.owner === type }
      return name.hasSuffix(lastName)
        && index.type(named: name, in: property.owner?.id, file: property.located.file) === type
    }
  }

  /// The name that a theme gives itself.
  private func writtenName(of value: Value) -> String? {
    guard case .instance(let instance) = value else { return nil }
    for field in ["name", "title", "displayName"] {
      if case .string(let text)? = instance.fields[field], !text.isEmpty { return text }
    }
    return nil
  }
}

extension Expression {
  /// The type that a call of an initialiser names, dotted.
  fileprivate var constructedName: String? {
    switch kind {
    case .identifier(let name): name
    case .member(let base?, "init", _): base.constructedName
    case .member(let base?, let name, _): base.constructedName.map { "\($0).\(name)" }
    default: nil
    }
  }
}

extension TypeInfo {
  /// The name without the types around.
  var lastName: String { name.lastComponent }
}

import PlatformStyles
import Scene
import SourceFacts

/// Flags of the program by which it sets the style of its windows: they tell the scheme, as in
/// `window.overrideUserInterfaceStyle = theme.isDark ? .dark : .light` (S-55).
extension Evaluator {
  /// A stored property of a type.
  struct Flag: Hashable {
    /// The dotted name of the type.
    var type: String
    var name: String
  }

  /// Returns the value of a flag that tells the scheme; `nil` for all other properties.
  ///
  /// So it is where a structure was made with a value of its own, as for the sample of a theme, or a constant holds it.
  func windowFlag(_ name: String, ofTypeNamed type: String, madeWith value: Value? = nil) -> Value? {
    guard !windowFlags.isEmpty, let scheme = windowFlags[Flag(type: type, name: name)] else { return nil }
    if case .bool? = value, let info = index.types[type],
      info.kind == .struct || info.property(name)?.declaration.isConstant == true
    {
      return nil
    }
    return environmentFlag(ConditionTable.scheme, holdsIn: scheme == .dark ? 1 : 0, nil)
  }

  /// Ties themes to the windows that follow a flag of theirs: each is seen in the scheme that windows get meanwhile.
  ///
  /// A stored flag with which all are made alike may be set later: it follows the windows instead (S-55).
  func followWindows(_ themes: inout [ThemeFamily.Theme], of type: TypeInfo) {
    let flags = schemeFlags(of: type)
    var told = themes.map { _ in [String: ColorScheme]() }
    for (name, scheme) in flags {
      let values = themes.map { flag(name, of: $0.value) }
      let areTwo = values.contains(true) && values.contains(false)
      for (position, value) in values.enumerated() where areTwo || isFixed(name, of: themes[position].value) {
        told[position][name] = value.map { $0 == (scheme == .dark) ? .dark : .light }
      }
    }
    for (position, told) in told.enumerated() {
      let theme = themes[position].value
      let schemes = Set(told.values)
      themes[position].scheme = windowScheme(of: theme, type) ?? (schemes.count == 1 ? schemes.first : nil)
      themes[position].value = followingWindows(theme, leaving: Set(told.keys))
    }
  }

  /// Returns a theme as it is in force: with the flags that windows follow, but for those that tell what it is.
  private func followingWindows(_ theme: Value, leaving kept: Set<String>) -> Value {
    guard case .instance(let instance) = theme else { return theme }
    let own = windowFlags.filter { $0.key.type == instance.typeName && !kept.contains($0.key.name) }
    if own.isEmpty { return theme }
    var fields = instance.fields
    for (flag, scheme) in own {
      fields[flag.name] = environmentFlag(ConditionTable.scheme, holdsIn: scheme == .dark ? 1 : 0, nil)
    }
    return remade(instance, with: fields)
  }

  /// Returns what a theme has as a flag, stored or computed; `nil` where the running program decides.
  private func flag(_ name: String, of theme: Value) -> Bool? {
    guard case .instance(let instance) = theme, let place = index.types[instance.typeName]?.namePlace,
      case .bool(let value) = limited(
        to: allowances.call,
        { member(name, of: theme, place: place, namePlace: place, in: Scope(file: place.file)) })
    else { return nil }
    return value
  }

  /// True for a flag of a theme that nothing can set: one that is computed, or a constant.
  private func isFixed(_ name: String, of theme: Value) -> Bool {
    guard case .instance(let instance) = theme else { return false }
    let declaration = lineage(of: instance.typeName).lazy.compactMap { $0.property(name)?.declaration }.first
    return declaration.map { $0.getter != nil || $0.isConstant } ?? false
  }

  /// Returns an instance with other fields: another one.
  func remade(_ instance: Instance, with fields: [String: Value]) -> Value {
    .instance(
      Instance(
        typeName: instance.typeName, fields: fields, enumCase: instance.enumCase, payload: instance.payload,
        identity: makeIdentity()))
  }

  /// Returns the scheme of the windows while a theme is in force, where code gives it to them for a case that the theme
  /// holds; `nil` where nothing tells it.
  func windowScheme(of theme: Value, _ type: TypeInfo) -> ColorScheme? {
    guard case .instance(let instance) = theme else { return nil }
    let schemes = usage.windowStyles.compactMap { style, site -> ColorScheme? in
      guard case .member(.some(let base), let name, _) = style.subject.kind,
        typeOfBase(base, at: site, typeAround(site)).map({ isRelated($0, type) }) ?? true,
        case .instance(let held)? = instance.fields[name], held.enumCase == style.caseName
      else { return nil }
      return style.scheme
    }
    return Set(schemes).count == 1 ? schemes.first : nil
  }

  /// Returns the stored flags that decide between light and dark windows, each with the scheme in which it holds.
  ///
  /// One by which windows are set both ways tells nothing.
  func findWindowFlags() -> [Flag: ColorScheme] {
    var found: [Flag: ColorScheme?] = [:]
    for asked in askedFlags() {
      for meant in flags(meantBy: asked) {
        let isContradicted = found[meant].map { $0 != asked.scheme } ?? false
        found[meant] = .some(isContradicted ? nil : asked.scheme)
      }
    }
    return found.compactMapValues { $0 }
  }

  /// Returns the names by which windows ask a theme of a type for their scheme, each with the one in which it holds.
  private func schemeFlags(of type: TypeInfo) -> [String: ColorScheme] {
    // A flag whose owner is not told may be that of anything else.
    let asked = askedFlags().filter { asked in asked.owner.map { isRelated($0, type) } ?? false }
    return Dictionary(grouping: asked, by: \.name).compactMapValues { asked in
      Set(asked.map(\.scheme)).count == 1 ? asked[0].scheme : nil
    }
  }

  /// A flag that code asks for the style of a window.
  private struct AskedFlag {
    var name: String
    /// The type that has it, where the source tells it.
    var owner: TypeInfo?
    /// The scheme in which it holds.
    var scheme: ColorScheme
  }

  private func askedFlags() -> [AskedFlag] {
    (usage.assignments["overrideUserInterfaceStyle"] ?? []).compactMap { assignment in
      guard assignment.target.isStyleOfWindow, let (flag, scheme) = assignment.value?.flagOfScheme else { return nil }
      let site = assignment.site
      let around = typeAround(site)
      let (name, owner): (String, TypeInfo?)
      switch flag.kind {
      case .identifier(let written) where !site.locals.contains(written): (name, owner) = (written, around)
      case .member(.some(let base), let written, _):
        (name, owner) = (written, typeOfBase(base, at: site, around) ?? typeOfParameter(base, at: site, around))
      default: return nil
      }
      return AskedFlag(name: name, owner: owner, scheme: scheme)
    }
  }

  /// Returns the stored flags that are meant: that of the type that the base has, or of all types where the source does
  /// not tell it. A flag that a protocol asks for is that of the structures that conform to it.
  private func flags(meantBy asked: AskedFlag) -> [Flag] {
    var candidates = index.types.values.sorted { $0.id < $1.id }
    if let owner = asked.owner {
      candidates = lineage(of: owner.id)
      if owner.kind == .protocol { candidates += conformers(of: owner).filter { $0.kind == .struct } }
    }
    return candidates.filter { isFlag(asked.name, of: $0) }.map { Flag(type: $0.id, name: asked.name) }
  }

  private func isFlag(_ name: String, of type: TypeInfo) -> Bool {
    guard let property = type.property(name), property.declaration.getter == nil else { return false }
    return typeReference(of: property, in: type)?.name == "Bool"
  }

  /// Returns the type of a parameter of the method around.
  private func typeOfParameter(_ base: Expression, at site: Usage.Site, _ around: TypeInfo?) -> TypeInfo? {
    guard case .identifier(let name) = base.kind, let method = site.method, method.parameters.contains(name) else {
      return nil
    }
    let functions = (around?.functions[method.name] ?? []) + (around == nil ? index.functions[method.name] ?? [] : [])
    let types = functions.flatMap(\.declaration.parameters).filter { $0.name == name }.map(\.type.name)
    guard let type = types.first, Set(types).count == 1 else { return nil }
    return index.type(named: type, in: around?.id, file: site.file)
  }
}

extension Expression {
  /// The flag that decides between the two schemes, with the one in which it holds; `nil` for other expressions.
  fileprivate var flagOfScheme: (flag: Expression, scheme: ColorScheme)? {
    guard case .ternary(let condition, let then, let otherwise) = kind,
      let first = then.lastName.flatMap({ ColorScheme(rawValue: $0) }),
      let second = otherwise.lastName.flatMap({ ColorScheme(rawValue: $0) }), first != second
    else { return nil }
    if case .prefix("!", let flag) = condition.kind { return (flag, second) }
    return (condition, first)
  }
}

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

  /// Returns the value of a flag that tells the scheme; `nil` for all other properties, and where a structure was made
  /// with a value of its own, as for the sample of a theme.
  func windowFlag(_ name: String, ofTypeNamed type: String, madeWith value: Value? = nil) -> Value? {
    guard !windowFlags.isEmpty, let scheme = windowFlags[Flag(type: type, name: name)] else { return nil }
    if index.types[type]?.kind == .struct, case .bool? = value { return nil }
    return environmentFlag(ConditionTable.scheme, holdsIn: scheme == .dark ? 1 : 0, nil)
  }

  /// Returns a theme as it is in force: with the flags that windows follow, whatever it was made with.
  func followingWindows(_ theme: Value, of type: TypeInfo) -> Value {
    let own = windowFlags.filter { $0.key.type == type.id }
    guard case .instance(let instance) = theme, !own.isEmpty else { return theme }
    var fields = instance.fields
    for (flag, scheme) in own {
      fields[flag.name] = environmentFlag(ConditionTable.scheme, holdsIn: scheme == .dark ? 1 : 0, nil)
    }
    return remade(instance, with: fields)
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

  /// Returns the flags that decide between light and dark windows, each with the scheme in which it holds; one by which
  /// windows are set both ways tells nothing.
  func findWindowFlags() -> [Flag: ColorScheme] {
    var found: [Flag: ColorScheme?] = [:]
    for assignment in usage.assignments["overrideUserInterfaceStyle"] ?? [] where assignment.target.isStyleOfWindow {
      guard let (flag, scheme) = assignment.value?.flagOfScheme else { continue }
      for meant in flags(meantBy: flag, at: assignment.site) {
        let isContradicted = found[meant].map { $0 != scheme } ?? false
        found[meant] = .some(isContradicted ? nil : scheme)
      }
    }
    return found.compactMapValues { $0 }
  }

  /// Returns the stored flags that an expression can mean: that of the type that the base has, or of all types where the
  /// source does not tell it.
  private func flags(meantBy expression: Expression, at site: Usage.Site) -> [Flag] {
    let around = typeAround(site)
    let name: String
    let owner: TypeInfo?
    switch expression.kind {
    case .identifier(let written) where !site.locals.contains(written): (name, owner) = (written, around)
    case .member(.some(let base), let written, _):
      (name, owner) = (written, typeOfBase(base, at: site, around) ?? typeOfParameter(base, at: site, around))
    default: return []
    }
    let candidates = owner.map { lineage(of: $0.id) } ?? index.types.values.sorted { $0.id < $1.id }
    return candidates.filter { isFlag(name, of: $0) }.map { Flag(type: $0.id, name: name) }
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

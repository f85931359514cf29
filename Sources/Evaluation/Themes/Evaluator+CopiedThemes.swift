import Scene
import SourceFacts

/// A theme with the looks of another one, whichever that is.
struct ThemeCopy {
  var instance: Instance
  /// What it has of its own, such as a flag that decides on no look of the type.
  var changed: Set<String>
}

/// Themes that code makes of another one, or of what it reads at run time (S-61a).
extension Evaluator {
  /// Returns a theme as a copy, where all that decides on its looks are the same parts of one value of its type, as in
  /// `Theme(isLarge: true, ink: other.ink, paper: other.paper)`; `nil` for others.
  func copied(_ instance: Instance, of type: TypeInfo) -> ThemeCopy? {
    // Objects may change after they were copied.
    guard type.kind == .struct, themeKind(of: type) == .theme, let values = originals[type.id] else { return nil }
    let deciding = fields(decidingOn: looks(of: type), of: type)
    var copiedKeys: Set<String> = []
    var result = ThemeCopy(instance: instance, changed: [])
    for property in lineage(of: type.id).flatMap(\.properties).map(\.declaration) where property.isPassed {
      let name = property.name
      if windowFlags[Flag(type: type.id, name: name)] != nil { continue }
      if let key = instance.fields[name]?.key(ofPartNamed: name), values.contains(key) {
        copiedKeys.insert(key)
        // A copy in a variable may get other values.
        let isSet = usage.bound.contains(name) || assignments(to: name, of: type).contains { !$0.site.isInitializer }
        if !isSet || !deciding.contains(name) { continue }
      }
      if deciding.contains(name) { return nil }
      result.changed.insert(name)
    }
    return copiedKeys.count == 1 && !deciding.isEmpty ? result : nil
  }

  /// Returns themes that copies may take the place of: what these have of their own may be in each of them.
  func themes(_ themes: [ThemeFamily.Theme], changedBy copies: [ThemeCopy], _ type: TypeInfo) -> [ThemeFamily.Theme] {
    themes.map { theme in
      guard case .instance(let instance) = theme.value else { return theme }
      var fields: [String: Value] = [:]
      for copy in copies {
        for name in copy.changed where !isAlike(copy.instance.fields[name], instance.fields[name]) {
          guard let property = lineage(of: type.id).lazy.compactMap({ $0.property(name) }).first else { continue }
          fields[name] = .unknown(
            Doubt(
              .runtimeValue, "'\(name)'", place: Place(file: property.file, span: property.declaration.span),
              key: "\(type.id).\(name) of copies", label: name, type: typeReference(of: property, in: type)))
        }
      }
      if fields.isEmpty { return theme }
      var theme = theme
      theme.value = remade(instance, with: instance.fields.merging(fields) { $1 })
      return theme
    }
  }

  private func isAlike(_ value: Value?, _ other: Value?) -> Bool {
    guard let value, let other else { return value == nil && other == nil }
    return Likeness(value).map { $0 == Likeness(other) } ?? false
  }

  /// True for a theme of which no look is known, since it is filled with what the running program reads.
  func isFilledAtRunTime(_ instance: Instance, _ type: TypeInfo) -> Bool {
    type.kind == .struct && themeKind(of: type) == .theme && instance.fields.values.contains(where: isOfRunTime)
      && areLooksOfRunTime(.instance(instance), type)
  }

  // MARK: - What decides on looks

  /// Returns the names of the members of a type that give colours, fonts or measures.
  private func looks(of type: TypeInfo) -> Set<String> {
    lineage(of: type.id).reduce(into: []) { names, owner in
      names.formUnion(owner.properties.filter { isLook($0, of: owner) }.map(\.declaration.name))
      for function in owner.functions.values.joined() + owner.subscripts {
        guard let result = function.declaration.result, index.isLook(result, in: owner.id, file: function.file) else {
          continue
        }
        names.insert(function.declaration.name)
      }
    }
  }

  /// Returns the stored properties that decide on members of a type: what these ask for, through others of its members.
  private func fields(decidingOn members: Set<String>, of type: TypeInfo) -> Set<String> {
    let owners = lineage(of: type.id)
    var result: Set<String> = []
    var seen = members
    var latest = members
    while !latest.isEmpty {
      var asked: Set<String> = []
      for owner in owners {
        for property in owner.properties.map(\.declaration) where latest.contains(property.name) {
          if property.getter == nil, property.isPassed { result.insert(property.name) }
          for statement in property.getter ?? [] { statement.collectNames(&asked) }
        }
        for function in (owner.functions.values.joined() + owner.subscripts).map(\.declaration)
        where latest.contains(function.name) {
          for statement in function.body ?? [] { statement.collectNames(&asked) }
        }
      }
      // What is handed a whole theme may ask for any part of it.
      if asked.contains("self") { asked.formUnion(owners.flatMap(\.properties).map(\.declaration.name)) }
      latest = asked.subtracting(seen)
      seen.formUnion(latest)
    }
    return result
  }
}

extension PropertyDeclaration {
  /// True for a stored property of which each value may have another one.
  fileprivate var isPassed: Bool { getter == nil && !(isConstant && value != nil) }
}

extension Value {
  /// The identity of the value that a member was asked of which is not known.
  fileprivate func key(ofPartNamed name: String) -> String? {
    guard case .unknown(let doubt) = self, doubt.key.hasSuffix(".\(name)") else { return nil }
    return String(doubt.key.dropLast(name.count + 1))
  }
}

extension Expression {
  /// Adds the names that an expression uses, and `self` where that is used as a whole.
  fileprivate func collectNames(_ names: inout Set<String>) {
    switch kind {
    case .identifier(let name): names.insert(name)
    case .keyPath(let path): names.formUnion(path)
    case .member(let base, let name, _):
      names.insert(name)
      if base?.kind == .identifier("self") { return }
    default: break
    }
    forEachChild { $0.collectNames(&names) }
    for statement in statements { statement.collectNames(&names) }
  }
}

extension Statement {
  fileprivate func collectNames(_ names: inout Set<String>) {
    for expression in expressions { expression.collectNames(&names) }
    for statement in statements { statement.collectNames(&names) }
  }
}

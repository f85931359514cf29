import SourceFacts

/// Configurations of the frameworks are values, as structures of the program are (S-111).
///
/// Since each is an object with all that was set on it, one is copied only where a variable is changed of which
/// something else holds the configuration, or where a second property is given it.
extension CodeRun {
  /// Notes what a variable is declared with.
  func note(_ value: Value, givenBy made: Expression, in scope: Scope) {
    if !made.isNew { share(value) }
    assert(of: value, at: evaluator.place(made.span, in: scope))
  }

  /// Notes that what a variable or a property was given may have another name, too.
  func share(_ value: Value) {
    for instance in configurations(in: value) { sharedConfigurations.insert(instance.identity) }
  }

  /// Gives the variable that a chain of members begins with a configuration of its own, before that is changed.
  func unshare(rootOf expression: Expression, in scope: Scope) {
    guard !sharedConfigurations.isEmpty, let name = expression.chainedNames?.first,
      let value = scope.variable(name)
    else { return }
    let shared = configurations(in: value).filter { sharedConfigurations.contains($0.identity) }
    if shared.isEmpty { return }
    let own = evaluator.distribute(value, place: nil) { branch in
      guard case .instance(let instance) = branch, shared.contains(where: { $0 === instance }) else { return branch }
      return .instance(copy(of: instance))
    }
    _ = scope.assign(name, own)
  }

  /// Returns a value as a property keeps it: with a copy of a configuration that something else holds.
  ///
  /// Where that is a changed copy of the one that was there, this one changes.
  func owned(_ value: Value, replacing old: Value?) -> Value {
    switch value {
    case .choice(let all): return .choice(all.map { owned($0, replacing: old) })
    case .instance(let instance) where isConfiguration(instance):
      let before = old.map(configurations) ?? []
      if before.contains(where: { $0 === instance }) { return value }
      if let there = before.first(where: { $0.identity == instance.original }) {
        // What decides on looks before and after the change is asked of one and the same configuration.
        replace(there, by: instance)
        sharedConfigurations.insert(instance.identity)
        return .instance(there)
      }
      let own = sharedConfigurations.contains(instance.identity) ? copy(of: instance) : instance
      sharedConfigurations.insert(own.identity)
      return .instance(own)
    default: return value
    }
  }

  /// Returns an argument as the object that is made with it keeps it.
  func owned(_ argument: ArgumentValue) -> ArgumentValue {
    var result = argument
    result.value = owned(argument.value, replacing: nil)
    return result
  }

  /// True for a configuration that code may change after it is made.
  func isConfiguration(_ instance: Instance) -> Bool {
    guard let kind = objects[instance.identity]?.kind, kind.hasSuffix("Configuration") else { return false }
    return kind != "UIHostingConfiguration" && kind != "UIImage.SymbolConfiguration"
  }

  private func configurations(in value: Value) -> [Instance] {
    switch value {
    case .instance(let instance): isConfiguration(instance) ? [instance] : []
    case .choice(let all): all.branches.flatMap { configurations(in: $0.value) }
    default: []
    }
  }

  /// Copies a configuration with its parts; one that there is no room for stays shared.
  private func copy(of instance: Instance) -> Instance {
    guard var object = objects[instance.identity], hasRoom else { return instance }
    let copy = Instance(typeName: instance.typeName, fields: instance.fields, identity: evaluator.makeIdentity())
    copy.original = instance.identity
    (object.identity, object.names) = (copy.identity, [])
    objects[copy.identity] = object
    instances[copy.identity] = copy
    order.append(copy.identity)
    evaluator.objectsMade += 1
    for name in instance.fields.keys.sorted() {
      guard case .instance(let part)? = instance.fields[name],
        objects[part.identity]?.whole == instance.identity || isConfiguration(part)
      else { continue }
      let own = self.copy(of: part)
      if objects[own.identity]?.whole == instance.identity { objects[own.identity]?.whole = copy.identity }
      copy.fields[name] = .instance(own)
      objects[copy.identity]?.settings[name] = object.settings[name]?.map { setting -> CodeSetting? in
        guard var setting, case .instance(let old) = setting.value, old === part else { return setting }
        setting.value = .instance(own)
        return setting
      }
    }
    return copy
  }

  /// Gives a configuration all that a changed copy of it has.
  private func replace(_ instance: Instance, by copy: Instance) {
    guard let changed = objects[copy.identity] else { return }
    objects[instance.identity]?.settings = changed.settings
    objects[instance.identity]?.styledBy = changed.styledBy
    instance.fields = copy.fields
  }
}

extension Expression {
  /// True for a call, which as a rule makes what it gives.
  var isNew: Bool {
    switch kind {
    case .call: true
    case .postfix(_, let inner), .cast(let inner, _, _): inner.isNew
    case .ternary(_, let then, let otherwise): then.isNew && otherwise.isNew
    default: false
    }
  }
}

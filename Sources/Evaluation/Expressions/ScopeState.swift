/// What statements may change, kept to be put back.
extension Scope {
  /// The variables of a scope and those around it, and the fields of `self`.
  struct State {
    var variables: [[String: Value]]
    var fields: [String: Value]?
    /// The versions of the variables of each scope.
    var versions: [Int32]
    /// The version of the fields.
    var version = 0
  }

  /// Returns what statements may change.
  func snapshot() -> State {
    var result = State(variables: [], fields: nil, versions: [])
    var scope: Scope? = self
    while let current = scope {
      result.variables.append(current.variables)
      result.versions.append(current.version)
      scope = current.parent
    }
    if case .instance(let instance)? = selfValue {
      result.fields = instance.fields
      result.version = instance.version
    }
    return result
  }

  /// Puts everything back as it was, here or in a scope inside this one.
  func restore(_ saved: State) {
    var scope: Scope? = self
    for (variables, version) in zip(saved.variables, saved.versions).suffix(depth) {
      if scope?.version != version { scope?.variables = variables }
      scope = scope?.parent
    }
    guard case .instance(let instance)? = selfValue, let fields = saved.fields, instance.version != saved.version
    else { return }
    instance.fields = fields
  }

  /// True where nothing was written since, here or in a scope around this one.
  func isAsIn(_ state: State) -> Bool {
    var scope: Scope? = self
    for version in state.versions.suffix(depth) {
      if scope?.version != version { return false }
      scope = scope?.parent
    }
    guard case .instance(let instance)? = selfValue else { return true }
    return instance.version == state.version
  }

  /// The number of scopes from this one outwards.
  fileprivate var depth: Int { 1 + (parent?.depth ?? 0) }
}

extension Scope.State {
  /// Returns the variables of a scope, which is the one that was kept or one around it.
  func variables(of scope: Scope) -> [String: Value]? {
    variables.suffix(scope.depth).first
  }

  /// Returns the value that a variable of a scope had, here or in a scope inside that one.
  func value(of name: String, in scope: Scope) -> Value? {
    var current: Scope? = scope
    for variables in variables.suffix(scope.depth) {
      if current?.variables[name] != nil { return variables[name] }
      current = current?.parent
    }
    return nil
  }
}

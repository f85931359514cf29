import SourceFacts

/// Structures of the program are values: what code changes under one name stays as it was under all others (S-115).
///
/// One is copied where it is changed and not where it gets another name: what names it there gets the changed copy,
/// which tells itself what holds on other paths.
extension CodeRun {
  /// Sets a property of what an expression stands for: an object changes for all that hold it.
  ///
  /// Of a structure what the expression names gets a changed copy.
  func setMember(_ name: String, _ setting: CodeSetting, of base: Expression, in scope: Scope) {
    unshare(rootOf: base, in: scope)
    let receiver = evaluator.evaluate(base, in: scope)
    let copy = copied(receiver)
    guard let copy, isHolder(base, in: scope) else {
      return set(name, setting, of: receiver, isElement: base.element != nil)
    }
    set(name, setting, of: copy, isElement: base.element != nil)
    keep(copy, in: base, place: setting.place, scope: scope)
  }

  /// Puts a changed copy where an expression names what it was made of.
  func keep(_ copy: Value, in target: Expression, place: Place, scope: Scope) {
    var setting = CodeSetting(value: copy, place: place)
    setting.isChangedCopy = true
    assign(setting, to: target, in: scope)
  }

  /// Returns a value with copies of the structures that it may be on the paths at hand; `nil` where it is none.
  private func copied(_ value: Value) -> Value? {
    switch value {
    case .instance(let instance):
      return isShared(instance) ? .instance(instance.copy(as: evaluator.makeIdentity())) : nil
    case .choice(let all):
      var isCopied = false
      let branches = all.branches.map { branch -> Alternatives<Value>.Branch in
        guard live.contains(where: { branch.condition.agrees(with: $0) }), let copy = copied(branch.value) else {
          return branch
        }
        isCopied = true
        return .init(condition: branch.condition, value: copy)
      }
      return isCopied ? .choice(Alternatives(branches: branches)) : nil
    default: return nil
    }
  }

  /// True for a structure that something else may hold, too.
  func isShared(_ instance: Instance) -> Bool {
    evaluator.isStructure(instance) && objects[instance.identity] == nil && !lent.contains(instance.identity)
  }

  /// True for an expression that can be given another value: a variable, or a property of `self` or of an object.
  ///
  /// What a static variable, a list or one of several objects holds is changed in its place, so that it is found there.
  private func isHolder(_ expression: Expression, in scope: Scope) -> Bool {
    switch expression.kind {
    case .identifier(let name):
      if scope.variable(name) != nil { return true }
      guard case .instance(let own)? = scope.selfValue else { return false }
      return own.fields[name] != nil
        || (evaluator.index.types[own.typeName].map(classes.chain) ?? []).contains { $0.property(name) != nil }
    case .member(.some(let base), _, _):
      switch evaluator.evaluate(base, in: scope) {
      case .instance: return true
      case .unknown(let doubt): return standIn(for: doubt) != nil
      default: return false
      }
    case .postfix(_, let inner): return isHolder(inner, in: scope)
    default: return false
    }
  }
}

extension Instance {
  /// Returns a copy with an identity of its own.
  func copy(as identity: String) -> Instance {
    let copy = Instance(
      typeName: typeName, fields: fields, enumCase: enumCase, payload: payload, identity: identity)
    (copy.scaled, copy.place, copy.written) = (scaled, place, written)
    copy.original = original ?? self.identity
    return copy
  }
}

import SourceFacts

/// What is asked of optionals: the next member of a chain, or another type.
extension Evaluator {
  /// Reads a member of what an expression came to.
  func chained(
    _ name: String, at namePlace: Place, of receiver: Value, _ base: Expression, place: Place, in scope: Scope
  ) -> Value {
    // A type with a mark is that of an optional: `Color?.none` is nil.
    if name == "none", case .postfix("?", _) = base.kind, case .type = receiver { return .none }
    let isChained = base.isChained
    return distribute(receiver, place: place) { receiver in
      // Where an optional is nil, so is what a chain asks of it.
      if isChained, case .none = receiver { return .none }
      let value = member(name, of: receiver, place: place, namePlace: namePlace, in: scope)
      if case .unknown(let doubt) = receiver, doubt.isFound { return value.found }
      return value
    }
  }

  /// What stands before the type in the identity of a value that is cast.
  static let cast = " as "

  /// Evaluates `x as T`, `x as? T` or `x as! T`.
  func cast(_ inner: Expression, _ kind: String, to type: TypeReference, in scope: Scope) -> Value {
    let isDequeued = if case .call(let callee, _) = inner.kind { callee.handsOutRows } else { false }
    let type = meant(by: type, in: scope)
    let value = coerce(evaluate(inner, in: scope), to: type, file: scope.file, context: scope.typeName)
    if kind == "as" { return value }
    return distribute(value, place: nil) { value in
      if kind == "as?", isOfOther(value, than: type, in: scope) || isOtherRow(value, than: type, in: scope) {
        return .none
      }
      if case .unknown(let doubt) = value, isRow(doubt, of: type, in: scope) { return value }
      guard case .unknown(var doubt) = value else { return value }
      if isOpenRow(doubt, takenFor: type, in: scope) { code?.rowClasses.noteCast(of: doubt) }
      let loading = kind == "as?" || type.name == "UIView" ? NibLoading(ofFirst: inner) : nil
      // Of what is of that type already, `as!` tells nothing but that it is there.
      if kind != "as?", loading == nil, doubt.type?.name == type.name { return value }
      doubt.key += "\(Self.cast)\(type.name)"
      doubt.type = type
      if kind == "as?", code?.isNoSplitView(doubt) == true { return .none }
      // A list hands out the rows that are registered with it.
      if isDequeued, followsCode { doubt.isPresent = true }
      if let loading { doubt = loaded(doubt, by: loading, in: scope) }
      return .unknown(doubt)
    }
  }

  /// Evaluates `x is T`.
  func typeTest(_ inner: Expression, _ type: TypeReference, place: Place, in scope: Scope) -> Value {
    let value = evaluate(inner, in: scope)
    if case .view(let node) = value, type.name == "EmptyView" { return .bool(node.isEmpty) }
    if isOfOther(value, than: meant(by: type, in: scope), in: scope) { return .bool(false) }
    return unknownBoolean(value, suffix: " is \(type.name)", place: place)
  }

  /// True for a known value or view that is surely none of a structure, enumeration or protocol of the program.
  func isOfOther(_ value: Value, than type: TypeReference, in scope: Scope) -> Bool {
    guard let named = index.type(named: type.name, in: scope.typeName, file: scope.file),
      [.struct, .enum, .protocol].contains(named.kind)
    else { return false }
    switch value {
    case .instance(let instance): return isOfOther(instance, than: named)
    case .view(let node): return isOfOther(node, than: named)
    default: return false
    }
  }

  private func isOfOther(_ instance: Instance, than type: TypeInfo) -> Bool {
    guard let own = index.types[instance.typeName] else { return false }
    guard type.kind == .protocol else { return own.id != type.id }
    // An object may be of a class that is built on the one it is known by.
    guard own.kind == .struct || own.kind == .enum else { return false }
    return !lineage(of: own.id).contains { $0 === type || $0.conforms(to: type.name) }
  }

  private func isOfOther(_ node: ViewNode, than type: TypeInfo) -> Bool {
    switch node {
    case .custom(let instance, _): isOfOther(instance, than: type)
    case .placed(let inner, _): isOfOther(inner, than: type)
    case .component, .modified, .concatenated: type.kind != .protocol || !mayBeOfFramework(type)
    case .empty, .list, .choice, .unknown: false
    }
  }

  /// True for a protocol of the program that an extension gives to a framework's type. An optional is none of the views
  /// that are asked here: one that holds something is followed as what it holds.
  private func mayBeOfFramework(_ type: TypeInfo) -> Bool {
    index.types.values.contains { extended in
      guard extended.kind == .extension, extended.name != "Optional" else { return false }
      // An alias may stand for several protocols.
      return extended.conforms(to: type.name)
        || extended.inherited.contains { index.aliasNames.contains($0.name.lastComponent) }
    }
  }
}

extension Evaluator {
  /// Returns a row that a list hands out as one of the class that is written for it, which tells a generic function what
  /// to return.
  func row(_ value: Value, as type: TypeReference, file: Int32) -> Value {
    distribute(value, place: nil) { value in
      guard case .unknown(var doubt) = value, doubt.key.hasPrefix(CodeRun.dequeued), doubt.type?.name != type.name,
        // What the program only adds to the framework's class makes it none of the program's.
        doubt.type.map({ (index.type(named: $0.name, file: file)?.kind ?? .extension) == .extension }) ?? true,
        index.type(named: type.name, file: file)?.kind == .class
      else { return value }
      doubt.key += "\(Self.cast)\(type.name)"
      doubt.type = type
      doubt.isPresent = !type.isOptional
      return .unknown(doubt)
    }
  }
}

extension Evaluator {
  /// True for a row that a list hands out as one of a class which is the type that it is asked for, so that it stays what
  /// it is.
  private func isRow(_ doubt: Doubt, of type: TypeReference, in scope: Scope) -> Bool {
    guard doubt.key.hasPrefix(CodeRun.dequeued), let code,
      let own = doubt.type.flatMap({ index.type(named: $0.name, in: scope.typeName, file: scope.file) }),
      own.kind == .class
    else { return false }
    let asked = index.type(named: type.name, in: scope.typeName, file: scope.file)
    return lineage(of: own.id).contains { $0 === asked || $0.conforms(to: asked?.name ?? type.name) }
      || code.classes.kind(of: own).map { CodeClasses.isKind($0, of: type.name) } == true
  }
}

extension Evaluator {
  /// True for a row of which no class of the program is told, where it is asked for as a protocol of the program.
  private func isOpenRow(_ doubt: Doubt, takenFor type: TypeReference, in scope: Scope) -> Bool {
    func kind(_ name: String) -> TypeDeclaration.Kind? {
      index.type(named: name, in: scope.typeName, file: scope.file)?.kind
    }
    guard doubt.key.hasPrefix(CodeRun.dequeued), kind(type.name) == .protocol else { return false }
    return doubt.type.map { (kind($0.name) ?? .extension) == .extension } ?? true
  }
}

extension Evaluator {
  /// True for a row that a list hands out as one of a class which has nothing to do with the one that it is asked for.
  private func isOtherRow(_ value: Value, than type: TypeReference, in scope: Scope) -> Bool {
    guard case .unknown(let doubt) = value, doubt.key.hasPrefix(CodeRun.dequeued),
      let own = doubt.type.flatMap({ index.type(named: $0.name, in: scope.typeName, file: scope.file) }),
      let asked = index.type(named: type.name, in: scope.typeName, file: scope.file)
    else { return false }
    return own.kind == .class && asked.kind == .class && !isRelated(own, asked)
  }
}

extension Value {
  /// The same as what was looked for in a list, or as a part of that.
  var found: Value {
    guard case .unknown(var doubt) = self else { return self }
    doubt.isFound = true
    return .unknown(doubt)
  }
}

extension Expression {
  /// True for the method by which a list hands out its rows.
  fileprivate var handsOutRows: Bool { lastName?.hasPrefix("dequeueReusable") == true }

  /// True for an optional that a chain goes on from, or goes on from further back.
  var isChained: Bool {
    switch kind {
    case .postfix("?", _): true
    case .call(let callee, _): callee.isChained
    case .member(.some(let base), _, _), .postfix(_, let base): base.isChained
    default: false
    }
  }
}

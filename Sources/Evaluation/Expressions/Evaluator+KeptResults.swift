import SourceFacts

/// Functions that keep what they made and give it again when they are asked for the same.
extension [Statement] {
  /// The statements without those that return what an earlier call kept, which is what the others make for the same keys.
  var withoutKeptResults: [Statement] {
    guard case .returning(let made?)? = last?.kind, case .identifier(let result) = made.kind else { return self }
    let kept = enumerated().filter { position, statement in
      guard let lookUp = statement.returnedLookUp else { return false }
      return self[(position + 1)...].contains { $0.keeps(result, foundBy: lookUp) }
    }.map(\.offset)
    return kept.isEmpty ? self : enumerated().filter { !kept.contains($0.offset) }.map(\.element)
  }
}

/// Where something is kept and by what: `cache` and `key` of `cache[key]`.
private struct LookUp {
  var store: String
  var keys: Set<String>

  /// Reads a subscript or a method; `nil` for all else, and for keys that are not written plainly.
  init?(_ expression: Expression) {
    let arguments: [Argument]
    switch expression.kind {
    case .subscripted(let base, let keys):
      guard let name = base.written else { return nil }
      (store, arguments) = (name, keys)
    case .call(let callee, let values):
      guard case .member(let base?, _, _) = callee.kind, let name = base.written else { return nil }
      (store, arguments) = (name, values)
    default: return nil
    }
    let written = arguments.compactMap(\.value.written)
    guard !written.isEmpty, written.count == arguments.count else { return nil }
    keys = Set(written)
  }
}

extension Statement {
  /// What `if let found = cache[key] { return found }` looks up.
  fileprivate var returnedLookUp: LookUp? {
    guard case .ifElse(let conditions, let then, nil) = kind, conditions.count == 1, then.count == 1,
      case .optionalBinding(.name(let found), let value?) = conditions[0], case .returning(let back?) = then[0].kind,
      case .identifier(found) = back.kind
    else { return nil }
    return LookUp(value)
  }

  /// True where a variable is put where a look-up finds it again.
  fileprivate func keeps(_ name: String, foundBy lookUp: LookUp) -> Bool {
    guard case .expression(let expression) = kind else { return false }
    if case .binary("=", let place, let value) = expression.kind {
      guard case .identifier(name) = value.kind, let written = LookUp(place) else { return false }
      return written.store == lookUp.store && written.keys == lookUp.keys
    }
    guard case .call = expression.kind, let written = LookUp(expression) else { return false }
    return written.store == lookUp.store && written.keys == lookUp.keys.union([name])
  }
}

extension Expression {
  /// A name, a member or a literal as it is written, without `self`, `?` and `as`; `nil` for all else.
  fileprivate var written: String? {
    switch kind {
    case .identifier(let name): name
    case .member(nil, let name, _): ".\(name)"
    case .member(let base?, let name, _):
      base.kind == .identifier("self") ? name : base.written.map { "\($0).\(name)" }
    case .postfix(_, let inner), .cast(let inner, _, _): inner.written
    case .string: literalText.map { "\"\($0)\"" }
    case .integer(let number): "\(number)"
    default: nil
    }
  }
}

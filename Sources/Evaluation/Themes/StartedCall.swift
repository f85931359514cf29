import SourceFacts

/// A call of code that runs as the app comes up.
struct StartedCall {
  var name: String
  var arguments: [Argument]
  /// The type whose code calls.
  var caller: TypeInfo?
  /// True for a call of `self`, which is none of a free function.
  var isOfMember = false
  /// The name of the type that the base of the call names or holds; `nil` for a call of the caller's own or of a free
  /// function.
  var receiver: String?

  /// True where the call may be one of a function of a type, or of a free one.
  func mayRun(_ body: CodeBody, of owner: TypeInfo?, _ evaluator: Evaluator) -> Bool {
    guard name == body.name, arguments.count <= body.parameters.count else { return false }
    guard let owner else { return receiver == nil && !isOfMember }
    if let receiver {
      let types = (evaluator.index.idsByName[receiver] ?? []).compactMap { evaluator.index.types[$0] }
      return owner.lastName == receiver || types.contains { evaluator.isRelated($0, owner) }
    }
    return caller.map { evaluator.isRelated($0, owner) } ?? false
  }
}

extension Expression {
  /// The type that an expression names at its root, as `Theming` in `Theming.shared` and `Theming()`.
  var namedType: String? {
    switch kind {
    case .identifier(let name): name.namesType ? name : nil
    case .member(let base, let name, _): name.namesType ? name : base?.namedType
    case .call(let callee, _): callee.namedType
    case .postfix(_, let inner), .specialized(let inner, _): inner.namedType
    case .cast(_, _, let type): type.name
    default: nil
    }
  }
}

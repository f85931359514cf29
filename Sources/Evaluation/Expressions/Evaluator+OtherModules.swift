import SourceFacts

/// Tells whether what a name of another module makes is a view.
extension Evaluator {
  /// What code makes with closures that give a value and take one, also as trailing ones.
  private static let wrappers: Set<String> = ["Binding", "State"]

  /// True for calls that look like a view of another module: a capital letter and a closure or no other use.
  func isViewLike(_ name: String, _ arguments: [ArgumentValue]) -> Bool {
    guard let last = name.split(separator: ".").last, last.first?.isUppercase == true, !Self.wrappers.contains(name)
    else { return false }
    return arguments.contains { $0.isTrailingClosure && !makesNoView($0) || makesView($0) } || last.hasSuffix("View")
      || last.hasSuffix("Image")
  }

  /// True for a closure that ends with a view of the framework or the program, and with modifiers of it.
  private func makesView(_ argument: ArgumentValue) -> Bool {
    guard case .closure(let closure) = argument.value, !ComponentTable.isActionLabel(argument.label),
      case .expression(let last)? = closure.closure.body.last?.kind, case .call = last.kind, let name = last.madeType,
      isView(named: name, in: closure)
    else { return false }
    let type = index.type(named: name, in: closure.scope.typeName, file: closure.place.file)
    return type.map { !last.asks($0) } ?? true
  }

  /// True where a name means a view of the framework or the program in a closure.
  func isView(named name: String, in closure: ClosureValue) -> Bool {
    ComponentTable.isComponent(name)
      || index.type(named: name, in: closure.scope.typeName, file: closure.place.file)?.conforms(to: "View") == true
  }

  /// True for a closure that surely makes no view: it ends with a literal, an assignment, or a value of a type of the
  /// program that is none, as where a store is handed what it runs.
  private func makesNoView(_ argument: ArgumentValue) -> Bool {
    guard case .closure(let closure) = argument.value, case .expression(let last)? = closure.closure.body.last?.kind
    else { return false }
    switch last.kind {
    case .integer, .float, .string, .boolean, .nilLiteral, .binary("=", _, _): return true
    default:
      guard closure.closure.body.count == 1, let name = last.madeType,
        let type = index.type(named: name, in: closure.scope.typeName, file: closure.place.file)
      else { return false }
      return [.struct, .class, .enum].contains(type.kind) && !mayBeView(type) && !last.asks(type)
    }
  }

  /// True for a type that may be a view or what builders make besides: it conforms to one, or has a body that is one.
  private func mayBeView(_ type: TypeInfo) -> Bool {
    let protocols = Self.viewProtocols + Self.shapeProtocols + Self.builtTypes
    return lineage(of: type.id).contains { owner in protocols.contains(where: owner.conforms) }
      || type.property("body")?.declaration.type?.name == "View"
  }
}

extension Expression {
  /// True where a chain of calls asks the type that it begins with for a member which the program declares.
  fileprivate func asks(_ type: TypeInfo) -> Bool {
    switch kind {
    case .call(let callee, _): callee.asks(type)
    case .member(.some(let base), let name, _):
      type.functions[name] != nil || type.property(name) != nil || base.asks(type)
    default: false
    }
  }

  /// The type that a chain of calls begins with.
  var madeType: String? {
    switch kind {
    case .call(let callee, _): callee.typeName ?? callee.madeType
    case .member(.some(let base), _, _): base.madeType
    default: nil
    }
  }
}

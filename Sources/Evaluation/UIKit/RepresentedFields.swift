import SourceFacts

/// Representables that make a view in which a person types.
extension CodeRepresentable {
  private static let fields: Set<String> = [
    "UITextField", "UITextView", "UISearchTextField", "NSSearchField", "NSSecureTextField",
  ]

  /// True for an instance that makes a view of UIKit or AppKit in which a person types, by what its functions say.
  ///
  /// A text view that code keeps from being edited shows a text. Its class may do so, an extension of the framework's
  /// class, or any function that is handed the view: one of another type is not looked into.
  static func makesField(_ instance: Instance, _ renderer: Renderer) -> Bool {
    guard let type = renderer.evaluator.index.types[instance.typeName],
      case let functions = functions(of: type), !functions.isEmpty
    else { return false }
    return functions.allSatisfy { maker, updater in
      let made = madeClass(by: maker, of: type, renderer.classes)
      guard let written = nameOfMade(by: maker, of: type),
        case let name = made.flatMap(renderer.classes.kind) ?? written, fields.contains(name),
        let view = maker.declaration.body?.madeView(of: type)
      else { return false }
      let extended = renderer.evaluator.index.types[name].map { [$0] } ?? []
      let bodies = ([type] + extended + (made.map(renderer.classes.chain) ?? [])).flatMap(\.bodies)
      let handed = type.functions.values.joined().flatMap(\.declaration.parameters).filter { $0.type.name == written }
      let names = view.union(handed.map(\.name)).union(updater?.declaration.parameters.prefix(1).map(\.name) ?? [])
      return !bodies.contains { body in
        BodyWalk.finds(in: body.statements) { $0.mayLock || $0.hands(names, beyond: type) }
      }
    }
  }

  /// True for a type that does not say what class its view is of, or names a field or a class of which nothing is known.
  static func mayMakeField(_ type: TypeInfo, _ classes: CodeIndex) -> Bool {
    let functions = functions(of: type)
    return !functions.isEmpty
      && functions.allSatisfy { maker, _ in
        guard let name = nameOfMade(by: maker, of: type), !typesMade.contains(name) else { return true }
        if let made = madeClass(by: maker, of: type, classes) {
          return classes.kind(of: made).map(fields.contains) ?? false
        }
        // The frameworks' classes have a prefix in capitals.
        return fields.contains(name) || !name.prefix(2).allSatisfy(\.isUppercase)
      }
  }
}

extension [Statement] {
  /// Returns the names of what a function returns where it makes this itself; `nil` where it may come from elsewhere.
  fileprivate func madeView(of type: TypeInfo) -> Set<String>? {
    let returned = compactMap { statement -> Expression? in
      switch statement.kind {
      case .returning(let value): value
      case .expression(let value) where count == 1: value
      default: nil
      }
    }
    guard returned.count == 1 else { return nil }
    if returned[0].isConstruction { return [] }
    guard case .identifier(let name) = returned[0].kind else { return nil }
    let local = compactMap { statement -> Expression? in
      guard case .binding(let binding) = statement.kind, binding.pattern == .name(name) else { return nil }
      return binding.value
    }
    let value = local.first ?? type.property(name)?.declaration.value
    return value?.isConstruction == true ? [name] : nil
  }
}

extension Expression {
  /// True for a call of an initialiser.
  fileprivate var isConstruction: Bool {
    guard case .call(let callee, _) = kind else { return false }
    switch callee.kind {
    case .identifier(let name): return name.namesType
    case .member(nil, "init", _), .member(.some, "init", _): return true
    default: return false
    }
  }

  /// True where it keeps a field from being typed into, or may.
  fileprivate var mayLock: Bool {
    guard case .binary("=", let target, let value) = kind, value.kind != .boolean(true) else { return false }
    return ["isEditable", "isEnabled", "isUserInteractionEnabled"].contains(target.lastName)
  }

  /// True for a call that hands something of a name to a function which is none of a type's.
  fileprivate func hands(_ names: Set<String>, beyond type: TypeInfo) -> Bool {
    guard case .call(let callee, let arguments) = kind else { return false }
    let isHanded = arguments.contains { argument in
      if case .identifier(let name) = argument.value.kind { names.contains(name) } else { false }
    }
    guard isHanded else { return false }
    switch callee.kind {
    case .identifier(let name): return type.functions[name] == nil
    case .member(.some(let base), let name, _):
      let isOwn = base.kind == .identifier("self") || base.kind == .identifier("Self") || base.typeName == type.lastName
      return !isOwn || type.functions[name] == nil
    default: return true
    }
  }
}

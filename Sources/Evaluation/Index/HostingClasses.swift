import SourceFacts

/// The classes of controllers that show a view of SwiftUI (S-115).
///
/// They are the framework's, those of the program that are built on them and show what they are given as it is, and
/// those of other modules that are called so.
struct HostingClasses {
  /// The last parts of the names of the program's own.
  private var names: Set<String> = []

  init(program: Program? = nil) {
    var types: [String: [TypeDeclaration]] = [:]
    for file in program?.files ?? [] {
      for declaration in file.facts.declarations { Self.note(declaration, &types) }
    }
    var count = -1
    while count < names.count {
      count = names.count
      // A name that any other type has, too, tells no class.
      for (name, own) in types where !names.contains(name) && own.allSatisfy(isHosting) { names.insert(name) }
    }
  }

  /// True for the name of such a class.
  func contains(_ name: String) -> Bool { name.hasSuffix("HostingController") || names.contains(name.lastComponent) }

  private func isHosting(_ type: TypeDeclaration) -> Bool {
    type.kind == .class && type.inherited.contains { contains($0.name) } && !type.members.contains(where: \.changesRoot)
  }

  /// Notes all types by the last parts of their names.
  private static func note(_ declaration: Declaration, _ types: inout [String: [TypeDeclaration]]) {
    if case .type(let type) = declaration, type.kind != .extension {
      types[type.name.lastComponent, default: []].append(type)
    }
    for member in declaration.members { note(member, &types) }
  }
}

extension Declaration {
  /// True for an initialiser that gives the class above anything but a view that it is given itself.
  fileprivate var changesRoot: Bool {
    if case .type = self { return false }
    guard case .initializer(let function) = self else { return members.contains(where: \.changesRoot) }
    let parameters = function.parameters.map(\.name)
    return BodyWalk.finds(in: function.body ?? []) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(.some(let base), "init", _) = callee.kind, base.kind == .identifier("super"),
        let root = arguments.first(where: { $0.label == "rootView" })?.value
      else { return false }
      return !root.isGiven(among: parameters)
    }
  }
}

extension Expression {
  /// True for one of some parameters, what one of them makes, and either with nothing around it that is seen.
  fileprivate func isGiven(among parameters: [String]) -> Bool {
    switch kind {
    case .identifier(let name): return parameters.contains(name)
    case .call(let callee, let arguments):
      switch callee.kind {
      case .identifier("AnyView"): return arguments.count == 1 && arguments[0].value.isGiven(among: parameters)
      case .identifier(let name): return arguments.isEmpty && parameters.contains(name)
      case .member(.some(let base), let name, _):
        // What a key path sets, such as the scheme, may be seen; an object is what the view asks for itself.
        let isUnseen = name == "environment" ? arguments.count == 1 : Self.unseen.contains(name)
        return isUnseen && base.isGiven(among: parameters)
      default: return false
      }
    default: return false
    }
  }

  /// The modifiers that hand something down and show nothing.
  private static let unseen: Set<String> = ["environmentObject", "id"]
}

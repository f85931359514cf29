import Scene
import SourceFacts

/// Views of AppKit that set up their layer in `updateLayer()` (S-115).
///
/// It is called in place of `draw(_:)` before a view is seen, and again for each appearance: what it sets is seen.
extension CodeIndex {
  /// True for a class that asks for its `updateLayer()` in any case; the system calls that of no other one.
  ///
  /// What depends on a state of the view is left out: nothing tells that what code sets along with the state goes with
  /// it, such as the colour of a text.
  func updatesLayer(_ type: TypeInfo) -> Bool {
    let flag = chain(of: type).lazy.compactMap { $0.property("wantsUpdateLayer") }.first
    return flag?.declaration.gives(true) == true && !asksForState(in: "updateLayer", of: type)
  }

  /// True for a function that names a variable of its class or a state that AppKit keeps, itself or through others of the
  /// class, or that asks something else than the appearance.
  private func asksForState(in function: String, of type: TypeInfo) -> Bool {
    let bodies = chain(of: type).flatMap(\.bodies)
    let variables = chain(of: type).flatMap(\.properties).filter { property in
      !property.declaration.isConstant && property.declaration.getter == nil
    }
    let states = Self.frameworkStates.union(variables.map(\.declaration.name))
    var asks = false
    var seen: Set<String> = [function, "init"]
    var open = [function]
    while let name = open.popLast() {
      if states.contains(name) { return true }
      for body in bodies where body.name == name {
        asks = asks || Self.asks(body.statements)
        BodyWalk { expression, _ in
          switch expression.kind {
          case .ternary, .conditional: asks = true
          case .identifier(let next), .member(_, let next, _):
            if seen.insert(next).inserted { open.append(next) }
          default: break
          }
        }.walk(body.statements)
      }
    }
    return asks && !seen.contains("effectiveAppearance")
  }

  private static let frameworkStates: Set<String> = [
    "backgroundStyle", "interiorBackgroundStyle", "isActive", "isEmphasized", "isEnabled", "isHighlighted",
    "isKeyWindow", "isMainWindow", "isSelected", "state",
  ]

  private static func asks(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .ifElse, .switchCase, .guardElse: true
      default: asks(statement.statements)
      }
    }
  }
}

extension CodeRenderer {
  /// True where what a view sets of its layer while that is updated was followed.
  func knowsUpdate(of object: CodeObject) -> Bool {
    guard let type = object.type, run.classes.updatesLayer(type), let instance = run.instances[object.identity],
      let (_, function) = run.hook("updateLayer", of: instance, type)
    else { return false }
    return run.followed.contains(
      CodeRun.key(object.identity, Place(file: function.file, span: function.declaration.span)))
  }
}

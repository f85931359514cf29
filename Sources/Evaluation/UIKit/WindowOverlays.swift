import Scene
import SourceFacts

/// Views that code adds to a window: they lie over the screen that the window shows (S-115).
extension CodeRenderer {
  /// Puts that screen behind a view of a window that code finds or gives a root, as a toast on the key window.
  func settle(_ child: CodeChild, overScreenOf window: CodeObject, _ environment: inout Environment) {
    guard window.kind == "UIWindow", child.role == "subviews",
      window.origin != nil || window.isSet("rootViewController")
    else { return }
    let place = run.objects[child.identity]?.place ?? window.place
    environment.backdrop = environment.backdrop.adding(
      Layers.unknown(Doubt(.unknownBackdrop, "the screen that the window shows", place: place), environment))
  }
}

extension TypeInfo {
  /// True for a class whose own code makes one, as to show it somewhere: nothing else need be seen to do so.
  var makesItself: Bool {
    let names: Set<String> = [lastName, "Self"]
    return bodies.contains { body in
      BodyWalk.finds(in: body.statements) { expression in
        if case .call(let callee, _) = expression.kind { callee.typeName.map(names.contains) ?? false } else { false }
      }
    }
  }
}

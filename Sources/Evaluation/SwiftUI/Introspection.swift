import SourceFacts

/// Modifiers of libraries for development that return the view as it is, as a release build has it.
extension ModifierCall {
  /// True for the mark of a view that is drawn anew when its code is injected into the running program.
  var isForInjection: Bool { name == "enableInjection" && arguments.isEmpty }
}

/// Code that gets the view of the platform behind one of SwiftUI, as `.introspect(.scrollView, …) { … }`.
extension ModifierCall {
  /// True for the name of such code, whose closures take views of the platform.
  static func isIntrospection(_ name: String) -> Bool { name.hasPrefix("introspect") }

  /// True for such code where it sets nothing that is seen.
  var introspects: Bool {
    Self.isIntrospection(name)
      && arguments.allSatisfy { argument in
        guard case .closure(let closure) = argument.value else { return true }
        return !LookScan(closure.closure.body, besides: introspectsWindow ? ["isHidden", "title"] : []).changesLooks
      }
  }

  /// True where it gets the window, whose title and bar items are no part of the view.
  private var introspectsWindow: Bool {
    if case .implicit(let entity)? = arguments.first?.value { return entity.name == "window" }
    return name == "introspectWindow"
  }
}

/// Modifiers of other modules that keep two states equal, as `.bind($model.focus, to: $focus)`.
extension ModifierCall {
  /// True for what is handed one binding and another one `to` or `with` which it goes: nothing to paint with (S-60).
  var tiesStates: Bool {
    arguments.count == 2 && arguments[0].label == nil && ["to", "with"].contains(arguments[1].label)
      && arguments.allSatisfy { !$0.isTrailingClosure && $0.names.first?.hasPrefix("$") == true }
  }
}

import SourceFacts

/// Code that gets the view of the platform behind one of SwiftUI, as `.introspect(.scrollView, …) { … }`.
extension ModifierCall {
  /// True for such code where it sets nothing that is seen.
  var introspects: Bool {
    name.hasPrefix("introspect")
      && arguments.allSatisfy { argument in
        if case .closure(let closure) = argument.value { !LookScan(closure.closure.body).changesLooks } else { true }
      }
  }
}

import SourceFacts

/// What the arguments of calls hold: rows of menus, and views that controllers show.
extension UseFinder {
  /// True for what stands in a menu or dialogue, unless it is a screen that is presented from there.
  func isMenu(_ argument: Argument, of callee: Expression, inMenu: Bool, isWindow: Bool) -> Bool {
    guard case .closure = argument.value.kind else { return inMenu }
    if case .member(.some, let name, _) = callee.kind, Self.presenting.contains(name) { return false }
    return inMenu || SystemContent.lists(argument, of: callee, isWindow: isWindow)
  }

  /// What shows a screen of its own, from a menu too.
  private static let presenting: Set<String> = ["sheet", "popover", "fullScreenCover", "navigationDestination"]

  /// Notes the view that a hosting controller shows, under its modifiers.
  func host(_ expression: Expression, _ uses: inout Uses) {
    switch expression.kind {
    case .call(let callee, let arguments):
      if let name = callee.typeName { uses.hosted.insert(name) }
      if case .member(.some(let base), _, _) = callee.kind { host(base, &uses) }
      for argument in arguments where argument.isTrailingClosure || argument.label == nil {
        host(argument.value, &uses)
      }
    case .closure(let closure):
      for statement in closure.body {
        for inner in statement.expressions { host(inner, &uses) }
      }
    default: break
    }
  }
}

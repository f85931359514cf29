import SourceFacts

/// Controllers that no split view holds, since they are only ever presented.
extension CodeRun {
  /// True for the split view of a controller that has none: of its class, code shows each one on a sheet of its own, or in
  /// one that is there.
  ///
  /// developer.apple.com/documentation/uikit/uiviewcontroller/splitviewcontroller: it is `nil` where the controller is not
  /// embedded in one.
  func isOutOfSplitView(_ name: String, _ object: CodeObject) -> Bool {
    guard name == "splitViewController", object.origin == nil, let type = object.type,
      CodeClasses.isKind(object.kind, of: "UIViewController"), classes.levels(type.lastName) == [true]
    else { return false }
    let makers = evaluator.index.order.compactMap { evaluator.index.types[$0] }.filter { maker in
      classes.kind(of: maker).map { CodeClasses.isKind($0, of: "UISplitViewController") } ?? false
    }
    return !makers.contains { $0.names(type.lastName) }
  }
}

extension TypeInfo {
  /// True where code of the type names another one.
  fileprivate func names(_ type: String) -> Bool {
    bodies.contains { body in
      BodyWalk.finds(in: body.statements) { $0.typeName == type }
    }
  }
}

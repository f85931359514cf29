import SourceFacts

/// Controllers that no split view holds, since they are only ever presented.
extension CodeRun {
  /// True for a controller without a split view around it, and for what a walk up from a view in one finds first.
  func isOutOfSplitView(_ object: CodeObject) -> Bool {
    guard CodeClasses.isKind(object.kind, of: "UIViewController") else { return false }
    guard let origin = object.origin else { return object.type.map(classes.isOutOfSplitView) ?? false }
    return ResponderWalk.view(seenFrom: origin).flatMap(holder).map(classes.isOutOfSplitView) ?? false
  }

  /// True for a split view that is looked for on the way up from a view in a controller that no split view holds.
  func isNoSplitView(_ doubt: Doubt) -> Bool {
    guard let name = doubt.type?.name, let view = ResponderWalk.view(seenFrom: doubt) else { return false }
    let kind = doubt.place.flatMap { classes.type(named: name, file: $0.file) }.flatMap(classes.kind) ?? name
    guard CodeClasses.isKind(kind, of: Self.splitView) else { return false }
    return holder(of: view).map(classes.isOutOfSplitView) ?? false
  }

  fileprivate static let splitView = "UISplitViewController"
}

extension CodeIndex {
  /// True for a class of which code shows each controller on a sheet of its own, or in one that is there.
  ///
  /// developer.apple.com/documentation/uikit/uiviewcontroller/splitviewcontroller: it is `nil` where the controller is not
  /// embedded in one.
  func isOutOfSplitView(_ type: TypeInfo) -> Bool {
    if let known = splitless[type.id] { return known }
    let result =
      levels(type.lastName) == [true]
      && !index.order.compactMap { index.types[$0] }.contains { maker in
        kind(of: maker).map { CodeClasses.isKind($0, of: CodeRun.splitView) } == true && maker.holds(type.lastName)
      }
    splitless[type.id] = result
    return result
  }
}

extension TypeInfo {
  /// True where code of the type names another one otherwise than to present what it makes of it.
  fileprivate func holds(_ type: String) -> Bool {
    bodies.contains { body in
      let shown = PresentedControllers(body.statements)
      var presented: Set<Span> = []
      BodyWalk { expression, _ in
        guard case .call(let callee, _) = expression.kind, callee.typeName == type,
          shown.manners(of: expression).isSubset(of: [.sheet, .partialSheet])
        else { return }
        presented.insert(callee.span)
      }.walk(body.statements)
      return BodyWalk.finds(in: body.statements) { expression in
        if case .call = expression.kind { return false }
        return expression.typeName == type && !presented.contains(expression.span)
      }
    }
  }
}

import SourceFacts

extension CodeScan {
  /// Stands for the property of a collection view that holds its list's appearance.
  static let listAppearance = "appearance of a list"
  /// Stands for the property of a view that code takes all others out of.
  static let emptied = "subviews taken out"
  /// Stands for the function's name in the observer of an outlet.
  static let outletObserver = "didSet of an outlet"
  /// Marks the name of a variable of which only the name is known.
  static let local: Character = "?"
  /// Marks the name of a parameter.
  static let parameter: Character = "#"

  /// The key of what is known of an object that several names lead to.
  static func key(of path: some Sequence<String>) -> String { path.joined(separator: ".") }

  /// The names that lead to an object from `self`; `nil` for other expressions.
  func path(of expression: Expression, _ names: [String: [String]]) -> [String]? {
    switch expression.kind {
    case .identifier("self"): []
    case .identifier(let name): names[name] ?? [name]
    case .member(.some(let base), let name, _): path(of: base, names).map { $0 + [name] }
    case .postfix(_, let inner): path(of: inner, names)
    case .cast(let inner, _, let type): path(of: inner, castTo: type, names)
    case .call(let callee, let arguments): path(ofCallTo: callee, arguments, expression, names)
    default: nil
    }
  }

  private func path(of inner: Expression, castTo type: TypeReference, _ names: [String: [String]]) -> [String]? {
    if type.name == "UIView", let outlet = NibLoading.outlet(ofFirst: inner) { return [outlet] }
    // What a class of the program declares is found by that class.
    if inner.taggedView != nil, !CodeClasses.isKnown(type.name) { return nil }
    return path(of: inner, names)
  }

  private func path(
    ofCallTo callee: Expression, _ arguments: [Argument], _ call: Expression, _ names: [String: [String]]
  ) -> [String]? {
    // What is set through an animator is what the object itself has after the animation.
    if arguments.isEmpty, case .member(.some(let base), "animator", _) = callee.kind { return path(of: base, names) }
    if let (holder, tag) = call.taggedView {
      let owner: [String]? = if let holder { path(of: holder, names) } else { [] }
      return owner.map { TaggedViews.path(tag, in: $0) }
    }
    return declared?.nibOutlet(ofResult: call, file).map { [$0] }
  }
}

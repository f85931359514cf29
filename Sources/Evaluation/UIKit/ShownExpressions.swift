import SourceFacts

/// What code that shows controllers says by its expressions.
extension Expression {
  /// True for a call by which a storyboard makes a controller.
  var isFromStoryboard: Bool {
    switch kind {
    case .postfix(_, let inner): inner.isFromStoryboard
    case .call(let callee, _): callee.lastName?.hasPrefix("instantiate") == true
    default: false
    }
  }

  /// The names of a chain without `self` before them.
  var ownNames: [String]? { chainedNames.map { $0.first == "self" ? Array($0.dropFirst()) : $0 } }

  /// How often code does more with what a name holds than to set it and its properties; 0 for other expressions.
  func uses(in bodies: [CodeBody]) -> Int {
    guard let name = ownNames, name.count == 1 else { return 0 }
    var uses = 0
    let walk = BodyWalk { expression, _ in
      switch expression.kind {
      case .identifier where expression.ownNames == name: uses += 1
      case .member:
        guard let names = expression.ownNames, names.starts(with: name) else { return }
        if names.count == 1 { uses += 1 }
        // Its view may be put elsewhere as well, what that view has may not.
        if names[1...].first != "view" ? names.count == 2 : names.count == 3 { uses -= 1 }
      case .binary("=", let target, _): if target.ownNames == name || target.ownNames == name + ["view"] { uses -= 1 }
      default: break
      }
    }
    for body in bodies { walk.walk(body.statements) }
    return uses
  }

  /// The object whose property an assignment sets, none for `self`; `nil` for other properties.
  func owner(of property: String) -> [Expression]? {
    switch kind {
    case .identifier(property): []
    case .member(.some(let base), property, _): [base]
    case .postfix(_, let inner): inner.owner(of: property)
    default: nil
    }
  }
}

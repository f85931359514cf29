import SourceFacts

/// What sets a property by another way than an assignment to it.
extension CodeScan {
  /// Methods that set what a property holds.
  static let setters = [
    "setTitleColor": "titleColor", "setAttributedTitle": "attributedTitle", "setTitle": "title", "setImage": "image",
    "setBackgroundImage": "backgroundImage",
  ]

  /// The names that code writes where it sets a property.
  static func names(setting property: String) -> [String] {
    switch property {
    case listAppearance: ["UICollectionLayoutListConfiguration"]
    case emptied: ["removeFromSuperview"]
    // What an object is asked to do.
    case _ where property.hasSuffix("()"): [String(property.dropLast(2))]
    default: [property] + setters.filter { $0.value == property }.map(\.key)
    }
  }

  /// Notes that all is taken out of the view whose list this is.
  mutating func empty(_ list: Expression, _ names: [String: [String]], _ isConditional: Bool) {
    if let path = path(of: list, names) { add(path.dropLast(), Self.emptied, list, isConditional) }
  }

  static func isForNormalState(_ arguments: [Argument]) -> Bool {
    guard case .member(_, let state, _)? = arguments.first(where: { $0.label == "for" })?.value.kind else {
      return true
    }
    return state == "normal"
  }
}

extension Setter {
  /// The statements that do not speak of the new value, which those of a property that is handed on do.
  var ownStatements: [Statement] {
    body.filter { statement in
      !statement.binds(parameter) && !BodyWalk.finds(in: [statement]) { $0.kind == .identifier(parameter) }
    }
  }
}

extension Statement {
  /// True where it or one inside brings a name into sight, as `if let newValue` does without a value.
  fileprivate func binds(_ name: String) -> Bool {
    boundNames.contains(name) || statements.contains { $0.binds(name) }
  }
}

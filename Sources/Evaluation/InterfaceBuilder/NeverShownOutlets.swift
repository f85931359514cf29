import SourceFacts

/// Objects of interface files that nothing in the program shows, once their file or code hides them (S-32, S-115).
extension InterfaceDocument {
  /// True where all that holds an object are properties of the program of which no use may show what they hold.
  func staysHidden(_ object: InterfaceObject) -> Bool {
    guard let holders = holders[object.id], !holders.isEmpty, !code.mayShowWalked else { return false }
    // A class with code of its own may show its objects, itself or by what it inherits.
    let own = object.customClass.flatMap { code.type(named: $0, file: file) }
    if let own, code.chain(of: own).contains(where: \.hasCode) { return false }
    return holders.filter(\.isDeclared).allSatisfy { holder in
      let type = holder.className.flatMap { code.type(named: $0, file: file) }
      return type.map { code.leavesHidden(holder.property, of: $0, evaluator) } ?? false
    }
  }
}

extension CodeIndex {
  /// The names by which code gets at what is in a view.
  private static let walks = ["subviews", "arrangedSubviews", "viewWithTag"]
  /// The names by which code gets at views without their outlets.
  private static let ways = walks + ["setValue"]

  /// Tells whether a file of the program may show what it finds in views: nobody knows in which.
  func findMayShowWalked() -> Bool {
    !index.names.files(writingOneOf: Self.walks).isDisjoint(
      with: index.names.files(writingOneOf: ["isHidden", "alpha", "alphaValue"]))
  }

  /// True for a class that gets at what it holds by a key.
  private func readsKeys(_ type: TypeInfo) -> Bool {
    if index.names.files(writingOneOf: ["value"]).isDisjoint(with: type.codeFiles) { return false }
    return type.bodies.contains { body in
      BodyWalk.finds(in: body.statements) { expression in
        guard case .call(let callee, let arguments) = expression.kind else { return false }
        return callee.lastName == "value" && ["forKey", "forKeyPath"].contains(arguments.first?.label)
      }
    }
  }

  /// True for an outlet of which no use may show what it holds: code of other classes is told by the name alone.
  fileprivate func leavesHidden(_ outlet: String, of type: TypeInfo, _ evaluator: Evaluator) -> Bool {
    let chain = chain(of: type)
    guard let property = chain.lazy.compactMap({ $0.property(outlet) }).first,
      ![.public, .open].contains(property.declaration.access), !evaluator.usage.keyPaths.contains(outlet),
      index.names.files(writingOneOf: Self.ways).isDisjoint(with: chain.flatMap(\.codeFiles)),
      !chain.contains(where: readsKeys)
    else { return false }
    let isPrivate = [.private, .fileprivate].contains(property.declaration.access)
    let files = isPrivate ? [property.file] : index.names.files(writing: outlet)
    let key = "\(outlet)@\(isPrivate ? "\(property.file)" : "")"
    if let known = leavingHidden[key] { return known }
    let uses = OutletUses(outlet)
    let result = files.allSatisfy { file in
      let facts = index.program.files[Int(file)].facts
      return uses.leaveHidden(facts.statements) && facts.declarations.allSatisfy(uses.leaveHidden)
    }
    leavingHidden[key] = result
    return result
  }
}

extension TypeInfo {
  /// True for a type with members of its own.
  fileprivate var hasCode: Bool { !functions.isEmpty || !initializers.isEmpty || !properties.isEmpty }
}

/// What code does with all that has the name of an outlet.
private struct OutletUses {
  let outlet: String

  init(_ outlet: String) { self.outlet = outlet }

  /// What code sets, asks and calls of a view that neither shows it nor hands it on.
  private static let harmless: Set<String> = [
    "text", "attributedText", "textColor", "font", "numberOfLines", "lineBreakMode", "textAlignment",
    "adjustsFontSizeToFitWidth", "adjustsFontForContentSizeCategory", "minimumScaleFactor", "placeholder",
    "attributedPlaceholder", "image", "title", "setTitle", "setAttributedTitle", "setTitleColor", "setImage",
    "setBackgroundImage", "titleLabel", "backgroundColor", "tintColor", "contentMode", "clipsToBounds", "tag",
    "isEnabled", "isSelected", "isHighlighted", "isUserInteractionEnabled", "delegate", "dataSource", "addTarget",
    "axis", "spacing", "alignment", "distribution", "frame", "bounds", "constant", "isActive", "sizeToFit",
    "translatesAutoresizingMaskIntoConstraints", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay",
    "setContentHuggingPriority", "setContentCompressionResistancePriority", "topAnchor", "bottomAnchor",
    "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "centerXAnchor", "centerYAnchor", "widthAnchor",
    "heightAnchor", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits",
    "accessibilityIdentifier", "isAccessibilityElement", "cornerRadius", "cornerCurve", "maskedCorners",
    "masksToBounds", "borderWidth", "borderColor", "shadowColor", "shadowOffset", "shadowRadius", "shadowOpacity",
    "shadowPath", "removeFromSuperview",
  ]

  func leaveHidden(_ declaration: Declaration) -> Bool {
    declaration.members.allSatisfy(leaveHidden) && leaveHidden(declaration.code)
  }

  func leaveHidden(_ statements: [Statement]) -> Bool {
    statements.allSatisfy { statement in
      if statement.kind == .opaque(Expression.nesting) { return false }
      if case .declaration(let declaration) = statement.kind, !leaveHidden(declaration) { return false }
      return statement.expressions.allSatisfy(leavesHidden) && leaveHidden(statement.statements)
    }
  }

  private func leavesHidden(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .opaque(Expression.nesting): return false
    case .binary("=", let left, let right):
      if case .member(let base?, "isHidden", _) = left.kind, isOutlet(base) { return right.kind == .boolean(true) }
    case .member(let base?, let name, _) where isOutlet(base) && Self.harmless.contains(name): return true
    default: if isOutlet(expression) { return false }
    }
    var result = leaveHidden(expression.statements)
    expression.forEachChild { result = result && leavesHidden($0) }
    return result
  }

  /// True for what has the outlet's name, and for its layer, whose `isHidden` is the view's.
  private func isOutlet(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .identifier(let name): name == outlet
    case .member(let base?, "layer", _) where outlet != "layer": isOutlet(base)
    case .member(.some, let name, _): name == outlet
    case .postfix(_, let inner): isOutlet(inner)
    default: false
    }
  }
}

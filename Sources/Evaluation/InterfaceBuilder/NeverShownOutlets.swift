import SourceFacts

/// Objects of interface files that no code shows once something hides them (S-32, S-115), or enables (S-101).
extension InterfaceDocument {
  /// True where all that holds an object are properties of the program of which no use may show what they hold.
  func staysHidden(_ object: InterfaceObject) -> Bool { !code.mayShowWalked && isLeft(object, .hidden) }

  /// True where no use of what holds an object may enable what its file disables (S-101).
  func staysDisabled(_ object: InterfaceObject) -> Bool {
    // Items of a bar are reached by the bar's names, too.
    !code.mayEnableWalked && isLeft(object, .disabled)
      && reaching(["isEnabled"], object).allSatisfy { $0.assignment.value.kind == .boolean(false) }
  }

  /// True where code fades an object out before anything is seen, and no use of what holds it may fade it in (S-38).
  func staysFaded(_ object: InterfaceObject) -> Bool {
    let given = reaching(["alpha"], object)
    return !code.mayShowWalked && given.contains { $0.assignment.isDoneAtStart && !$0.assignment.isBehindExit }
      && given.allSatisfy(\.assignment.value.isZero) && isLeft(object, .faded)
  }

  /// True where what an image view or a label shows is set by its properties alone, under the names of its outlets.
  func isFilledByProperties(_ object: InterfaceObject) -> Bool { !code.mayPictureWalked && isLeft(object, .content) }

  /// True where no use of what holds an object takes a state from it.
  private func isLeft(_ object: InterfaceObject, _ state: OutletState) -> Bool {
    guard let holders = holders[object.id], !holders.isEmpty else { return false }
    // A class with code of its own may change its objects, itself or by what it inherits.
    let own = object.customClass.flatMap { code.type(named: $0, file: file) }
    if let own, code.chain(of: own).contains(where: \.hasCode) { return false }
    return holders.filter(\.isDeclared).allSatisfy { holder in
      let type = holder.className.flatMap { code.type(named: $0, file: file) }
      return type.map { code.leaves(state, holder.property, of: $0, evaluator) } ?? false
    }
  }
}

extension CodeIndex {
  /// The names by which code gets at what is in a view.
  private static let walks = ["subviews", "arrangedSubviews", "viewWithTag"]
  /// The names by which code gets at views without their outlets.
  private static let ways = walks + ["setValue"]

  /// Tells whether a file of the program may set properties of what it finds in views: nobody knows in which.
  func findMayChangeWalked(_ properties: [String]) -> Bool {
    !index.names.files(writingOneOf: Self.walks).isDisjoint(with: index.names.files(writingOneOf: properties))
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

  /// True for an outlet of which no use takes a state from what it holds: code of other classes is told by the name.
  fileprivate func leaves(
    _ state: OutletState, _ outlet: String, of type: TypeInfo, _ evaluator: Evaluator
  ) -> Bool {
    let chain = chain(of: type)
    guard let property = chain.lazy.compactMap({ $0.property(outlet) }).first,
      ![.public, .open].contains(property.declaration.access), !evaluator.usage.keyPaths.contains(outlet),
      index.names.files(writingOneOf: Self.ways).isDisjoint(with: chain.flatMap(\.codeFiles)),
      !chain.contains(where: readsKeys)
    else { return false }
    let isPrivate = [.private, .fileprivate].contains(property.declaration.access)
    let files = isPrivate ? [property.file] : index.names.files(writing: outlet)
    let key = "\(state.property) \(outlet)@\(isPrivate ? "\(property.file)" : "")"
    if let known = leavingStates[key] { return known }
    let uses = OutletUses(outlet, state)
    let result = files.allSatisfy { file in
      let facts = index.program.files[Int(file)].facts
      return uses.leaveState(facts.statements) && facts.declarations.allSatisfy(uses.leaveState)
    }
    leavingStates[key] = result
    return result
  }
}

extension TypeInfo {
  /// True for a type with members of its own.
  fileprivate var hasCode: Bool { !functions.isEmpty || !initializers.isEmpty || !properties.isEmpty }
}

extension Expression {
  /// True for the number 0 as it is written.
  fileprivate var isZero: Bool {
    switch kind {
    case .integer(let number): number == 0
    case .float(let number): number == 0
    default: false
    }
  }
}

/// A state that a file or code gives an object in an outlet.
private enum OutletState {
  case hidden
  case disabled
  case faded
  /// What its properties show, and nothing else gives it.
  case content

  /// The property that gives it and takes it away.
  var property: String {
    switch self {
    case .hidden: "isHidden"
    case .disabled: "isEnabled"
    case .faded: "alpha"
    case .content: "image"
    }
  }

  /// True for what the property is set to without taking the state away.
  func isKept(by value: Expression) -> Bool {
    switch self {
    case .hidden: value.kind == .boolean(true)
    case .disabled: value.kind == .boolean(false)
    case .faded: value.isZero
    case .content: true
    }
  }

  /// What the other states are set by, which leaves this one as it is.
  var others: Set<String> {
    switch self {
    // What the file draws clear is shown by its opacity.
    case .hidden: ["isEnabled"]
    case .disabled: ["isHidden", "alpha", "alphaValue"]
    case .faded: ["isHidden", "isEnabled"]
    case .content: ["isHidden", "isEnabled", "alpha", "alphaValue"]
    }
  }
}

/// What code does with all that has the name of an outlet.
private struct OutletUses {
  let outlet: String
  let state: OutletState

  init(_ outlet: String, _ state: OutletState) {
    self.outlet = outlet
    self.state = state
  }

  /// What code sets, asks and calls of a view that neither shows nor enables it, nor hands it on.
  private static let harmless: Set<String> = [
    "text", "attributedText", "textColor", "font", "numberOfLines", "lineBreakMode", "textAlignment",
    "adjustsFontSizeToFitWidth", "adjustsFontForContentSizeCategory", "minimumScaleFactor", "placeholder",
    "attributedPlaceholder", "image", "title", "setTitle", "setAttributedTitle", "setTitleColor", "setImage",
    "setBackgroundImage", "titleLabel", "backgroundColor", "tintColor", "contentMode", "clipsToBounds", "tag",
    "isSelected", "isHighlighted", "isUserInteractionEnabled", "delegate", "dataSource", "addTarget",
    "axis", "spacing", "alignment", "distribution", "frame", "bounds", "constant", "isActive", "sizeToFit",
    "translatesAutoresizingMaskIntoConstraints", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay",
    "setContentHuggingPriority", "setContentCompressionResistancePriority", "topAnchor", "bottomAnchor",
    "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "centerXAnchor", "centerYAnchor", "widthAnchor",
    "heightAnchor", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits",
    "accessibilityIdentifier", "isAccessibilityElement", "cornerRadius", "cornerCurve", "maskedCorners",
    "masksToBounds", "borderWidth", "borderColor", "shadowColor", "shadowOffset", "shadowRadius", "shadowOpacity",
    "shadowPath", "removeFromSuperview",
  ]

  func leaveState(_ declaration: Declaration) -> Bool {
    declaration.members.allSatisfy(leaveState) && leaveState(declaration.code)
  }

  func leaveState(_ statements: [Statement]) -> Bool {
    statements.allSatisfy { statement in
      if statement.kind == .opaque(Expression.nesting) { return false }
      if case .declaration(let declaration) = statement.kind, !leaveState(declaration) { return false }
      return statement.expressions.allSatisfy(leavesState) && leaveState(statement.statements)
    }
  }

  private func leavesState(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .opaque(Expression.nesting): return false
    case .binary("=", let left, let right):
      if case .member(let base?, state.property, _) = left.kind, isOutlet(base) {
        return state.isKept(by: right) && leavesState(right)
      }
    // An image view has no method of this name but one that others add.
    case .member(let base?, "setImage", _) where state == .content && isOutlet(base): return false
    case .member(let base?, let name, _)
    where isOutlet(base) && (Self.harmless.contains(name) || state.others.contains(name)):
      return true
    default: if isOutlet(expression) { return false }
    }
    var result = leaveState(expression.statements)
    expression.forEachChild { result = result && leavesState($0) }
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

import SourceFacts

/// What a setter does to a part of the object, told by the new value alone, as
/// `set { if newValue != nil { caption.isHidden = false } }` (S-115).
struct SetterEffect {
  /// The property that is set.
  var property: String
  /// The name of the new value.
  var parameter: String
  /// The names on the way to the part.
  var part: [String]
  /// The property of the part.
  var target: String
  var value: Expression
  /// The question before it.
  var choice: CodeChoice?

  /// Returns an assignment to the property as what it does to the part.
  func reaching(by one: CodeIndex.Reaching) -> CodeIndex.Reaching? {
    guard one.call == nil else { return nil }
    var result = one
    result.call = one.assignment
    result.arguments[parameter] = (one.assignment.value, one.assignment.place)
    result.assignment.property = target
    result.assignment.value = value
    result.assignment.added = nil
    if let choice {
      result.assignment.choices.append(choice)
      result.assignment.isConditional = true
    }
    return result
  }
}

extension CodeIndex {
  /// What the setters of a class, and of those above it, do to parts by the new value alone.
  func setterEffects(of type: TypeInfo) -> [SetterEffect] {
    chain(of: type).flatMap(\.properties).flatMap { Self.setterEffects(of: $0.declaration, in: $0.file) }
  }

  private static func setterEffects(of property: PropertyDeclaration, in file: Int32) -> [SetterEffect] {
    guard !property.isStatic, let setter = property.setter else { return [] }
    var result: [SetterEffect] = []
    func add(_ statement: Statement, behind choice: CodeChoice?) {
      guard case .expression(let expression) = statement.kind, case .binary("=", let left, let value) = expression.kind,
        let names = left.chainedNames, value.speaksOnly(of: setter.parameter)
      else { return }
      let path = Array(names.first == "self" ? names.dropFirst() : names[...])
      guard let target = path.last, path.count > 1 else { return }
      result.append(
        SetterEffect(
          property: property.name, parameter: setter.parameter, part: path.dropLast(), target: target, value: value,
          choice: choice))
    }
    // What follows an arm that ends the setter is not always run.
    if setter.body.contains(where: { CodeChoice.question(of: $0)?.bodies.contains(where: \.endFunction) == true }) {
      return []
    }
    let own = setter.ownStatements
    for statement in setter.body where !own.contains(statement) {
      add(statement, behind: nil)
      guard let (question, bodies) = CodeChoice.question(of: statement), case .conditions(let conditions) = question
      else { continue }
      // What else is asked is not known here.
      let bound = Condition.optionalBinding(pattern: .name(setter.parameter), value: nil)
      guard conditions.allSatisfy({ $0 == bound || $0.expression?.speaksOnly(of: setter.parameter) == true }) else {
        continue
      }
      for (arm, body) in bodies.enumerated() {
        let choice = CodeChoice(question: question, arms: [arm], place: Place(file: file, span: statement.span))
        for inner in body { add(inner, behind: choice) }
      }
    }
    return result
  }
}

extension Expression {
  /// True for what is made of one name and of literals.
  fileprivate func speaksOnly(of name: String) -> Bool {
    !BodyWalk.finds(in: [Statement(.expression(self), span: span)]) { expression in
      if case .identifier(let other) = expression.kind { other != name } else { false }
    }
  }
}

extension InterfaceDocument {
  /// What setters of the class that holds an object do to one of its parts, wherever code sets their properties.
  func shown(bySettersOf type: TypeInfo?, part: [String], through holder: InterfaceHolder) -> [CodeIndex.Reaching] {
    guard let type, let object = owners[holder.start] else { return [] }
    return code.setterEffects(of: type).filter { $0.part == part && $0.target == "isHidden" }.flatMap { effect in
      assignments(to: [effect.property], of: object).compactMap(effect.reaching)
    }
  }

  /// What code assigns to the view around others that outlets hold, as `caption.superview?.isHidden`.
  func assignments(to properties: Set<String>, around subviews: [InterfaceObject]) -> [CodeIndex.Reaching] {
    subviews.flatMap { sortedHolders(of: $0) }.flatMap { holder -> [CodeIndex.Reaching] in
      guard let type = holder.className.flatMap({ code.type(named: $0, file: file) }) else { return [] }
      let part = [holder.property, "superview"]
      return code.assignments(to: properties, ofOutlet: part, in: type).map { running($0, through: holder) }
        + (properties.contains("isHidden") ? shown(bySettersOf: type, part: part, through: holder) : [])
    }
  }
}

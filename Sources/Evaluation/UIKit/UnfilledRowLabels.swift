import SourceFacts

/// The labels that UIKit's rows bring along and that no code gives a text (S-113, S-140).
extension CodeRenderer {
  /// True where some code may give the label of a name a text in rows of a class: until one is set there is nothing to
  /// see.
  ///
  /// Code that has the row in a variable is told by the class of that where a name tells it, else it may have any row.
  func mayFill(_ label: String, ofRow type: TypeInfo?) -> Bool {
    if evaluator.usage.keyPaths.contains(label) || !run.classes.asksOnly(label) { return true }
    // A class may have a label of its own under that name.
    if let type, run.classes.chain(of: type).contains(where: { $0.property(label) != nil }) { return true }
    return ["text", "attributedText"].flatMap { evaluator.usage.assignments[$0] ?? [] }.contains { one in
      guard case .member(.some(let target), _, _) = one.target.kind, let holder = target.holder(of: label),
        one.value?.isBlank != true
      else { return false }
      let around = evaluator.typeAround(one.site)
      let isOwn = holder == .own
      guard let owner = isOwn ? around : holder.row.flatMap({ evaluator.typeOfBase($0, at: one.site, around) }),
        owner.kind == .class
      else { return true }
      if let type, !evaluator.isRelated(owner, type) { return false }
      return !(isOwn && isInUnusedSetter(one, of: owner))
    }
  }

  /// True in the setter of a property of a class that nothing in the program sets.
  private func isInUnusedSetter(_ assignment: Usage.Assignment, of owner: TypeInfo) -> Bool {
    let span = assignment.target.span
    let property = owner.properties.first { property in
      let around = property.declaration.span
      return property.file == assignment.site.file && property.declaration.setter != nil && around.start <= span.start
        && span.end <= around.end
    }
    guard let property else { return false }
    let declaration = property.declaration
    let name = declaration.name
    return declaration.attributes.isEmpty && !declaration.isOverride
      && ![.public, .open].contains(declaration.access) && !evaluator.usage.keyPaths.contains(name)
      && !evaluator.usage.bound.contains(name) && !evaluator.usage.toggled.contains(name)
      && evaluator.assignments(to: name, of: owner).isEmpty
  }
}

extension CodeIndex {
  /// True where code only sets and asks what UIKit declares of a label that rows bring, and hands it to nobody.
  fileprivate func asksOnly(_ label: String) -> Bool {
    if let known = askedLabels[label] { return known }
    let uses = RowLabelUses(label: label)
    let result = index.names.files(writing: label).allSatisfy { file in
      let facts = index.program.files[Int(file)].facts
      return uses.areAsked(facts.statements) && facts.declarations.allSatisfy(uses.areAsked)
    }
    askedLabels[label] = result
    return result
  }
}

/// What code does with all that has the name of a label which rows bring, or of another view.
struct RowLabelUses {
  let label: String

  fileprivate func areAsked(_ declaration: Declaration) -> Bool {
    declaration.members.allSatisfy(areAsked) && areAsked(declaration.code)
  }

  func areAsked(_ statements: [Statement]) -> Bool {
    statements.allSatisfy { statement in
      if statement.kind == .opaque(Expression.nesting) { return false }
      if case .declaration(let declaration) = statement.kind, !areAsked(declaration) { return false }
      return statement.expressions.allSatisfy(isAsked) && areAsked(statement.statements)
    }
  }

  private func isAsked(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .opaque(Expression.nesting): return false
    case .member(let base?, let name, _) where base.holder(of: label) != nil:
      return name == "image" || CodeRun.isOfLabels(name)
    default: if expression.holder(of: label) != nil { return false }
    }
    var result = areAsked(expression.statements)
    expression.forEachChild { result = result && isAsked($0) }
    return result
  }
}

/// Whose label an expression names: that of the object at hand, or of another one.
private enum RowLabelHolder: Equatable {
  case own
  case other(Expression)

  /// The other object.
  var row: Expression? { if case .other(let row) = self { row } else { nil } }
}

extension Expression {
  /// Returns whose label of a name this is; `nil` for what is none.
  fileprivate func holder(of label: String) -> RowLabelHolder? {
    switch kind {
    case .identifier(label): .own
    case .member(.some(let base), label, _):
      [.identifier("self"), .identifier("super")].contains(base.kind) ? .own : .other(base)
    case .postfix(_, let inner): inner.holder(of: label)
    default: nil
    }
  }
}

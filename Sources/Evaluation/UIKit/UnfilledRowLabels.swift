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
    let isAssigned = Self.labelTexts.flatMap { evaluator.usage.assignments[$0] ?? [] }.contains { one in
      guard let holder = one.target.holderOfText(of: label), one.value?.isBlank != true else { return false }
      let around = evaluator.typeAround(one.site)
      let owner = holder == .own ? around : holder.row.flatMap { evaluator.typeOfBase($0, at: one.site, around) }
      return mayBe(owner, type)
    }
    return isAssigned || isSet(label, ofRow: type)
  }

  fileprivate static let labelTexts = ["text", "attributedText"]

  /// True where code of a class, or of one that is not told, may have rows of another class.
  private func mayBe(_ owner: TypeInfo?, _ type: TypeInfo?) -> Bool {
    guard let owner, owner.kind == .class, let type else { return true }
    return evaluator.isRelated(owner, type)
  }

  /// True where setters give the label a text, of which the usage tells nothing; one that nothing sets gives none.
  private func isSet(_ label: String, ofRow type: TypeInfo?) -> Bool {
    let classes = run.classes
    return classes.types(in: Set(classes.index.names.files(writing: label))).contains { owner in
      owner.properties.contains { property in
        guard let setter = property.declaration.setter else { return false }
        return BodyWalk.finds(in: setter.body) { expression in
          guard case .binary("=", let target, let value) = expression.kind, !value.isBlank,
            let holder = target.holderOfText(of: label)
          else { return false }
          return holder == .own ? mayBe(owner, type) : true
        } && !isUnset(property.declaration, of: owner)
      }
    }
  }

  /// True for a property of a class that nothing in the program sets.
  private func isUnset(_ declaration: PropertyDeclaration, of owner: TypeInfo) -> Bool {
    let name = declaration.name
    return owner.kind == .class && declaration.attributes.isEmpty && !declaration.isOverride
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

/// What code does with all that has the name of a label which rows bring.
private struct RowLabelUses {
  let label: String

  func areAsked(_ declaration: Declaration) -> Bool {
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
    case .member(let base?, let name, _) where base.holder(of: label) != nil: return CodeRun.isOfLabels(name)
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
  /// Returns whose label of a name has the text that this is; `nil` for what is none.
  fileprivate func holderOfText(of label: String) -> RowLabelHolder? {
    guard case .member(.some(let target), let name, _) = kind else { return nil }
    return CodeRenderer.labelTexts.contains(name) ? target.holder(of: label) : nil
  }

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

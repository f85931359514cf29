import SourceFacts
import SwiftSyntax

extension Lowering {
  func pattern(_ node: PatternSyntax) -> Pattern {
    if isExhausted { return .opaque(Expression.nesting) }
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): return .name(name(node.identifier))
    case .wildcardPattern: return .wildcard
    case .valueBindingPattern(let node): return deeper.pattern(node.pattern)
    case .tuplePattern(let node):
      if node.elements.count == 1, let only = node.elements.first { return deeper.pattern(only.pattern) }
      return .tuple(node.elements.map { deeper.pattern($0.pattern) })
    case .isTypePattern(let node): return .type(deeper.type(node.type), name: nil)
    case .expressionPattern(let node): return deeper.pattern(node.expression)
    default: return .opaque(kind(node))
    }
  }

  /// A pattern that the parser reads as an expression.
  private func pattern(_ node: ExprSyntax) -> Pattern {
    if isExhausted { return .opaque(Expression.nesting) }
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return deeper.pattern(node.pattern)
    case .discardAssignmentExpr: return .wildcard
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first { return deeper.pattern(only.expression) }
      return .tuple(node.elements.map { deeper.pattern($0.expression) })
    case .optionalChainingExpr(let node): return .enumCase(name: "some", [deeper.pattern(node.expression)])
    case .functionCallExpr(let call):
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.trailingClosure == nil,
        call.leftParen != nil
      else { return .expression(expression(node)) }
      return .enumCase(
        name: name(member.declName.baseName), call.arguments.map { deeper.pattern($0.expression) })
    case .sequenceExpr(let sequence):
      return cast(Array(sequence.elements)) ?? .expression(expression(node))
    default: return .expression(expression(node))
    }
  }

  /// `name as T`.
  private func cast(_ elements: [ExprSyntax]) -> Pattern? {
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let target = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    switch deeper.pattern(elements[0]) {
    case .name(let name): return .type(deeper.type(target.type), name: name)
    case .wildcard: return .type(deeper.type(target.type), name: nil)
    default: return nil
    }
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): .expression(expression(node))
      case .availability(let node): availability(node)
      case .matchingPattern(let node): .pattern(pattern(node.pattern), expression(node.initializer.value))
      case .optionalBinding(let node):
        .optionalBinding(pattern: pattern(node.pattern), value: node.initializer.map { expression($0.value) })
      }
    }
  }

  private func availability(_ node: AvailabilityConditionSyntax) -> Condition {
    let platforms = node.availabilityArguments.compactMap { argument -> PlatformVersion? in
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        let major = (restriction.version?.major.text).flatMap({ Int($0) })
      else { return nil }
      return PlatformVersion(platform: restriction.platform.text, major: major)
    }
    let isUnavailable = node.availabilityKeyword.tokenKind == .poundUnavailable
    return .availability(platforms: platforms, isUnavailable: isUnavailable)
  }
}

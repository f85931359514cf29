import SwiftSyntax

/// What kind of value the place of an expression takes.
enum StyleSlot: Hashable {
  /// Any style of SwiftUI; `isWhole` where the expression is the argument itself and not one of its branches.
  case foregroundStyle(isWhole: Bool)
  /// A `Color`.
  case color
  /// A `UIColor`, on macOS an `NSColor`.
  case platformColor
  /// Not told by the code around.
  case unknown

  /// Looks at the code around an expression, and failing that at how the expression itself is spelled.
  init(of node: ExprSyntax) {
    self = Self.around(node) ?? Self.spelled(node) ?? .unknown
  }

  private static func around(_ node: ExprSyntax) -> StyleSlot? {
    var current = Syntax(node)
    var isWhole = true
    while let parent = current.parent {
      if let argument = parent.as(LabeledExprSyntax.self), !(parent.parent?.parent?.is(TupleExprSyntax.self) ?? false) {
        return slot(ofArgument: argument, isWhole: isWhole)
      }
      if let sequence = parent.as(SequenceExprSyntax.self) {
        isWhole = false
        if let slot = slot(ofAssigned: sequence) { return slot }
      }
      if let binding = parent.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation.flatMap { slot(of: $0.type) }
      }
      if let parameter = parent.as(FunctionParameterSyntax.self) { return slot(of: parameter.type) }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.flatMap { slot(of: $0.type) }
      }
      if parent.is(ClosureExprSyntax.self) || parent.is(MemberAccessExprSyntax.self) || parent.is(DeclSyntax.self) {
        return nil
      }
      current = parent
    }
    return nil
  }

  private static func slot(ofArgument argument: LabeledExprSyntax, isWhole: Bool) -> StyleSlot? {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    switch callee.declName.baseName.text {
    case "foregroundStyle": return .foregroundStyle(isWhole: isWhole)
    case "foregroundColor", "tint", "accentColor", "background", "fill", "stroke", "strokeBorder", "border",
      "listRowBackground", "listItemTint", "containerBackground":
      return .color
    case "setTitleColor", "setTintColor": return .platformColor
    default: return nil
    }
  }

  private static func slot(ofAssigned sequence: SequenceExprSyntax) -> StyleSlot? {
    let elements = Array(sequence.elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
      let target = elements[0].as(MemberAccessExprSyntax.self)
    else { return nil }
    return colorProperties.contains(target.declName.baseName.text) ? .platformColor : nil
  }

  /// The properties of views in UIKit and AppKit that hold a colour.
  private static let colorProperties: Set<String> = [
    "textColor", "tintColor", "backgroundColor", "contentTintColor", "barTintColor", "onTintColor",
    "highlightedTextColor",
  ]

  private static func slot(of type: TypeSyntax) -> StyleSlot? {
    switch type.trimmedDescription {
    case "Color", "SwiftUI.Color", "Color?": .color
    case "UIColor", "UIKit.UIColor", "UIColor?", "UIColor!", "NSColor", "NSColor?", "NSColor!": .platformColor
    default: nil
    }
  }

  /// `Color.red`, `Color(…)` and `UIColor.red` tell their own type.
  private static func spelled(_ node: ExprSyntax) -> StyleSlot? {
    let text = node.trimmedDescription
    if text.hasPrefix("Color.") || text.hasPrefix("Color(") { return .color }
    let platformTypes = ["UIColor.", "UIColor(", "NSColor.", "NSColor("]
    if platformTypes.contains(where: text.hasPrefix) { return .platformColor }
    return nil
  }
}

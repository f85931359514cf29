import SwiftSyntax

/// What kind of value the place of an expression takes.
enum StyleSlot: Hashable {
  /// Any style of SwiftUI; `isWhole` where the expression is the argument itself and not one of its branches.
  case foregroundStyle(isWhole: Bool)
  /// A `Color`.
  case color
  /// A `UIColor`, on macOS an `NSColor`.
  case platformColor
  /// A `UIVibrancyEffectStyle`.
  case vibrancyEffectStyle
  /// Not told by the code around.
  case unknown

  /// Looks at the code around an expression, and failing that at how the expression itself is spelled.
  init(of node: ExprSyntax, _ types: ParameterTypes) {
    // A layer's `backgroundColor` has the name of a view's, and takes this alone.
    let isCoreGraphics = node.trimmedDescription.hasPrefix("CGColor")
    self = isCoreGraphics ? .unknown : Self.around(node, types) ?? Self.spelled(node) ?? .unknown
  }

  private static func around(_ node: ExprSyntax, _ types: ParameterTypes) -> StyleSlot? {
    var current = Syntax(node)
    var isWhole = true
    while let parent = current.parent {
      if let argument = parent.as(LabeledExprSyntax.self), !(parent.parent?.parent?.is(TupleExprSyntax.self) ?? false) {
        return slot(ofArgument: argument, isWhole: isWhole, types)
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

  private static func slot(ofArgument argument: LabeledExprSyntax, isWhole: Bool, _ types: ParameterTypes) -> StyleSlot?
  {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let name = name(of: call) else {
      return nil
    }
    let isModifier = call.calledExpression.is(MemberAccessExprSyntax.self)
    switch name {
    case "foregroundStyle" where isModifier: return .foregroundStyle(isWhole: isWhole)
    case "AnyShapeStyle": return .foregroundStyle(isWhole: isWhole)
    case "foregroundColor", "accentColor": return isModifier ? .color : nil
    case "tint", "background", "fill", "stroke", "strokeBorder", "border", "listRowBackground", "listItemTint",
      "containerBackground":
      return isModifier ? .foregroundStyle(isWhole: false) : nil
    case "setTitleColor", "setTintColor": return .platformColor
    case "UIVibrancyEffect" where argument.label?.text == "style": return .vibrancyEffectStyle
    default:
      let label = argument.label?.text
      return (localType(of: argument, callee: name, around: call) ?? types.type(label: label, callee: name))
        .flatMap { slot(ofType: $0, isWhole: isWhole) }
    }
  }

  /// The name of what is called, be it a function or a type.
  private static func name(of call: FunctionCallExprSyntax) -> String? {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The type that a function inside the function around writes for an argument.
  private static func localType(
    of argument: LabeledExprSyntax, callee: String, around call: FunctionCallExprSyntax
  ) -> String? {
    let label = argument.label?.text ?? "_"
    // Of several arguments with one label, or without, each is for the parameter in its place.
    let alike = call.arguments.map(\.self).filter { ($0.label?.text ?? "_") == label }
    guard let place = alike.firstIndex(where: { $0.id == argument.id }) else { return nil }
    for ancestor in sequence(first: Syntax(call), next: \.parent) {
      guard let items = ancestor.as(CodeBlockItemListSyntax.self) else { continue }
      for item in items {
        guard let function = item.item.as(FunctionDeclSyntax.self), function.name.text == callee else { continue }
        let parameters = function.signature.parameterClause.parameters.filter { $0.firstName.text == label }
        let types = parameters.map(\.type.trimmedDescription)
        if types.indices.contains(place) { return types[place] }
      }
    }
    return nil
  }

  private static func slot(ofAssigned sequence: SequenceExprSyntax) -> StyleSlot? {
    let elements = Array(sequence.elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
      let target = elements[0].as(MemberAccessExprSyntax.self)?.declName ?? elements[0].as(DeclReferenceExprSyntax.self)
    else { return nil }
    // `color` is a property of many things, of the texts of a content configuration too.
    let owner = elements[0].as(MemberAccessExprSyntax.self)?.base?.as(MemberAccessExprSyntax.self)?.declName
    let isOfText = target.baseName.text == "color" && owner.map { textProperties.contains($0.baseName.text) } ?? false
    return isOfText || colorProperties.contains(target.baseName.text) ? .platformColor : nil
  }

  /// The properties of a content configuration that say how its texts look.
  private static let textProperties: Set<String> = ["textProperties", "secondaryTextProperties"]

  /// The properties of views in UIKit and AppKit that hold a colour.
  private static let colorProperties: Set<String> = [
    "textColor", "tintColor", "backgroundColor", "contentTintColor", "barTintColor", "onTintColor",
    "highlightedTextColor", "baseForegroundColor", "baseBackgroundColor",
  ]

  private static func slot(of type: TypeSyntax) -> StyleSlot? {
    slot(ofType: type.trimmedDescription, isWhole: true)
  }

  private static func slot(ofType name: String, isWhole: Bool) -> StyleSlot? {
    switch name {
    case "Color", "SwiftUI.Color", "Color?": .color
    case "ShapeStyle", "some ShapeStyle", "AnyShapeStyle", "AnyShapeStyle?": .foregroundStyle(isWhole: isWhole)
    case "UIColor", "UIKit.UIColor", "UIColor?", "UIColor!", "NSColor", "NSColor?", "NSColor!": .platformColor
    case "UIVibrancyEffectStyle", "UIKit.UIVibrancyEffectStyle": .vibrancyEffectStyle
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

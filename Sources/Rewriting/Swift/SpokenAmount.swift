import Scene
import SwiftSyntax

/// A text of SwiftUI that shows an amount, which VoiceOver is told to read as it is meant.
struct SpokenAmount {
  private let text: ExprSyntax

  init(_ text: ExprSyntax) {
    self.text = text
  }

  /// The edits that have the sign read out, or give the whole number beside the short one that is shown.
  func edits(_ form: AmountForm) throws(Refusal) -> [TextEdit] {
    let chain = try ModifierChain(of: text)
    switch form {
    case .signed: return try chain.edits(setting: "speechAlwaysIncludesPunctuation", replacing: [], to: "")
    case .abbreviated:
      guard let whole else { throw Refusal("what its letter stands for is written in no format there") }
      // A modifier that speaks makes a view of the text.
      if isNeededAsText { throw Refusal("the code around takes a 'Text'") }
      return try chain.edits(setting: "accessibilityValue", replacing: [], to: whole)
    }
  }

  /// The text without its short notation: `Text(count, format: .number.notation(.compactName))` is
  /// `Text(count, format: .number)`.
  private var whole: String? {
    guard let call = text.as(FunctionCallExprSyntax.self), call.arguments.count == 2, let value = call.arguments.first,
      let format = call.arguments.last, value.label == nil, format.label?.text == "format",
      let short = Self.notation(in: format.expression)
    else { return nil }
    guard let member = short.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let start = base.endPositionBeforeTrailingTrivia.utf8Offset
    let end = short.endPositionBeforeTrailingTrivia.utf8Offset
    let offset = format.expression.positionAfterSkippingLeadingTrivia.utf8Offset
    let bytes = Array(format.expression.trimmedDescription.utf8)
    let rest = bytes[..<(start - offset)] + bytes[(end - offset)...]
    return "Text(\(value.expression.trimmedDescription), format: \(String(decoding: rest, as: UTF8.self)))"
  }

  /// The call that shortens in a chain such as `.number.notation(.compactName).precision(…)`.
  private static func notation(in format: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = format.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    if member.declName.baseName.text == "notation" { return call }
    return member.base.flatMap(notation)
  }

  /// True unless the text, with all its modifiers, is a statement of a builder that makes some view.
  private var isNeededAsText: Bool {
    var outermost = Syntax(text)
    while let parent = outermost.parent, [.memberAccessExpr, .functionCallExpr].contains(parent.kind),
      parent.positionAfterSkippingLeadingTrivia == outermost.positionAfterSkippingLeadingTrivia
    {
      outermost = parent
    }
    guard let statement = outermost.parent,
      statement.is(CodeBlockItemSyntax.self) || statement.is(ReturnStmtSyntax.self)
    else { return true }
    for ancestor in sequence(first: statement, next: \.parent) {
      if ancestor.is(ClosureExprSyntax.self) { return false }
      if let binding = ancestor.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription == "Text"
      }
      if let function = ancestor.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription == "Text"
      }
    }
    return true
  }
}

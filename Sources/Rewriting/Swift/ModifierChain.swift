import SwiftSyntax

/// A text with the modifiers that act on the text itself, where the innermost wins (S-40), or a button with those that
/// say what it looks like.
struct ModifierChain {
  /// The modifiers that keep a text a text.
  private static let ofText: Set<String> = [
    "font", "fontWeight", "bold", "italic", "foregroundStyle", "foregroundColor", "kerning", "tracking",
    "monospacedDigit", "fontDesign", "fontWidth", "underline", "strikethrough", "baselineOffset", "monospaced",
  ]

  private static let ofButton: Set<String> = [
    "buttonStyle", "buttonBorderShape", "controlSize", "tint", "font", "disabled",
  ]

  private let base: FunctionCallExprSyntax
  /// The calls on it, the innermost first.
  private let modifiers: [(name: String, call: FunctionCallExprSyntax)]

  /// The modifiers that leave room around a text or lay out its lines.
  private static let ofBlock: Set<String> = [
    "padding", "lineLimit", "multilineTextAlignment", "minimumScaleFactor", "truncationMode", "lineSpacing",
    "fixedSize",
  ]

  /// Finds the modifiers of a text, and where asked those that lay out its block; refuses what is none.
  init(of node: ExprSyntax, withBlock: Bool = false) throws(Refusal) {
    guard let text = node.as(FunctionCallExprSyntax.self), text.calledExpression.trimmedDescription == "Text" else {
      throw Refusal("a modifier can only be put on a 'Text'")
    }
    self.init(text, withBlock ? Self.ofText.union(Self.ofBlock) : Self.ofText)
  }

  /// Finds the modifiers of the button whose label holds some code; refuses code outside of buttons.
  init(ofButtonAround node: ExprSyntax) throws(Refusal) {
    let button = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }
      .first { ["Button", "Link", "NavigationLink", "Menu"].contains($0.calledExpression.trimmedDescription) }
    guard let button else { throw Refusal("the code around has no button") }
    self.init(button, Self.ofButton)
  }

  private init(_ base: FunctionCallExprSyntax, _ names: Set<String>) {
    self.base = base
    var modifiers: [(name: String, call: FunctionCallExprSyntax)] = []
    var current = Syntax(base)
    while let member = current.parent?.as(MemberAccessExprSyntax.self),
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id,
      names.contains(member.declName.baseName.text)
    {
      modifiers.append((member.declName.baseName.text, call))
      current = Syntax(call)
    }
    self.modifiers = modifiers
  }

  /// The edits that set a modifier: its argument changes where it or one of its kind is there, else it is added.
  func edits(setting name: String, replacing others: Set<String>, to argument: String) throws(Refusal) -> [TextEdit] {
    let known = modifiers.filter { others.contains($0.name) }
    if known.count > 1 { throw Refusal("several modifiers there set this") }
    if let modifier = known.first {
      guard let member = modifier.call.calledExpression.as(MemberAccessExprSyntax.self) else { return [] }
      let start = member.declName.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = modifier.call.endPositionBeforeTrailingTrivia.utf8Offset
      return [TextEdit(range: start..<end, replacement: "\(name)(\(argument))")]
    }
    return try edits(adding: "\(name)(\(argument))")
  }

  /// The edits that add a modifier behind those that are there; one for some systems alone stands between directives,
  /// which need lines of their own.
  func edits(adding modifier: String, under condition: String? = nil) throws(Refusal) -> [TextEdit] {
    let last = modifiers.last?.call ?? base
    // A comment behind what is there is about that, and stays on its line where the modifier has one of its own.
    let isNoted = !separation.isEmpty && last.trailingTrivia.contains(where: \.isComment)
    let end = (isNoted ? last.endPosition : last.endPositionBeforeTrailingTrivia).utf8Offset
    var lines = [".\(modifier)"]
    if let condition {
      if separation.isEmpty { throw Refusal("the modifiers share a line, so that '#if \(condition)' has no room") }
      lines = ["#if \(condition)"] + lines + ["#endif"]
    }
    return [TextEdit(range: end..<end, replacement: lines.map { separation + $0 }.joined())]
  }

  /// The edits by which an opacity that fades a text alone gives way to a style, or goes where there is none.
  static func edits(replacingOpacity share: ExprSyntax, by style: String?) throws(Refusal) -> [TextEdit] {
    guard let call = share.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let text = member.base?.innermostBase,
      member.declName.baseName.text == "opacity"
    else { throw Refusal("the opacity is no modifier of a text") }
    let chain = try ModifierChain(of: text, withBlock: true)
    // What stands between may paint something that is faded along.
    guard (chain.modifiers.last?.call ?? chain.base).nextModifier?.id == call.id else {
      throw Refusal("the opacity may fade more than the text")
    }
    let end = call.endPositionBeforeTrailingTrivia.utf8Offset
    if let style {
      let start = member.declName.positionAfterSkippingLeadingTrivia.utf8Offset
      return [TextEdit(range: start..<end, replacement: "foregroundStyle(\(style))")]
    }
    // A comment before it stays, without an empty line behind it where nothing else stands on that of the opacity.
    let isNoted = member.period.leadingTrivia.contains(where: \.isComment)
    let isAlone = call.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains(where: \.isNewline) ?? true
    let blank = isAlone ? member.period.leadingTrivia.reversed().prefix { !$0.isComment } : []
    let start =
      isNoted
      ? member.period.positionAfterSkippingLeadingTrivia.utf8Offset
        - blank.reduce(0) { $0 + $1.sourceLength.utf8Length }
      : member.period.position.utf8Offset
    return [TextEdit(range: start..<end, replacement: "")]
  }

  /// The line that an added modifier begins on.
  var lineOfAddition: CodeLine {
    let line = CodeLine(behind: ExprSyntax(modifiers.last?.call ?? base))
    let separation = self.separation
    return separation.isEmpty ? line : line.indented(by: String(separation.drop(while: \.isNewline)))
  }

  /// The edits that set a text in a weight: the one that its font is written with changes, where there is one.
  func edits(settingWeight weight: String) throws(Refusal) -> [TextEdit] {
    let others: Set<String> = ["fontWeight", "bold"]
    if let written = writtenWeight, !modifiers.contains(where: { others.contains($0.name) }) {
      return [written.replaced(by: ".\(weight)")]
    }
    return try edits(setting: "fontWeight", replacing: others, to: ".\(weight)")
  }

  /// The edits that set a text in a text style: what its font adds to a style stays.
  func edits(settingTextStyle style: String) throws(Refusal) -> [TextEdit] {
    let fonts = modifiers.filter { $0.name == "font" }
    if fonts.count == 1, let font = fonts[0].call.arguments.first?.expression, let base = font.modifiedBase {
      return [base.replaced(by: ".\(style)")]
    }
    return try edits(setting: "font", replacing: ["font"], to: ".\(style)")
  }

  /// The weight in `.font(.caption.weight(.medium))` or `.font(.system(size: 15, weight: .medium))`.
  private var writtenWeight: ExprSyntax? {
    let fonts = modifiers.filter { $0.name == "font" }
    guard fonts.count == 1, let font = fonts[0].call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      let callee = font.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    if callee.declName.baseName.text == "weight" { return font.arguments.first?.expression }
    return font.arguments.first { $0.label?.text == "weight" }?.expression
  }

  /// What stands before each modifier here: a line break with its indentation, or nothing.
  private var separation: String {
    let next = (modifiers.last?.call ?? base).nextModifier
    guard let period = modifiers.last?.call.period ?? next?.period else { return newLine }
    let trivia = period.leadingTrivia
    // The line break belongs to the token before, or to the period, as the parser likes.
    guard trivia.contains(where: \.isNewline) else { return "" }
    return trivia.pieces.filter { $0.isNewline || $0.isSpaceOrTab }.reduce(into: "") { $0 += $1.text }
  }

  /// True where a modifier sets a tint, under `#if` one that is not the accent.
  var hasTint: Bool {
    let name = "tint"
    var current = Syntax(base)
    while let parent = current.parent {
      let isLink = [.memberAccessExpr, .functionCallExpr, .postfixIfConfigExpr].contains(parent.kind)
      guard isLink, parent.positionAfterSkippingLeadingTrivia == current.positionAfterSkippingLeadingTrivia else {
        return false
      }
      if parent.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name { return true }
      if let conditional = parent.as(PostfixIfConfigExprSyntax.self),
        conditional.config.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name && !$0.takesAccent })
      {
        return true
      }
      current = parent
    }
    return false
  }

  /// A first modifier on a line of its own, one step inside; on the same line where the text shares its line.
  private var newLine: String {
    guard let first = base.firstToken(viewMode: .sourceAccurate) else { return "" }
    let pieces = first.leadingTrivia.pieces
    guard let lineBreak = pieces.lastIndex(where: \.isNewline) else { return "" }
    let indentation = pieces[(lineBreak + 1)...].filter(\.isSpaceOrTab).reduce(into: "") { $0 += $1.text }
    // Behind a closing bracket on a line of its own, modifiers stand below it.
    if base.lastToken(viewMode: .sourceAccurate)?.leadingTrivia.contains(where: \.isNewline) ?? false {
      return pieces[lineBreak].oneBreak + indentation
    }
    let step = indentation.hasPrefix("\t") ? "\t" : indentation.count % 4 == 0 ? "    " : "  "
    return pieces[lineBreak].oneBreak + indentation + step
  }
}

extension ExprSyntax {
  /// The text style in `.caption.weight(.medium).monospacedDigit()`, to which the calls add something.
  fileprivate var modifiedBase: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return nil }
    return base.isImplicitMember ? base : base.modifiedBase
  }

  /// What the first of the calls is made on, of which each is made on the one before.
  fileprivate var innermostBase: ExprSyntax {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    return callee?.base?.innermostBase ?? self
  }
}

extension ExprSyntax {
  /// True for the accent, which a view has without asking for it.
  var isAccent: Bool { [".accentColor", "Color.accentColor"].contains(trimmedDescription) }
}

extension TokenSyntax {
  /// True for the name of a modifier that is called with the accent.
  fileprivate var takesAccent: Bool {
    let call = parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.arguments.first?.expression.isAccent ?? false
  }
}

extension FunctionCallExprSyntax {
  /// The period before the name that is called.
  fileprivate var period: TokenSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.period }

  /// The call on this one, if there is one.
  fileprivate var nextModifier: FunctionCallExprSyntax? {
    parent?.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
  }
}

extension TriviaPiece {
  fileprivate var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// The line break as the file writes it, once.
  fileprivate var oneBreak: String {
    switch self {
    case .carriageReturnLineFeeds: "\r\n"
    case .carriageReturns: "\r"
    default: "\n"
    }
  }
}

import PlatformStyles
import Scene
import SwiftParser
import SwiftSyntax

/// A Swift file whose expressions can be replaced and whose texts can get modifiers; all other bytes stay.
struct SwiftRewriter {
  /// How deep the parser follows brackets, as where the file was read for its facts.
  private static let maximumNestingLevel = 256

  let tree: SourceFileSyntax
  let platform: Platform
  /// The systems without dynamic colours of UIKit that compile the file too, as `os(…)` names them.
  private let others: Set<String>
  private let types: ParameterTypes
  private let ownLevels: Set<ContentLevel>
  private let lines: LineTable

  /// Parses a file; refuses one that can't be parsed or that a tool makes.
  init(
    path: String, bytes: [UInt8], platform: Platform, others: Set<String>, types: ParameterTypes,
    ownLevels: Set<ContentLevel>
  ) throws(Refusal) {
    tree = bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: Self.maximumNestingLevel)
    }
    lines = LineTable(bytes)
    self.platform = platform
    self.types = types
    self.ownLevels = ownLevels
    self.others = others.intersection(Self.withoutDynamicColors).union(tree.otherSystems)
    if tree.hasError { throw Refusal("the file can't be parsed") }
    if GeneratedCode.isMarked(path: path, tree) { throw Refusal("the file is generated") }
  }

  /// The edits that make a change at some bytes.
  func edits(for change: Remedy.Change, at range: Range<Int>) throws(Refusal) -> [TextEdit] {
    switch change {
    case .restyle(_, from: let name, to: let style):
      return try edits(at: range, named: name) { branch throws(Refusal) in
        if case .color(let color) = style { return try recolored(branch, color, from: name) }
        try refuseComputed(branch)
        return [
          branch.replaced(
            by: try spelling(
              in: StyleSlot(of: branch, types), around: branch, isImplicit: branch.isImplicitMember
            ).text(style))
        ]
      }
    case .restyleFaded(_, from: let name, to: let style):
      return try edits(at: range, named: name) { branch throws(Refusal) in try unfaded(branch, named: name, by: style) }
    case .recolor(_, from: let name, let color):
      return try edits(at: range, named: name) { branch throws(Refusal) in
        try recolored(branch, color, from: name)
      }
    case .addConstant(_, from: let old, let color, let sibling):
      return [try copy(of: old, at: range, with: color, as: sibling)]
    case .rename(_, from: let old, let new):
      return try renaming(at: range, from: old, to: new)
    case .setOpacity(_, from: let old, to: let new):
      let branches = try branches(at: range)
      let chosen = branches.filter { $0.number == old } + branches.compactMap(constant).filter { $0.number == old }
      if chosen.isEmpty { throw Refusal("the opacity is not written as a number there") }
      return chosen.map { $0.replaced(by: StyleSpelling.decimal(new)) }
    case .replaceOpacity(_, by: let style):
      return try opacity(at: range, replacedBy: style)
    case .addStyle(_, let style):
      let spelled = try spelling(in: .foregroundStyle(isWhole: true), around: expression(at: range)).text(style)
      return try textModifiers(at: range).edits(setting: "foregroundStyle", replacing: [], to: spelled)
    case .setTextStyle(_, let style):
      return try textModifiers(at: range).edits(settingTextStyle: style.rawValue)
    case .setWeight(_, let weight):
      return try textModifiers(at: range).edits(settingWeight: weight.name)
    case .addScrim(_, let scrim, let share):
      let color = scrim == .background ? ".background" : "Color.\(scrim.rawValue)"
      return try textModifiers(at: range, withBlock: true).edits(
        setting: "background", replacing: [], to: "\(color).opacity(\(StyleSpelling.decimal(share)))")
    case .scaleFont(_, let style):
      return try edits(at: range, named: "") { branch throws(Refusal) in
        try ScaledFont.edits(of: branch, style)
      }
    case .speak(_, let form):
      guard let node = expression(at: range) else { throw Self.unknownPlace }
      try refuseForeignCode(around: Syntax(node))
      return try SpokenAmount(node).edits(form)
    case .setSymbols(_, let style, let symbols):
      guard let node = expression(at: range), let offsets = lines.offsets(of: style),
        let choice = expression(at: offsets)
      else { throw Self.unknownPlace }
      try refuseForeignCode(around: Syntax(node))
      return try SymbolChoice(image: node, style: choice).edits(symbols)
    case .setTint(_, let color):
      return try tint(color, at: range)
    }
  }

  /// How styles are spelled at a place.
  private func spelling(
    in slot: StyleSlot, around node: ExprSyntax?, isImplicit: Bool = false
  ) -> StyleSpelling {
    let platform = node.map(platform(around:)) ?? self.platform
    var result = StyleSpelling(slot: slot, platform: platform, isImplicit: isImplicit)
    result.ownLevels = ownLevels
    result.isShared = others.contains { system in
      !(system == "macOS" && platform == .macos) && node.map { isSeen(on: system, around: $0) } ?? true
    }
    return result
  }

  /// Edits that put a style in the place of a colour and of the opacity that is written with it.
  private func unfaded(
    _ node: ExprSyntax, named name: String, by style: Remedy.Style
  ) throws(Refusal) -> [TextEdit] {
    let whole = try FadedColor.whole(of: node, named: name)
    try refuseComputed(whole)
    return [whole.replaced(by: try spelling(in: StyleSlot(of: whole, types), around: whole).text(style))]
  }

  /// The edit that adds a copy of the constant around a colour, in which the colour is another.
  private func copy(
    of name: String, at range: Range<Int>, with color: Remedy.AdaptiveColor, as sibling: Remedy.Sibling
  ) throws(Refusal) -> TextEdit {
    guard let node = try branches(at: range).first else { throw Self.unknownPlace }
    let changed = try edits(at: range, named: name) { branch throws(Refusal) in
      try recolored(branch, color, from: name)
    }
    return try SiblingConstant(sibling, of: node).insertion(changed)
  }

  /// The edits by which expressions name another constant.
  private func renaming(at range: Range<Int>, from old: String, to new: String) throws(Refusal) -> [TextEdit] {
    try edits(at: range, named: old) { branch throws(Refusal) in
      guard let token = SiblingConstant.name(in: branch), token.text == old else {
        throw Refusal("'\(old)' is not named there")
      }
      return [token.replaced(by: new)]
    }
  }

  /// The edits by which an opacity at some bytes gives way to a style.
  private func opacity(at range: Range<Int>, replacedBy style: Remedy.Style?) throws(Refusal) -> [TextEdit] {
    guard let share = expression(at: range) else { throw Self.unknownPlace }
    try refuseForeignCode(around: Syntax(share))
    var spelled: String?
    if let style { spelled = try spelling(in: .foregroundStyle(isWhole: true), around: share).text(style) }
    return try ModifierChain.edits(replacingOpacity: share, by: spelled)
  }

  /// The edits that give the button around some bytes a tint.
  private func tint(_ color: Remedy.AdaptiveColor, at range: Range<Int>) throws(Refusal) -> [TextEdit] {
    guard let node = expression(at: range) else { throw Self.unknownPlace }
    try refuseForeignCode(around: Syntax(node))
    let chain = try ModifierChain(ofButtonAround: node)
    // It would take the place of that one, which may be a token or choose between two.
    if chain.hasTint { throw Refusal("the button has a tint of its own") }
    let condition = isSeen(on: "macOS", around: node) ? "!os(macOS)" : nil
    if let single = color.single {
      return try chain.edits(adding: "tint(\(ColorLiteral.text(single, type: "Color")))", under: condition)
    }
    guard let environment = EnvironmentColor(around: node) else { throw Refusal("one tint is not enough") }
    let (tint, insertions) = try environment.choice(color, kept: "Color.accentColor")
    let line = chain.lineOfAddition
    let text = line.holds(".tint(\(tint.inline))") ? tint.inline : tint.wrapped(on: line)
    return insertions + (try chain.edits(adding: "tint(\(text))", under: condition))
  }

  /// Edits of an expression, or of those of its branches that give the named style.
  private func edits(
    at range: Range<Int>, named name: String, _ edit: (ExprSyntax) throws(Refusal) -> [TextEdit]
  ) throws(Refusal) -> [TextEdit] {
    let branches = try branches(at: range)
    let chosen = branches.count == 1 ? branches : branches.filter { Branches.names($0, name) }
    if chosen.isEmpty { throw Refusal("it can't be told which of the branches gives \(name)") }
    let others = Set(branches.map(\.trimmedDescription)).subtracting(chosen.map(\.trimmedDescription))
    var edits: [TextEdit] = []
    for branch in chosen { edits += try edit(branch) }
    // What the branches tell apart would be told no more.
    if edits.contains(where: { others.contains($0.replacement) }) {
      throw Refusal("another branch gives that already")
    }
    return edits
  }

  /// Edits that give an expression another colour.
  private func recolored(
    _ node: ExprSyntax, _ color: Remedy.AdaptiveColor, from name: String
  ) throws(Refusal) -> [TextEdit] {
    try refuseComputed(node)
    try StatedColor.check(node, named: name)
    // There the accent is what its user chose, and numbers would take that choice away.
    if node.isAccent, isSeen(on: "macOS", around: node) { throw Refusal("on macOS the accent is the user's choice") }
    return try ColorLiteral.edits(
      of: node, to: color, slot: StyleSlot(of: node, types), platform: platform(around: node),
      withoutProvider: obstacle(around: node))
  }

  /// The platform of a file, or the one that `#if` names around some code of a file that several compile.
  private func platform(around node: ExprSyntax) -> Platform {
    for case let clause? in sequence(first: Syntax(node), next: \.parent).map({ $0.as(IfConfigClauseSyntax.self) }) {
      if clause.condition?.trimmedDescription == "os(macOS)" { return .macos }
      let first = clause.parent?.as(IfConfigClauseListSyntax.self)?.first?.condition?.trimmedDescription
      let isElse = clause.condition == nil && first == "os(macOS)"
      if platform == .macos, isElse || clause.condition?.trimmedDescription == "os(iOS)" { return .ios26 }
    }
    return platform
  }

  /// Why no provider of UIKit can give a colour there; nil where one can.
  private func obstacle(around node: ExprSyntax) -> Refusal? {
    let platform = platform(around: node)
    if !DynamicColor.platforms.contains(platform) { return DynamicColor.refusal(for: platform) }
    if others.allSatisfy({ isLeftOut($0, around: node) }) { return nil }
    return Refusal("the file is compiled for systems that have no dynamic 'UIColor'")
  }

  /// True where a system without dynamic colours of UIKit compiles some code.
  private func isSeen(on system: String, around node: ExprSyntax) -> Bool {
    others.contains(system) && !isLeftOut(system, around: node)
  }

  /// The systems without `UIColor` or without the traits that it asks for.
  static let withoutDynamicColors: Set<String> = ["macOS", "watchOS"]

  /// True where a condition around some code leaves a system out.
  private func isLeftOut(_ system: String, around node: ExprSyntax) -> Bool {
    sequence(first: Syntax(node), next: \.parent).contains { ancestor in
      let condition = ancestor.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription ?? ""
      let isForIOS = condition.contains("os(iOS)") && !condition.contains("!os(iOS)") && !condition.contains("||")
      return isForIOS || condition.contains("!os(\(system))") && !condition.contains("||")
    }
  }

  /// Refuses an expression that may give other values in other places: a variable, a parameter, a result of one.
  private func refuseComputed(_ node: ExprSyntax) throws(Refusal) {
    if !node.isConstant { throw Refusal("the colour is computed by '\(node.excerpt)'") }
  }

  /// The modifiers of the text at some bytes.
  private func textModifiers(at range: Range<Int>, withBlock: Bool = false) throws(Refusal) -> ModifierChain {
    guard let node = expression(at: range) else { throw Self.unknownPlace }
    try refuseForeignCode(around: Syntax(node))
    return try ModifierChain(of: node, withBlock: withBlock)
  }

  /// The value of the one constant in the file that a plain name stands for.
  private func constant(_ node: ExprSyntax) -> ExprSyntax? {
    let name =
      node.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.as(MemberAccessExprSyntax.self).flatMap { member in
        ["self", "Self"].contains(member.base?.trimmedDescription) ? member.declName.baseName.text : nil
      }
    guard let name else { return nil }
    let bindings = tree.tokens(viewMode: .sourceAccurate).compactMap { token -> PatternBindingSyntax? in
      guard token.text == name, let pattern = token.parent?.as(IdentifierPatternSyntax.self) else { return nil }
      return pattern.parent?.as(PatternBindingSyntax.self)
    }
    return bindings.count == 1 ? bindings[0].initializer?.value : nil
  }

  private static let unknownPlace = Refusal("the code there is no expression of its own")

  /// The expressions of which one gives the value of what stands at some bytes.
  private func branches(at range: Range<Int>) throws(Refusal) -> [ExprSyntax] {
    let branches = expression(at: range).map(Branches.all) ?? choice(at: range)
    guard let first = branches.first else { throw Self.unknownPlace }
    try refuseForeignCode(around: Syntax(first))
    return branches
  }

  /// The branches of a choice that covers the end of a sequence, as in `a.color = isOn ? b : c`.
  private func choice(at range: Range<Int>) -> [ExprSyntax] {
    var node = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound)).map(Syntax.init)
    while let current = node {
      if let sequence = current.as(SequenceExprSyntax.self) {
        let elements = sequence.elements.drop { $0.positionAfterSkippingLeadingTrivia.utf8Offset < range.lowerBound }
        let isExact =
          elements.first?.positionAfterSkippingLeadingTrivia.utf8Offset == range.lowerBound
          && sequence.endPositionBeforeTrailingTrivia.utf8Offset == range.upperBound
        if isExact { return Branches.all(of: Array(elements)) }
      }
      node = current.parent
    }
    return []
  }

  /// The expression that covers some bytes exactly.
  private func expression(at range: Range<Int>) -> ExprSyntax? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound)) else { return nil }
    var node: Syntax? = Syntax(token)
    while let current = node, current.positionAfterSkippingLeadingTrivia.utf8Offset == range.lowerBound {
      if current.endPositionBeforeTrailingTrivia.utf8Offset == range.upperBound, let found = current.as(ExprSyntax.self)
      {
        return found
      }
      node = current.parent
    }
    return nil
  }

  /// Refuses code that a macro sees first, or that stands in a string.
  private func refuseForeignCode(around node: Syntax) throws(Refusal) {
    var current = node.parent
    while let ancestor = current {
      if ancestor.is(MacroExpansionExprSyntax.self) || ancestor.is(MacroExpansionDeclSyntax.self) {
        throw Refusal("the code is an argument of a macro")
      }
      if ancestor.is(ExpressionSegmentSyntax.self) { throw Refusal("the code stands in a string") }
      current = ancestor.parent
    }
  }
}

extension ExprSyntax {
  /// The number it is written as, if it is one.
  fileprivate var number: Double? { Double(trimmedDescription) }

  /// True for `.gray`, whose type the code around tells.
  var isImplicitMember: Bool { self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false }
}

extension SyntaxProtocol {
  /// An edit that puts other text in its place and keeps the trivia around.
  func replaced(by text: String) -> TextEdit {
    TextEdit(
      range: positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset,
      replacement: text)
  }

  /// Its text with some edits of the file made, all inside of it; nil where two change the same bytes.
  func text(with edits: [TextEdit]) -> String? {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    let own = edits.map { edit in
      TextEdit(range: (edit.range.lowerBound - start)..<(edit.range.upperBound - start), replacement: edit.replacement)
    }
    return own.ordered.map { String(decoding: $0.applied(to: Array(trimmedDescription.utf8)), as: UTF8.self) }
  }
}

extension SourceFileSyntax {
  /// The systems without dynamic colours of UIKit that a condition of the file asks for.
  fileprivate var otherSystems: Set<String> {
    let text = description
    return SwiftRewriter.withoutDynamicColors.filter { system in
      text.contains("os(\(system))") || system == "macOS" && text.contains("canImport(AppKit)")
    }
  }
}

/// Files that a tool writes again.
enum GeneratedCode {
  private static let marks = ["do not edit", "do not modify", "@generated", "generated using", "generated by"]

  /// True where the name or the comment at the head of a file says that a tool made it.
  static func isMarked(path: String, _ tree: SourceFileSyntax) -> Bool {
    if path.lowercased().contains(".generated.") { return true }
    let comments = tree.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.pieces.compactMap { piece -> String? in
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
        text.lowercased()
      default: nil
      }
    }
    return (comments ?? []).contains { comment in marks.contains { comment.contains($0) } }
  }
}

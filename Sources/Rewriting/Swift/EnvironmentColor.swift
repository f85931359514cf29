import ColorScience
import PlatformStyles
import Scene
import SwiftSyntax

/// A `Color` chosen by what a view reads of its environment, the scheme and the contrast, as every platform has them.
struct EnvironmentColor {
  /// The members of the type whose instances ask.
  private let members: MemberBlockSyntax

  /// Finds the view, the modifier or the style whose instances evaluate an expression; nil where there is none.
  init?(around node: ExprSyntax) {
    guard let members = Self.owner(of: node) else { return nil }
    self.members = members
  }

  /// The edits that put a choice of colours in the place of one.
  func edits(of node: ExprSyntax, to color: Remedy.AdaptiveColor) throws(Refusal) -> [TextEdit] {
    let (choice, insertions) = try choice(color, kept: Self.spelled(node))
    let isWhole = node.parent.map { $0.is(LabeledExprSyntax.self) || $0.is(ReturnStmtSyntax.self) } ?? false
    let line = CodeLine(of: node)
    let text = line.holds(choice.inline) ? choice.inline : choice.wrapped(on: line)
    return insertions + [node.replaced(by: isWhole || !text.contains(" ? ") ? text : "(\(text))")]
  }

  /// The expression that chooses, with what was there where that stays, and the edits that declare what it asks.
  func choice(
    _ color: Remedy.AdaptiveColor, kept: String
  ) throws(Refusal) -> (choice: ColorChoice, insertions: [TextEdit]) {
    func value(_ scheme: ColorScheme, _ isIncreased: Bool) -> String? {
      if let value = color.value(in: scheme, increasesContrast: isIncreased) {
        return ColorLiteral.text(value, type: "Color")
      }
      return color.isSeen(in: scheme, increasesContrast: isIncreased) ? kept : nil
    }
    let choices = ColorScheme.allCases.compactMap { scheme -> (normal: String, increased: String)? in
      guard let normal = value(scheme, false) ?? value(scheme, true) else { return nil }
      return (normal, value(scheme, true) ?? normal)
    }
    guard let light = choices.first, let dark = choices.last else { throw Refusal("it is not seen in any scheme") }
    var insertions: [TextEdit] = []
    func read(_ key: String, isFirst: Bool) throws(Refusal) -> String {
      let (name, insertion) = try property(key, isFirst: isFirst)
      insertions += [insertion].compactMap(\.self)
      return name
    }
    if let odd = AppearanceChoice(light: light, dark: dark).odd {
      let isScheme = "\(try read("colorScheme", isFirst: true)) \(odd.isDark ? "==" : "!=") .dark"
      let isContrast =
        "\(try read("colorSchemeContrast", isFirst: false)) \(odd.isIncreased ? "==" : "!=") .increased"
      let choice = ColorChoice.question(
        "\(isScheme) && \(isContrast)", yes: .value(odd.value), no: .value(odd.others))
      return (choice, insertions)
    }
    func both(_ pair: (normal: String, increased: String)) throws(Refusal) -> ColorChoice {
      if pair.normal == pair.increased { return .value(pair.normal) }
      let contrast = try read("colorSchemeContrast", isFirst: false)
      return .question("\(contrast) == .increased", yes: .value(pair.increased), no: .value(pair.normal))
    }
    let (lightChoice, darkChoice) = (try both(light), try both(dark))
    if lightChoice.inline == darkChoice.inline { return (lightChoice, insertions) }
    let isDark = "\(try read("colorScheme", isFirst: true)) == .dark"
    return (.question(isDark, yes: darkChoice, no: lightChoice), insertions)
  }

  /// What was there as a colour of its own: `.red` tells its type only where one is expected.
  private static func spelled(_ node: ExprSyntax) -> String {
    let text = node.trimmedDescription
    return text.hasPrefix(".") ? "Color\(text)" : text
  }

  /// The name of the property that reads a value of the environment, and the edit that declares one where none is.
  private func property(_ key: String, isFirst: Bool) throws(Refusal) -> (name: String, insertion: TextEdit?) {
    for member in members.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.attributes.contains(where: { $0.trimmedDescription == "@Environment(\\.\(key))" }),
        let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
      else { continue }
      return (name.identifier.text, nil)
    }
    if binds(key) { throw Refusal("something else is called '\(key)' there") }
    let known = members.members.last { $0.decl.as(VariableDeclSyntax.self)?.readsEnvironment ?? false }
    let anchor = known?.endPosition ?? members.leftBrace.endPosition
    guard
      let next = known.flatMap({ $0.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate) })
        ?? members.members.first?.firstToken(viewMode: .sourceAccurate)
    else { throw Refusal("the type is written on one line") }
    let trivia = next.leadingTrivia.pieces
    guard let start = trivia.firstIndex(where: \.isNewline), let lineBreak = trivia[start].lineBreak else {
      throw Refusal("the type is written on one line")
    }
    let indentation = (known?.firstToken(viewMode: .sourceAccurate) ?? next).indentation
    let line = "\(indentation)@Environment(\\.\(key)) private var \(key)"
    let gap = known != nil || startsWithStoredProperty ? "" : lineBreak
    // Two properties stand at two places, before and behind the line break, so that repairs can share one of them.
    let position = anchor.utf8Offset + (isFirst ? 0 : lineBreak.utf8.count)
    let text = isFirst ? "\(lineBreak)\(line)\(gap)" : "\(line)\(gap)\(lineBreak)"
    return (key, TextEdit(range: position..<position, replacement: text))
  }

  private var startsWithStoredProperty: Bool {
    members.members.first?.decl.as(VariableDeclSyntax.self)?.bindings.allSatisfy { $0.accessorBlock == nil } ?? false
  }

  /// True where the type or a part of it declares a name.
  private func binds(_ name: String) -> Bool {
    members.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == name, let parent = token.parent else { return false }
      return parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionParameterSyntax.self)
        || parent.is(ClosureShorthandParameterSyntax.self) || parent.is(ClosureParameterSyntax.self)
        || parent.is(FunctionDeclSyntax.self)
    }
  }

  /// The members of the structure whose instances evaluate an expression, if it is one that the environment is set for.
  private static func owner(of node: ExprSyntax) -> MemberBlockSyntax? {
    var current = node.parent
    while let ancestor = current {
      if ancestor.is(InitializerDeclSyntax.self) || ancestor.is(FunctionParameterSyntax.self) { return nil }
      if let function = ancestor.as(FunctionDeclSyntax.self), function.modifiers.contains(where: \.isOfType) {
        return nil
      }
      if let variable = ancestor.as(VariableDeclSyntax.self), variable.parent?.is(MemberBlockItemSyntax.self) ?? false {
        let isComputed = variable.bindings.allSatisfy { $0.accessorBlock != nil }
        if !isComputed || variable.modifiers.contains(where: \.isOfType) { return nil }
      }
      if let type = ancestor.as(StructDeclSyntax.self) {
        let names = type.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        return names.contains(where: isInstalled) ? type.memberBlock : nil
      }
      if ancestor.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      current = ancestor.parent
    }
    return nil
  }

  /// True for the protocols whose types SwiftUI gives their environment before it asks for a body.
  private static func isInstalled(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return last == "View" || last == "ViewModifier" || last.hasSuffix("ButtonStyle")
  }
}

extension DeclModifierSyntax {
  /// True for `static` and `class`.
  fileprivate var isOfType: Bool { name.tokenKind == .keyword(.static) || name.tokenKind == .keyword(.class) }
}

extension VariableDeclSyntax {
  /// True for a property that reads a value of the environment.
  fileprivate var readsEnvironment: Bool {
    attributes.contains { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name == "Environment" || name == "SwiftUI.Environment"
    }
  }
}

extension TokenSyntax {
  /// The spaces and tabs before a token on its line.
  fileprivate var indentation: String {
    let pieces = leadingTrivia.pieces
    let start = pieces.lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    return Trivia(pieces: pieces[start...].filter(\.isSpaceOrTab)).description
  }
}

extension TriviaPiece {
  /// One line break as the file writes it.
  fileprivate var lineBreak: String? {
    switch self {
    case .newlines: "\n"
    case .carriageReturnLineFeeds: "\r\n"
    case .carriageReturns: "\r"
    default: nil
    }
  }
}

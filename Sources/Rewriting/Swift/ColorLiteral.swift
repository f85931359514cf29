import ColorScience
import PlatformStyles
import Scene
import SwiftParser
import SwiftSyntax

/// Colours as Swift writes them: changed in the notation that is there, or spelled anew.
enum ColorLiteral {
  /// The edits that give a written colour other numbers; of one for each scheme where no provider can give them, and why,
  /// the view around makes the choice.
  static func edits(
    of node: ExprSyntax, to color: Remedy.AdaptiveColor, slot: StyleSlot, platform: Platform,
    withoutProvider obstacle: Refusal?
  ) throws(Refusal) -> [TextEdit] {
    if let single = color.single {
      if let edits = notation(node).flatMap({ numbers(of: $0, single) }) { return edits }
    } else if let call = node.as(FunctionCallExprSyntax.self) {
      if let edits = schemes(of: call, color) { return edits }
      if let pair = SchemePair(besides: call), let text = pair.text(of: color) { return [node.replaced(by: text)] }
    }
    try StyleSpelling.checkColor(in: slot)
    // `color.gradient` is made from whatever colour stands before it.
    if let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "gradient"
    {
      return try edits(
        of: base, to: color, slot: slot == .platformColor ? .platformColor : .color, platform: platform,
        withoutProvider: obstacle)
    }
    if let single = color.single {
      let type = slot == .platformColor ? platform.colorType : "Color"
      return [node.replaced(by: text(single, type: type, isImplicit: node.isImplicitMember))]
    }
    if slot != .platformColor, let obstacle {
      guard let environment = EnvironmentColor(around: node) else { throw obstacle }
      return try environment.edits(of: node, to: color)
    }
    let provider = try DynamicColor(color, old: node, slot: slot, platform: platform)
    return [node.replaced(by: provider.text(asColor: slot != .platformColor, on: CodeLine(of: node)))]
  }

  /// The colour as an expression that makes a value of the type, which a member need not name where the place tells it.
  static func text(_ color: Color, type: String, isImplicit: Bool = false) -> String {
    if color.bytes == [0, 0, 0] { return "\(isImplicit ? "" : type).black" }
    if color.bytes == [255, 255, 255] { return "\(isImplicit ? "" : type).white" }
    let (red, green, blue) = (fraction(color, 0), fraction(color, 1), fraction(color, 2))
    let alpha = type == "Color" ? "" : ", alpha: 1"
    return "\(type)(red: \(red), green: \(green), blue: \(blue)\(alpha))"
  }

  private static func fraction(_ color: Color, _ channel: Int) -> String {
    StyleSpelling.decimal(color.encoded.clipped.channels[channel])
  }

  /// The arguments of a call or of `#colorLiteral`.
  private static func notation(_ node: ExprSyntax) -> [LabeledExprSyntax]? {
    if let call = node.as(FunctionCallExprSyntax.self) { return call.arguments.map(\.self) }
    if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "colorLiteral" {
      return macro.arguments.map(\.self)
    }
    return nil
  }

  /// Edits of the numbers in arguments: a hexadecimal one, or one for each channel.
  static func numbers(of arguments: [LabeledExprSyntax], _ color: Color) -> [TextEdit]? {
    for argument in arguments {
      if let edit = hexadecimal(argument.expression, color) { return [edit] }
    }
    let channels = ["red", "green", "blue"].map { label in arguments.first { $0.label?.text == label } }
    let unlabelled = Array(arguments.prefix(3))
    let written = channels.compactMap(\.self)
    // A function of the project may take the channels without labels, each from 0 to 255.
    let chosen = written.count == 3 ? written : unlabelled.allSatisfy { $0.label == nil } ? unlabelled : []
    guard chosen.count == 3 else { return nil }
    let edits = zip(chosen, color.bytes).compactMap { channel($0.expression, $1, isNamed: written.count == 3) }
    return edits.count == 3 ? edits : nil
  }

  /// The opaque colour of a call that writes it as a hexadecimal number, or as the three channels of sRGB.
  static func value(of node: ExprSyntax) -> Color? {
    guard let arguments = notation(node) else { return nil }
    for argument in arguments {
      let text = argument.expression.trimmedDescription.filter { $0 != "\"" && $0 != "#" }
      let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
      let isNumber = argument.expression.is(StringLiteralExprSyntax.self) || text.hasPrefix("0x")
      if isNumber, digits.count == 6, let color = Color(hex: "#\(digits.uppercased())") { return color }
    }
    let channels = ["red", "green", "blue"].compactMap { label in
      arguments.first { $0.label?.text == label }.flatMap { fraction($0.expression) }
    }
    return channels.count == 3 ? Color(red: channels[0], green: channels[1], blue: channels[2]) : nil
  }

  /// `0.36` or `91 / 255`.
  private static func fraction(_ node: ExprSyntax) -> Double? {
    let parts = node.trimmedDescription.split(separator: "/").map { part in Double(part.filter { $0 != " " }) }
    guard let first = parts.first, let value = first else { return nil }
    if parts.count == 1 { return value }
    return parts.count == 2 && parts[1] == 255 ? value / 255 : nil
  }

  /// `0x5B6B7B` or `"#5B6B7B"`, its digits in the case they have.
  private static func hexadecimal(_ node: ExprSyntax, _ color: Color) -> TextEdit? {
    func digits(like written: Substring) -> String? {
      guard written.count == 6, written.allSatisfy(\.isHexDigit) else { return nil }
      let upper = String(color.hexString.dropFirst())
      return written.contains { $0.isLowercase } ? upper.lowercased() : upper
    }
    if let literal = node.as(IntegerLiteralExprSyntax.self) {
      let text = literal.literal.text
      guard text.hasPrefix("0x"), let digits = digits(like: text.dropFirst(2)) else { return nil }
      return node.replaced(by: "0x\(digits)")
    }
    guard let literal = node.as(StringLiteralExprSyntax.self), let text = literal.representedLiteralValue else {
      return nil
    }
    let mark = text.hasPrefix("#") ? "#" : ""
    return digits(like: text.dropFirst(mark.count)).map { node.replaced(by: "\"\(mark)\($0)\"") }
  }

  /// A channel: `0.36`, `91 / 255`, or where no label says that 1 is the most, `91` or `0x5B`.
  private static func channel(_ node: ExprSyntax, _ byte: Int, isNamed: Bool) -> TextEdit? {
    if let sequence = node.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].trimmedDescription == "/",
        ["255", "255.0"].contains(parts[2].trimmedDescription)
      else { return nil }
      let isFraction = parts[0].is(FloatLiteralExprSyntax.self)
      return edit(of: parts[0], to: isFraction ? "\(byte).0" : "\(byte)")
    }
    if isNamed {
      guard node.is(FloatLiteralExprSyntax.self) || node.is(IntegerLiteralExprSyntax.self) else { return nil }
      return edit(of: node, to: StyleSpelling.decimal(Double(byte) / 255))
    }
    guard let literal = node.as(IntegerLiteralExprSyntax.self)?.literal.text else { return nil }
    guard literal.hasPrefix("0x") else { return edit(of: node, to: "\(byte)") }
    let digits = String(byte, radix: 16, uppercase: true)
    return edit(of: node, to: "0x\(digits.count == 1 ? "0" : "")\(digits)")
  }

  /// The edit of a number, which stays as it is written where it has the value to four digits, as `0` has that of `0.0`.
  /// It is an edit then, too, which keeps another repair of the colour from this number.
  private static func edit(of number: ExprSyntax, to text: String) -> TextEdit {
    let written = number.trimmedDescription
    guard let old = Double(written), let new = Double(text), abs(old - new) < 0.00005 else {
      return number.replaced(by: text)
    }
    return number.replaced(by: written)
  }

  /// Edits of a call with one argument for light and one for dark.
  private static func schemes(of call: FunctionCallExprSyntax, _ color: Remedy.AdaptiveColor) -> [TextEdit]? {
    var edits: [TextEdit] = []
    for scheme in ColorScheme.allCases {
      let argument = call.arguments.first { $0.label?.text.lowercased().contains(scheme.rawValue) ?? false }
      guard let argument else { return nil }
      if color.values.allSatisfy({ $0.key.scheme != scheme }) { continue }
      guard let value = color.value(in: scheme) else { return nil }
      if let edit = hexadecimal(argument.expression, value) {
        edits.append(edit)
      } else {
        guard let inner = notation(argument.expression).flatMap({ numbers(of: $0, value) }) else { return nil }
        edits += inner
      }
    }
    return edits.isEmpty ? nil : edits
  }
}

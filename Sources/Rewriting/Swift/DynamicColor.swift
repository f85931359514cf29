import ColorScience
import PlatformStyles
import Scene
import SwiftSyntax

/// A `UIColor` or an `NSColor` that asks for the style and the contrast, and gives what was there where that stays.
struct DynamicColor {
  /// What makes the colour, up to the closure's brace.
  private let opening: String
  /// What the closure gives.
  private let choice: ColorChoice

  /// The platforms that have the class and the traits that it asks for.
  static let platforms: Set<Platform> = [.ios26, .ios18, .visionos, .tvos]

  /// What the closure takes. SwiftUI asks for colours outside the main actor, where Swift 6 stops a closure of a view
  /// that does not say that it may run anywhere.
  private static let signature = "@Sendable traits in"

  /// Says that a platform has none.
  static func refusal(for platform: Platform) -> Refusal {
    Refusal("a colour for each scheme can't be written in code for \(platform.rawValue)")
  }

  /// Spells a colour that takes the place of another.
  init(_ color: Remedy.AdaptiveColor, old: ExprSyntax, slot: StyleSlot, platform: Platform) throws(Refusal) {
    let isAppKit = platform == .macos && slot == .platformColor
    guard Self.platforms.contains(platform) || isAppKit else { throw Self.refusal(for: platform) }
    let type = platform.colorType
    let kept = color.kept.isEmpty ? "" : Self.platformColor(old, slot: slot, type: type)
    func value(_ scheme: ColorScheme, _ isIncreased: Bool) -> String? {
      if let value = color.value(in: scheme, increasesContrast: isIncreased) {
        return ColorLiteral.text(value, type: type)
      }
      return color.isSeen(in: scheme, increasesContrast: isIncreased) ? kept : nil
    }
    func pair(_ scheme: ColorScheme) -> (normal: String, increased: String)? {
      guard let normal = value(scheme, false) ?? value(scheme, true) else { return nil }
      return (normal, value(scheme, true) ?? normal)
    }
    guard let lightPair = pair(.light) ?? pair(.dark), let darkPair = pair(.dark) ?? pair(.light) else {
      throw Refusal("it is not seen in any scheme")
    }
    opening = "\(type)\(isAppKit ? "(name: nil)" : "") { \(Self.signature)"
    if let odd = AppearanceChoice(light: lightPair, dark: darkPair).odd {
      let question = isAppKit ? Self.isAppKit(odd) : Self.isUIKit(odd)
      choice = .question(question, yes: .value(odd.value), no: .value(odd.others))
      return
    }
    func both(_ pair: (normal: String, increased: String), _ scheme: ColorScheme) -> ColorChoice {
      if pair.normal == pair.increased { return .value(pair.normal) }
      let question =
        isAppKit ? Self.isMatched(scheme.increasedName, among: [scheme.name]) : "traits.accessibilityContrast == .high"
      return .question(question, yes: .value(pair.increased), no: .value(pair.normal))
    }
    let (light, dark) = (both(lightPair, .light), both(darkPair, .dark))
    let isDark =
      isAppKit
      ? Self.isMatched(ColorScheme.dark.name, among: [ColorScheme.light.name]) : "traits.userInterfaceStyle == .dark"
    choice = light.inline == dark.inline ? light : .question(isDark, yes: dark, no: light)
  }

  /// The expression as it fits into the line of what it replaces, as a `Color` or as it is.
  func text(asColor isColor: Bool, on line: CodeLine) -> String {
    let (start, end) = isColor ? ("Color(uiColor: \(opening)", "})") : (opening, "}")
    let inline = "\(start) \(choice.inline) \(end)"
    if line.holds(inline) { return inline }
    let inner = line.indented
    return start + line.lineBreak + inner.indentation + choice.wrapped(on: inner) + line.lineBreak + line.indentation
      + end
  }

  private static func isUIKit(_ odd: AppearanceChoice.Odd) -> String {
    "traits.userInterfaceStyle \(odd.isDark ? "==" : "!=") .dark"
      + " && traits.accessibilityContrast \(odd.isIncreased ? "==" : "!=") .high"
  }

  private static func isAppKit(_ odd: AppearanceChoice.Odd) -> String {
    let scheme = odd.isDark ? ColorScheme.dark : .light
    let name = odd.isIncreased ? scheme.increasedName : scheme.name
    let others = [ColorScheme.light.name, ColorScheme.dark.name, scheme.increasedName]
    return isMatched(name, among: others.filter { $0 != name })
  }

  /// Asks an appearance of AppKit whether one of several describes it best.
  private static func isMatched(_ name: String, among others: [String]) -> String {
    "traits.bestMatch(from: [\((others + [name]).map { ".\($0)" }.joined(separator: ", "))]) == .\(name)"
  }

  /// The old colour as one of UIKit or AppKit.
  private static func platformColor(_ node: ExprSyntax, slot: StyleSlot, type: String) -> String {
    let text = node.trimmedDescription
    if text.hasPrefix(type) { return text }
    if slot == .platformColor { return text.hasPrefix(".") ? "\(type)\(text)" : text }
    if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "Color",
      call.arguments.count == 1, let inner = call.arguments.first,
      inner.label?.text == "uiColor" || inner.label == nil && inner.expression.isImplicitMember
    {
      return platformColor(inner.expression, slot: .platformColor, type: type)
    }
    if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "Color",
      call.arguments.map(\.label?.text) == ["red", "green", "blue"]
    {
      return "\(type)(\(call.arguments.trimmedDescription), alpha: 1)"
    }
    guard let member = node.as(MemberAccessExprSyntax.self) else { return "\(type)(\(text))" }
    let isOfColor = member.base.map { $0.trimmedDescription == "Color" } ?? true
    let name = member.declName.baseName.text
    if isOfColor, let system = systemNames[name] { return "\(type).\(system)" }
    return "\(type)(\(member.base == nil ? "Color\(text)" : text))"
  }

  /// The names of SwiftUI's colours in UIKit.
  private static let systemNames = Dictionary(
    uniqueKeysWithValues: [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    ].map { ($0, "system\($0.prefix(1).uppercased())\($0.dropFirst())") })
}

extension ColorScheme {
  /// The name of its appearance in AppKit.
  fileprivate var name: String { self == .dark ? "darkAqua" : "aqua" }

  /// The name of its appearance with Increase Contrast in AppKit.
  fileprivate var increasedName: String {
    self == .dark ? "accessibilityHighContrastDarkAqua" : "accessibilityHighContrastAqua"
  }
}

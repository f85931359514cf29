import ColorScience
import PlatformStyles
import Scene
import SwiftSyntax

/// A `UIColor` that asks for the style and the contrast, and gives what was there where that stays.
struct DynamicColor {
  /// The expression.
  let text: String

  /// The platforms that have the class and the traits that it asks for.
  static let platforms: Set<Platform> = [.ios26, .ios18, .visionos, .tvos]

  /// Says that a platform has none.
  static func refusal(for platform: Platform) -> Refusal {
    Refusal("a colour for each scheme can't be written in code for \(platform.rawValue)")
  }

  /// Spells a colour that takes the place of another.
  init(_ color: Remedy.AdaptiveColor, old: ExprSyntax, slot: StyleSlot, platform: Platform) throws(Refusal) {
    guard Self.platforms.contains(platform) else { throw Self.refusal(for: platform) }
    let kept = color.kept.isEmpty ? "" : Self.platformColor(old, slot: slot)
    func value(_ scheme: ColorScheme, _ isIncreased: Bool) -> String? {
      if let value = color.value(in: scheme, increasesContrast: isIncreased) {
        return ColorLiteral.text(value, type: "UIColor")
      }
      return color.isSeen(in: scheme, increasesContrast: isIncreased) ? kept : nil
    }
    func both(_ scheme: ColorScheme) -> String? {
      guard let normal = value(scheme, false) ?? value(scheme, true) else { return nil }
      let increased = value(scheme, true) ?? normal
      return normal == increased ? normal : "$0.accessibilityContrast == .high ? \(increased) : \(normal)"
    }
    guard let light = both(.light) ?? both(.dark), let dark = both(.dark) ?? both(.light) else {
      throw Refusal("it is not seen in any scheme")
    }
    let choice = "$0.userInterfaceStyle == .dark ? \(Self.part(dark)) : \(Self.part(light))"
    text = "UIColor { \(light == dark ? light : choice) }"
  }

  private static func part(_ text: String) -> String { text.contains(" ? ") ? "(\(text))" : text }

  /// The old colour as one of UIKit.
  private static func platformColor(_ node: ExprSyntax, slot: StyleSlot) -> String {
    let text = node.trimmedDescription
    if text.hasPrefix("UIColor") { return text }
    if slot == .platformColor { return text.hasPrefix(".") ? "UIColor\(text)" : text }
    if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "Color",
      call.arguments.count == 1, let inner = call.arguments.first,
      inner.label?.text == "uiColor" || inner.label == nil && inner.expression.isImplicitMember
    {
      return platformColor(inner.expression, slot: .platformColor)
    }
    guard let member = node.as(MemberAccessExprSyntax.self) else { return "UIColor(\(text))" }
    let isOfColor = member.base.map { $0.trimmedDescription == "Color" } ?? true
    let name = member.declName.baseName.text
    if isOfColor, let system = systemNames[name] { return "UIColor.\(system)" }
    return "UIColor(\(member.base == nil ? "Color\(text)" : text))"
  }

  /// The names of SwiftUI's colours in UIKit.
  private static let systemNames = Dictionary(
    uniqueKeysWithValues: [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    ].map { ($0, "system\($0.prefix(1).uppercased())\($0.dropFirst())") })
}

/// A material of SwiftUI, from the most to the least translucent; the raw value is its name in `Material`.
package enum Material: String, Sendable, Hashable, CaseIterable {
  case ultraThin
  case thin
  case regular
  case thick
  /// Only SwiftUI has it; taken to be no more translucent than thick (S-75).
  case ultraThick
  /// The material of the system's bars (S-75).
  case bar

  /// Reads a member of `Material` (`thin`) or of `ShapeStyle` (`thinMaterial`, `bar`).
  package init?(swiftUIName name: String) {
    let suffix = "Material"
    self.init(rawValue: name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name)
  }

  /// Reads a member of `UIBlurEffect.Style` of the system family, such as `systemThinMaterial` (S-117).
  ///
  /// A scheme at its end pins the material: `pinnedScheme(uiBlurEffectStyle:)` reads it.
  package init?(uiBlurEffectStyle name: String) {
    let scheme = Self.pinnedScheme(uiBlurEffectStyle: name)
    switch name.dropLast(scheme?.rawValue.count ?? 0) {
    case "systemUltraThinMaterial": self = .ultraThin
    case "systemThinMaterial": self = .thin
    case "systemMaterial": self = .regular
    case "systemThickMaterial": self = .thick
    case "systemChromeMaterial": self = .bar
    default: return nil
    }
  }

  /// The scheme that a member of `UIBlurEffect.Style` of the system family is pinned to.
  package static func pinnedScheme(uiBlurEffectStyle name: String) -> ColorScheme? {
    if name.hasSuffix("MaterialLight") { return .light }
    return name.hasSuffix("MaterialDark") ? .dark : nil
  }

  /// Whether Apple's guidelines rule out quaternary content on it for its translucency (S-74).
  package var isThin: Bool { self == .ultraThin || self == .thin }
}

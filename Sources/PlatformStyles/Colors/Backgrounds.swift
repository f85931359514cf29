package import ColorScience

/// The backgrounds that SwiftUI draws by depth, not by name.
package enum Backgrounds {
  private static let source = ["OSUIH"]

  /// SwiftUI's `.background` style (S-64): the level counts `.secondary` and so on, and the groups around it.
  ///
  /// A grouped container adds one to `groupContext`, which counts in light only; an elevated presentation such as a
  /// sheet counts in dark only.
  package static func color(
    level: Int, groupContext: Int = 0, elevated: Bool = false, platform: Platform, appearance: Appearance
  ) -> StyleValue<Color>? {
    let depth = max(0, level)
    switch platform {
    case .ios18, .ios26:
      return ios(depth: depth, groupContext: max(0, groupContext), elevated: elevated, appearance: appearance)
    case .macos:
      let color = appearance.scheme == .light ? Color.white : Color(red8: 30, green8: 30, blue8: 30)
      return StyleValue(
        color, confidence: depth == 0 && !appearance.increasesContrast ? .medium : .low, sources: source)
    case .watchos:
      return depth == 0 ? StyleValue(.black, confidence: .medium, sources: ["assumed"]) : nil
    case .tvos, .visionos:
      return nil
    }
  }

  private static func ios(
    depth: Int, groupContext: Int, elevated: Bool, appearance: Appearance
  ) -> StyleValue<Color> {
    let standard: Color
    let increased: Color
    switch appearance.scheme {
    case .light:
      let isWhite = (depth + groupContext).isMultiple(of: 2)
      standard = isWhite ? .white : Color(red8: 242, green8: 242, blue8: 247)
      increased = isWhite ? .white : Color(red8: 235, green8: 235, blue8: 240)
    case .dark:
      let layer = min(depth + (elevated ? 1 : 0), 3)
      standard = [.black, Color(hex: "1C1C1E"), Color(hex: "2C2C2E"), Color(hex: "3A3A3C")][layer] ?? .black
      increased = [.black, Color(hex: "242426"), Color(hex: "363638"), Color(hex: "444446")][layer] ?? .black
    }
    // The style's own constants know no Increase Contrast; UIKit's backgrounds of the same depth do. Either may be
    // what is drawn.
    return StyleValue(
      standard, others: appearance.increasesContrast ? [increased] : [], confidence: .high, sources: source)
  }

  /// The backdrop of a window, navigation stack, page or plain list (S-80, S-81, S-92, S-94c).
  package static func root(
    elevated: Bool = false, platform: Platform, appearance: Appearance
  ) -> StyleValue<Color>? {
    switch platform {
    case .ios18, .ios26: SystemColor.background.value(platform: platform, appearance: appearance, elevated: elevated)
    case .macos: SystemColor.windowBackground.value(platform: platform, appearance: appearance)
    case .watchos: color(level: 0, platform: platform, appearance: appearance)
    case .tvos, .visionos: nil
    }
  }

  /// The backdrop of a grouped list or form, behind its platters (S-82).
  package static func grouped(
    elevated: Bool = false, platform: Platform, appearance: Appearance
  ) -> StyleValue<Color>? {
    platform.isIOS
      ? SystemColor.groupedBackground.value(platform: platform, appearance: appearance, elevated: elevated)
      : root(elevated: elevated, platform: platform, appearance: appearance)
  }

  /// The platter of a row in a grouped list or form (S-82).
  package static func groupedPlatter(
    elevated: Bool = false, platform: Platform, appearance: Appearance
  ) -> StyleValue<Color>? {
    platform.isIOS
      ? SystemColor.groupedPlatter.value(platform: platform, appearance: appearance, elevated: elevated) : nil
  }
}

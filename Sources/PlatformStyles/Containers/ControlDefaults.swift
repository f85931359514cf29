import ColorScience

/// A size of controls; the raw value is its name in SwiftUI.
package enum ControlSize: String, Sendable, Hashable, CaseIterable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// Buttons, links, switches, fields and indicators.
package enum ControlDefaults {
  /// The font of a button's label (S-95).
  package static func buttonFont(_ size: ControlSize) -> DefaultFont {
    switch size {
    case .mini, .small: .style(.subheadline)
    case .regular, .large, .extraLarge: .style(.body)
    }
  }

  /// The label of a button of the default or borderless style (S-95).
  ///
  /// Of the link style of macOS nobody publishes whether it is the accent or the colour of links.
  package static func buttonLabel(
    isDestructive: Bool = false, isEnabled: Bool = true, isLink: Bool = false, size: ControlSize = .regular
  ) -> ContainerDefault {
    let foregrounds: [DefaultForeground] =
      switch (isEnabled, isDestructive) {
      case (false, _): [.system(.gray)]
      case (true, true): [.system(.red)]
      case (true, false): isLink ? [.tint, .system(.link)] : [.tint]
      }
    return ContainerDefault(
      foregrounds, fonts: [buttonFont(size)], confidence: isLink ? .low : .high, clause: "S-95")
  }

  /// The label of a plain button, which keeps the style in scope (S-95).
  package static func plainButtonLabel(size: ControlSize = .regular) -> ContainerDefault {
    ContainerDefault([.inherited], fonts: [buttonFont(size)], confidence: .high, clause: "S-95")
  }

  /// The alpha that a plain button's label is multiplied by while disabled (S-95).
  package static let plainDisabledOpacity = 0.5

  /// The label of a bordered button: tinted, but not on macOS, where not every release reddens a destructive one (S-95).
  ///
  /// On watchOS, where buttons are platters unless told otherwise (S-77), it is not published whether the label is white
  /// or tinted.
  package static func borderedLabel(
    isDestructive: Bool = false, platform: Platform, size: ControlSize = .regular
  ) -> ContainerDefault {
    if platform == .watchos {
      return ContainerDefault(
        isDestructive ? [.system(.red)] : [.level(.primary), .tint], fonts: [buttonFont(size)], confidence: .low,
        clause: "S-95")
    }
    let foregrounds: [DefaultForeground] =
      switch (platform == .macos, isDestructive) {
      case (true, true): [.level(.primary), .system(.red)]
      case (true, false): [.level(.primary)]
      case (false, true): [.system(.red)]
      case (false, false): [.tint]
      }
    return ContainerDefault(foregrounds, fonts: [buttonFont(size)], confidence: .medium, clause: "S-95")
  }

  /// The alpha of the tint that fills a tinted bordered button, 0...1 (S-95); a kit has 0.14, others 0.15 to 0.20.
  package static let borderedTintAlpha = 0.14...0.20

  /// Behind the label of a bordered button; untinted ones are filled with a system gray, which is the third in a kit (S-95).
  ///
  /// The bezel of macOS is not published: white in light, in dark something between the controls' background and a
  /// quarter of white.
  package static func borderedBackdrop(isTinted: Bool, platform: Platform) -> BackdropDefault {
    if platform == .macos {
      return BackdropDefault(
        [.fixed(Color(white: 1, alpha: 0.25)), .system(.controlBackground)], confidence: .low, clause: "S-95")
    }
    // The platter of watchOS is gray, in a shade that is not published (S-77).
    return BackdropDefault(
      [isTinted ? .tint(alpha: borderedTintAlpha) : .system(.tertiaryFill)], confidence: .medium, clause: "S-95")
  }

  /// Behind the label of a prominent button (S-95).
  package static let prominentBackdrop = BackdropDefault([.tint(alpha: 1...1)], confidence: .medium, clause: "S-95")

  /// The label of a prominent button on a fill of a relative luminance, 0...1 (S-95).
  ///
  /// It is white; on a light fill some releases are reported to take black.
  package static func prominentLabel(
    fillLuminance: Double, size: ControlSize = .regular
  ) -> ContainerDefault {
    let foregrounds: [DefaultForeground] = fillLuminance > 0.5 ? [.fixed(.white), .fixed(.black)] : [.fixed(.white)]
    return ContainerDefault(foregrounds, fonts: [buttonFont(size)], confidence: .medium, clause: "S-95")
  }

  /// Behind the label of a glass button; the prominent one is tinted and nearly opaque (S-95).
  package static func glassBackdrop(isProminent: Bool) -> BackdropDefault {
    BackdropDefault(isProminent ? [.tint(alpha: 1...1), .glass] : [.glass], confidence: .medium, clause: "S-95")
  }

  /// The label of a link, share link, paste or edit button, menu, or of a navigation link outside a list (S-96).
  package static let linkLabel = ContainerDefault(
    [.tint], fonts: [.style(.body)], confidence: .medium, clause: "S-96")

  /// The track of a switch that is on, where no tint is in scope (S-97).
  package static let switchTrack = ContainerDefault([.system(.green)], confidence: .high, clause: "S-97")

  /// The box of a checkbox that is ticked, as macOS draws a toggle (S-97).
  package static let checkbox = ContainerDefault([.tint], confidence: .medium, clause: "S-97")

  /// The thumb of a switch (S-97).
  package static let switchThumb = ContainerDefault([.fixed(.white)], confidence: .high, clause: "S-97")

  /// The text in a text field (S-98).
  package static let fieldText = ContainerDefault(
    [.level(.primary)], fonts: [.style(.body)], confidence: .high, clause: "S-98")

  /// The prompt of a text field that sets no style on it (S-98).
  package static let placeholder = ContainerDefault(
    [.system(.placeholderText)], fonts: [.style(.body)], confidence: .high, clause: "S-98")

  /// Behind the text of a field with a rounded border, and of a text editor (S-98).
  package static func fieldBackdrop(on platform: Platform) -> BackdropDefault {
    BackdropDefault([.system(platform == .macos ? .textBackground : .background)], confidence: .high, clause: "S-98")
  }

  /// The label of a segment, which the system draws (S-99).
  package static let segmentLabel = ContainerDefault(
    [.level(.primary)], fonts: [.fixed(13, .medium)], confidence: .medium, clause: "S-99")

  /// The indicator of a progress view, gauge or slider (S-100).
  package static let indicator = ContainerDefault([.tint], confidence: .medium, clause: "S-100")

  /// The label of the current value of a progress view or gauge (S-100).
  package static let currentValueLabel = ContainerDefault(
    [.level(.secondary)], fonts: [.style(.caption)], confidence: .medium, clause: "S-100")

  /// Behind the value of a compact date picker (S-100).
  package static let datePickerBackdrop = BackdropDefault(
    [.system(.tertiaryFill)], confidence: .medium, clause: "S-100")
}

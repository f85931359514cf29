import ColorScience

/// Windows, presentations, bars and placeholders for whole views.
package enum PresentationDefaults {
  /// A text on a window, stack, page or scroll view (S-80).
  package static let root = ContainerDefault(
    [.level(.primary)], fonts: [.style(.body)], confidence: .high, clause: "S-80")

  /// Behind a window, stack, page or scroll view (S-80, S-94c).
  package static func rootBackdrop(platform: Platform) -> BackdropDefault {
    platform == .macos
      ? BackdropDefault([.system(.windowBackground)], confidence: .medium, clause: "S-94c")
      : BackdropDefault([.system(.background)], confidence: .high, clause: "S-80")
  }

  /// Behind a sheet or popover; from iOS 26 one that doesn't fill the screen is glass (S-92).
  package static func sheetBackdrop(platform: Platform) -> BackdropDefault {
    let opaque = Backdrop.system(.background, elevated: true)
    return BackdropDefault(
      platform == .ios26 ? [opaque, .glass] : [opaque], confidence: .medium, clause: "S-92")
  }

  /// Behind a sheet or popover that doesn't fill the screen, or a popover of macOS (S-92, S-77); `nil` on platforms where
  /// it looks like any other.
  package static func partialBackdrop(platform: Platform) -> BackdropDefault? {
    switch platform {
    case .ios26: sheetBackdrop(platform: platform)
    case .macos: BackdropDefault([.material(.regular)], confidence: .low, clause: "S-77")
    default: nil
    }
  }

  /// Behind a cover of the whole screen, which isn't elevated (S-92).
  package static let fullScreenCoverBackdrop = BackdropDefault(
    [.system(.background)], confidence: .medium, clause: "S-92")

  /// Behind the content of a group box that sets no background style (S-91).
  package static let groupBoxBackdrop = BackdropDefault([.backgroundLevel(1)], confidence: .medium, clause: "S-91")

  /// The label of a group box (S-91).
  package static let groupBoxLabel = ContainerDefault(
    [.level(.primary)], fonts: [.style(.headline)], confidence: .medium, clause: "S-91")

  /// The inline title of a navigation bar (S-93).
  package static let inlineTitle = ContainerDefault(
    [.level(.primary)], fonts: [.style(.headline)], confidence: .medium, clause: "S-93")

  /// The large title of a navigation bar (S-93).
  package static let largeTitle = ContainerDefault(
    [.level(.primary)], fonts: [.style(.largeTitle, weight: .bold)], confidence: .medium, clause: "S-93")

  /// An item of a bar: the tint up to iOS 18, monochrome from 26 unless tinted (S-93).
  package static func barItem(platform: Platform) -> ContainerDefault {
    switch platform {
    case .ios18:
      ContainerDefault([.tint], fonts: [.style(.body)], confidence: .medium, clause: "S-93")
    default:
      ContainerDefault([.level(.primary), .tint], fonts: [.style(.body)], confidence: .low, clause: "S-93")
    }
  }

  /// The label of a tab, which the system draws (S-93).
  package static let tabLabel = ContainerDefault(
    [.tint, .level(.secondary)], fonts: [.fixed(10, .medium)], confidence: .low, clause: "S-93")

  /// Behind a navigation bar, toolbar or tab bar (S-93); a bar may be hidden at the top of what scrolls under it.
  package static func barBackdrop(platform: Platform) -> BackdropDefault {
    BackdropDefault(
      platform == .ios18 ? [.material(.bar), .none] : [.glass, .none], confidence: .medium, clause: "S-93")
  }

  /// Behind the title in a navigation bar: what lies behind its items, but for the glass, which from iOS 26 on each group
  /// of items has to itself (S-93).
  package static func titleBackdrop(platform: Platform) -> BackdropDefault {
    let bar = barBackdrop(platform: platform)
    return BackdropDefault(bar.layers.filter { $0 != .glass }, confidence: bar.confidence, clause: bar.clause)
  }

  /// The badge of a tab: white on red (S-93).
  package static let tabBadge = ContainerDefault([.fixed(.white)], confidence: .low, clause: "S-93")

  /// Behind the badge of a tab (S-93).
  package static let tabBadgeBackdrop = BackdropDefault([.system(.red)], confidence: .low, clause: "S-93")

  /// The label of a swipe action (S-94).
  package static let swipeActionLabel = ContainerDefault([.fixed(.white)], confidence: .medium, clause: "S-94")

  /// The title of a content unavailable view (S-94a).
  package static let unavailableTitle = ContainerDefault(
    [.level(.primary)], fonts: [.style(.title2, weight: .bold)], confidence: .medium, fontConfidence: .low,
    clause: "S-94a")

  /// The description in a content unavailable view (S-94a): a level that it sets itself may count from that one or from
  /// its own (S-26).
  package static let unavailableDescription = ContainerDefault(
    [.level(.secondary), .hierarchical(.secondary)], fonts: [.style(.subheadline), .style(.body)], confidence: .medium,
    fontConfidence: .low, clause: "S-94a")

  /// The icon of a content unavailable view (S-94a), in which a level may count from either as well.
  package static let unavailableIcon = ContainerDefault(
    [.level(.secondary), .hierarchical(.secondary)], confidence: .medium, clause: "S-94a")
}

/// How the header of a section is drawn.
package enum SectionHeaderKind: Sendable, Hashable, CaseIterable {
  /// In a grouped list or form.
  case grouped
  /// With an increased header prominence.
  case prominent
  /// In a plain list.
  case plain
  /// In a sidebar.
  case sidebar
}

/// Lists, forms, sections and their rows.
package enum ListDefaults {
  /// A text in a row: body, primary (S-81, S-82).
  package static let row = ContainerDefault(
    [.level(.primary)], fonts: [.style(.body)], confidence: .high, clause: "S-82")

  /// The header of a section (S-84); its sizes differ between releases and are not published.
  package static func sectionHeader(_ kind: SectionHeaderKind, platform: Platform) -> ContainerDefault {
    let clause = "S-84"
    switch kind {
    case .grouped:
      return ContainerDefault(
        [.level(.secondary)], fonts: [.style(.footnote), .style(.subheadline), .style(.callout)], confidence: .high,
        fontConfidence: .low, uppercases: platform == .ios18, clause: clause)
    case .prominent:
      return ContainerDefault(
        [.level(.primary)], fonts: [.style(.title3, weight: .bold)], confidence: .medium, clause: clause)
    case .plain:
      return ContainerDefault(
        [.level(.primary), .level(.secondary)],
        fonts: [.style(.body, weight: .semibold), .style(.body, weight: .bold)], confidence: .low, clause: clause)
    case .sidebar:
      return ContainerDefault(
        [.level(.secondary), .level(.primary)], fonts: [.style(.subheadline, weight: .bold), .style(.headline)],
        confidence: .low, clause: clause)
    }
  }

  /// The footer of a section (S-85): a level that the footer sets itself may count from that one or from its own (S-26).
  package static let sectionFooter = ContainerDefault(
    [.level(.secondary), .hierarchical(.secondary)], fonts: [.style(.footnote)], confidence: .medium, clause: "S-85")

  /// The value of a labeled content (S-86).
  package static let labeledContentValue = ContainerDefault(
    [.hierarchical(.secondary)], confidence: .high, clause: "S-86")

  /// The value that a picker shows in a row (S-86).
  package static let pickerValue = ContainerDefault([.level(.secondary)], confidence: .medium, clause: "S-86")

  /// The badge of a row (S-86).
  package static let badge = ContainerDefault([.level(.secondary)], confidence: .medium, clause: "S-86")

  /// The text at a place, from 0, among several in the label of one control (S-87).
  package static func labelText(at place: Int) -> ContainerDefault {
    let clause = "S-87"
    switch place {
    case ...0:
      return ContainerDefault([.hierarchical(.primary)], fonts: [.style(.body)], confidence: .high, clause: clause)
    case 1:
      return ContainerDefault(
        [.hierarchical(.secondary)], fonts: [.style(.subheadline)], confidence: .high, clause: clause)
    case 2:
      return ContainerDefault(
        [.hierarchical(.secondary)], fonts: [.style(.footnote)], confidence: .high, clause: clause)
    default:
      return ContainerDefault([.hierarchical(.tertiary)], fonts: [.style(.footnote)], confidence: .high, clause: clause)
    }
  }

  /// The icon of a label in a row (S-88).
  package static let labelIcon = ContainerDefault([.tint], confidence: .medium, clause: "S-88")

  /// The label of a navigation link in a row (S-89).
  package static let navigationLinkLabel = ContainerDefault(
    [.level(.primary)], fonts: [.style(.body)], confidence: .medium, clause: "S-89")

  /// The chevron of a navigation link in a row (S-89).
  package static let navigationChevron = ContainerDefault([.level(.tertiary)], confidence: .medium, clause: "S-89")

  /// The label of a disclosure group outside of lists; nil where the text in scope stays (S-90).
  ///
  /// iOS draws it as a button, in the tint, while the clause holds it for a text, so that either may be.
  package static func disclosureLabel(platform: Platform) -> ContainerDefault? {
    switch platform {
    case .ios18, .ios26: ContainerDefault([.tint, .level(.primary)], confidence: .medium, clause: "S-90")
    default: nil
    }
  }

  /// The chevron of a disclosure or outline group (S-90).
  package static let disclosureChevron = ContainerDefault(
    [.tint, .level(.secondary)], confidence: .medium, clause: "S-90")
}

/// The backdrops of lists and forms.
extension ListDefaults {
  /// Behind the rows of a plain list (S-81); on macOS that of a table of AppKit, as in the styles of inset and bordered
  /// lists.
  package static func plainBackdrop(platform: Platform, elevated: Bool = false) -> BackdropDefault {
    platform == .macos
      ? BackdropDefault([.system(.controlBackground)], confidence: .medium, clause: "S-81")
      : BackdropDefault([.system(.background, elevated: elevated)], confidence: .high, clause: "S-81")
  }

  /// Behind the platters of a grouped list or form (S-82).
  package static func groupedBackdrop(elevated: Bool = false) -> BackdropDefault {
    BackdropDefault([.system(.groupedBackground, elevated: elevated)], confidence: .high, clause: "S-82")
  }

  /// Behind a row of a grouped list or form (S-82).
  package static func groupedPlatter(elevated: Bool = false) -> BackdropDefault {
    BackdropDefault([.system(.groupedPlatter, elevated: elevated)], confidence: .high, clause: "S-82")
  }

  /// How much a row's platter on watchOS hides at most, of which only a former value is published: RGB 242, 244, 252 at
  /// 14 % (S-77).
  package static let watchPlatterShare = 0.14

  /// Behind a sidebar: a material, from iOS 26 possibly glass (S-83), on macOS one that is not published (S-77).
  package static func sidebarBackdrop(platform: Platform) -> BackdropDefault {
    switch platform {
    case .macos: BackdropDefault([.material(.regular)], confidence: .low, clause: "S-77")
    case .ios18: BackdropDefault([.material(.regular)], confidence: .medium, clause: "S-83")
    default: BackdropDefault([.material(.regular), .glass], confidence: .medium, clause: "S-83")
    }
  }
}

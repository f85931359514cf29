package import ColorScience

/// From the names that source, asset catalogs and Interface Builder use to system colours.
extension SystemColor {
  /// The dynamic colour behind a member of SwiftUI's `Color`, such as `red` or `secondary`; fixed ones are none.
  package init?(swiftUIColor name: String) {
    guard let system = Self.swiftUINames[name] else { return nil }
    self.init(rawValue: system)
  }

  /// The dynamic colour behind a member of `UIColor`, such as `systemGray2` or `label`; fixed ones are none.
  package init?(uiColor name: String) {
    if name == "groupTableViewBackground" {
      self = .groupedBackground
    } else if Self.uiColorNames.contains(name) {
      self.init(rawValue: name)
    } else {
      return nil
    }
  }

  /// The dynamic colour behind a member of `NSColor`, such as `labelColor` or `systemRed`; fixed ones are none.
  package init?(nsColor name: String) {
    guard Self.nsColorNames.contains(name) else { return nil }
    self.init(rawValue: Self.uikitNames[name] ?? name)
  }

  /// The colour that an asset catalog or Interface Builder refers to, such as `systemBlueColor` or `labelColor`.
  package init?(catalogName name: String) {
    let isSuffixed = name.hasSuffix("Color")
    if name == "tableCellGroupedBackgroundColor" {
      // What Xcode calls the ground of a row in a grouped table (S-113).
      self = .groupedPlatter
    } else if isSuffixed, let color = SystemColor(uiColor: String(name.dropLast("Color".count))) {
      self = color
    } else if let color = SystemColor(uiColor: name) ?? SystemColor(nsColor: name) {
      self = color
    } else {
      return nil
    }
  }

  /// The value of a member of SwiftUI's `Color` that doesn't adapt: `white`, `black` and `clear`.
  package static func fixedSwiftUIColor(_ name: String) -> Color? {
    fixedSwiftUIColors[name]
  }

  /// The value of a member of `UIColor` that doesn't adapt, as UIKit documents it: `white`, `red`, `darkGray` and so on.
  package static func fixedUIColor(_ name: String) -> Color? {
    switch name {
    case "black": .black
    case "white": .white
    case "clear": .clear
    case "darkGray": Color(white: 1.0 / 3)
    case "gray": Color(white: 0.5)
    case "lightGray": Color(white: 2.0 / 3)
    case "red": Color(red: 1, green: 0, blue: 0)
    case "green": Color(red: 0, green: 1, blue: 0)
    case "blue": Color(red: 0, green: 0, blue: 1)
    case "cyan": Color(red: 0, green: 1, blue: 1)
    case "yellow": Color(red: 1, green: 1, blue: 0)
    case "magenta": Color(red: 1, green: 0, blue: 1)
    case "orange": Color(red: 1, green: 0.5, blue: 0)
    case "purple": Color(red: 0.5, green: 0, blue: 0.5)
    case "brown": Color(red: 0.6, green: 0.4, blue: 0.2)
    default: nil
    }
  }

  private static let uiColorNames = Set(pairs(SystemColorNames.ios).map(\.0))
  private static let nsColorNames = Set(pairs(SystemColorNames.macos).map(\.0))
  private static let swiftUINames = Dictionary(pairs(SystemColorNames.swiftUI)) { first, _ in first }
  private static let fixedSwiftUIColors = swiftUINames.compactMapValues { ColorTable.color($0[...]) }
}

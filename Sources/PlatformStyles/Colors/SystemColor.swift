import ColorScience

/// A dynamic system colour, by its UIKit name, or by its AppKit name where only AppKit has it.
package struct SystemColor: RawRepresentable, Sendable, Hashable {
  /// The name in the data, such as `secondaryLabel` or `windowBackgroundColor`.
  package let rawValue: String

  /// Makes a colour from its name in the data; AppKit's name of a UIKit colour is none.
  package init?(rawValue: String) {
    guard Self.kinds[rawValue] != nil else { return nil }
    self.rawValue = rawValue
  }

  private init(_ name: String) {
    rawValue = name
  }

  /// What a colour is meant for.
  package enum Kind: String, Sendable, Hashable {
    /// A chromatic colour, for text, symbols and fills.
    case accent
    case gray
    /// A colour of text.
    case label
    /// A colour that doesn't adapt.
    case fixed
    case separator
    /// A translucent colour of shapes.
    case fill
    case background
  }

  /// What the colour is meant for.
  package var kind: Kind { Self.kinds[rawValue] ?? .accent }

  /// Whether people write text in it.
  package var isForText: Bool {
    switch kind {
    case .accent, .gray, .label, .fixed: true
    case .separator, .fill, .background: false
    }
  }

  /// Whether nothing shines through it, on all platforms and in all appearances that have it.
  package var isOpaque: Bool { Self.opaque.contains(rawValue) }
}

/// The colours that rules and container defaults name.
extension SystemColor {
  /// Primary text.
  package static let label = SystemColor("label")
  /// Secondary text.
  package static let secondaryLabel = SystemColor("secondaryLabel")
  /// Text of unavailable items.
  package static let tertiaryLabel = SystemColor("tertiaryLabel")
  /// Watermarks.
  package static let quaternaryLabel = SystemColor("quaternaryLabel")
  /// The fifth content level of SwiftUI, which UIKit doesn't name.
  package static let quinaryContent = SystemColor("quinaryContent")
  /// The prompt of a text field.
  package static let placeholderText = SystemColor("placeholderText")
  /// Links in text views.
  package static let link = SystemColor("link")
  /// The accent colour of an app that sets none.
  package static let tint = SystemColor("tintColor")
  /// The system's red, of destructive controls.
  package static let red = SystemColor("systemRed")
  /// The system's green, of switches.
  package static let green = SystemColor("systemGreen")
  /// The system's blue.
  package static let blue = SystemColor("systemBlue")
  /// The system's gray, of disabled button labels.
  package static let gray = SystemColor("systemGray")
  /// The gray fill of medium shapes.
  package static let tertiaryFill = SystemColor("tertiarySystemFill")
  /// The gray fill of thin shapes.
  package static let fill = SystemColor("systemFill")
  /// UIKit's translucent separator.
  package static let separator = SystemColor("separator")
  /// SwiftUI's separator style, which differs from UIKit's in dark.
  package static let separatorStyle = SystemColor("separatorStyle")
  /// The backdrop of a window, and of a plain list.
  package static let background = SystemColor("systemBackground")
  /// The backdrop of grouped content upon the window's.
  package static let secondaryBackground = SystemColor("secondarySystemBackground")
  /// The backdrop of groups inside groups.
  package static let tertiaryBackground = SystemColor("tertiarySystemBackground")
  /// The backdrop of a grouped list or form.
  package static let groupedBackground = SystemColor("systemGroupedBackground")
  /// The platter of a row in a grouped list or form.
  package static let groupedPlatter = SystemColor("secondarySystemGroupedBackground")
  /// The backdrop of large controls on macOS.
  package static let controlBackground = SystemColor("controlBackgroundColor")
  /// Behind the text of a field or an editor of AppKit.
  package static let textBackground = SystemColor("textBackgroundColor")
  /// The backdrop of a macOS window.
  package static let windowBackground = SystemColor("windowBackgroundColor")
}

extension SystemColor {
  /// What each colour of the data is for; AppKit's names only where UIKit has none for the same colour.
  private static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = ["quinaryContent": .label, "separatorStyle": .separator]
    for (name, kind) in pairs(SystemColorNames.macos) where uikitNames[name] == nil {
      kinds[name] = Kind(rawValue: kind)
    }
    for (name, kind) in pairs(SystemColorNames.ios) {
      kinds[name] = Kind(rawValue: kind)
    }
    return kinds
  }()

  /// The names of the colours of which no reading has an opacity; of one without any reading nothing is known.
  private static let opaque = Set(
    kinds.keys.filter { name in
      let readings = Platform.allCases.flatMap { platform in
        Appearance.allCases.flatMap { appearance in
          SystemColor(name).value(platform: platform, appearance: appearance)?.alternatives ?? []
        }
      }
      return !readings.isEmpty && readings.allSatisfy(\.isOpaque)
    })

  /// AppKit's name for a colour that UIKit names otherwise.
  static let appKitNames: [String: String] = [
    "label": "labelColor", "secondaryLabel": "secondaryLabelColor", "tertiaryLabel": "tertiaryLabelColor",
    "quaternaryLabel": "quaternaryLabelColor", "placeholderText": "placeholderTextColor", "link": "linkColor",
    "tintColor": "controlAccentColor", "separator": "separatorColor", "separatorStyle": "separatorColor",
  ]

  /// UIKit's name for a colour that AppKit names otherwise.
  static let uikitNames: [String: String] = [
    "labelColor": "label", "secondaryLabelColor": "secondaryLabel", "tertiaryLabelColor": "tertiaryLabel",
    "quaternaryLabelColor": "quaternaryLabel", "placeholderTextColor": "placeholderText", "linkColor": "link",
    "controlAccentColor": "tintColor", "separatorColor": "separator",
  ]

  /// The two words of each row of a table of names.
  static func pairs(_ table: String) -> [(String, String)] {
    table.split(separator: "\n").compactMap { row in
      let words = row.split(separator: " ")
      return words.count == 2 ? (String(words[0]), String(words[1])) : nil
    }
  }
}

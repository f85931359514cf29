import PlatformStyles
import Testing

/// A column of the data file, as the arguments of a look-up.
struct Column: CustomTestStringConvertible, Sendable {
  let name: String
  let appearance: Appearance
  let elevated: Bool

  var testDescription: String { name }

  static let all = [
    Column(name: "light", appearance: .light, elevated: false),
    Column(name: "dark", appearance: .dark, elevated: false),
    Column(name: "lightIC", appearance: .lightIncreased, elevated: false),
    Column(name: "darkIC", appearance: .darkIncreased, elevated: false),
    Column(name: "darkElevated", appearance: .dark, elevated: true),
    Column(name: "darkICElevated", appearance: .darkIncreased, elevated: true),
  ]

  static func named(_ name: String) -> Column? { all.first { $0.name == name } }
}

/// A generation of iOS and its name in the data file.
struct Profile: CustomTestStringConvertible, Sendable {
  let name: String
  let platform: Platform

  var testDescription: String { name }

  static let all = [Profile(name: "ios16_18", platform: .ios18), Profile(name: "ios26", platform: .ios26)]
}

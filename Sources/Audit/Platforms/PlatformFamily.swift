import PlatformStyles

/// A platform as projects and sources name it, without a generation of its design.
enum PlatformFamily: Hashable, Sendable {
  case ios, macos, watchos, tvos, visionos

  /// The family of a platform.
  init(_ platform: Platform) {
    switch platform {
    case .ios18, .ios26: self = .ios
    case .macos: self = .macos
    case .watchos: self = .watchos
    case .tvos: self = .tvos
    case .visionos: self = .visionos
    }
  }

  /// Reads the name that `os(…)`, a package's manifest or a build file's platform filter uses; Mac Catalyst is UIKit.
  init?(name: some StringProtocol) {
    switch name.lowercased() {
    case "ios", "maccatalyst": self = .ios
    case "macos", "osx": self = .macos
    case "watchos": self = .watchos
    case "tvos": self = .tvos
    case "visionos", "xros": self = .visionos
    default: return nil
    }
  }

  /// The name that `os(…)` uses.
  var systemName: String {
    switch self {
    case .ios: "iOS"
    case .macos: "macOS"
    case .watchos: "watchOS"
    case .tvos: "tvOS"
    case .visionos: "visionOS"
    }
  }

  /// Reads the name of an SDK, for a device or its simulator, with or without a version.
  init?(sdk: some StringProtocol) {
    switch sdk.lowercased().prefix(while: { $0.isLetter }) {
    case "iphoneos", "iphonesimulator": self = .ios
    case "macosx": self = .macos
    case "watchos", "watchsimulator": self = .watchos
    case "appletvos", "appletvsimulator": self = .tvos
    case "xros", "xrsimulator": self = .visionos
    default: return nil
    }
  }

  /// The platform to measure, in the generation that was asked for where that is one of this family.
  func platform(asked choice: Platform) -> Platform {
    switch self {
    case .ios: choice.isIOS ? choice : .ios26
    case .macos: .macos
    case .watchos: .watchos
    case .tvos: .tvos
    case .visionos: .visionos
    }
  }
}

extension [PlatformFamily] {
  /// Adds families that are not there yet.
  mutating func join(_ others: some Sequence<PlatformFamily>) {
    for family in others where !contains(family) { append(family) }
  }

  /// The one asked for where it is among these, else the first.
  func platform(asked choice: Platform) -> Platform? {
    contains(PlatformFamily(choice)) ? choice : first?.platform(asked: choice)
  }
}

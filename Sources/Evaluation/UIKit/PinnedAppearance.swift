import PlatformStyles
import SourceFacts

/// Where code gives an object or the whole app one scheme, by `overrideUserInterfaceStyle` or an `NSAppearance` (S-55).
extension ColorScheme {
  /// The properties that pin an object's scheme.
  static let pinningProperties: Set<String> = ["overrideUserInterfaceStyle", "appearance"]

  /// Creates the scheme of one of AppKit's appearances by its name; `nil` for other names.
  init?(appearanceName name: String) {
    switch name {
    case "aqua", "vibrantLight", "accessibilityHighContrastAqua", "accessibilityHighContrastVibrantLight": self = .light
    case "darkAqua", "vibrantDark", "accessibilityHighContrastDarkAqua", "accessibilityHighContrastVibrantDark":
      self = .dark
    default: return nil
    }
  }

  /// Creates the scheme that a value of a pinning property stands for; `nil` where it follows what is around it.
  init?(pinnedBy value: Value?) {
    if case .instance(let instance)? = value, instance.typeName == Evaluator.appearanceType {
      guard let name = CodeRenderer.name(of: instance.fields["name"]) else { return nil }
      self.init(appearanceName: name)
    } else if let name = CodeRenderer.name(of: value) {
      self.init(rawValue: name)
    } else {
      return nil
    }
  }
}

extension InterfaceDocument {
  /// Returns the scheme that code pins an object to in any case; `nil` where none does, or where it decides.
  func pinnedScheme(of object: InterfaceObject) -> ColorScheme? {
    let schemes = reaching(ColorScheme.pinningProperties, object).map { one in
      one.assignment.isDoneAtStart ? ColorScheme(pinnedBy: value(of: one, as: "UIUserInterfaceStyle")) : nil
    }
    return Set(schemes).count == 1 ? schemes[0] : nil
  }
}

/// The scheme that code gives to all windows of an app.
struct ApplicationScheme {
  /// The file of the code.
  var file: Int32
  /// The scheme; `nil` where the program decides on it, or may not come there.
  var scheme: ColorScheme?
}

extension CodeIndex {
  /// Returns the schemes that code gives to apps of AppKit, in the order of the source.
  func findApplicationSchemes() -> [ApplicationScheme] {
    assignments(to: "appearance").filter { Self.application.contains($0.path) }.map { one in
      let isSure = !one.isConditional && Self.launching.contains(one.function)
      return ApplicationScheme(file: one.place.file, scheme: isSure ? one.value.pinnedScheme : nil)
    }
  }

  /// Returns the scheme that an app of AppKit is pinned to as it starts, as code of a file is shown in it; `nil` where it
  /// follows the system, or decides.
  func applicationScheme(of file: Int32) -> ColorScheme? {
    if applicationSchemes.isEmpty { return nil }
    let schemes = applicationSchemes.filter { index.mayRunTogether($0.file, file) }.map(\.scheme)
    return Set(schemes).count == 1 ? schemes[0] : nil
  }

  /// Returns the scheme that the app is pinned to in which code of a file is shown: by code, which goes first, or by its
  /// `Info.plist`.
  func appScheme(of file: Int32, on platform: Platform) -> ColorScheme? {
    if platform == .macos { return applicationScheme(of: file) }
    return windowScheme(of: file) ?? index.program.files[Int(file)].appScheme
  }

  private static let application = [["NSApp"], ["NSApplication", "shared"]]
  private static let launching = ["applicationWillFinishLaunching", "applicationDidFinishLaunching", "init"]
}

extension Expression {
  /// The scheme of an appearance that is named where it is made, as in `NSAppearance(named: .darkAqua)`.
  var pinnedScheme: ColorScheme? {
    switch kind {
    case .postfix(_, let inner): inner.pinnedScheme
    case .call(_, let arguments) where arguments.count == 1 && arguments[0].label == "named":
      arguments[0].value.lastName.flatMap { ColorScheme(appearanceName: $0) }
    default: nil
    }
  }
}

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

extension CodeIndex {
  /// Returns the scheme that the program pins an app of AppKit to as it starts; `nil` where it does not, or decides.
  func findApplicationScheme() -> ColorScheme? {
    let assigned = assignments(to: "appearance").filter { Self.application.contains($0.path) }
    let schemes = assigned.map { one in
      !one.isConditional && Self.launching.contains(one.function) ? one.value.pinnedScheme : nil
    }
    return Set(schemes).count == 1 ? schemes[0] : nil
  }

  private static let application = [["NSApp"], ["NSApplication", "shared"]]
  private static let launching = ["applicationWillFinishLaunching", "applicationDidFinishLaunching", "init"]
}

extension Expression {
  /// The scheme of an appearance that is named where it is made, as in `NSAppearance(named: .darkAqua)`.
  fileprivate var pinnedScheme: ColorScheme? {
    switch kind {
    case .postfix(_, let inner): inner.pinnedScheme
    case .call(_, let arguments) where arguments.count == 1 && arguments[0].label == "named":
      arguments[0].value.lastName.flatMap { ColorScheme(appearanceName: $0) }
    default: nil
    }
  }
}

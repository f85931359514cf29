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
  func pinnedScheme(of object: InterfaceObject) -> ColorScheme? { pinnedSchemes(of: object)?.single ?? nil }

  /// Returns the schemes that file or code pins an object to, each on its paths; `nil` where these are too many.
  func pinnedSchemes(of object: InterfaceObject) -> Alternatives<ColorScheme?>? {
    let scheme = schemeToldAtRuntime(object)
    let told = Alternatives(scheme)
    if ColorScheme.pinningProperties.allSatisfy({ code.assignments(to: $0).isEmpty }) { return told }
    let pins = reaching(ColorScheme.pinningProperties, object)
    if scheme == nil, !pins.contains(where: { self.scheme(setBy: $0).branches.contains { $0.value != nil } }) {
      return told
    }
    let schemes = withCode(told, by: pins, self.scheme(setBy:))
    guard let schemes, let first = schemes.branches.first else { return schemes }
    return schemes.branches.allSatisfy { $0.value == first.value } ? Alternatives(first.value) : schemes
  }

  /// The scheme that an object of UIKit is told by key path once it is loaded, by the number of its style (S-55).
  private func schemeToldAtRuntime(_ object: InterfaceObject) -> ColorScheme? {
    guard !isMac else { return nil }
    switch object.runtimeValues.last(where: { $0.name == "overrideUserInterfaceStyle" })?.value {
    case .number(1): return .light
    case .number(2): return .dark
    default: return nil
    }
  }

  private func scheme(setBy one: CodeIndex.Reaching) -> Alternatives<ColorScheme?> {
    let value = value(of: one, as: "UIUserInterfaceStyle")
    guard case .choice(let all) = value else { return Alternatives(ColorScheme(pinnedBy: value)) }
    return all.map { ColorScheme(pinnedBy: $0) }
  }
}

extension InterfaceViews {
  /// Returns the context inside an object on each path on which code pins it to a scheme, and on those on which it does
  /// not (S-55).
  func pinned(_ object: InterfaceObject, in context: InterfaceContext) -> [InterfaceContext] {
    let schemes = document.pinnedSchemes(of: object)
    if schemes?.branches.count == 1 { return [context] }
    guard let schemes, context.ways * schemes.branches.count <= InterfaceContext.maximumWays else {
      // On some path one appearance is never seen.
      var inner = context
      inner.environment.isSeenPerhaps = true
      return [inner]
    }
    var result: [InterfaceContext] = []
    for branch in schemes.branches {
      guard let path = context.environment.path.and(branch.condition) else { continue }
      var inner = context
      inner.environment.path = path
      inner.environment.pinnedScheme = branch.value ?? context.environment.pinnedScheme
      // Whether the function is called that pins it is not known.
      let conditions = renderer.evaluator.conditions.conditions
      let isUncalled = branch.condition.decisions.contains { $0.arm == 0 && conditions[$0.condition].isGap }
      if branch.value == nil, isUncalled { inner.environment.isSeenPerhaps = true }
      // A controller's or window's own scheme is that of the ground, too.
      if let scheme = branch.value, object.isScreen || object.kind == "placeholder" {
        inner.environment.backdrop.pinRoot(to: scheme)
      }
      inner.ways *= schemes.branches.count
      inner.isRepeated = context.isRepeated || !result.isEmpty
      result.append(inner)
    }
    return result.isEmpty ? [context] : result
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

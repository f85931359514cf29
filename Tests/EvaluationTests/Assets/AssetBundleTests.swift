import Evaluation
import PlatformStyles
import Scene
import TestSupport
import Testing

@Suite("Bundles in which colours are looked up")
struct AssetBundleTests {
  /// An app and an extension with a catalog each, and a package that both use.
  static let samples = BundleSamples(
    [
      AssetBundle(name: "App", isComplete: true), AssetBundle(name: "Watch", isComplete: true),
      AssetBundle(name: "Kit", isComplete: true),
    ], main: [0, 1], folders: ["App/": 0, "Watch/": 1, "Kit/": 2])

  static let colors = [
    "App/A.xcassets/Ink.colorset/Contents.json": colorset(slot("111111")),
    "Watch/W.xcassets/Ink.colorset/Contents.json": colorset(slot("222222")),
    "Kit/K.xcassets/Ink.colorset/Contents.json": colorset(slot("333333")),
    "Kit/K.xcassets/Chalk.colorset/Contents.json": colorset(slot("444444")),
  ]

  /// A look at one text in a colour, written in a file of a folder.
  static func look(
    _ style: String, in folder: String, declarations: String = "", files: [String: String] = colors,
    bundles: BundleSamples = samples
  ) -> Look {
    let source = """
      import SwiftUI
      \(declarations)
      struct Sample: View { var body: some View { Text("ink").foregroundStyle(\(style)) } }
      """
    return Look("", files: files.merging(["\(folder)Sample.swift": source]) { old, _ in old }, bundles: bundles)
  }

  @Test(
    "takes the app's catalogs without a bundle, the package's with its module",
    arguments: [
      ("App/", "Color(\"Ink\")", "#111111"), ("Watch/", "Color(\"Ink\")", "#222222"),
      ("App/", "Color(\"Ink\", bundle: .main)", "#111111"), ("App/", "Color(\"Ink\", bundle: nil)", "#111111"),
      ("App/", "Color(\"Ink\", bundle: Bundle(for: Marker.self))", "#111111"),
      ("Kit/", "Color(\"Ink\", bundle: .module)", "#333333"),
      ("Kit/", "Color(\"Ink\", bundle: Bundle.module)", "#333333"),
      ("Kit/", "Color(\"Ink\", bundle: Bundle(for: Marker.self))", "#333333"),
      ("Kit/", "Color(uiColor: UIColor(named: \"Ink\", in: .module, compatibleWith: nil)!)", "#333333"),
      ("Watch/", "Color(UIColor(named: \"Ink\", in: .main, compatibleWith: nil)!)", "#222222"),
      ("Kit/", "Color(\"Ink\", bundle: .kit)", "#333333"), ("Kit/", "Color(.ink)", "#333333"),
      ("Watch/", "Color.ink", "#222222"),
    ])
  func bundles(folder: String, style: String, expected: String) {
    let declarations = """
      final class Marker {}
      extension Bundle { static let kit = Bundle(for: Marker.self) }
      """
    let look = Self.look(style, in: folder, declarations: declarations)
    #expect(look.foreground("ink") == expected)
    #expect(look.isCertain("ink") == true)
  }

  @Test("holds the colours of every app possible for a package that looks in the main bundle")
  func mainBundleOfAPackage() {
    let look = Self.look("Color(\"Ink\")", in: "Kit/")
    #expect(look.foreground("ink") == nil)
    #expect(look.isCertain("ink") == false)
  }

  @Test("looks in the bundle of the file that names the colour, not of the one that shows it")
  func namedElsewhere() {
    let files = Self.colors.merging([
      "Kit/Tokens.swift": """
      import SwiftUI
      enum Tokens { static let ink = Color("Ink", bundle: .module) }
      """
    ]) { old, _ in old }
    #expect(Self.look("Tokens.ink", in: "App/", files: files).foreground("ink") == "#333333")
  }

  @Test("is undecided where the bundle is another module's")
  func foreignBundle() {
    let missing = Self.look("Color(\"Ghost\", bundle: Foreign.bundle)", in: "App/")
    #expect(missing.undecided("ink") == .externalModule)
    #expect(missing.scene.observations.filter { $0.kind == .missingColor }.isEmpty)
    // One of that name in the program may be the one, so it is not certain.
    let known = Self.look("Color(\"Chalk\", bundle: Bundle(identifier: \"org.example.kit\"))", in: "App/")
    #expect(known.foreground("ink") == "#444444")
    #expect(known.isCertain("ink") == false)
  }

  @Test("takes the nearest of several catalogs where nothing tells the bundles, but is not certain")
  func nearest() {
    let none = BundleSamples([], main: [], folders: [:])
    let look = Self.look("Color(\"Ink\")", in: "Watch/Views/", bundles: none)
    #expect(look.foreground("ink") == "#222222")
    #expect(look.isCertain("ink") == false)
    #expect(Self.look("Color(\"Chalk\")", in: "Watch/Views/", bundles: none).isCertain("ink") == true)
  }

  // MARK: - Accents

  private static func accent(_ accents: [AssetBundle.Accent], in folder: String) -> Look {
    var bundles = samples
    for (position, accent) in accents.enumerated() { bundles.bundles[position].accent = accent }
    let files = [
      "App/A.xcassets/Brand/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "App/A.xcassets/Brand/Warm.colorset/Contents.json": colorset(slot("123456")),
      "App/A.xcassets/AccentColor.colorset/Contents.json": colorset(slot("FEDCBA")),
      "Watch/W.xcassets/AccentColor.colorset/Contents.json": colorset(slot("654321")),
      "Watch/W.xcassets/Bare.colorset/Contents.json": colorset(slot(nil)),
    ]
    return look(".tint", in: folder, files: files, bundles: bundles)
  }

  @Test("takes the accent that the build settings of the app name")
  func namedAccent() {
    let accents: [AssetBundle.Accent] = [.named("Brand/Warm"), .named("AccentColor")]
    #expect(Self.accent(accents, in: "App/").foreground("ink") == "#123456")
    #expect(Self.accent(accents, in: "App/").isCertain("ink") == true)
    #expect(Self.accent(accents, in: "Watch/").foreground("ink") == "#654321")
    #expect(Self.accent(accents, in: "Kit/").isCertain("ink") == false)
  }

  @Test("takes the accent of the app whose root shows a view of a file that several apps share")
  func sharedAccent() {
    let samples = BundleSamples(
      [
        AssetBundle(name: "App", isComplete: true, accent: .named("AccentColor")),
        AssetBundle(name: "Watch", isComplete: true, accent: .named("AccentColor")),
        AssetBundle(name: "Kit", isComplete: true),
      ], main: [0, 1], folders: ["App/": 0, "Watch/": 1, "Kit/": 2])
    let shared = """
      import SwiftUI
      public struct Part: View { public var body: some View { Text("ink").foregroundStyle(.tint) } }
      """
    let look = Look(
      "",
      files: [
        "App/A.xcassets/AccentColor.colorset/Contents.json": colorset(slot("123456")),
        "Watch/W.xcassets/AccentColor.colorset/Contents.json": colorset(slot("654321")),
        "Kit/Part.swift": shared,
        "App/Main.swift": "import SwiftUI\nstruct Main: View { var body: some View { Part() } }",
      ], bundles: samples)
    #expect(look.foreground("ink") == "#123456", "\(look.dump)")
    #expect(look.isCertain("ink") == true)
  }

  @Test("takes the accent of the app that a file declares, whatever extensions are built from it besides")
  func extensions() {
    let samples = BundleSamples(
      [
        AssetBundle(name: "App", isComplete: true, accent: .named("AccentColor")),
        AssetBundle(name: "Share", isComplete: true, accent: .unset, isExtension: true),
      ], main: [0, 1], folders: ["App/": 0, "App/Shared/": 1])
    let body = "Text(\"ink\").foregroundStyle(.tint)"
    func look(_ source: String) -> Look {
      Look(
        "",
        files: [
          "App/A.xcassets/AccentColor.colorset/Contents.json": colorset(slot("123456")),
          "App/Shared/Main.swift": "import SwiftUI\n\(source)",
        ], bundles: samples)
    }
    let app = look("@main struct Main: App { var body: some Scene { WindowGroup { \(body) } } }")
    #expect(app.foreground("ink") == "#123456" && app.isCertain("ink") == true, "\(app.dump)")
    let view = look("struct Main: View { var body: some View { \(body) } }")
    #expect(view.isCertain("ink") == false, "\(view.dump)")
  }

  @Test("keeps the system's blue where the settings name none, an empty one or one that is not there")
  func unsetAccent() {
    // systemBlue of iOS 18 is 0, 122, 255.
    for accent in [AssetBundle.Accent.unset, .named("Nowhere"), .named("Bare")] {
      #expect(Self.accent([.unset, accent], in: "Watch/").foreground("ink") == "#007AFF", "\(accent)")
    }
    let mixed = Self.accent([.named("Brand/Warm"), .unset], in: "Kit/")
    #expect(mixed.foreground("ink") == nil)
    #expect(mixed.isCertain("ink") == false)
  }

  @Test("takes the colour of the template's name in the app's own catalogs where the settings can't be read")
  func unknownAccent() {
    #expect(Self.accent([.unknown, .unset], in: "App/").foreground("ink") == "#FEDCBA")
    let others = [
      "App/A.xcassets/Ink.colorset/Contents.json": colorset(slot("111111")),
      "Watch/W.xcassets/AccentColor.colorset/Contents.json": colorset(slot("654321")),
    ]
    var bundles = Self.samples
    bundles.bundles[0].accent = .unknown
    #expect(Self.look(".tint", in: "App/", files: others, bundles: bundles).foreground("ink") == "#007AFF")
    // What else may be built into the app is not told.
    bundles.bundles[0].isComplete = false
    #expect(Self.look(".tint", in: "App/", files: others, bundles: bundles).foreground("ink") == "#654321")
  }
}

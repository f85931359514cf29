import Audit
import PlatformStyles
import Testing

@Suite("Platforms from packages, conditions and imports")
struct PlatformsManifestTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  private func writeManifest(_ name: String = "Package.swift", platforms: String, targets: String = "") throws {
    try folder.write(
      name,
      text: """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Dial", platforms: \(platforms), targets: [\(targets)])
        """)
  }

  @Test(
    "takes the one platform a package names",
    arguments: [
      ("[.watchOS(.v10)]", Platform.watchos), ("[.tvOS(\"17.0\")]", .tvos),
      ("[.iOS(.v17), .macCatalyst(.v17)]", .ios26),
      ("[SupportedPlatform.macOS(.v14)]", .macos),
    ])
  func onePlatform(platforms: String, expected: Platform) throws {
    try writeManifest(platforms: platforms)
    try folder.writeViews("Sources/Dial/Face.swift")
    #expect(try folder.platforms("Sources", asked: "visionos") == ["Sources/Dial/Face.swift": expected])
  }

  @Test(
    "learns nothing from several platforms or computed ones",
    arguments: [
      "[.watchOS(.v10), .macOS(.v14)]", "[.custom(\"plan9\", versionString: \"4\")]", "supported", "[]", "nil",
    ])
  func noInformation(platforms: String) throws {
    try writeManifest(platforms: platforms)
    try folder.writeViews("Sources/Dial/Face.swift")
    #expect(try folder.platforms(".", asked: "tvos") == ["Sources/Dial/Face.swift": .tvos])
  }

  @Test("asks the innermost package, for the files of its targets only")
  func extent() throws {
    try writeManifest(platforms: "[.watchOS(.v10)]", targets: ".target(name: \"Dial\", path: \"Code\")")
    try writeManifest("Code/Inner/Package.swift", platforms: "[.tvOS(.v17), .macOS(.v14)]")
    try folder.writeViews("Code/Face.swift", "App/Home.swift", "Code/Inner/Sources/Part.swift")
    #expect(
      try folder.platforms(".") == [
        "Code/Face.swift": .watchos, "App/Home.swift": .ios26, "Code/Inner/Sources/Part.swift": .ios26,
      ])
  }

  @Test("goes by the condition around a file without a target", arguments: [("ios", Platform.tvos), ("macos", .macos)])
  func conditions(asked: String, expected: Platform) throws {
    try folder.writeViews("Face.swift", after: "#if os(tvOS) || os(macOS)", before: "#endif")
    #expect(try folder.platforms(".", asked: asked) == ["Face.swift": expected])
  }

  @Test(
    "goes by imports that only one platform has",
    arguments: [
      ("import WatchKit", Platform.watchos), ("import AppKit", .macos), ("import AppKit\nimport UIKit", .tvos),
      ("import WatchKit\nimport UIKit", .tvos), ("import SwiftUI", .tvos),
    ])
  func imports(lines: String, expected: Platform) throws {
    try folder.writeViews("Face.swift", after: lines)
    #expect(try folder.platforms(".", asked: "tvos") == ["Face.swift": expected])
  }

  @Test(
    "goes by what only one platform's SwiftUI hands on",
    arguments: [
      ("struct Field: NSViewRepresentable {}", Platform.macos),
      ("struct Start: App { @NSApplicationDelegateAdaptor(Delegate.self) var delegate }", .macos),
      ("struct Start: App { @WKApplicationDelegateAdaptor(Delegate.self) var delegate }", .watchos),
      ("struct Field: UIViewRepresentable {}", .tvos),
      ("#if os(macOS)\nstruct Field: NSViewRepresentable {}\n#endif", .tvos),
    ])
  func handedOn(lines: String, expected: Platform) throws {
    try folder.writeViews("Face.swift", after: "import SwiftUI\n\(lines)")
    #expect(try folder.platforms(".", asked: "tvos") == ["Face.swift": expected])
  }

  @Test(
    "goes by the classes of one platform's frameworks that a file names outside of conditions",
    arguments: [
      ("let edge = NSColor.black", "tvos", Platform.macos), ("func edge() -> NSImage { make() }", "ios", .macos),
      ("let edge = Color(nsColor: .textColor)", "ios", .macos), ("let edge = UIColor.black", "macos", .ios26),
      ("let edge = UIColor.black", "visionos", .visionos),
      ("var edge: Int { get { 0 } set { paint(NSColor.black) } }", "ios", .macos),
      ("#if os(macOS)\nlet edge = NSColor.black\n#endif", "tvos", .tvos),
      ("let edge: Color = {\n#if os(macOS)\nColor(NSColor.black)\n#else\n.red\n#endif\n}()", "tvos", .tvos),
      ("let edge = NSColor.black\nlet side = UIColor.black", "tvos", .tvos),
      ("typealias UIColor = NSColor\nlet edge = UIColor.black", "macos", .macos),
      ("import UIKit\nlet edge = UIColor.black", "macos", .ios26),
    ])
  func named(lines: String, asked: String, expected: Platform) throws {
    try folder.writeViews("Face.swift", after: "import SwiftUI\n\(lines)")
    #expect(try folder.platforms(".", asked: asked) == ["Face.swift": expected])
  }

  @Test(
    "takes no platform that lacks what a file imports outside of conditions",
    arguments: [
      ("import UIKit", "macos", Platform.ios26), ("import UIKit", "tvos", .tvos),
      ("import UIKit", "visionos", .visionos),
      ("import UIKit\nimport AppKit", "macos", .ios26), ("import struct UIKit.UIColor", "macos", .ios26),
      ("#if canImport(UIKit)\nimport UIKit\n#endif", "macos", .macos),
      ("#if os(iOS)\nimport UIKit\n#else\nimport AppKit\n#endif", "macos", .macos),
      // UIKit of watchOS has colours, fonts and images alone.
      ("import UIKit\nlet edge = UIColor.black", "watchos", .watchos),
      ("import UIKit\nfinal class Page: UIViewController {}", "watchos", .ios26),
      ("import UIKit\n#if os(iOS)\nfinal class Page: UIView {}\n#endif", "watchos", .watchos),
    ])
  func lacking(lines: String, asked: String, expected: Platform) throws {
    try folder.writeViews("Face.swift", after: "import SwiftUI\n\(lines)")
    #expect(try folder.platforms(".", asked: asked) == ["Face.swift": expected])
  }

  @Test("learns nothing from such a class of which any file declares one")
  func declared() throws {
    try folder.writeViews("Face.swift", after: "import SwiftUI\nlet edge = UIColor.black")
    try folder.writeViews(
      "Names.swift", after: "import SwiftUI\n#if os(macOS)\nimport AppKit\ntypealias UIColor = NSColor\n#endif")
    #expect(try folder.platforms(".", asked: "macos")["Face.swift"] == .macos)
  }

  @Test("takes the platforms of the code that imports a package's module, itself or through other modules of packages")
  func importers() throws {
    try writeManifest("Kit/Package.swift", platforms: "[.iOS(.v17), .watchOS(.v10)]")
    try folder.writeViews("Kit/Sources/Parts/Face.swift", "Kit/Sources/Unused/Rest.swift")
    try folder.writeViews("Kit/Sources/Pages/Page.swift", after: "import Parts")
    try folder.writeViews("Watch/App.swift", after: "import WatchKit\nimport Pages")
    #expect(
      try folder.platforms(".") == [
        "Kit/Sources/Parts/Face.swift": .watchos, "Kit/Sources/Pages/Page.swift": .watchos,
        "Kit/Sources/Unused/Rest.swift": .ios26, "Watch/App.swift": .watchos,
      ])
    // Of several the one asked for counts, and code that nothing tells of is measured where it was asked to be.
    try folder.writeViews("Phone/App.swift", after: "import Parts")
    #expect(try folder.platforms(".")["Kit/Sources/Parts/Face.swift"] == .ios26)
    #expect(try folder.platforms(".")["Kit/Sources/Pages/Page.swift"] == .watchos)
  }

  @Test("keeps what a file of a package tells itself")
  func toldInPackages() throws {
    try writeManifest("Kit/Package.swift", platforms: "[.iOS(.v17), .macOS(.v14), .watchOS(.v10)]")
    try folder.writeViews("Kit/Sources/Parts/Face.swift", after: "#if os(macOS)", before: "#endif")
    try folder.writeViews("Watch/App.swift", after: "import WatchKit\nimport Parts")
    #expect(try folder.platforms(".")["Kit/Sources/Parts/Face.swift"] == .macos)
  }
}

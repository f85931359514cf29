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
}

import Audit
import ColorScience
import Findings
import PlatformStyles
import Scene
import Testing

@Suite("Files that a project leaves out of a folder of which its targets list others")
struct PlatformsLeftOutTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  /// Writes a project of two targets, of which one compiles `App/Listed.swift` and the other nothing.
  private func writeProject(_ sdk: String, and other: String) throws {
    try folder.writeProject(
      """
      Main = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = App/Listed.swift; sourceTree = "<group>"; };
      File = { isa = PBXBuildFile; fileRef = F; };
      Sources = { isa = PBXSourcesBuildPhase; files = (File); };
      A = { isa = PBXNativeTarget; buildPhases = (Sources); buildConfigurationList = AList; };
      B = { isa = PBXNativeTarget; buildPhases = (); buildConfigurationList = BList; };
      AList = { isa = XCConfigurationList; buildConfigurations = (ADebug); };
      ADebug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = \(sdk); }; };
      BList = { isa = XCConfigurationList; buildConfigurations = (BDebug); };
      BDebug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = \(other); }; };
      """)
  }

  @Test("are not audited, which the report says")
  func leftOut() throws {
    try folder.writeViews("App/Listed.swift", "App/Old.swift", "Elsewhere/Loose.swift")
    try writeProject("macosx", and: "macosx")
    #expect(try folder.platforms(".") == ["App/Listed.swift": .macos, "Elsewhere/Loose.swift": .ios26])
    #expect(try folder.problems(".").map(\.file) == ["App/Old.swift"])
  }

  @Test(
    "are for the project's one platform where they are named",
    arguments: [("macosx", Platform.macos), ("watchos", .ios26)])
  func platform(other: String, expected: Platform) throws {
    try folder.writeViews("App/Listed.swift", "App/Old.swift")
    try writeProject("macosx", and: other)
    #expect(
      try folder.platforms("App/Listed.swift", "App/Old.swift") == [
        "App/Listed.swift": .macos, "App/Old.swift": expected,
      ])
  }

  @Test(
    "are compiled by a package around them where that can be built",
    arguments: [
      ("// swift-tools-version: 5.9", true), ("//swift-tools-version:5.2;(note)", true),
      // SwiftPM takes such a manifest for one of its first version, and refuses it.
      ("// Made by hand\n// swift-tools-version: 5.9", false), ("", false),
    ])
  func package(start: String, isCompiled: Bool) throws {
    try folder.writeViews("App/Listed.swift", "App/Old.swift")
    try writeProject("macosx", and: "macosx")
    try folder.write(
      "Package.swift",
      text: """
        \(start)
        import PackageDescription
        let package = Package(name: "Kit", targets: [.target(name: "Kit", path: "App")])
        """)
    #expect(try folder.problems(".").map(\.file) == (isCompiled ? [] : ["App/Old.swift"]))
  }

  @Test("give what is compiled no types and no callers")
  func types() throws {
    try writeProject("macosx", and: "macosx")
    let row = "struct Row: View { var body: some View { Text(\"NAME\").foregroundStyle(.black) } }"
    try folder.write(
      "App/Listed.swift",
      text: "import SwiftUI\n" + row.replacing("NAME", with: "new")
        + "\nstruct Page: View { var body: some View { Row().background(Color.white) } }")
    try folder.write(
      "App/Old.swift",
      text: "import SwiftUI\n" + row.replacing("NAME", with: "old")
        + "\nstruct Former: View { var body: some View { Row().background(Color.black) } }")
    let elements = try folder.outcome([".", "App/Old.swift"]).report.scene.elements
    // Black on the white of the page that is compiled: 21:1.
    let placements = elements.filter { $0.text == "new" }.flatMap(\.placements)
    #expect(placements.map { $0.readings[.light]?.ratio?.low == 21 } == [true])
    #expect(placements.allSatisfy { $0.readings[.light]?.isCertain == true })
  }
}

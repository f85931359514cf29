import Audit
import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

@Suite("Discovery of asset catalogs")
struct CatalogDiscoveryTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  static let ink = #"""
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
    "components":{"red":"0x12","green":"0x34","blue":"0x56","alpha":"1.000"}}}]}
    """#

  static func view(_ style: String) -> String {
    "import SwiftUI\nstruct Sample: View { var body: some View { Text(\"ink\").foregroundStyle(\(style)) } }\n"
  }

  func report(_ paths: String...) throws -> Report {
    let platform = try #require(PlatformChoice(argument: "ios18"))
    return try audit(
      AuditRequest(paths: paths, workingDirectory: folder.path, profile: .standard, platform: platform)
    ).report
  }

  func foreground(_ report: Report) -> String? {
    report.scene.elements.first?.placements.first?.readings[.light]?.foreground?.hexString
  }

  @Test("finds the colorsets below the named folders, ordered by path")
  func order() throws {
    try folder.write("App/Sample.swift")
    try folder.write(
      "App/B.xcassets/Ink.colorset/Contents.json", "App/A.xcassets/Brand/Ink.colorset/Contents.json",
      "Kit/C.xcassets/Ink.colorset/Contents.json", "App/A.xcassets/Photo.imageset/Contents.json",
      "App/A.xcassets/Brand/Contents.json", text: Self.ink)
    #expect(
      try folder.discovery(["App"]).colorsets.map(\.path) == [
        "App/A.xcassets/Brand/Ink.colorset/Contents.json", "App/B.xcassets/Ink.colorset/Contents.json",
      ])
    #expect(try folder.discovery(["App/Sample.swift"]).colorsets.isEmpty)
    #expect(try folder.discovery([".", "App"]).colorsets.count == 3)
  }

  @Test("leaves out what git ignores and what tools fetched")
  func ignored() throws {
    try folder.write(".gitignore", text: "Made.xcassets\n")
    try folder.write(
      "Made.xcassets/Ink.colorset/Contents.json", "Pods/P.xcassets/Ink.colorset/Contents.json",
      "Own.xcassets/Ink.colorset/Contents.json", text: Self.ink)
    #expect(try folder.discovery(["."]).colorsets.map(\.path) == ["Own.xcassets/Ink.colorset/Contents.json"])
  }

  @Test("measures the colours of catalogs, namespaces included")
  func measures() throws {
    try folder.write("App/Sample.swift", text: Self.view("Color(\"brand/Ink\")"))
    try folder.write("App/A.xcassets/brand/Contents.json", text: #"{"properties":{"provides-namespace":true}}"#)
    try folder.write("App/A.xcassets/brand/plain/Ink.colorset/Contents.json", text: Self.ink)
    let report = try report(".")
    #expect(foreground(report) == "#123456")
    #expect(report.problems.isEmpty)
    #expect(report.summary.files == 1)
  }

  @Test("reads no catalog outside of the named paths")
  func outside() throws {
    try folder.write("App/Sample.swift", text: Self.view("Color(\"Ink\")"))
    try folder.write("Assets.xcassets/Ink.colorset/Contents.json", text: Self.ink)
    #expect(foreground(try report("App")) == nil)
    #expect(foreground(try report("App", "Assets.xcassets")) == "#123456")
  }

  @Test("reports a colorset that is broken and goes on")
  func broken() throws {
    try folder.write("Sample.swift", text: Self.view("Color(\"Ink\")"))
    try folder.write("A.xcassets/Ink.colorset/Contents.json", text: Self.ink)
    try folder.write("A.xcassets/Old.colorset/Contents.json", text: "{\n  \"colors\" : oops\n}\n")
    let report = try report(".")
    #expect(foreground(report) == "#123456")
    let problem = try #require(report.problems.first)
    #expect(report.problems.count == 1)
    #expect(problem.file == "A.xcassets/Old.colorset/Contents.json")
    #expect(problem.line == 2)
    #expect(problem.message == "is not valid JSON")
  }

  @Test("finds the symbols of catalogs, which are drawn in the style around them")
  func symbols() throws {
    try folder.write(
      "App/Sample.swift",
      text: "import SwiftUI\nstruct Sample: View { var body: some View { Image(\"Oar\").foregroundStyle(.red) } }\n")
    try folder.write("App/A.xcassets/Oar.symbolset/Contents.json", text: #"{"symbols":[]}"#)
    #expect(try folder.discovery(["App"]).symbolsets.map(\.path) == ["App/A.xcassets/Oar.symbolset/Contents.json"])
    let report = try report("App")
    #expect(report.scene.elements.map(\.kind) == [.symbol])
    #expect(foreground(report) == "#FF3B30")
  }
}

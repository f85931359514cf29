import Audit
import ColorScience
import PlatformStyles
import Scene
import Testing

@Suite("Modules from the targets of packages and projects")
struct PlatformsModuleTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  private func writeKit(_ path: String, view: String, shade: String) throws {
    try folder.write(
      path,
      text: """
        import SwiftUI
        extension Color { static let ink = Color(white: \(shade)) }
        struct \(view): View { var body: some View { Text("\(view)").foregroundStyle(Color.ink) } }
        """)
  }

  private func foregrounds() throws -> [String: String?] {
    let elements = try folder.outcome(["."]).report.scene.elements
    return Dictionary(
      uniqueKeysWithValues: elements.map {
        ($0.text ?? "", $0.placements.first?.readings[.light]?.foreground?.hexString)
      })
  }

  @Test("keeps the internal constants of a package's targets apart, by folder and by path")
  func package() throws {
    try folder.write(
      "Package.swift",
      text: """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kit", targets: [.target(name: "One"), .target(name: "Two", path: "Sources/One/Views/Two")])
        """)
    try writeKit("Sources/One/Views/First.swift", view: "First", shade: "0.2")
    try writeKit("Sources/One/Views/Two/Deep/Second.swift", view: "Second", shade: "0.4")
    try folder.write(
      "Sources/One/Views/Two/Deep/Third.swift",
      text: "import SwiftUI\nstruct Third: View { var body: some View { Text(\"Third\").foregroundStyle(Color.ink) } }")
    // 0.2 × 255 = 51 and 0.4 × 255 = 102.
    #expect(try foregrounds() == ["First": "#333333", "Second": "#666666", "Third": "#666666"])
  }

  @Test("keeps the targets of an Xcode project apart")
  func project() throws {
    try writeKit("One.swift", view: "First", shade: "0.2")
    try writeKit("Two.swift", view: "Second", shade: "0.4")
    try folder.writeProject(
      """
      Main = { isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Two.swift; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      AS = { isa = PBXSourcesBuildPhase; files = (B1); };
      BS = { isa = PBXSourcesBuildPhase; files = (B2); };
      A = { isa = PBXNativeTarget; name = App; buildPhases = (AS); };
      B = { isa = PBXNativeTarget; name = App; buildPhases = (BS); };
      """)
    #expect(try foregrounds() == ["First": "#333333", "Second": "#666666"])
  }

  @Test("leaves what stands in for an app's code in its tests to the tests")
  func tests() throws {
    try writeKit("One.swift", view: "First", shade: "0.2")
    try folder.write("Mock.swift", text: "import SwiftUI\nextension Color { static let ink = Color(white: 0.8) }")
    try folder.write(
      "Both.swift",
      text: "import SwiftUI\nstruct Both: View { var body: some View { Text(\"Both\").foregroundStyle(Color.ink) } }")
    try folder.writeProject(
      """
      Main = { isa = PBXGroup; children = (F1, F2, F3); sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Mock.swift; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      B3 = { isa = PBXBuildFile; fileRef = F3; };
      B4 = { isa = PBXBuildFile; fileRef = F3; };
      AS = { isa = PBXSourcesBuildPhase; files = (B1, B3); };
      BS = { isa = PBXSourcesBuildPhase; files = (B2, B4); };
      A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (AS); };
      B = {
        isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (BS);
      };
      """)
    #expect(try foregrounds() == ["First": "#333333", "Both": "#333333"])
  }
}

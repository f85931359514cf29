import Audit
import Findings
import PlatformStyles
import Scene
import Testing

@Suite("Flags of #if from the settings of Xcode projects")
struct BuildFlagTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  /// The texts that a view under `#if BETA` and `#else` shows, with a Debug and a Release configuration.
  private func texts(debug: String, release: String) throws -> [String] {
    try folder.write(
      "Home.swift",
      text: """
        import SwiftUI
        struct Home: View {
          var body: some View {
            VStack {
              #if BETA
                Text("set")
              #else
                Text("unset")
              #endif
            }
          }
        }
        """)
    try folder.writeProject(
      """
      Main = { isa = PBXGroup; children = (Home); sourceTree = "<group>"; };
      Home = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
      H = { isa = PBXBuildFile; fileRef = Home; };
      ASources = { isa = PBXSourcesBuildPhase; files = (H); };
      A = { isa = PBXNativeTarget; buildConfigurationList = AList; buildPhases = (ASources); };
      AList = { isa = XCConfigurationList; buildConfigurations = (ADebug, ARelease); };
      ADebug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(debug) }; };
      ARelease = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(release) }; };
      RootList = { isa = XCConfigurationList; buildConfigurations = (RootDebug); };
      RootDebug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
      """)
    return try folder.outcome(["."]).report.scene.elements.compactMap(\.text)
  }

  private static let name = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"

  @Test(
    "a flag that every configuration sets, or none, is decided; one that some set is not",
    arguments: [
      ("\(name) = \"DEBUG BETA\";", "\(name) = BETA;", ["set"]),
      ("\(name) = DEBUG;", "", ["unset"]),
      ("\(name) = \"DEBUG BETA\";", "", ["set", "unset"]),
      ("OTHER_SWIFT_FLAGS = \"-DBETA\";", "OTHER_SWIFT_FLAGS = \"-warn -D BETA\";", ["set"]),
      ("\(name) = \"$(inherited) $(EXTRA)\";", "", ["set", "unset"]),
      ("\"\(name)[sdk=iphoneos*]\" = BETA;", "", ["set", "unset"]),
    ])
  func flags(debug: String, release: String, expected: [String]) throws {
    #expect(try texts(debug: debug, release: release) == expected)
  }

  @Test("where nothing tells the flags, each build is possible")
  func noProject() throws {
    try folder.write(
      "Home.swift",
      text: """
        import SwiftUI
        struct Home: View {
          var body: some View {
            #if BETA
              Text("set")
            #else
              Text("unset")
            #endif
          }
        }
        """)
    #expect(try folder.outcome(["."]).report.scene.elements.compactMap(\.text) == ["set", "unset"])
  }
}

import Audit
import ColorScience
import PlatformStyles
import Scene
import Testing

/// The apps that run the code of a framework, as the phases and dependencies of their targets tell (S-126).
@Suite struct FrameworkHostTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  /// An app with an accent of its own, an extension without, and two frameworks.
  private func writeProject(app: String, widget: String = "", core: String = "") throws {
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      text: """
        // !$*UTF8*$!
        { archiveVersion = 1; rootObject = Root; objects = {
        Root = { isa = PBXProject; mainGroup = Main; buildConfigurationList = RootList; targets = (A, B, C, D, ); };
        Main = { isa = PBXGroup; children = (App, Wid, Kit, Core); sourceTree = "<group>"; };
        App = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        Wid = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
        Kit = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
        Core = { isa = PBXFileSystemSynchronizedRootGroup; path = Core; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = LA; \(app) fileSystemSynchronizedGroups = (App); };
        B = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
          buildConfigurationList = LB; \(widget) fileSystemSynchronizedGroups = (Wid); };
        C = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          productReference = PC; buildConfigurationList = LB; fileSystemSynchronizedGroups = (Kit); };
        D = { isa = PBXNativeTarget; name = Core; productType = "com.apple.product-type.framework";
          productReference = PD; buildConfigurationList = LB; \(core) fileSystemSynchronizedGroups = (Core); };
        PC = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        PD = { isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        BC = { isa = PBXBuildFile; fileRef = PC; };
        BD = { isa = PBXBuildFile; fileRef = PD; };
        LinkKit = { isa = PBXFrameworksBuildPhase; files = (BC); };
        LinkCore = { isa = PBXFrameworksBuildPhase; files = (BD); };
        EmbedKit = { isa = PBXCopyFilesBuildPhase; files = (BC); };
        OnKit = { isa = PBXTargetDependency; target = C; };
        OnKitByProxy = { isa = PBXTargetDependency; targetProxy = XC; };
        OnWidget = { isa = PBXTargetDependency; target = B; };
        XC = { isa = PBXContainerItemProxy; remoteGlobalIDString = C; };
        LA = { isa = XCConfigurationList; buildConfigurations = (DA); };
        LB = { isa = XCConfigurationList; buildConfigurations = (DB); };
        RootList = { isa = XCConfigurationList; buildConfigurations = (DR); };
        DA = { isa = XCBuildConfiguration; name = Debug;
          buildSettings = { ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Warm; }; };
        DB = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        DR = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        }; }
        """)
    try folder.write(
      "App/A.xcassets/Warm.colorset/Contents.json",
      text: #"""
        {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
        "components":{"red":"0x11","green":"0x11","blue":"0x11","alpha":"1.000"}}}]}
        """#)
    try folder.write("App/Main.swift", text: "import SwiftUI\nstruct Main {}\n")
    try folder.write("Widget/Tile.swift", text: "import SwiftUI\nstruct Tile {}\n")
    try folder.write("Core/Core.swift", text: "import SwiftUI\nstruct Core {}\n")
    let panel = "struct Panel: View { var body: some View { Text(\"panel\").foregroundStyle(.tint) } }"
    try folder.write("Kit/Panel.swift", text: "import SwiftUI\n\(panel)\n")
  }

  /// The colour of the framework's text in light; `nil` where that is not one colour for certain.
  private func color() throws -> String? {
    let elements = try folder.outcome(["."], asked: "ios18").report.scene.elements
    let readings = elements.filter { $0.text == "panel" }.flatMap(\.placements).compactMap { $0.readings[.light] }
    guard let first = readings.first, readings.allSatisfy(\.isCertain) else { return nil }
    return first.foreground?.hexString
  }

  @Test(
    "a framework has the accent of the one app that links, embeds or waits for it",
    arguments: [
      "buildPhases = (LinkKit);", "buildPhases = (EmbedKit);", "dependencies = (OnKit);",
      "dependencies = (OnKitByProxy);", "dependencies = (OnKit, OnWidget);",
    ])
  func one(app: String) throws {
    try writeProject(app: app)
    #expect(try color() == "#111111")
  }

  @Test("what a framework uses runs where that runs")
  func inner() throws {
    try writeProject(app: "buildPhases = (LinkCore);", core: "buildPhases = (LinkKit);")
    #expect(try color() == "#111111")
    // An extension that the app embeds runs by itself, with what it alone links.
    try writeProject(app: "dependencies = (OnWidget);", widget: "buildPhases = (LinkKit);")
    // systemBlue of iOS 18 is 0, 122, 255.
    #expect(try color() == "#007AFF")
  }

  @Test("a framework of two, and one that nothing is seen to use, has the accent of any")
  func several() throws {
    try writeProject(app: "buildPhases = (LinkKit);", widget: "buildPhases = (LinkKit);")
    #expect(try color() == nil)
    try writeProject(app: "")
    #expect(try color() == nil)
  }
}

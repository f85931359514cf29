import Audit
import ColorScience
import Findings
import PlatformStyles
import Scene
import Testing

@Suite("Bundles of storyboards, and property lists by their names")
struct InterfaceBundleTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  /// A storyboard with a text in a colour of a catalog.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s"><objects><viewController id="c" customClass="HomeController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
    <label text="T" id="l"><rect key="frame" x="20" y="20" width="200" height="21"/>
    <color key="textColor" name="Ink"/></label></subviews></view>
    </viewController></objects></scene></scenes></document>
    """

  /// Two apps with a catalog each, of which the first has a storyboard in a folder of its language.
  private func writeProject(settings: String = "") throws {
    try folder.writeProject(
      """
      Main = { isa = PBXGroup; children = (VA, CA, CB, FA); sourceTree = "<group>"; };
      FA = { isa = PBXFileReference; path = App/Home.swift; sourceTree = "<group>"; };
      VA = { isa = PBXVariantGroup; children = (IA); name = Main.storyboard; path = App; sourceTree = "<group>"; };
      IA = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      CA = { isa = PBXFileReference; path = App/A.xcassets; sourceTree = "<group>"; };
      CB = { isa = PBXFileReference; path = Other/B.xcassets; sourceTree = "<group>"; };
      BFA = { isa = PBXBuildFile; fileRef = FA; };
      BVA = { isa = PBXBuildFile; fileRef = VA; };
      BCA = { isa = PBXBuildFile; fileRef = CA; };
      BCB = { isa = PBXBuildFile; fileRef = CB; };
      SA = { isa = PBXSourcesBuildPhase; files = (BFA); };
      RA = { isa = PBXResourcesBuildPhase; files = (BVA, BCA); };
      RB = { isa = PBXResourcesBuildPhase; files = (BCB); };
      A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = LA; buildPhases = (SA, RA); };
      B = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application";
        buildConfigurationList = RootList; buildPhases = (RB); };
      LA = { isa = XCConfigurationList; buildConfigurations = (DA); };
      DA = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
      RootList = { isa = XCConfigurationList; buildConfigurations = (DR); };
      DR = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
      """)
    try folder.write("App/Home.swift", text: "import UIKit\nfinal class HomeController: UIViewController {}\n")
    try folder.write(
      "App/Base.lproj/Main.storyboard",
      text: Self.storyboard)
    for (path, digits) in [("App/A", "11"), ("Other/B", "22")] {
      try folder.write(
        "\(path).xcassets/Ink.colorset/Contents.json",
        text: #"""
          {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
          {"red":"0x\#(digits)","green":"0x\#(digits)","blue":"0x\#(digits)","alpha":"1.000"}}}]}
          """#)
    }
  }

  private func readings() throws -> [Appearance: Reading] {
    let elements = try folder.outcome(["."], asked: "ios18").report.scene.elements
    return try #require(elements.first { $0.text == "T" }?.placements.first).readings
  }

  @Test("a storyboard that no target builds is left out of a folder of which one builds others")
  func leftOut() throws {
    try writeProject()
    for path in ["App/Base.lproj/Old.storyboard", "App/Else/New.storyboard"] {
      try folder.write(path, text: Self.storyboard)
    }
    #expect(try folder.problems(".").map(\.file) == ["App/Base.lproj/Old.storyboard"])
    let files = try folder.outcome(["."], asked: "ios18").report.scene.elements.map(\.range.file)
    #expect(Set(files) == ["App/Base.lproj/Main.storyboard", "App/Else/New.storyboard"])
  }

  @Test("a storyboard finds its colours in the catalogs of the target that builds it")
  func colors() throws {
    try writeProject()
    let reading = try #require(readings()[.light])
    #expect(reading.foreground?.hexString == "#111111" && reading.isCertain)
  }

  @Test("a storyboard is seen in the scheme that its app is pinned to")
  func scheme() throws {
    try writeProject(settings: "INFOPLIST_KEY_UIUserInterfaceStyle = Dark;")
    #expect(try Set(readings().keys.map(\.scheme)) == [.dark])
  }

  @Test("a property list is found by a name that differs in case, as on disks of macOS")
  func letterCase() throws {
    let list = "<plist><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>"
    try writeProject(settings: "INFOPLIST_FILE = \"app/Support/info.plist\";")
    #expect(try Set(readings().keys.map(\.scheme)) == [.light, .dark])
    try folder.write("App/Support/Info.plist", text: list)
    #expect(try Set(readings().keys.map(\.scheme)) == [.dark])
  }
}

import Audit
import Findings
import PlatformStyles
import Scene
import Testing

/// Storyboards and xibs among the sources of an audit.
struct InterfaceDiscoveryTests {
  private func xib(_ runtime: String, _ text: String = "Seen") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.XIB" targetRuntime="\(runtime)"><objects>
    <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
    <label text="\(text)" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
    </subviews></view></objects></document>
    """
  }

  @Test
  func interfaceFilesAreSources() throws {
    let folder = try DiscoveryFolder()
    try folder.write("A.swift", "Base.lproj/Main.storyboard", "View.xib", "Pods/B.xib", "xib", "C.xib.txt", text: "")
    #expect(try folder.found(".") == ["A.swift", "Base.lproj/Main.storyboard", "View.xib"])
    #expect(try folder.discovery(["."]).files.map(\.kind) == [.swift, .interface, .interface])
  }

  @Test
  func aFolderOfInterfaceFilesAloneIsAudited() throws {
    let folder = try DiscoveryFolder()
    try folder.write("View.xib", text: xib("iOS.CocoaTouch"))
    let report = try folder.outcome(["."]).report
    #expect(report.summary.files == 1)
    #expect(report.scene.elements.map(\.id) == ["View.xib:3:1"])
    #expect(report.problems.isEmpty)
  }

  @Test
  func theFileTellsItsPlatform() throws {
    let folder = try DiscoveryFolder()
    try folder.write("Mac.xib", text: xib("MacOSX.Cocoa"))
    try folder.write("Phone.xib", text: xib("iOS.CocoaTouch"))
    #expect(try folder.platforms(".", asked: "macos") == ["Mac.xib": .macos, "Phone.xib": .ios26])
    #expect(try folder.platforms(".", asked: "ios18") == ["Mac.xib": .macos, "Phone.xib": .ios18])
  }

  @Test
  func aBrokenFileIsAProblemAndTheRunGoesOn() throws {
    let folder = try DiscoveryFolder()
    try folder.write("Broken.xib", text: "<document>\n  <objects")
    try folder.write("Good.xib", text: xib("iOS.CocoaTouch"))
    try folder.write("Other.xib", text: "<plist/>")
    let report = try folder.outcome(["."]).report
    #expect(report.problems == [Problem(file: "Broken.xib", line: 2, column: 3, message: "a tag does not end")])
    #expect(report.scene.elements.map(\.range.file) == ["Good.xib"])
  }

  @Test
  func findingsStandInTheFile() throws {
    let folder = try DiscoveryFolder()
    let faint = #"<color key="textColor" white="0.8" alpha="1" colorSpace="deviceWhite"/><rect key"#
    let text = """
      <document type="com.apple.InterfaceBuilder3.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <label text="Faint" id="l">
        \(faint)="frame" x="0" y="0" width="50" height="20"/></label>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    try folder.write("Main.storyboard", text: text)
    let found = try folder.outcome(["."]).report.findings
    let finding = try #require(found.first { $0.rule == "insufficient-contrast" })
    #expect(finding.range.file == "Main.storyboard" && finding.range.line == 4 && finding.range.column == 3)
  }
}

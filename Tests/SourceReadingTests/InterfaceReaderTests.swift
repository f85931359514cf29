import ColorScience
import SourceFacts
import SourceReading
import Testing

/// What storyboards and xibs are read into (S-118).
struct InterfaceReaderTests {
  private func facts(_ text: String) -> FileFacts { InterfaceReader.facts(of: Array(text.utf8)) }

  private func object(_ text: String) -> InterfaceObject? {
    facts(#"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\#(text)</objects></document>"#)
      .interface?.objects.first
  }

  @Test
  func theTreeKeepsIdentifiersClassesAndRoles() throws {
    let view = try #require(
      object(
        """
        <view contentMode="scaleToFill" id="v" customClass="Card"><rect key="frame" x="1" y="2.5" width="30" height="40"/>
        <subviews><label text="A" id="a"/><stackView axis="vertical" id="s"><subviews><label text="B" id="b"/></subviews></stackView></subviews>
        <constraints><constraint firstItem="a" id="k"/></constraints>
        <connections><outlet property="title" destination="a" id="o"/><segue destination="x" kind="show" id="g"/></connections>
        </view>
        """))
    #expect(view.customClass == "Card")
    #expect(view.frame == InterfaceFrame(x: 1, y: 2.5, width: 30, height: 40))
    #expect(view.children.map(\.id) == ["a", "s"])
    #expect(view.children.map(\.role) == ["subviews", "subviews"])
    #expect(view.children[1].children.map { $0.attributes["text"] } == ["B"])
    #expect(view.outlets == [InterfaceOutlet(property: "title", destination: "a")])
  }

  @Test(arguments: [(#"launchScreen="YES""#, true), (#"launchScreen="NO""#, false), ("", false)])
  func launchScreensAreTold(attribute: String, isLaunchScreen: Bool) {
    let facts = facts(
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \#(attribute)><scenes/></document>"#)
    #expect(facts.interface?.isLaunchScreen == isLaunchScreen)
  }

  @Test
  func scenesAreOpened() {
    let facts = facts(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="1"><objects><viewController id="a"/></objects></scene>
      <scene sceneID="2"><objects><viewController id="b"/><placeholder id="c"/></objects></scene></scenes></document>
      """)
    #expect(facts.interface?.objects.map(\.id) == ["a", "b", "c"])
    #expect(facts.interface?.runtime == .cocoaTouch)
  }

  @Test(arguments: [
    ("MacOSX.Cocoa", InterfaceFacts.Runtime.cocoa), ("iOS.CocoaTouch.iPad", .cocoaTouch), ("AppleTV", .television),
    ("watchKit", .watch),
  ])
  func theRuntimeTellsThePlatform(name: String, runtime: InterfaceFacts.Runtime) {
    let text = #"<document type="com.apple.InterfaceBuilder3.X" targetRuntime="\#(name)"><objects/></document>"#
    #expect(facts(text).interface?.runtime == runtime)
  }

  @Test(arguments: [
    (
      #"red="1" green="0.5" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB""#,
      InterfaceColor.fixed([Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)])
    ),
    (
      #"white="0.25" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      .fixed([Color(grayGamma22: 0.25)])
    ),
    (
      #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
      .fixed([Color(displayP3Red: 1, green: 0, blue: 0)])
    ),
    (#"white="1" alpha="1" colorSpace="calibratedWhite""#, .fixed([.white])),
    (
      #"systemColor="labelColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      .system("labelColor")
    ),
    (
      #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#,
      .system("systemBackgroundColor")
    ),
    (#"name="Ink""#, .named("Ink")),
    (#"name="textColor" catalog="System" colorSpace="catalog""#, .system("textColor")),
    (#"cyan="1" magenta="0" yellow="0" black="0" alpha="1" colorSpace="deviceCMYK""#, .unreadable("deviceCMYK")),
    (#"red="nan" green="0" blue="0" alpha="1" colorSpace="deviceRGB""#, .unreadable("deviceRGB")),
  ])
  func coloursAreReadInTheirNotation(attributes: String, color: InterfaceColor) {
    let label = object(#"<label text="A" id="a"><color key="textColor" \#(attributes)/></label>"#)
    #expect(label?.color("textColor")?.color == color)
  }

  @Test
  func aNilAsksForTheDefault() throws {
    let label = try #require(object(#"<label text="A" id="a"><nil key="textColor"/></label>"#))
    #expect(label.color("textColor") != nil)
    #expect(label.color("textColor")?.color == nil)
  }

  @Test
  func fontsAndTextsAreRead() throws {
    let field = try #require(
      object(
        """
        <textField id="f"><textFieldCell key="cell" id="c"><font key="font" metaFont="systemBold" size="15"/>
        <string key="title">two
        lines</string></textFieldCell></textField>
        """))
    let cell = try #require(field.children.first)
    #expect(cell.role == "cell")
    #expect(cell.attributes["title"] == "two\nlines")
    #expect(cell.fonts.map(\.type) == ["systemBold"])
    #expect(cell.fonts.map(\.size) == [15])
    let label = try #require(
      object(
        #"<label text="A &amp; B" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
      ))
    #expect(label.attributes["text"] == "A & B")
    #expect(label.fonts.map(\.style) == ["UICTFontTextStyleBody"])
  }

  @Test
  func coloursSetAtRunTimeReplaceThoseOfTheProperty() {
    let label = object(
      """
      <label text="A" id="a"><color key="textColor" systemColor="labelColor"/><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="color" keyPath="textColor"><color key="value" name="Ink"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></label>
      """)
    #expect(label?.color("textColor")?.color == .named("Ink"))
  }

  @Test
  func valuesSetAtRunTimeAreKept() {
    let label = object(
      """
      <label text="A" id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="tone" value="loud"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isOn" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="gap"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="nil" keyPath="none"/>
      <userDefinedRuntimeAttribute type="image" keyPath="icon" value="star"/>
      </userDefinedRuntimeAttributes></label>
      """)
    #expect(label?.runtimeValues.map(\.name) == ["tone", "isOn", "gap", "none", "icon"])
    #expect(label?.runtimeValues.map(\.value) == [.text("loud"), .boolean(true), .number(1.5), .empty, .other])
  }

  @Test
  func spansStartAtTheTag() throws {
    let text = """
      <?xml version="1.0"?>\r
      <!-- <label id="no"/> -->
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <label text="é &gt;"
          id="a"/><label text="B" id="b"/>
      </objects></document>
      """
    let facts = facts(text)
    let objects = try #require(facts.interface?.objects)
    let positions = objects.map { facts.position(of: $0.span.start) }
    #expect(positions.map(\.line) == [4, 5])
    #expect(positions.map(\.column) == [3, 13])
    let end = facts.position(of: objects[0].span.end)
    #expect(end.line == 5 && end.column == 13)
  }

  // MARK: - What is refused

  @Test(arguments: [
    ("", "holds no XML element"),
    ("<document type=\"com.apple.InterfaceBuilder3.X\"><objects>", "an element is not closed"),
    ("<document type=\"com.apple.InterfaceBuilder3.X\"", "a tag does not end"),
    ("<document></document></document>", "an element is closed that is not open"),
    ("<document><!-- </document>", "a comment, instruction or tag does not end"),
    ("<document type=\"com.apple.InterfaceBuilder3.X\"><a></b></document>", "is not well-formed XML"),
    ("<document type=\"com.apple.InterfaceBuilder3.X\" a=\"1\" a=\"2\"/>", "is not well-formed XML"),
    ("<document type=\"com.apple.InterfaceBuilder3.X\">&laugh;</document>", "is not well-formed XML"),
    (
      "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><document>&a;</document>",
      "a document type declaration, which interface files don't have"
    ),
  ])
  func brokenAndHostileFilesAreOneIssue(text: String, message: String) {
    let facts = facts(text)
    #expect(facts.issues.map(\.message) == [message])
    #expect(facts.interface == nil)
  }

  @Test
  func deepNestingIsRefused() {
    let open = String(repeating: "<view>", count: 100_000)
    let close = String(repeating: "</view>", count: 100_000)
    #expect(facts(open + close).issues.map(\.message) == ["elements nest deeper than 200"])
  }

  @Test
  func otherXMLSaysNothing() {
    for text in ["<plist version=\"1.0\"><dict/></plist>", "<document type=\"text\"/>"] {
      #expect(facts(text).issues.isEmpty)
      #expect(facts(text).interface == nil)
    }
  }

  @Test
  func oldArchivesAreNamed() {
    let text = "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"><data/></archive>"
    #expect(facts(text).issues.map(\.message) == ["an archive of an Interface Builder before Xcode 5"])
  }

  @Test
  func everyPrefixOfAFileIsReadOrRefused() {
    let bytes = Array(
      #"<document type="com.apple.InterfaceBuilder3.X"><objects><label text="A" id="a"><nil key="b"/></label></objects></document>"#
        .utf8)
    for count in 0..<bytes.count {
      let facts = InterfaceReader.facts(of: Array(bytes.prefix(count)))
      #expect(facts.issues.count == 1 && facts.interface == nil)
    }
    #expect(InterfaceReader.facts(of: bytes).issues.isEmpty)
  }
}

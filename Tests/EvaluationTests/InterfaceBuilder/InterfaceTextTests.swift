import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Labels, fields and text views of storyboards and xibs (S-110, S-112, S-118).
struct InterfaceTextTests {
  @Test(arguments: [
    ("default", "", "#000000 on #FFFFFF", "#FFFFFF on #000000"),
    ("nil", #"<nil key="textColor"/>"#, "#000000 on #FFFFFF", "#FFFFFF on #000000"),
    (
      "numbers",
      #"<color key="textColor" red="0.5" green="0.5" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
      "#808080 on #FFFFFF", "#808080 on #000000"
    ),
    // UIColor.darkText and lightGray don't adapt: black, and 2/3 white.
    (
      "static", #"<color key="textColor" cocoaTouchSystemColor="darkTextColor"/>"#, "#000000 on #FFFFFF",
      "#000000 on #000000"
    ),
    (
      "static gray", #"<color key="textColor" cocoaTouchSystemColor="lightGrayColor"/>"#, "#AAAAAA on #FFFFFF",
      "#AAAAAA on #000000"
    ),
    // The name goes before the numbers beside it. systemRed of iOS 18 is #FF3B30 in light, #FF453A in dark.
    (
      "name", #"<color key="textColor" systemColor="systemRedColor" red="0" green="0" blue="0" alpha="1"/>"#,
      "#FF3B30 on #FFFFFF", "#FF453A on #000000"
    ),
  ])
  func labelsTakeTheirColour(name: String, color: String, light: String, dark: String) {
    let look = shown(storyboard(label("T", color)))
    #expect(look.words("T") == light, "\(name)")
    #expect(look.words("T", .dark) == dark, "\(name)")
  }

  // Of the watch at Dynamic Type Large: footnote 13 pt, body 16 pt.
  @Test(arguments: [
    ("", "16 regular"), (#"<fontDescription key="font" style="UICTFontTextStyleFootnote"/>"#, "13 regular"),
    (#"<fontDescription key="font" type="system" pointSize="24"/>"#, "24 regular fixed"),
  ])
  func labelsOfWatchesNameTheirFontOtherwise(font: String, expected: String) {
    let look = shown(
      """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit" initialViewController="c">
      <scenes><scene sceneID="s"><objects><controller id="c"><items>
      <label text="T" id="l">\(font)</label>
      </items></controller></objects></scene></scenes>
      </document>
      """, platform: .watchos)
    #expect(look.fontWords("T", .dark) == expected, "\(look.dump)")
  }

  @Test
  func whatIsNotedForTranslatorsIsNoText() {
    let note = #"<attributedString key="userComments"><fragment content="an abbreviation"/></attributedString>"#
    let look = shown(storyboard(label("T", #"<color key="textColor" white="0.5" alpha="1"/>"# + note)))
    #expect(look.texts == ["T"], "\(look.dump)")
    #expect(look.words("T") == "#808080 on #FFFFFF")
  }

  @Test
  func namedColoursAreThoseOfTheCatalog() {
    let ink = #"<color key="textColor" name="Ink"/>"#
    let copy =
      #"<resources><namedColor name="Ink"><color red="1" green="0" blue="0" alpha="1"/></namedColor></resources>"#
    let known = shown(
      document(
        storyboard(label("T", ink)).split(separator: "\n").dropFirst(2).dropLast().joined(separator: "\n") + copy),
      colors: ["Ink": colorset(slot("102030"), slot("F0E0D0", "dark"))])
    #expect(known.words("T") == "#102030 on #FFFFFF")
    #expect(known.words("T", .dark) == "#F0E0D0 on #000000")
    #expect(shown(storyboard(label("T", ink))).undecided("T") == .missingAsset)
  }

  @Test(arguments: [
    ("", "17 regular fixed"),
    (#"<fontDescription key="fontDescription" type="system" pointSize="13"/>"#, "13 regular fixed"),
    (#"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="22"/>"#, "22 semibold fixed"),
    (#"<fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>"#, "15 bold as-bold fixed"),
    // Text styles at Dynamic Type Large: caption 1 is 12 pt, headline 17 pt semibold, title 0 the large title of 34 pt.
    (#"<fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/>"#, "12 regular"),
    (#"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#, "17 semibold"),
    (#"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/>"#, "34 regular"),
    (
      #"<fontDescription key="fontDescription" name="Avenir-Heavy" family="Avenir" pointSize="20"/>"#,
      "20 heavy as-bold fixed"
    ),
  ])
  func labelsTakeTheirFont(font: String, words: String) {
    #expect(shown(storyboard(label("T", font))).fontWords("T") == words)
  }

  @Test
  func aTextThatMayShrinkKeepsItsSize() {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="24"/>"#
    let shrunk = shown(
      storyboard(label("T", font, #"adjustsFontSizeToFit="YES" minimumScaleFactor="0.5""#)))
    #expect(shrunk.font("T")?.size == 24 && shrunk.font("T")?.leastSize == 12)
    let plain = shown(storyboard(label("T", font, #"adjustsFontSizeToFit="NO""#))).font("T")
    #expect(plain?.size == 24 && plain?.leastSize == nil)
  }

  @Test
  func anElementStandsAtItsTag() throws {
    let text = storyboard("\n   " + label("T", #"<color key="textColor" systemColor="systemRedColor"/>"#))
    let look = shown(text)
    let element = try #require(look.elements("T").first)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("<label") })
    #expect(element.id == "Shelf.storyboard:\(line + 1):4")
    #expect(element.view == "ShelfController")
    // The finding stands at the colour.
    let color = try #require(lines.firstIndex { $0.contains("systemRedColor") })
    #expect(element.placements.first?.foreground.range?.line == color + 1)
  }

  @Test
  func viewsAreClearUnlessTheyPaint() {
    let inside = #"""
      <view id="card"><rect key="frame" x="10" y="100" width="300" height="80"/><subviews>\#(label("A"))</subviews></view>
      <view id="dark"><rect key="frame" x="10" y="300" width="300" height="80"/><subviews>\#(label("B"))</subviews>
      <color key="backgroundColor" white="0" alpha="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view>
      """#
    let look = shown(storyboard(inside))
    #expect(look.words("A") == "#000000 on #FFFFFF")
    // Black at 50 % over white: 255 × 0.5 = 127.5, rounded to the even 128.
    #expect(look.background("B") == "#808080")
  }

  @Test
  func aViewWithoutAColourStandsOnTheWindow() {
    let look = shown(storyboard(label("T"), background: nil))
    #expect(look.words("T") == "#000000 on #FFFFFF")
  }

  @Test
  func alphaFadesAView() {
    let look = shown(storyboard(label("T", "", #"alpha="0.5""#)))
    // Half of black over white.
    #expect(look.foreground("T") == "#808080")
    #expect(look.placements("T").first?.foreground.hasWrittenOpacity == true)
  }

  @Test
  func hiddenViewsAreExemptUnlessCodeHoldsThem() {
    let held = #"<connections><outlet property="error" destination="H" id="o"/></connections>"#
    let text = storyboard(label("T", "", #"hidden="YES""#) + label("H", "", #"hidden="YES""#))
      .replacingFirst("</view>\n</viewController>", with: "</view>\(held)</viewController>")
    let look = shown(text)
    #expect(look.exemptions("T") == [.hidden])
    #expect(look.exemptions("H").isEmpty)
  }

  @Test
  func fieldsShowTextAndPrompt() {
    let field = """
      <textField opaque="NO" borderStyle="roundedRect" text="Filled" placeholder="Name" id="f">
      <rect key="frame" x="20" y="20" width="200" height="34"/>
      <color key="textColor" systemColor="secondaryLabelColor"/></textField>
      """
    let look = shown(storyboard(field, background: #"systemColor="systemGroupedBackgroundColor""#))
    #expect(look.background("Filled") == "#FFFFFF")
    #expect(look.placements("Name").first?.foreground.form == .system("placeholderText"))
    #expect(look.elements("Name").first?.id.hasSuffix("#2") == true)
    // #3C3C43 at 30 % over white: 60 × 0.3 + 178.5 = 196.5, to the even 196, and 67 × 0.3 + 178.5 = 198.6.
    #expect(look.foreground("Name") == "#C4C4C7")
  }

  @Test
  func textViewsPaintTheirBackground() {
    let text = #"<textView text="T" id="t"><rect key="frame" x="0" y="0" width="200" height="90"/></textView>"#
    let look = shown(storyboard(text, background: #"white="0" alpha="1" colorSpace="deviceWhite""#))
    // What lies behind one that has none in its file is the system's or nothing.
    #expect(look.bounds("T").map { [$0.low, $0.high] } == [1, 21], "\(look.dump)")
    let painted = text.replacing(
      "</textView>", with: #"<color key="backgroundColor" systemColor="systemBackgroundColor"/></textView>"#)
    #expect(shown(storyboard(painted)).words("T") == "#000000 on #FFFFFF")
    // S-112
    #expect(look.font("T")?.size == 14)
  }

  @Test
  func runsHaveTheirOwnColours() {
    let runs = """
      <attributedString key="attributedText">
      <fragment content="Red"><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>
      <font key="NSFont" size="20" metaFont="system"/></attributes></fragment>
      <fragment content="Plain"/>
      </attributedString>
      """
    let look = shown(storyboard(label("", runs, id: "r")))
    #expect(look.words("Red") == "#FF0000 on #FFFFFF")
    #expect(look.font("Red")?.size == 20)
    #expect(look.words("Plain", .light) == "#000000 on #FFFFFF")
    // S-110: what has no colour has the label's.
    #expect(look.words("Plain", .dark) == "#FFFFFF on #000000")
    #expect(look.isCertain("Plain", .dark) == true)
    #expect(look.elements("Plain").first?.id.hasSuffix("#2") == true)
  }

  @Test("a run without a colour has that of its label; in a text view it may be black")
  func runWithoutColour() {
    let run = #"<attributedString key="attributedText"><fragment content="T"/></attributedString>"#
    let black = #"<color key="textColor" red="0" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>"#
    let frame = #"<rect key="frame" x="0" y="0" width="200" height="90"/>"#
    #expect(shown(storyboard(label("", black + run))).words("T", .dark) == "#000000 on #000000")
    let view = shown(storyboard("<textView id=\"t\">\(frame)\(run)</textView>"))
    // Black on black, or white on it.
    #expect(view.bounds("T", .dark).map { [$0.low, $0.high] } == [1, 21], "\(view.dump)")
  }

  @Test
  func sizeClassesArePathsOfTheirOwn() {
    let varied = """
      <color key="textColor" white="0" alpha="1" colorSpace="deviceWhite"/>
      <variation key="heightClass=regular-widthClass=regular">
      <color key="textColor" red="1" green="1" blue="1" alpha="1" colorSpace="deviceRGB"/></variation>
      """
    let look = shown(storyboard(label("T", varied)))
    #expect(look.foregrounds("T") == ["#000000", "#FFFFFF"])
    #expect(look.conditions("T").contains("size class == heightClass=regular-widthClass=regular"))
  }

  @Test
  func whatASizeClassShowsIsNotHidden() {
    func page(_ variation: String) -> Look {
      let plate = """
        <view hidden="YES" id="p"><rect key="frame" x="0" y="0" width="300" height="300"/>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="deviceWhite"/>\(variation)</view>
        """
      let black = #"<color key="textColor" white="0" alpha="1" colorSpace="deviceWhite"/>"#
      return shown(storyboard(plate + label("T", black), background: #"white="0" alpha="1" colorSpace="deviceWhite""#))
    }
    #expect(page("").backgrounds("T") == ["#000000"])
    #expect(page(#"<variation key="widthClass=compact" hidden="NO"/>"#).backgrounds("T").contains("#FFFFFF"))
  }

  @Test
  func calibratedColoursHaveTwoReadings() throws {
    let gray = #"<color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>"#
    let look = shown(storyboard(label("T", gray)))
    #expect(look.foreground("T") == nil)
    let bounds = try #require(look.bounds("T"))
    // As sRGB 0.5 is a luminance of 0.2140: 1.05 / 0.2640. Of gamma 1.8 it is 0.5^1.8 = 0.2872: 1.05 / 0.3372.
    #expect(abs(bounds.high - 3.977) < 0.005)
    #expect(abs(bounds.low - 3.114) < 0.005)
    // The number bounds one colour: the interval is sure, and lies below 4.5 as a whole.
    #expect(look.isCertain("T") == true)
    let white = #"<color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#
    #expect(shown(storyboard(label("T", white))).foreground("T") == "#FFFFFF")
  }
}

extension String {
  /// The string with the first occurrence of a text replaced.
  func replacingFirst(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return replacingCharacters(range, with: other)
  }

  private func replacingCharacters(_ range: Range<String.Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

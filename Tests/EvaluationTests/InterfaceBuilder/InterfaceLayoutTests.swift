import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Tables, overlapping siblings, effects and groups of storyboards (S-113, S-117, S-131).
struct InterfaceLayoutTests {
  private let red = #"red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB""#

  private func view(_ id: String, _ frame: String, _ color: String, _ inside: String = "", _ attributes: String = "")
    -> String
  {
    """
    <view \(attributes) id="\(id)"><rect key="frame" \(frame)/><subviews>\(inside)</subviews>
    <color key="backgroundColor" \(color)/></view>
    """
  }

  private func table(_ style: String, _ cells: String) -> String {
    document(
      """
      <scenes><scene sceneID="s"><objects><tableViewController id="c" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="\(style)" id="t"><rect key="frame" x="0" y="0" width="400" height="800"/>
      <sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="x"><cells>\(cells)</cells></tableViewSection></sections>
      </tableView></tableViewController></objects></scene></scenes>
      """)
  }

  private func cell(_ labels: String, _ inside: String = "") -> String {
    """
    <tableViewCell style="IBUITableViewCellStyleSubtitle" id="cell"><rect key="frame" x="0" y="60" width="400" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>\(labels)</subviews></tableViewCellContentView>
    \(inside)</tableViewCell>
    """
  }

  @Test("S-118: a view paints its background where its frame is not written too")
  func viewsWithoutFrames() {
    let look = shown(
      storyboard(
        "<view id=\"v\"><subviews>\(label("T"))</subviews><color key=\"backgroundColor\" \(red)/></view>"))
    #expect(look.background("T") == "#FF0000", "\(look.dump)")
  }

  @Test(
    "S-50: what a stack view arranges does not overlap, unless its spacing is negative",
    arguments: ["", #"<rect key="frame" x="0" y="0" width="200" height="30"/>"#])
  func stackViews(frame: String) {
    func look(_ attributes: String, _ views: String...) -> Look {
      shown(
        storyboard(
          """
          <stackView axis="vertical" \(attributes) id="s"><rect key="frame" x="0" y="0" width="200" height="60"/>
          <subviews>\(views.joined())</subviews></stackView>
          """))
    }
    let painted = #"<view id="b">\#(frame)<color key="backgroundColor" \#(red)/></view>"#
    let text = #"<label text="T" id="t">\#(frame)</label>"#
    for views in [[painted, text], [text, painted]] {
      #expect(look("", views[0], views[1]).words("T") == "#000000 on #FFFFFF")
      #expect(look(#"spacing="8""#, views[0], views[1]).words("T") == "#000000 on #FFFFFF")
    }
    #expect(look(#"spacing="-8""#, painted, text).words("T") != "#000000 on #FFFFFF")
  }

  @Test(arguments: [
    // Secondary grouped background is #1C1C1E in dark, the grouped one #F2F2F7 in light.
    ("insetGrouped", "#FFFFFF", "#1C1C1E", "#F2F2F7"), ("plain", "#FFFFFF", "#000000", "#FFFFFF"),
  ])
  func rowsLieOnTheTablesPlatters(style: String, light: String, dark: String, header: String) {
    let look = shown(table(style, cell(label("T"))))
    #expect(look.background("T") == light)
    #expect(look.background("T", .dark) == dark)
    #expect(look.backgrounds("Head") == [header])
    #expect(look.backgrounds("Foot") == [header])
    #expect(look.elements("Foot").first?.id.hasSuffix("#2") == true)
  }

  @Test
  func cellsPaintTheirOwnColour() {
    let look = shown(table("plain", cell(label("T"), #"<color key="backgroundColor" \#(red)/>"#)))
    #expect(look.words("T", .dark) == "#FFFFFF on #FF0000")
  }

  @Test
  func linesOfARowAreCompared() {
    let lines =
      label("Detail", frame: #"x="20" y="32" width="200" height="16""#)
      + label("Name", frame: #"x="20" y="10" width="200" height="20""#)
    #expect(shown(table("plain", cell(lines))).pairs == ["Name/Detail"])
    let beside =
      label("Name", frame: #"x="20" y="10" width="100" height="20""#)
      + label("Value", frame: #"x="200" y="10" width="100" height="20""#)
    #expect(shown(table("plain", cell(beside))).pairs.isEmpty)
  }

  @Test
  func aSiblingBehindIsTheBackdropWhereItCovers() {
    let behind = view("b", #"x="0" y="0" width="400" height="100""#, red)
    let inner = #"x="20" y="20" width="100" height="20""#
    let apart = #"x="20" y="200" width="100" height="20""#
    let crossing = #"x="20" y="90" width="100" height="20""#
    let look = shown(
      storyboard(
        behind + label("In", frame: inner) + label("Apart", frame: apart) + label("Crossing", frame: crossing)))
    #expect(look.words("In") == "#000000 on #FF0000")
    #expect(look.words("Apart") == "#000000 on #FFFFFF")
    // Black on red is 5.25:1, on white 21:1; which of them is not told.
    #expect(look.bounds("Crossing")?.low ?? 0 < 5.26)
    #expect(look.bounds("Crossing")?.high ?? 0 > 20.9)
    #expect(look.isCertain("Crossing") == false)
  }

  @Test
  func aSiblingBehindReachesIntoClearViews() {
    let behind = view("b", #"x="0" y="0" width="400" height="400""#, red)
    let clear = """
      <view id="p"><rect key="frame" x="100" y="100" width="200" height="200"/>
      <subviews>\(label("T"))</subviews></view>
      """
    #expect(shown(storyboard(behind + clear)).words("T") == "#000000 on #FF0000")
  }

  @Test
  func aSiblingInFrontHidesWhatItCovers() {
    let text = label("T", frame: #"x="20" y="20" width="100" height="20""#)
    let opaque = view("o", #"x="0" y="0" width="400" height="400""#, red)
    let veil = view("v", #"x="0" y="0" width="400" height="400""#, #"white="0" alpha="0.4" colorSpace="deviceWhite""#)
    #expect(shown(storyboard(text + opaque)).exemptions("T") == [.hidden])
    #expect(shown(storyboard(text + veil)).undecided("T") == .overlap)
    let removable = storyboard(text + opaque).replacingFirst(
      "</view>\n</viewController>",
      with: #"</view><connections><outlet property="cover" destination="o" id="x"/></connections></viewController>"#)
    #expect(shown(removable).words("T") == "#000000 on #FFFFFF")
  }

  @Test
  func aFadedViewIsMixedWithTheSiblingBehind() {
    let behind = view("b", #"x="0" y="0" width="400" height="400""#, #"white="0" alpha="1" colorSpace="deviceWhite""#)
    let faded = view(
      "f", #"x="0" y="0" width="400" height="400""#, #"white="1" alpha="1" colorSpace="deviceWhite""#, label("T"),
      #"alpha="0.5""#)
    // White at 50 % over black.
    #expect(shown(storyboard(behind + faded)).background("T") == "#808080")
  }

  @Test
  func aConfiguredButtonCoversTheSiblingBehind() {
    let behind = view("b", #"x="0" y="0" width="400" height="400""#, red)
    let button = """
      <button opaque="NO" buttonType="system" id="k"><rect key="frame" x="20" y="20" width="120" height="34"/>
      <buttonConfiguration key="configuration" style="filled" title="T"/></button>
      """
    #expect(shown(storyboard(behind + button)).words("T") == "#FFFFFF on #007AFF")
  }

  @Test("S-111: an attributed title lies where its button does, and is as inactive as that")
  func attributedTitles() {
    let behind = view("b", #"x="0" y="0" width="400" height="100""#, red)
    func look(at y: Int, _ attributes: String = "") -> Look {
      let button = """
        <button buttonType="system" \(attributes) id="k"><rect key="frame" x="20" y="\(y)" width="120" height="34"/>
        <state key="normal"><attributedString key="attributedTitle"><fragment content="T"><attributes>
        <color key="NSColor" white="0" alpha="1" colorSpace="deviceWhite"/></attributes></fragment>
        </attributedString></state></button>
        """
      return shown(storyboard(behind + button))
    }
    #expect(look(at: 20).words("T") == "#000000 on #FF0000")
    #expect(look(at: 200).words("T") == "#000000 on #FFFFFF")
    #expect(look(at: 200, #"enabled="NO""#).exemptions("T") == [.disabled])
  }

  @Test
  func blursNamedAfterMaterialsAreMaterials() throws {
    func effect(_ style: String) -> String {
      """
      <visualEffectView opaque="NO" id="e"><rect key="frame" x="0" y="0" width="400" height="200"/>
      <view key="contentView" id="ec"><rect key="frame" x="0" y="0" width="400" height="200"/>
      <subviews>\(label("T", #"<color key="textColor" systemColor="systemRedColor"/>"#))</subviews></view>
      <blurEffect style="\(style)"/></visualEffectView>
      """
    }
    let material = shown(storyboard(effect("systemThinMaterial")))
    #expect(material.placements("T").first?.material?.material == .thin)
    #expect(shown(storyboard(effect("prominent"))).undecided("T") == .material)
  }

  @Test
  func subviewsThatNoSizeClassShowsAreLeftOut() {
    let text = storyboard(label("T") + label("U")).replacingFirst(
      "</subviews>\n",
      with: #"</subviews><variation key="default"><mask key="subviews"><exclude reference="T"/></mask></variation>"#)
    #expect(shown(text).texts == ["U"])
  }

  @Test
  func viewsInAFileOfTheirOwnAreAssumed() {
    let file = document(
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="320" height="80"/>
      <subviews>\(label("T", #"<color key="textColor" systemColor="systemRedColor"/>"#))</subviews></view></objects>
      """)
    #expect(shown(file).isCertain("T") == false)
    #expect(shown(file).elements("T").first?.view == "Shelf")
  }

  @Test("S-115: what code shows in place of a picture does not surely lie on it", arguments: [true, false])
  func standIn(isHidden: Bool) {
    let picture = #"<imageView id="P"><rect key="frame" x="0" y="0" width="400" height="200"/></imageView>"#
    let text = storyboard(picture + label("T")).replacingFirst(
      "</view>\n</viewController>",
      with: """
        </view><connections><outlet property="cover" destination="P" id="o"/>
        <outlet property="empty" destination="T" id="p"/></connections></viewController>
        """)
    let look = shown(
      text,
      swift: """
        final class ShelfController: UIViewController {
          @IBOutlet var cover: UIImageView!
          @IBOutlet var empty: UILabel!
          func show(_ book: Book?) {
            \(isHidden ? "empty.isHidden = book != nil" : "")
            if book == nil { cover.image = nil }
          }
        }
        """)
    #expect(look.isCertain("T") == !isHidden, "\(look.dump)")
  }

  @Test("S-111: a view of a framework's class that paints nothing is a view")
  func frameworkClass() {
    let box = #"<view customClass="UIControl" id="b"><rect key="frame" x="0" y="0" width="400" height="90"/>"#
    let look = shown(storyboard("\(box)<subviews>\(label("T"))</subviews></view>"))
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }
}

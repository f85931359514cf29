import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Fields, buttons and tables of AppKit (S-118).
struct InterfaceMacTests {
  private func field(_ cell: String, _ attributes: String = "") -> String {
    """
    <textField id="f"><rect key="frame" x="20" y="20" width="200" height="16"/>
    <textFieldCell key="cell" \(attributes) id="fc">\(cell)</textFieldCell></textField>
    """
  }

  private let background =
    #"<color key="backgroundColor" name="textBackgroundColor" catalog="System" colorSpace="catalog"/>"#

  /// Black has no luminance. Windows are #ECECEC (0.8388) or white in light: 0.8888 / 0.05 = 17.77 and 21. In dark they
  /// are #323232 (0.0319) or #1E1E1E (0.0130): 0.0819 / 0.05 = 1.64 and 0.0630 / 0.05 = 1.26.
  private func expectWindow(behind black: Look) {
    #expect(black.background("T") == nil)
    let (light, dark) = (black.bounds("T"), black.bounds("T", .dark))
    #expect(abs((light?.low ?? 0) - 17.77) < 0.01 && abs((light?.high ?? 0) - 21) < 0.01, "\(black.dump)")
    #expect(abs((dark?.low ?? 0) - 1.26) < 0.01 && abs((dark?.high ?? 0) - 1.64) < 0.01)
  }

  @Test("S-77: of a split view's controllers the one that is a sidebar stands on its material")
  func sidebars() {
    func controller(_ id: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)"><view key="view" id="v\(id)">
      <rect key="frame" x="0" y="0" width="400" height="300"/><subviews><textField id="f\(id)">
      <rect key="frame" x="20" y="20" width="200" height="16"/>
      <textFieldCell key="cell" title="\(id)" id="c\(id)"/></textField></subviews></view></viewController></objects></scene>
      """
    }
    let look = shown(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"><scenes>
      <scene sceneID="s"><objects><splitViewController id="split"><splitViewItems>
      <splitViewItem id="one"/><splitViewItem behavior="sidebar" id="two"/></splitViewItems>
      <connections><segue destination="A" kind="relationship" relationship="splitItems" id="x"/>
      <segue destination="B" kind="relationship" relationship="splitItems" id="y"/></connections>
      </splitViewController></objects></scene>\(controller("A"))\(controller("B"))</scenes></document>
      """, platform: .macos)
    #expect(look.undecided("A") == nil && look.ratio("A") == nil, "\(look.dump)")
    #expect(look.undecided("B") == .material, "\(look.dump)")
  }

  @Test("S-95: the button that Return presses, which files write as DQ, is filled with the accent")
  func defaultButton() {
    func button(_ key: String) -> String {
      """
      <button id="b"><rect key="frame" x="20" y="20" width="90" height="30"/>
      <buttonCell key="cell" type="push" title="T" bezelStyle="rounded" borderStyle="border" id="bc">
      <string key="keyEquivalent" base64-UTF8="YES">
      \(key)
      </string></buttonCell></button>
      """
    }
    let accent = ["AccentColor": colorset(slot("336699"))]
    let look = shown(window(button("DQ")), colors: accent, platform: .macos)
    #expect(look.words("T") == "#FFFFFF on #336699", "\(look.dump)")
    let colored = button("DQ").replacing(
      "<buttonCell", with: #"<color key="bezelColor" name="systemYellowColor" catalog="System"/><buttonCell"#)
    #expect(shown(window(colored), platform: .macos).exemptions("T") == [.systemDrawn])
    // The Escape key presses another one.
    #expect(shown(window(button("Gw")), platform: .macos).exemptions("T") == [.systemDrawn])
  }

  @Test
  func aFieldIsClearUnlessItDrawsItsBackground() {
    let black = #"<color key="textColor" white="0" alpha="1" colorSpace="deviceWhite"/>"#
    let clear = shown(window(field(background + black, #"title="T""#)), platform: .macos)
    expectWindow(behind: clear)
    let drawn = shown(window(field(background, #"title="T" drawsBackground="YES""#)), platform: .macos)
    #expect(drawn.background("T") == "#FFFFFF")
    #expect(drawn.background("T", .dark) == "#1E1E1E")
  }

  @Test(arguments: [
    (#"<font key="font" metaFont="system"/>"#, "13 regular fixed"),
    (#"<font key="font" metaFont="smallSystem"/>"#, "11 regular fixed"),
    (#"<font key="font" metaFont="systemBold" size="15"/>"#, "15 bold as-bold fixed"),
    (#"<font key="font" metaFont="systemSemibold" size="13"/>"#, "13 semibold fixed"),
    (#"<font key="font" metaFont="systemUltraLight" size="13"/>"#, "13 ultraLight fixed"),
    (#"<font key="font" usesAppearanceFont="YES"/>"#, "13 regular fixed"),
    // The title 3 of macOS is 15 pt.
    (#"<font key="font" textStyle="title3" name=".SFNS-Regular"/>"#, "15 regular fixed"),
  ])
  func fontsAreTakenByUse(font: String, words: String) {
    #expect(shown(window(field(font, #"title="T""#)), platform: .macos).fontWords("T") == words)
  }

  @Test("the font of a control's appearance has the size of the control", arguments: [("small", 11), ("mini", 9)])
  func fontsOfControls(size: String, points: Int) {
    let font = #"<font key="font" usesAppearanceFont="YES"/>"#
    let look = shown(window(field(font, #"title="T" controlSize="\#(size)""#)), platform: .macos)
    #expect(look.fontWords("T") == "\(points) regular fixed", "\(look.dump)")
  }

  @Test
  func coloursOfTheCatalogOfTheSystem() {
    func text(_ name: String) -> Look {
      let color = #"<color key="textColor" name="\#(name)" catalog="System" colorSpace="catalog"/>"#
      return shown(window(field(color, #"title="T""#)), platform: .macos)
    }
    // Black at 49.8 %: over #ECECEC 236 × 0.502 = 118.5, luminance 0.1816; over white 128, 0.2159:
    // 0.8888 / 0.2316 = 3.83 and 1.05 / 0.2659 = 3.95.
    let bounds = text("secondaryLabelColor").bounds("T")
    #expect(abs((bounds?.low ?? 0) - 3.83) < 0.03 && abs((bounds?.high ?? 0) - 3.95) < 0.03)
    #expect(text("secondaryLabelColor").placements("T").first?.foreground.form == .system("secondaryLabel"))
    #expect(text("headerColor").undecided("T") == .externalModule)
  }

  @Test
  func buttonsOnABezelAreTheSystems() {
    func button(_ attributes: String, _ inside: String = "") -> Look {
      shown(
        window(
          """
          <button id="b"><rect key="frame" x="20" y="20" width="100" height="20"/>
          <buttonCell key="cell" title="T" \(attributes) id="bc"><font key="font" metaFont="system"/></buttonCell>\(inside)</button>
          """), platform: .macos)
    }
    #expect(button(#"type="push" bezelStyle="rounded" borderStyle="border""#).exemptions("T") == [.systemDrawn])
    let box = button(#"type="check" bezelStyle="regularSquare""#)
    #expect(box.exemptions("T").isEmpty)
    // The label of 84.7 % black on #ECECEC is 36, luminance 0.0176: 0.8888 / 0.0676 = 13.1; on white it has 14.9.
    #expect(abs((box.bounds("T")?.low ?? 0) - 13.1) < 0.2 && abs((box.bounds("T")?.high ?? 0) - 14.9) < 0.1)
    let tint = #"<color key="contentTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>"#
    #expect(button(#"type="roundRect" bezelStyle="roundedRect""#, tint).words("T") == "#FF0000 on ?")
  }

  @Test
  func rowsLieOnTheirTable() {
    let table = """
      <scrollView id="s"><rect key="frame" x="0" y="0" width="400" height="200"/>
      <clipView key="contentView" id="c"><rect key="frame" x="0" y="0" width="400" height="200"/><subviews>
      <tableView viewBased="YES" id="t"><rect key="frame" x="0" y="0" width="400" height="180"/>
      <tableColumns><tableColumn id="k"><tableHeaderCell key="headerCell" title="Amount"/>
      <textFieldCell key="dataCell" title="Unused" id="d"/>
      <prototypeCellViews><tableCellView id="r"><rect key="frame" x="0" y="0" width="200" height="17"/>
      <subviews>\(field("", #"title="T""#))</subviews></tableCellView></prototypeCellViews>
      </tableColumn></tableColumns></tableView></subviews></clipView></scrollView>
      """
    let look = shown(window(table), platform: .macos)
    // controlBackgroundColor.
    #expect(look.background("T") == "#FFFFFF")
    #expect(look.background("T", .dark) == "#1E1E1E")
    #expect(look.exemptions("Amount") == [.systemDrawn])
    #expect(look.elements("Unused").isEmpty)
  }

  @Test
  func codeReachesTheOutletsOfTheOwner() {
    let text = window(field("", #"title="T""#)).replacingFirst(
      #"customClass="LedgerWindowController"/>"#,
      with: """
        customClass="LedgerWindowController"><connections><outlet property="amount" destination="f" id="o"/>
        <outlet property="window" destination="w" id="p"/></connections></customObject>
        """)
    func look(_ statement: String) -> Look {
      shown(
        text,
        swift: """
          class LedgerWindowController: NSWindowController {
            @IBOutlet var amount: NSTextField!
            override func windowDidLoad() { \(statement) }
          }
          """, platform: .macos)
    }
    expectWindow(behind: look("amount.textColor = NSColor.black"))
    #expect(look("amount.textColor = NSColor.black").elements("T").first?.view == "LedgerWindowController")
    #expect(look("window?.backgroundColor = .white").background("T", .dark) == "#FFFFFF")
    #expect(look("window?.backgroundColor = .clear").undecided("T") == .unknownBackdrop)
  }

  @Test
  func effectViewsAreMaterials() {
    let effect = """
      <visualEffectView material="sidebar" blendingMode="behindWindow" state="active" id="e">
      <rect key="frame" x="0" y="0" width="400" height="200"/><subviews>\(field("", #"title="T""#))</subviews></visualEffectView>
      """
    #expect(shown(window(effect), platform: .macos).undecided("T") == .material)
  }

  @Test
  func aPinnedAppearanceLeavesTheOtherOut() {
    let dark = window(field("", #"title="T""#)).replacingFirst(
      #"<window title="Ledger""#, with: #"<window title="Ledger" appearanceType="darkAqua""#)
    let look = shown(dark, platform: .macos)
    #expect(look.words("T", .light) == "-")
    #expect(look.words("T", .dark) != "-")
  }

  @Test("S-115: what code gives a layer to paint lies behind, also where an outlet is set", arguments: [true, false])
  func layers(isObserved: Bool) {
    let white = #"<color key="textColor" white="1" alpha="1" colorSpace="deviceWhite"/>"#
    let box = """
      <customView id="B"><rect key="frame" x="0" y="0" width="400" height="300"/>
      <subviews>\(field(white, #"title="T""#))</subviews></customView>
      """
    let text = window(box).replacingFirst(
      #"customClass="LedgerWindowController"/>"#,
      with: #"customClass="LedgerWindowController"><connections>"#
        + #"<outlet property="box" destination="B" id="o"/></connections></customObject>"#)
    let paint = "box?.wantsLayer = true\nbox?.layer?.backgroundColor = NSColor.black.cgColor"
    let look = shown(
      text,
      swift: """
        class LedgerWindowController: NSWindowController {
          @IBOutlet var box: NSView? { didSet { \(isObserved ? paint : "") } }
          override func awakeFromNib() { \(isObserved ? "" : paint) }
        }
        """, platform: .macos)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("S-55: a panel of a head-up display is seen in dark appearances alone", arguments: [true, false])
  func headUp(isHeadUp: Bool) {
    let field =
      #"<textField id="f"><textFieldCell key="cell" title="T" id="c"/></textField>"#
    let look = shown(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
      <window title="Pane" id="w" customClass="NSPanel"><windowStyleMask key="styleMask" titled="YES" \
      \(isHeadUp ? #"HUD="YES""# : "")/><view key="contentView" id="v"><subviews>\(field)</subviews></view></window>
      </objects></document>
      """)
    #expect(look.readings("T").isEmpty == isHeadUp && !look.readings("T", .dark).isEmpty, "\(look.dump)")
  }

  @Test("the colour of a window is not seen where an effect view blends with what lies behind the window")
  func behindWindow() {
    func look(_ mode: String) -> Look {
      shown(
        window(
          """
          <visualEffectView \(mode) material="underWindowBackground" id="e">
          <rect key="frame" x="0" y="0" width="400" height="300"/><subviews>\(field("", #"title="T""#))</subviews>
          </visualEffectView>
          """
        ).replacingFirst(
          "customClass=\"LedgerWindowController\"/>",
          with: """
            customClass="LedgerWindowController"><connections>
            <outlet property="window" destination="w" id="o"/></connections></customObject>
            """),
        swift: """
          import AppKit
          class LedgerWindowController: NSWindowController {
            override func windowDidLoad() { window?.backgroundColor = .black }
          }
          """, platform: .macos)
    }
    for mode in [#"blendingMode="behindWindow""#, ""] {
      #expect(look(mode).reading("T")?.isOnSystemBackground == true, "\(look(mode).dump)")
    }
    #expect(look(#"blendingMode="withinWindow""#).reading("T")?.isOnSystemBackground == false)
  }
}

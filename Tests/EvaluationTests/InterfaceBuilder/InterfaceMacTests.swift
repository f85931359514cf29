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

  @Test
  func aFieldIsClearUnlessItDrawsItsBackground() {
    // windowBackgroundColor is #ECECEC in light and #323232 in dark.
    let clear = shown(window(field(background, #"title="T""#)), platform: .macos)
    #expect(clear.background("T") == "#ECECEC")
    #expect(clear.background("T", .dark) == "#323232")
    let drawn = shown(window(field(background, #"title="T" drawsBackground="YES""#)), platform: .macos)
    #expect(drawn.background("T") == "#FFFFFF")
    #expect(drawn.background("T", .dark) == "#1E1E1E")
  }

  @Test(arguments: [
    (#"<font key="font" metaFont="system"/>"#, "13 regular fixed"),
    (#"<font key="font" metaFont="smallSystem"/>"#, "11 regular fixed"),
    (#"<font key="font" metaFont="systemBold" size="15"/>"#, "15 bold as-bold fixed"),
    (#"<font key="font" usesAppearanceFont="YES"/>"#, "13 regular fixed"),
    // The title 3 of macOS is 15 pt.
    (#"<font key="font" textStyle="title3" name=".SFNS-Regular"/>"#, "15 regular fixed"),
  ])
  func fontsAreTakenByUse(font: String, words: String) {
    #expect(shown(window(field(font, #"title="T""#)), platform: .macos).fontWords("T") == words)
  }

  @Test
  func coloursOfTheCatalogOfTheSystem() {
    func text(_ name: String) -> Look {
      let color = #"<color key="textColor" name="\#(name)" catalog="System" colorSpace="catalog"/>"#
      return shown(window(field(color, #"title="T""#)), platform: .macos)
    }
    // Black at 49.8 % over #ECECEC: 236 × 0.502 = 118.5.
    #expect(text("secondaryLabelColor").foreground("T") == "#767676")
    #expect(text("secondaryLabelColor").placements("T").first?.foreground.form == .system("secondaryLabel"))
    #expect(text("headerColor").undecided("T") == .unsupportedExpression)
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
    #expect(box.background("T") == "#ECECEC")
    let tint = #"<color key="contentTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>"#
    #expect(button(#"type="roundRect" bezelStyle="roundedRect""#, tint).words("T") == "#FF0000 on #ECECEC")
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
    #expect(look("amount.textColor = NSColor.black").words("T", .dark) == "#000000 on #323232")
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
    #expect(look.background("T", .dark) == "#323232")
  }
}

import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Buttons, switches, bars and images of storyboards (S-93, S-97, S-99, S-111).
struct InterfaceControlTests {
  private func button(_ inside: String, _ attributes: String = #"buttonType="system""#, id: String = "b") -> String {
    #"<button opaque="NO" \#(attributes) id="\#(id)"><rect key="frame" x="20" y="20" width="120" height="34"/>\#(inside)</button>"#
  }

  @Test
  func systemButtonsTakeTheTintAndCustomOnesAreWhite() {
    let title = #"<state key="normal" title="T"/>"#
    let system = shown(storyboard(button(title)))
    // iOS 18's blue #007AFF.
    #expect(system.words("T") == "#007AFF on #FFFFFF")
    #expect(system.fontWords("T") == "15 regular fixed")
    for type in ["", #"buttonType="custom""#] {
      let custom = shown(
        storyboard(button(title, type), background: #"red="0" green="0" blue="1" alpha="1" colorSpace="deviceRGB""#))
      // What size it has nobody publishes.
      #expect(custom.words("T") == "#FFFFFF on #0000FF uncertain")
    }
  }

  @Test(
    "code sets the font of a title through the label that shows it",
    arguments: [
      "save.titleLabel?.font = .systemFont(ofSize: 24)",
      "for one in [save, nil].compactMap({ $0 }) { one.titleLabel?.font = .systemFont(ofSize: 24) }",
    ])
  func titleFonts(_ statement: String) {
    let file = storyboard(button(#"<state key="normal" title="T"/>"#)).replacingFirst(
      "</view>\n</viewController>",
      with: #"</view><connections><outlet property="save" destination="b" id="o"/></connections></viewController>"#)
    let look = shown(
      file,
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var save: UIButton!
          override func viewDidLoad() { \(statement) }
        }
        """)
    #expect(look.fontWords("T") == "24 regular fixed", "\(look.dump)")
  }

  @Test
  func titlesTakeTheColourOfTheirState() {
    let states = """
      <state key="normal" title="T"><color key="titleColor" red="0" green="0.5" blue="0" alpha="1" colorSpace="deviceRGB"/></state>
      <state key="selected"><color key="titleColor" red="1" green="1" blue="0" alpha="1" colorSpace="deviceRGB"/></state>
      <state key="highlighted"><color key="titleColor" white="1" alpha="1" colorSpace="deviceWhite"/></state>
      """
    let look = shown(storyboard(button(states)))
    #expect(look.foregrounds("T") == ["#008000", "#FFFF00"])
    #expect(look.conditions("T") == ["", "isSelected"])
  }

  @Test(arguments: [
    ("plain", "", "#007AFF on #FFFFFF"),
    ("filled", "", "#FFFFFF on #007AFF"),
    (
      "filled", #"<color key="baseBackgroundColor" red="0" green="0" blue="0.5" alpha="1" colorSpace="deviceRGB"/>"#,
      "#FFFFFF on #000080"
    ),
    (
      "filled", #"<color key="baseForegroundColor" red="1" green="1" blue="0" alpha="1" colorSpace="deviceRGB"/>"#,
      "#FFFF00 on #007AFF"
    ),
    ("plain", #"<color key="baseForegroundColor" systemColor="labelColor"/>"#, "#000000 on #FFFFFF"),
  ])
  func configurationsPaintTheirStyle(style: String, colors: String, words: String) {
    let configuration =
      #"<buttonConfiguration key="configuration" style="\#(style)" title="T">\#(colors)</buttonConfiguration>"#
    let look = shown(storyboard(button(configuration)))
    #expect(look.words("T") == words)
    #expect(look.fontWords("T") == "17 regular")
  }

  @Test("the runs of a configuration's attributed title have looks of their own over that of the configuration")
  func attributedTitles() {
    let configuration = #"""
      <buttonConfiguration key="configuration" style="filled">
      <attributedString key="attributedTitle"><fragment content="T"><attributes>
      <font key="NSFont" metaFont="system" size="11"/></attributes></fragment></attributedString>
      <color key="baseForegroundColor" red="1" green="1" blue="0" alpha="1" colorSpace="deviceRGB"/>
      </buttonConfiguration>
      """#
    let look = shown(storyboard(button(configuration)))
    #expect(look.words("T") == "#FFFF00 on #007AFF" && look.font("T")?.size == 11, "\(look.dump)")
  }

  @Test
  func tintedConfigurationsAreAnInterval() throws {
    let configuration = #"<buttonConfiguration key="configuration" style="tinted" title="T"/>"#
    let bounds = try #require(shown(storyboard(button(configuration))).bounds("T"))
    // #007AFF on white is 4.01:1; a fill of the same blue at 14 to 20 % lowers that.
    #expect(bounds.high < 4.01 && bounds.low > 2.5 && bounds.low < bounds.high)
  }

  @Test
  func disabledControlsAreExemptUnlessCodeHoldsThem() {
    let title = #"<state key="normal" title="T"/>"#
    let off = storyboard(button(title, #"buttonType="system" enabled="NO""#))
    #expect(shown(off).exemptions("T") == [.disabled])
    let held = off.replacingFirst(
      "</view>\n</viewController>",
      with: #"</view><connections><outlet property="send" destination="b" id="o"/></connections></viewController>"#)
    #expect(shown(held).exemptions("T").isEmpty)
  }

  @Test
  func aTintReachesWhatIsInside() {
    let tinted = """
      <view id="p"><rect key="frame" x="0" y="0" width="300" height="300"/>
      <subviews>\(button(#"<state key="normal" title="T"/>"#))</subviews>
      <color key="tintColor" red="0.5" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/></view>
      """
    #expect(shown(storyboard(tinted)).words("T") == "#800000 on #FFFFFF")
  }

  @Test
  func theTintOfTheWindowReachesEveryScene() {
    let swift = """
      class SceneDelegate: UIResponder {
        var window: UIWindow?
        func scene(_ scene: UIScene) { window!.tintColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1) }
      }
      """
    let look = shown(storyboard(button(#"<state key="normal" title="T"/>"#)), swift: swift)
    #expect(look.words("T") == "#008000 on #FFFFFF")
  }

  @Test
  func segmentsAndTitlesAreTheSystems() {
    let segments = """
      <segmentedControl id="s"><rect key="frame" x="0" y="0" width="200" height="32"/>
      <segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
      """
    let look = shown(storyboard(segments))
    #expect(look.exemptions("Day") == [.systemDrawn])
    #expect(look.exemptions("Week") == [.systemDrawn])
  }

  @Test
  func switchesAreMeasuredByTheirTrack() {
    let toggle = """
      <switch opaque="NO" on="YES" id="s"><rect key="frame" x="0" y="0" width="51" height="31"/>
      <color key="onTintColor" white="0.75" alpha="1" colorSpace="deviceWhite"/></switch>
      """
    let look = shown(storyboard(toggle))
    #expect(look.elements("Switch").map(\.kind) == [.control])
    #expect(look.words("Switch") == "#BFBFBF on #FFFFFF")
  }

  @Test("S-116: a proxy's colour is that of switches to which the file gives none")
  func switchesOfAProxy() {
    let toggle = #"<switch opaque="NO" on="YES" id="s"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>"#
    let proxy = "import UIKit\nfunc dress() { UISwitch.appearance().onTintColor = .black }\n"
    #expect(shown(storyboard(toggle), swift: proxy).words("Switch") == "#000000 on #FFFFFF")
  }

  @Test
  func symbolsTakeTheTintAndPhotographsAreContent() {
    let images = """
      <imageView image="star.fill" catalog="system" id="a"><rect key="frame" x="0" y="0" width="20" height="20"/>
      <color key="tintColor" systemColor="systemRedColor"/></imageView>
      <imageView image="Sunset" id="p"><rect key="frame" x="0" y="100" width="400" height="200"/></imageView>
      \(label("T", frame: #"x="20" y="150" width="100" height="20""#))
      \(label("U", frame: #"x="20" y="400" width="100" height="20""#))
      """
    let look = shown(storyboard(images))
    #expect(look.words("star.fill") == "#FF3B30 on #FFFFFF")
    #expect(look.undecided("T") == .imageBackdrop)
    #expect(look.words("U") == "#000000 on #FFFFFF")
  }

  @Test
  func itemsLieOnTheirBar() {
    let bar = """
      <navigationBar contentMode="scaleToFill" translucent="NO" id="n"><rect key="frame" x="0" y="0" width="400" height="44"/>
      <color key="barTintColor" red="0" green="0" blue="0.5" alpha="1" colorSpace="deviceRGB"/>
      <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1" colorSpace="deviceWhite"/></textAttributes>
      <items><navigationItem title="Shelf" id="i">
      <barButtonItem key="rightBarButtonItem" title="Save" id="s">
      <color key="tintColor" red="1" green="1" blue="0" alpha="1" colorSpace="deviceRGB"/></barButtonItem>
      <barButtonItem key="leftBarButtonItem" systemItem="done" id="d"/>
      </navigationItem></items></navigationBar>
      """
    let look = shown(storyboard(bar))
    #expect(look.words("Save") == "#FFFF00 on #000080")
    #expect(look.words("Shelf") == "#FFFFFF on #000080")
    #expect(look.font("Shelf")?.size == 17)
  }

  @Test
  func titlesOfPlainBarsAreTheSystems() {
    let text = storyboard("").replacingFirst(
      "</view>\n</viewController>",
      with: #"</view><navigationItem key="navigationItem" title="Shelf" id="i"/></viewController>"#)
    #expect(shown(text).exemptions("Shelf") == [.systemDrawn])
  }

  @Test("S-111: a colour for the title goes before the tint, whichever code sets later")
  func titleBeforeTint() {
    let file = storyboard(button(#"<state key="normal" title="T"/>"#, #"buttonType="system" customClass="LoudButton""#))
      .replacingFirst(
        "</view>\n</viewController>",
        with: #"</view><connections><outlet property="save" destination="b" id="o"/></connections></viewController>"#)
    let look = shown(
      file,
      swift: """
        class LoudButton: UIButton {
          override func awakeFromNib() { super.awakeFromNib(); setTitleColor(.systemRed, for: .normal) }
        }
        class ShelfController: UIViewController {
          @IBOutlet var save: LoudButton! { didSet { save.tintColor = .systemGreen } }
          override func viewDidAppear(_ animated: Bool) { save.tintColor = .systemGreen }
        }
        """)
    // systemRed is #FF3B30 in light (S-80).
    #expect(look.foregrounds("T") == ["#FF3B30"], "\(look.dump)")
  }

  @Test("S-112: the placeholder that a file writes is there when the field's class asks for it")
  func writtenPlaceholder() {
    let look = shown(
      storyboard(
        """
        <textField placeholder="T" customClass="LoudField" id="f"><rect key="frame" x="0" y="0" width="90" height="40"/>
        </textField>
        """),
      swift: """
        class LoudField: UITextField {
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            if let placeholder = placeholder {
              attributedPlaceholder = NSAttributedString(string: placeholder, attributes: [.foregroundColor: UIColor.systemRed])
            }
          }
        }
        """)
    #expect(look.foregrounds("T") == ["#FF3B30"], "\(look.dump)")
  }
}

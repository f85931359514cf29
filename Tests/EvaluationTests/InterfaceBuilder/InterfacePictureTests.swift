import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What the image views of interface files show, by the file or by what code puts into them.
struct InterfacePictureTests {
  private func look(_ image: String, side: Int = 24, _ code: String) -> Look {
    let view = """
      <imageView id="V" \(image)><rect key="frame" x="20" y="20" width="\(side)" height="\(side)"/></imageView>
      """
    return pictured(view, in: "mark", as: "UIImageView", code)
  }

  private func loading(_ code: String) -> String { "override func viewDidLoad() { \(code); mark.tintColor = .yellow }" }

  @Test(
    "a symbol or template that code puts there is drawn in the tint",
    arguments: [
      #"let folder = UIImage(systemName: "folder"); mark.image = folder"#,
      #"mark.image = UIImage(systemName: "folder")!"#, #"mark.image = UIImage(named: "Buoy")"#,
      #"mark.image = UIImage(named: "Pier")?.withRenderingMode(.alwaysTemplate)"#,
    ])
  func symbols(code: String) {
    let look = look(#"image="Pier""#, loading(code))
    #expect(look.scene.elements.map(\.kind) == [.symbol], "\(look.dump)")
    let reading = look.scene.elements.first?.placements.first?.readings[.light]
    // Yellow has a luminance of 0.9278: 1.05 / 0.9778 = 1.07 on white.
    #expect(reading?.foreground?.hexString == "#FFFF00" && reading?.isCertain == true)
    #expect(reading?.ratio.map { ($0.low * 100).rounded() } == 107)
  }

  @Test(
    "a picture that it puts there has colours of its own, whatever the file shows",
    arguments: [
      #"mark.image = UIImage(named: "Pier")"#,
      #"mark.image = UIImage(named: "Buoy")?.withRenderingMode(.alwaysOriginal)"#,
    ])
  func pictures(code: String) {
    #expect(look(#"image="star" catalog="system""#, loading(code)).scene.elements.map(\.kind) == [.image])
  }

  @Test("what it may put there at some time may be seen, and what is not known leaves the file's")
  func perhaps() {
    let later = look(#"image="Pier""#, #"func update() { mark.image = UIImage(systemName: "folder") }"#)
    #expect(later.scene.elements.map(\.kind) == [.symbol], "\(later.dump)")
    #expect(later.isCertain("folder") == false)
    let open = look(#"image="star" catalog="system""#, "var icon: UIImage?; \(loading("mark.image = icon"))")
    #expect(open.scene.elements.map(\.text) == ["star"], "\(open.dump)")
  }

  @Test(
    "S-110: a symbol that takes the place of nothing or of a picture lies on what is behind its view",
    arguments: [
      ("", "if isLate { MARK }"), ("", "mark.image = nil; if isLate { MARK }"),
      ("", "switch state { case .a: break\ncase .b: MARK }"), (#"image="Pier""#, "if isLate { MARK }"),
    ])
  func onConditions(image: String, code: String) {
    let set = #"mark.image = UIImage(systemName: "folder"); mark.tintColor = .yellow"#
    let look = look(
      image,
      "enum State { case a, b }; let isLate: Bool; let state: State\noverride func viewDidLoad() { "
        + code.replacingFirst("MARK", with: set) + " }")
    // Yellow on the white of the controller's view.
    #expect(look.words("folder") == "#FFFF00 on #FFFFFF", "\(look.dump)")
    #expect(look.isCertain("folder") == true, "\(look.dump)")
  }

  @Test("a template of the file is drawn in the tint, but for one that fills a large frame")
  func files() {
    #expect(look(#"image="Buoy""#, loading("")).scene.elements.map(\.kind) == [.symbol])
    #expect(look(#"image="Buoy""#, side: 120, loading("")).scene.elements.map(\.kind) == [.image])
    #expect(look(#"image="Pier""#, loading("")).scene.elements.map(\.kind) == [.image])
  }

  @Test("so it is in AppKit, with its own tint")
  func mac() {
    let outlet = #"<connections><outlet property="mark" destination="I" id="o"/></connections>"#
    let interface = window(
      """
      <imageView id="I"><rect key="frame" x="20" y="20" width="32" height="32"/>
      <imageCell key="cell" image="NSFolder" id="c"/></imageView>
      """
    ).replacingFirst(
      #"customClass="LedgerWindowController"/>"#,
      with: #"customClass="LedgerWindowController">\#(outlet)</customObject>"#)
    let code = """
      import AppKit
      final class LedgerWindowController: NSWindowController {
        @IBOutlet var mark: NSImageView!
        override func windowDidLoad() {
          let folder = NSImage(systemSymbolName: "folder", accessibilityDescription: nil)!
          mark.image = folder
          mark.contentTintColor = .yellow
        }
      }
      """
    let look = shown(interface, swift: code, platform: .macos)
    #expect(look.scene.elements.map(\.kind) == [.symbol], "\(look.dump)")
    #expect(look.foregrounds("folder") == ["#FFFF00"])
  }

  @Test("S-111: a button of which its class sets a template as it is decoded shows that in its tint")
  func setByItsClass() {
    let button =
      #"<button buttonType="system" id="V" customClass="Cross"><rect key="frame" x="0" y="0" width="44" height="44"/></button>"#
    let look = pictured(
      button, in: "cross", as: "Cross",
      """
      }
      class Cross: UIButton {
        required init?(coder: NSCoder) { super.init(coder: coder); configure() }
        private func configure() {
          setImage(UIImage(named: "Pier")?.withRenderingMode(.alwaysTemplate), for: .normal)
          tintColor = .black
        }
      """)
    let colors = look.scene.elements.filter { $0.kind == .symbol }.flatMap(\.placements).map {
      $0.readings[.light]?.foreground?.hexString
    }
    #expect(colors == ["#000000"], "\(look.dump)")
  }

  @Test("S-111: a picture that code gives a button in its own colour is not drawn in the tint")
  func ownColor() {
    let button = #"<button buttonType="system" id="V"><rect key="frame" x="0" y="0" width="44" height="44"/></button>"#
    let image = "UIImage(systemName: \"star\")?.withTintColor(.black, renderingMode: .alwaysOriginal)"
    let look = pictured(
      button, in: "star", as: "UIButton", "override func viewDidLoad() { star.setImage(\(image), for: .normal) }")
    #expect(look.scene.elements.isEmpty, "\(look.dump)")
  }
}

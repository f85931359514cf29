import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Buttons of interface files that have no title there: code gives them one, or a picture is all that they show (S-111).
struct FilledButtonTests {
  private func look(_ state: String, side: Int = 24, code: String = "") -> Look {
    let button = """
      <button buttonType="system" id="V"><rect key="frame" x="20" y="20" width="\(side)" height="\(side)"/>
      <state key="normal" \(state)/></button>
      """
    let load = "override func viewDidLoad() { go.tintColor = .yellow; \(code) }"
    return pictured(button, in: "go", as: "UIButton", load)
  }

  @Test(
    "a title that code sets is read",
    arguments: [
      #"go.setTitle("Go", for: .normal)"#, #"go.setTitle(Bundle.main.name, for: .normal)"#,
      #"go.setTitle(isLate ? "" : "Go", for: .normal)"#,
    ])
  func titled(_ code: String) {
    for picture in ["", #"image="Pier""#] {
      let look = look(picture, code: code + "; go.setTitleColor(.black, for: .normal)")
      #expect(look.scene.elements.map(\.kind) == [.text], "\(look.dump)")
      let placements = look.scene.elements.flatMap(\.placements)
      #expect(placements.contains { $0.readings[.light]?.foreground?.hexString == "#000000" }, "\(look.dump)")
    }
  }

  @Test(
    "without words there is none", arguments: [#"go.setTitle("", for: .normal)"#, "go.setTitle(nil, for: .normal)"])
  func untitled(_ code: String) {
    #expect(look("", code: code).scene.elements.isEmpty)
  }

  @Test(
    "a configured button has its title from code, and a picture in its foreground where it has none",
    arguments: [
      ("", #"go.setTitle("Go", for: .normal)"#, [Element.Kind.text]), (#"image="Buoy""#, "", [.symbol]),
      (#"image="Pier""#, "", []), (#"title="&#x2009;" image="Buoy""#, "", [.symbol]), (#"title=" ""#, "", []),
    ])
  func configured(_ picture: String, _ code: String, _ kinds: [Element.Kind]) {
    let button = """
      <button id="V"><rect key="frame" x="20" y="20" width="24" height="24"/>
      <buttonConfiguration key="configuration" style="filled" \(picture)/></button>
      """
    let look = pictured(button, in: "go", as: "UIButton", "override func viewDidLoad() { \(code) }")
    #expect(look.scene.elements.map(\.kind) == kinds, "\(look.dump)")
    let foregrounds = look.scene.elements.flatMap(\.placements).map { $0.readings[.light]?.foreground?.hexString }
    #expect(foregrounds.allSatisfy { $0 == "#FFFFFF" }, "\(look.dump)")
  }

  @Test("a picture of which only the shape counts is drawn in the tint")
  func template() {
    let look = look(#"image="Buoy""#)
    #expect(look.scene.elements.map(\.kind) == [.symbol], "\(look.dump)")
    let reading = look.scene.elements.first?.placements.first?.readings[.light]
    #expect(reading?.foreground?.hexString == "#FFFF00" && reading?.background?.hexString == "#FFFFFF")
  }

  @Test(
    "other pictures, illustrations, and what code puts in their place are none",
    arguments: [
      (#"image="Pier""#, 24, ""), (#"image="Buoy""#, 300, ""),
      (#"image="Buoy""#, 24, "go.setImage(photo, for: .normal)"),
    ])
  func pictures(_ state: String, _ side: Int, _ code: String) {
    #expect(look(state, side: side, code: code).scene.elements.isEmpty)
  }
}

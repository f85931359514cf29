import PlatformStyles
import Scene
import TestSupport
import Testing

/// Titles of controllers in the bars of the navigation controllers that show them (S-93).
struct NavigationBarTests {
  private let red = #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>"#
  private let green = #"<color key="textColor" red="0" green="0.5" blue="0" alpha="1" colorSpace="deviceRGB"/>"#

  private func navigation(_ name: String, _ attributes: String, to root: String) -> String {
    let inside = attributes.isEmpty ? "" : #"<textAttributes key="titleTextAttributes">\#(attributes)</textAttributes>"#
    return """
      <scene><objects><navigationController id="n\(name)">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="b\(name)">\(inside)</navigationBar>
      <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="s\(name)"/>
      </connections></navigationController></objects></scene>
      """
  }

  private func controller(_ title: String, _ segue: String = "") -> String {
    """
    <scene><objects><viewController id="\(title)"><view key="view" id="v\(title)"/>
    <navigationItem key="navigationItem" title="\(title)" id="i\(title)"/><connections>\(segue)</connections>
    </viewController></objects></scene>
    """
  }

  private func look(_ scenes: String...) -> Look {
    shown(document("<scenes>\(scenes.joined(separator: "\n"))</scenes>"))
  }

  @Test("a title has the colour of its own bar, in whichever order the file has them")
  func own() {
    let look = look(
      navigation("1", red, to: "First"), controller("First"), navigation("2", green, to: "Second"),
      controller("Second"), navigation("3", "", to: "Third"), controller("Third"))
    // 0.5 × 255 = 127.5.
    #expect(look.foregrounds("First") == ["#FF0000"], "\(look.dump)")
    #expect(look.foregrounds("Second") == ["#008000"], "\(look.dump)")
    #expect(look.exemptions("First").isEmpty)
    #expect(look.exemptions("Third") == [.systemDrawn], "\(look.dump)")
  }

  @Test("what is pushed after a controller is in the same bar")
  func pushed() {
    let look = look(
      navigation("1", red, to: "First"), navigation("2", green, to: "Second"), controller("First"),
      controller("Second", #"<segue destination="Third" kind="show" id="s"/>"#), controller("Third"))
    #expect(look.foregrounds("Third") == ["#008000"], "\(look.dump)")
  }

  @Test("of several bars none is taken for a controller that the file puts into none")
  func elsewhere() {
    let lone = look(navigation("1", red, to: "First"), controller("First"), controller("Lone"))
    #expect(lone.foregrounds("Lone") == ["#FF0000"], "\(lone.dump)")
    let several = look(
      navigation("1", red, to: "First"), controller("First"), navigation("2", "", to: "Second"),
      controller("Second"), controller("Lone"))
    #expect(several.exemptions("Lone") == [.systemDrawn], "\(several.dump)")
  }

  @Test("the material of a bar that the file leaves plain is assumed", arguments: [Platform.ios18, .ios26])
  func materials(_ platform: Platform) {
    let file = document("<scenes>\(navigation("1", red, to: "First"))\(controller("First"))</scenes>")
    let look = shown(file, platform: platform)
    #expect(Set(look.placements("First").compactMap(\.material?.isAssumed)) == [true], "\(look.dump)")
    // A bar that stands in a view is as the file says.
    let own = storyboard(
      """
      <navigationBar id="n"><rect key="frame" x="0" y="0" width="400" height="44"/>
      <textAttributes key="titleTextAttributes">\(red)</textAttributes>
      <items><navigationItem title="Own" id="i"/></items></navigationBar>
      """)
    let placed = shown(own, platform: platform)
    #expect(Set(placed.placements("Own").compactMap(\.material?.isAssumed)) == [false], "\(placed.dump)")
  }

  @Test("a title has the font that its bar writes")
  func fonts() {
    let font = #"<fontDescription key="fontDescription" type="boldSystem" pointSize="19"/>"#
    let look = look(navigation("1", font + red, to: "First"), controller("First"))
    #expect(look.font("First")?.size == 19, "\(look.dump)")
    #expect(look.font("First")?.weight?.name == "bold")
    // The inline title of the system is a headline, 17 pt semibold.
    let plain = self.look(navigation("1", red, to: "First"), controller("First"))
    #expect(plain.font("First")?.size == 17, "\(plain.dump)")
    #expect(plain.font("First")?.weight?.name == "semibold")
  }
}

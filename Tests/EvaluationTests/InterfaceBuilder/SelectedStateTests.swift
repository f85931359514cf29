import PlatformStyles
import Scene
import TestSupport
import Testing

/// The selected state of a button of a file is seen where something may select the button (S-111).
struct SelectedStateTests {
  /// The foregrounds of a button that is black, and white where it is selected.
  private func foregrounds(_ members: String, _ attributes: String = "", class name: String = "") -> [String] {
    let color = #"alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    let button = """
      <button \(attributes) \(name) id="b"><rect key="frame" x="20" y="20" width="200" height="44"/>
      <state key="normal" title="T"><color key="titleColor" red="0" green="0" blue="0" \(color)</state>
      <state key="selected"><color key="titleColor" red="1" green="1" blue="1" \(color)</state></button>
      """
    let responder = #"<placeholder placeholderIdentifier="IBFirstResponder" id="r" customClass="UIResponder"/>"#
    let file = storyboard(button).replacingFirst("<viewController", with: "\(responder)<viewController").replacingFirst(
      "</view>\n</viewController>",
      with: #"</view><connections><outlet property="go" destination="b" id="o"/></connections></viewController>"#)
    let swift = """
      import UIKit
      final class PlainButton: UIButton {}
      final class PadButton: UIButton {
        override func awakeFromNib() { addTarget(self, action: #selector(flip), for: .touchUpInside) }
        @objc func flip() { isSelected.toggle() }
      }
      final class ShelfController: UIViewController {
        @IBOutlet var go: UIButton!
        @IBOutlet var other: UIButton!
        \(members)
      }
      """
    return shown(file, swift: swift).foregrounds("T")
  }

  @Test("a state that nothing leads to is not seen")
  func unreached() {
    #expect(foregrounds("") == ["#000000"])
    #expect(foregrounds("", class: #"customClass="PlainButton""#) == ["#000000"])
    #expect(foregrounds("func choose() { other.isSelected = true }") == ["#000000"])
  }

  @Test(
    "one that code may lead to is",
    arguments: [
      "func choose() { go.isSelected = true }", "@IBAction func tap(_ sender: UIButton) { sender.isSelected.toggle() }",
      "func choose() { for each in [go, other] { each?.isSelected = false } }",
    ])
  func reached(members: String) {
    #expect(foregrounds(members) == ["#000000", "#FFFFFF"])
  }

  @Test("one that the file or the button's own class leads to is")
  func told() {
    #expect(foregrounds("", #"selected="YES""#) == ["#000000", "#FFFFFF"])
    #expect(foregrounds("", #"changesSelectionAsPrimaryAction="YES""#) == ["#000000", "#FFFFFF"])
    #expect(foregrounds("", class: #"customClass="PadButton""#) == ["#000000", "#FFFFFF"])
    // Of a class that is not there nothing is known.
    #expect(foregrounds("", class: #"customClass="ElsewhereButton""#) == ["#000000", "#FFFFFF"])
  }
}

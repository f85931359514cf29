import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Switches that code puts off (S-97).
struct SwitchStateTests {
  private func placements(_ statements: String) -> [Placement] {
    Look(
      """
      import UIKit
      final class Settings: UIViewController {
        override func viewDidLoad() {
          let lamp = UISwitch()
          lamp.onTintColor = .yellow
          view.addSubview(lamp)
          \(statements)
        }
      }
      """
    ).scene.elements.filter { $0.kind == .control }.flatMap(\.placements)
  }

  @Test(
    "the colour of a switch that is on says nothing of one that is only ever put off",
    arguments: ["lamp.isOn = false", "lamp.setOn(false, animated: true)"])
  func off(_ statement: String) {
    #expect(placements(statement).map(\.exemption) == [.systemDrawn])
  }

  @Test(
    "one that is put on, or that nobody puts off, counts",
    arguments: [
      "", "lamp.isOn = true", "lamp.setOn(Store.isOn, animated: false)", "lamp.isOn = false; lamp.isOn = true",
    ])
  func on(_ statement: String) {
    #expect(placements(statement).map(\.exemption) == [nil])
  }

  @Test("one that is put off on some paths counts on the others")
  func paths() {
    let found = placements("if Store.isOn { lamp.isOn = true } else { lamp.isOn = false }").map(\.exemption)
    #expect(found.contains(.systemDrawn) && found.contains(nil) && found.count == 2)
  }

  @Test("a toggle that is always off shows no tint")
  func toggle() {
    #expect(Look(body: "Toggle(\"T\", isOn: .constant(false)).tint(.yellow)").exemptions("Toggle") == [.systemDrawn])
    #expect(Look(body: "Toggle(\"T\", isOn: .constant(true)).tint(.yellow)").exemptions("Toggle") == [])
  }
}

import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// The titles that code gives a colour on bars which it leaves as they are (S-93, S-116).
struct BarTitleTests {
  private func look(_ statements: String) -> Look {
    Look(
      """
      import UIKit
      final class TableauController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(statements)
        }
      }
      """, platform: .ios26)
  }

  private let description = """
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.black]
    navigationItem.standardAppearance = look
    """

  @Test("S-93: from iOS 26 on a title lies on no glass, but on what scrolls under the bar")
  func transparent() throws {
    let plain = "navigationController?.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.black]"
    for statements in [plain, plain.replacing("titleText", with: "largeTitleText"), description] {
      let look = look(statements)
      let placements = look.scene.elements.flatMap(\.placements)
      #expect(!placements.isEmpty && placements.allSatisfy { $0.material == nil }, "\(look.dump)")
      #expect(placements.allSatisfy { $0.readings[.light]?.undecided?.reason == .unknownBackdrop }, "\(look.dump)")
    }
  }

  @Test("S-93: the words on a bar's buttons lie on glass from iOS 26 on")
  func buttons() throws {
    let look = look(description.replacing("look.title", with: "look.buttonAppearance.normal.title"))
    let surface = try #require(look.scene.elements.first?.placements.first?.material, "\(look.dump)")
    #expect(surface.material == nil)
  }

  @Test(
    "S-93: items on glass stand on the system's ground, whatever the screen's colour",
    arguments: ["", "view.backgroundColor = .white", "view.backgroundColor = UIColor(white: 0.1, alpha: 1)"])
  func groundOfItems(background: String) {
    let look = look(
      """
      \(background)
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: "I", style: .plain, target: nil, action: nil)
      toolbarItems = [UIBarButtonItem(title: "J", style: .plain, target: nil, action: nil)]
      """)
    for item in ["I", "J"] {
      #expect(look.undecided(item) == .material, "\(look.dump)")
      #expect(look.readings(item).map(\.isOnSystemBackground) == [true], "\(look.dump)")
    }
  }

  @Test("S-116: what a bar paints is all that lies behind its title")
  func painted() throws {
    let bar = "navigationController?.navigationBar"
    let look = look(
      """
      \(bar).barTintColor = .white
      \(bar).isTranslucent = false
      \(bar).titleTextAttributes = [.foregroundColor: UIColor.black]
      """)
    let reading = try #require(look.scene.elements.first?.placements.first?.readings[.light])
    #expect(reading.background?.hexString == "#FFFFFF" && reading.isCertain, "\(look.dump)")
    #expect(reading.ratio?.low == 21)
  }

  @Test("a title whose attributes are not known is undecided")
  func open() {
    let look = look("navigationController?.navigationBar.titleTextAttributes = Service.shared.attributes")
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(readings.count == 1 && readings.allSatisfy { $0.undecided != nil && $0.foreground == nil }, "\(look.dump)")
  }
}

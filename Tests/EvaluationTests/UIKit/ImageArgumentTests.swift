import Scene
import TestSupport
import Testing

/// Images that an initialiser of UIKit is given by a member without its type (S-20, S-110).
struct ImageArgumentTests {
  private func look(_ setUp: String) -> Look {
    Look(
      """
      import UIKit
      extension UIImage {
        static func icon(_ name: String) -> UIImage? { UIImage(systemName: name) }
        static var tray: UIImage? { UIImage(systemName: "tray") }
      }
      final class DeskController: UIViewController {
        var isEmpty = false
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          \(setUp)
        }
      }
      """)
  }

  @Test(
    "a symbol that a member of the program's makes is a symbol in the tint",
    arguments: [".icon(\"tray\")", ".tray", "UIImage.icon(\"tray\")"])
  func symbols(_ image: String) {
    let look = look(
      """
      let icon = UIImageView(image: \(image))
      icon.tintColor = UIColor(white: 0.8, alpha: 1)
      view.addSubview(icon)
      """)
    #expect(look.elements("tray").map(\.kind) == [.symbol], "\(look.dump)")
    #expect(look.foregrounds("tray") == ["#CCCCCC"], "\(look.dump)")
    #expect(look.scene.elements.count == 1, "\(look.dump)")
  }

  @Test("either of two members is a symbol")
  func choice() {
    let look = look("view.addSubview(UIImageView(image: isEmpty ? .tray : .icon(\"tray\")))")
    #expect(look.scene.elements.map(\.kind) == [.symbol], "\(look.dump)")
  }

  @Test("a member that no source declares is an image")
  func foreign() {
    let look = look("view.addSubview(UIImageView(image: .remote(\"tray\")))")
    #expect(look.scene.elements.map(\.kind) == [.image], "\(look.dump)")
  }

  @Test("an item of a bar is told by its symbol")
  func items() {
    let look = look(
      """
      let item = UIBarButtonItem(image: .icon("tray"), style: .plain, target: nil, action: nil)
      item.tintColor = .red
      navigationItem.rightBarButtonItem = item
      """)
    #expect(look.elements("tray").count == 1, "\(look.dump)")
  }
}

import Scene
import TestSupport
import Testing

/// Assignments to a property of the same name of something else (S-3, S-143).
struct StrangerAssignmentTests {
  @Test(
    "an assignment to what is surely no such object, or of what is no colour, changes no colour",
    arguments: [
      ("func receive(_ note: UNMutableNotificationContent) { note.title = heading }", false),
      ("func receive() { let note = UNMutableNotificationContent(); note.title = heading }", false),
      ("func receive() { let note: UNMutableNotificationContent = copy(); note.title = heading }", false),
      ("func receive(_ notes: [UNMutableNotificationContent]) { notes.forEach { $0.title = \"New\" } }", false),
      ("func receive(_ notice: Notice) { notice.title = .white }", false),
      ("func dim(_ palette: Palette) { palette.title = .white }", true),
      ("func dim<P: Palette>(_ palette: P) { palette.title = .white }", true),
      ("func dim(_ palette: any Titled) { palette.title = .white }", true),
      ("func dim() { let palette: any Titled = find(); palette.title = .white }", true),
      ("func dim() { let it = UILabel(); keep(it); all.forEach { it in it.title = .white } }", true),
      ("func dim() { let it = UILabel(); func set(_ it: Palette) { it.title = .white }; set(find(it)) }", true),
      ("func dim(_ all: [Palette]) { all.forEach { $0.title = .white } }", true),
    ])
  func strangers(code: String, isReached: Bool) {
    let look = Look(
      """
      import UIKit
      import UserNotifications
      protocol Titled: AnyObject { var title: UIColor { get set } }
      class Palette: Titled { var title = UIColor.black }
      final class Notice { var title = UIColor.black }
      final class Theme {
        static var shared = Theme()
        var palette = Palette()
      }
      final class Page: UIViewController {
        private let caption = UILabel()
        var heading: String = ""
        override func viewDidLoad() {
          view.backgroundColor = .white
          caption.text = "T"
          caption.textColor = Theme.shared.palette.title
          view.addSubview(caption)
        }
        \(code)
      }
      """)
    #expect(Set(look.foregrounds("T")) == (isReached ? ["#000000", "#FFFFFF"] : ["#000000"]), "\(look.dump)")
  }
}

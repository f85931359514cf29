import Scene
import TestSupport
import Testing

/// Assignments to a property of the same name of something else (S-3, S-143).
struct StrangerAssignmentTests {
  /// A white screen with a label in the title's colour of a palette, which is declared, and further members and types.
  private static func look(palette: String, members: String = "", declarations: String = "") -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      import UserNotifications
      \(palette)
      final class Theme {
        static var shared = Theme()
        var palette = Palette()
      }
      final class Page: UIViewController {
        private let caption = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          caption.text = "T"
          caption.textColor = Theme.shared.palette.title
          view.addSubview(caption)
        }
        \(members)
      }
      \(declarations)
      """)
  }

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
    let look = Self.look(
      palette: """
        protocol Titled: AnyObject { var title: UIColor { get set } }
        class Palette: Titled { var title = UIColor.black }
        final class Notice { var title = UIColor.black }
        """, members: "var heading: String = \"\"\n\(code)")
    #expect(Set(look.foregrounds("T")) == (isReached ? ["#000000", "#FFFFFF"] : ["#000000"]), "\(look.dump)")
  }

  @Test(
    "a name that may stand for a type of the program is none of another module",
    arguments: [
      (
        """
        protocol Marked {}
        extension Palette: Marked {}
        final class Pick { func dim(_ it: Palette & Marked) { it.title = .white } }
        """, true
      ),
      (
        """
        protocol Dimmer { associatedtype Item; func make() -> Item; func dim(_ it: Item) }
        final class Pick: Dimmer {
          func make() -> Palette { Palette() }
          func dim(_ it: Item) { it.title = .white }
        }
        """, true
      ),
      (
        """
        protocol Dimmer { associatedtype Item: Palette; var item: Item { get } }
        final class Pick: Dimmer {
          let item = Palette()
          func dim(_ it: Item) { it.title = .white }
        }
        """, true
      ),
      (
        """
        struct Pane: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
          func makeCoordinator() -> Palette { Palette() }
          static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { coordinator.title = .white }
        }
        """, true
      ),
      ("extension Array where Element == Palette { func dim(_ it: Element) { it.title = .white } }", true),
      (
        """
        class Keeper<Kept> { func keep(_ it: Kept) {} }
        final class Pick: Keeper<Palette> { func dim(_ it: Kept) { it.title = .white } }
        """, true
      ),
      (
        """
        final class Pick {
          func go(_ it: Page) {
            func dim(_ it: Palette) { it.title = .white }
            dim(Palette())
          }
        }
        """, true
      ),
      (
        """
        @dynamicMemberLookup
        final class Box<T: AnyObject> {
          var value: T
          init(_ value: T) { self.value = value }
          subscript<V>(dynamicMember path: ReferenceWritableKeyPath<T, V>) -> V {
            get { value[keyPath: path] }
            set { value[keyPath: path] = newValue }
          }
        }
        final class Pick { func dim(_ it: Box<Palette>) { it.title = .white } }
        """, true
      ),
      ("extension UIViewController { func dim(_ it: UNMutableNotificationContent) { it.title = words() } }", false),
    ])
  func standingFor(code: String, isReached: Bool) {
    let look = Self.look(palette: "class Palette { var title = UIColor.black }", declarations: code)
    #expect(Set(look.foregrounds("T")) == (isReached ? ["#000000", "#FFFFFF"] : ["#000000"]), "\(look.dump)")
  }

  @Test(
    "words may be a colour where the program says so",
    arguments: [
      ("", false), ("extension Color { static let ground = Color.white }", false),
      (
        """
        extension Color: @retroactive ExpressibleByStringLiteral {
          public init(stringLiteral words: String) { self = words == "w" ? .white : .black }
        }
        """, true
      ),
      (
        """
        protocol Spelled: ExpressibleByStringLiteral {}
        extension Color: Spelled { public init(stringLiteral words: String) { self = .white } }
        """, true
      ),
      ("struct Color: ExpressibleByStringLiteral { init(stringLiteral words: String) {} }", true),
    ])
  func literals(code: String, isReached: Bool) {
    let look = Look(
      """
      import SwiftUI
      \(code)
      final class Theme: ObservableObject { @Published var ink: Color = .black }
      struct Page: View {
        @StateObject private var theme = Theme()
        var body: some View { Text("T").foregroundStyle(theme.ink).background(.white) }
        func dim(_ theme: Theme) { theme.ink = "w" }
      }
      """)
    // What a colour's words stand for is not read: black or something that is not known (S-3).
    #expect((look.foregrounds("T") == ["#000000"]) != isReached, "\(look.dump)")
  }
}

import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Classes of which code makes none but of the classes below them (S-140).
struct InheritedClassTests {
  /// The colours and backgrounds of the text of a plate, whose colour a class on it sets.
  private func words(_ others: String, plate: String = "UIView", holder: String = "") -> [String] {
    let start =
      plate == "UIViewController"
      ? "override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label); setUp() }"
      : "override init(frame: CGRect) { super.init(frame: frame); \(holder)addSubview(label); setUp() }"
    let look = Look(
      """
      import UIKit
      class Plate: \(plate) {
        let label = UILabel()
        \(start)
        func setUp() { label.text = "T" }
      }
      final class RedPlate: Plate {
        override func setUp() { super.setUp(); label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      }
      \(others)
      """)
    return Set(look.placements("T").compactMap { $0.readings[.light]?.foreground?.hexString }).sorted()
  }

  /// A screen whose code does something as it starts.
  private static func screen(_ body: String, _ members: String = "") -> String {
    "final class Screen: UIViewController { \(members)\noverride func viewDidLoad() { \(body) } }"
  }

  private static let shown = "view.addSubview(RedPlate())"

  @Test(
    "a class is seen through those on it where nothing makes one of it",
    arguments: [
      screen(shown), screen("let plate: Plate = RedPlate(); view.addSubview(plate)"),
      screen("let plate = RedPlate(); view.addSubview(plate); self.plate = plate as Plate", "var plate: Plate?"),
      // Who makes views that nothing in the source does makes those that are built on others.
      "",
    ])
  func inherited(_ others: String) {
    #expect(words(others) == ["#FF0000"])
  }

  @Test(
    "a class that code makes, registers or hands on is seen itself, too",
    arguments: [
      screen("\(shown); view.addSubview(Plate())"), screen("\(shown); view.addSubview(Plate.init(frame: .zero))"),
      screen("\(shown); make(Plate.self)", "func make(_ kind: UIView.Type) {}"),
      screen(shown, "let kinds: [UIView.Type] = [Plate.self]"),
    ])
  func made(_ others: String) {
    #expect(words(others) == ["#000000", "#FF0000"])
  }

  @Test("a class that nothing is built on is seen itself")
  func alone() {
    let look = Look(
      """
      import UIKit
      class Plate: UIView {
        let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); label.text = "T"; addSubview(label) }
      }
      """)
    #expect(look.foregrounds("T") == ["#000000"])
  }

  @Test("rows and controllers are seen through those on them, and classes between are not seen either")
  func kinds() {
    let cells = """
      final class Grid: UICollectionViewController {
        override func viewDidLoad() { collectionView.register(RedPlate.self, forCellWithReuseIdentifier: "r") }
      }
      """
    #expect(words(cells, plate: "UICollectionViewCell", holder: "contentView.") == ["#FF0000"])
    #expect(words(Self.screen("present(RedPlate(), animated: true)"), plate: "UIViewController") == ["#FF0000"])
    let between = """
      class DarkPlate: Plate {}
      final class BluePlate: DarkPlate {
        override func setUp() { super.setUp(); label.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
      }

      """
    #expect(words(between + Self.screen(Self.shown)) == ["#0000FF", "#FF0000"])
  }
}

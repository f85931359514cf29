import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Classes of which code makes none but of the classes below them (S-140).
struct InheritedClassTests {
  /// The colours and backgrounds of the text of a plate, whose colour a class on it sets.
  private func words(
    _ others: String, plate: String = "UIView", holder: String = "", access: String = ""
  ) -> [String] {
    let start =
      plate == "UIViewController"
      ? "override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label); setUp() }"
      : "override init(frame: CGRect) { super.init(frame: frame); \(holder)addSubview(label); setUp() }"
    let look = Look(
      """
      import UIKit
      \(access)class Plate: \(plate) {
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
  private static func screen(_ body: String, _ members: String = "", others: String = "") -> String {
    "final class Screen: UIViewController { \(members)\noverride func viewDidLoad() { \(body) } }\n\(others)"
  }

  private static let shown = "view.addSubview(RedPlate())"

  @Test(
    "a class is seen through those on it where nothing makes one of it",
    arguments: [
      screen(shown), screen("let plate: Plate = RedPlate(); view.addSubview(plate)"),
      screen("let plate = RedPlate(); view.addSubview(plate); self.plate = plate as Plate", "var plate: Plate?"),
      screen(shown, "let plate: Plate = { let plate = RedPlate(); plate.tag = 1; return plate }()"),
      screen(shown, "var plate: Plate? = nil; func plate(_ other: Plate) -> Plate { RedPlate() }"),
      screen(shown, "let plates: [Plate] = [RedPlate(), RedPlate()]"),
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

  @Test(
    "one that code makes without naming it at the call is seen itself, too",
    arguments: [
      screen("\(shown); let plate: Plate = .init(); view.addSubview(plate)"),
      screen(shown, "lazy var plate: Plate = .init(frame: .zero)"), screen(shown, "func plate() -> Plate { .init() }"),
      screen(shown, "var plate: Plate { if isEditing { return RedPlate() } else { return .init() } }"),
      screen(shown, "func put(_ plate: Plate = .init()) {}"), screen(shown, "let make: () -> Plate = { .init() }"),
      screen("\(shown); let plate: Plate = isEditing ? .init() : RedPlate(); view.addSubview(plate)"),
      screen(
        "\(shown); let plate: Plate = .make(); view.addSubview(plate)",
        others: "extension Plate { static func make() -> Plate { Plate() } }"),
      screen(shown, others: "extension Plate { static func make() -> Self { Self() } }"),
      screen(shown, "let make = L.init", others: "typealias L = Plate"),
    ])
  func unnamed(_ others: String) {
    #expect(words(others) == ["#000000", "#FF0000"])
  }

  @Test("so is one that generic code is handed, one for other modules, and one whose heirs are made by previews alone")
  func elsewhere() {
    let holder = "final class Holder<Content: UIView>: UIView { let content = Content() }"
    let held = Self.screen("\(Self.shown); view.addSubview(Holder<Plate>())", others: holder)
    #expect(words(held) == ["#000000", "#FF0000"])
    let frame = """
      class Frame<Content: UIView>: UIViewController { let content = Content() }
      final class PlateFrame: Frame<Plate> {}
      """
    #expect(words(Self.screen(Self.shown, others: frame)) == ["#000000", "#FF0000"])
    #expect(words(Self.screen(Self.shown), access: "open ") == ["#000000", "#FF0000"])
    #expect(words("#Preview { RedPlate() }") == ["#000000", "#FF0000"])
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

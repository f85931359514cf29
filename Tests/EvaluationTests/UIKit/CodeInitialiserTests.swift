import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What initialisers set up (S-115).
struct CodeInitialiserTests {
  @Test("S-115: an initialiser that the program adds to a class of UIKit sets up the one object that it makes")
  func addedInitialisers() {
    let look = Look(
      """
      import UIKit
      extension UIView { convenience init(fill: UIColor) { self.init(); backgroundColor = fill } }
      extension UILabel {
        convenience init(_ words: String, ink: UIColor) { self.init(); text = words; textColor = ink }
        convenience init(loud words: String) { self.init(words, ink: .yellow) }
      }
      final class Sheet: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .black
          view.addSubview(UILabel("Plain", ink: .white))
          let card = UIView(fill: .blue)
          card.addSubview(UILabel(loud: "Loud"))
          view.addSubview(card)
        }
      }
      """)
    #expect(look.scene.elements.count == 2, "\(look.dump)")
    #expect(look.words("Plain") == "#FFFFFF on #000000")
    #expect(look.words("Loud") == "#FFFF00 on #0000FF")
  }

  @Test("S-115: a class made without arguments runs the initialiser that it overrides")
  func overriddenInitialisers() {
    let look = Look(
      """
      import UIKit
      final class Tile: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .blue
          label.text = "T"
          label.textColor = .yellow
          addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Sheet: UIViewController {
        override func viewDidLoad() { view.addSubview(Tile()) }
      }
      """)
    #expect(look.words("T") == "#FFFF00 on #0000FF", "\(look.dump)")
  }

  @Test(
    "S-115: what is done with an object right after it is made, and properties whose names begin with an underscore",
    arguments: [
      ("let label = UILabel().then { $0.text = \"T\"; $0.textColor = .white }", "label"),
      ("let _label = UILabel()", "_label"),
    ])
  func madeObjects(_ property: String, _ name: String) {
    let look = Look(
      """
      import UIKit
      import Then
      final class Card: UIView {
        \(property)
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .black
          addSubview(\(name))
          \(name).text = "T"
          \(name).do { $0.font = .systemFont(ofSize: 15) }
          \(name == "label" ? "" : "_label.textColor = .white")
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.fontWords("T") == "15 regular fixed", "\(look.dump)")
  }
}

import PlatformStyles
import Scene
import TestSupport
import Testing

/// Local computed variables in code of UIKit and AppKit (S-115).
struct LocalGetterTests {
  private func look(_ statements: String) -> Look {
    Look(
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          \(statements)
        }
      }
      """)
  }

  private static let title = """
    var title: UILabel {
      let label = UILabel()
      label.text = "T"
      label.textColor = .red
      label.font = .systemFont(ofSize: 28, weight: .medium)
      return label
    }
    """

  @Test("what the getter sets of the object that it makes is seen")
  func sets() {
    let look = look("\(Self.title)\nview.addSubview(title)")
    #expect(look.words("T") == "#FF0000 on #FFFFFF", "\(look.dump)")
    #expect(look.fontWords("T") == "28 medium fixed")
  }

  @Test("each read makes an object of its own")
  func anew() {
    let look = look(
      """
      \(Self.title)
      view.addSubview(title)
      let plate = UIView()
      plate.backgroundColor = .black
      plate.addSubview(title)
      view.addSubview(plate)
      """)
    #expect(look.backgrounds("T") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test("a getter sees what its function gave variables before, and hides those around")
  func captures() {
    let look = look(
      """
      let title = "other"
      let color = UIColor.blue
      do {
        var title: UILabel {
          let label = UILabel()
          label.text = "T"
          label.textColor = color
          return label
        }
        view.addSubview(title)
      }
      """)
    #expect(look.words("T") == "#0000FF on #FFFFFF", "\(look.dump)")
  }
}

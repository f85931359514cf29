import Scene
import TestSupport
import Testing

/// Methods that style a view and all views in it, of which classes have versions of their own (S-115).
struct StylingWalkTests {
  private let walk = """
    extension UIView {
      @objc func paint() {
        backgroundColor = UIColor.white.withAlphaComponent(backgroundColor?.cgColor.alpha ?? 0)
        subviews.forEach { $0.paint() }
      }
    }
    extension UILabel {
      override func paint() {
        super.paint()
        textColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
      }
    }
    """
  private let begun = "func restyle(_ window: UIWindow) { window.paint() }"

  private func look(_ body: String, _ besides: String = "") -> Look {
    Look(
      """
      import UIKit
      \(walk)
      \(besides)
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let panel = UIView()
          let inner = UIView()
          let caption = UILabel()
          caption.text = "T"
          caption.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
          view.addSubview(panel)
          panel.addSubview(inner)
          inner.addSubview(caption)
          \(body)
        }
      }
      """)
  }

  @Test("S-115: a walk that code begins is followed down to each view, with the version of its class")
  func followed() {
    let look = look("inner.backgroundColor = .yellow\npanel.paint()")
    // The panel is clear and stays so; what is opaque becomes white.
    // 0.5 × 255 = 127.5.
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-115: where nothing tells which views a walk comes to, no colour that it may replace is certain")
  func begunElsewhere() {
    let look = look("", begun)
    #expect(look.undecided("T") == .runtimeValue, "\(look.dump)")
    // What keeps the opacity of the colour before leaves clear views clear, so that the label alone is undecided.
    #expect(look.foreground("T") == nil)
  }

  @Test("a walk that nothing begins, or that leaves the class alone, changes nothing")
  func untouched() {
    #expect(look("").words("T") == "#0000FF on #FFFFFF")
    let exempt = look(
      "let note = StillLabel()\nnote.text = \"N\"\nnote.textColor = .black\nview.addSubview(note)",
      begun + "\nfinal class StillLabel: UILabel { override func paint() {} }")
    #expect(exempt.foreground("N") == "#000000", "\(exempt.dump)")
  }

  @Test("S-115: what a framework's class does in an extension as it moves into a view is done")
  func hook() {
    let look = Look(
      """
      import UIKit
      \(walk)
      extension UITableViewCell {
        open override func didMoveToSuperview() {
          super.didMoveToSuperview()
          paint()
        }
      }
      final class SpineCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let caption = UILabel()
          caption.text = "T"
          caption.textColor = .white
          contentView.addSubview(caption)
          contentView.backgroundColor = .white
        }
      }
      final class ShelfController: UITableViewController {
        override func viewDidLoad() { tableView.register(SpineCell.self, forCellReuseIdentifier: "s") }
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          t.dequeueReusableCell(withIdentifier: "s", for: i)
        }
      }
      """)
    #expect(look.foregrounds("T") == ["#008000"] && look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }
}

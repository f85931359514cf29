import Scene
import TestSupport
import Testing

/// Constraints in the notation of SnapKit, which tell what lies beside a text and what behind it.
struct CodeSnapTests {
  /// A black label on white, beside or over a picture.
  private func look(_ picture: String, _ label: String) -> Look {
    Look(
      """
      import SnapKit
      import UIKit
      final class Page: UIViewController {
        private let face = UIImageView(image: UIImage(named: "face"))
        private let caption = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          caption.text = "T"
          caption.textColor = .black
          view.addSubview(face)
          view.addSubview(caption)
          face.snp.makeConstraints { make in \(picture) }
          caption.snp.makeConstraints { make in \(label) }
        }
      }
      """)
  }

  @Test(
    "what is tied to the other side of a picture, or lies in a row with a small one, stands beside it",
    arguments: [
      ("", "make.left.equalTo(face.snp.right).offset(8)"), ("", "make.top.greaterThanOrEqualTo(face.snp.bottom)"),
      ("make.size.equalTo(20)", "make.centerY.equalToSuperview()"),
      ("make.size.equalTo(CGSize(width: 20, height: 20))", "make.centerY.equalToSuperview()"),
      ("make.width.height.equalTo(24)", "make.centerY.equalTo(face)"),
    ])
  func beside(_ picture: String, _ label: String) {
    let look = look(picture, label)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "what lies in the middle of a picture, or on one that fills the view, stands on it",
    arguments: [
      ("make.edges.equalToSuperview()", "make.center.equalToSuperview()"), ("", "make.center.equalTo(face)"),
      ("make.top.bottom.left.right.equalTo(view)", "make.bottom.equalToSuperview().offset(-8)"),
      ("make.size.greaterThanOrEqualTo(20)", "make.centerY.equalToSuperview()"),
    ])
  func over(_ picture: String, _ label: String) {
    let look = look(picture, label)
    #expect(look.undecided("T") == .imageBackdrop, "\(look.dump)")
  }

  @Test(
    "a line that is one pixel of the screen, or thinner than a text, is no ground of what is added after it",
    arguments: [
      "make.height.equalTo(1.0 / UIScreen.main.scale)", "make.height.equalTo(1 / traitCollection.displayScale)",
      "make.size.equalTo(CGSize(width: 200, height: 1 / UIScreen.main.scale))", "make.height.equalTo(1)",
    ])
  func hairline(_ constraint: String) {
    let look = look("make.left.right.bottom.equalToSuperview(); \(constraint)", "make.left.equalToSuperview()")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("a length of the running program leaves open what it limits")
  func open() {
    let look = look("make.height.equalTo(view.bounds.height / 2)", "make.left.equalToSuperview()")
    #expect(look.undecided("T") == .imageBackdrop, "\(look.dump)")
  }

  @Test("a view that constraints name is not handed to other code")
  func centredOnItself() {
    let look = Look(
      """
      import SnapKit
      import UIKit
      final class Hint: UIView {
        private let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = "T"
          addSubview(label)
          label.snp.makeConstraints { $0.center.equalTo(self) }
        }
      }
      final class Page: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .yellow
          view.addSubview(Hint(frame: .zero))
        }
      }
      """)
    #expect(look.background("T") == "#FFFF00", "\(look.dump)")
  }

  @Test(
    "constraints in the notation of Cartography style nothing; what another module does with views is not known",
    arguments: [("Cartography", "#000000"), ("Decoration", nil)])
  func cartography(_ module: String, _ foreground: String?) {
    let look = Look(
      """
      import \(module)
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let caption = UILabel(), box = UIView()
          caption.text = "T"
          box.addSubview(caption)
          constrain(box, caption) { box, caption in caption.edges == box.edges }
          view.addSubview(box)
        }
      }
      """)
    #expect(look.foreground("T") == foreground, "\(look.dump)")
  }
}

import Scene
import TestSupport
import Testing

/// Flags that keep a block from being run again (S-115).
struct CodeLatchTests {
  private func look(_ flag: String, _ members: String) -> Look {
    Look(
      """
      import UIKit
      final class Shelf: UIView {
        \(flag)
        let caption = UILabel()
        init() {
          super.init(frame: .zero)
          backgroundColor = .black
          caption.text = "T"
          caption.textColor = .black
          addSubview(caption)
        }
        \(members)
      }
      """)
  }

  @Test(
    "S-115: a block that a flag lets through once has been run when the view is seen",
    arguments: [
      (
        "private var isReady = false",
        "override func didMoveToWindow() { if !isReady, window != nil { isReady = true; caption.textColor = .white } }"
      ),
      (
        "private var isReady = false",
        "override func layoutSubviews() { guard !self.isReady else { return }\n"
          + "self.isReady = true\ncaption.textColor = .white }"
      ),
      (
        "private var isNew = true",
        "override func layoutSubviews() { if isNew { caption.textColor = .white; isNew = false } }\n"
          + "func restart() { isNew = true; setNeedsLayout() }"
      ),
      (
        "private var isReady = false",
        "override func didMoveToWindow() { if isReady { return }\nisReady = true\ncaption.textColor = .white }"
      ),
      (
        "private var isNew = true",
        "override func didMoveToWindow() { if window == nil || !isNew { return }\n"
          + "isNew = false\ncaption.textColor = .white }"
      ),
      (
        "fileprivate var isReady = false",
        "override func didMoveToWindow() { guard !isReady else { return }\nisReady = true\n"
          + "caption.textColor = .white }\n}\nfinal class Rack: UIView {\nvar isReady = true\n"
          + "func reset() { isReady = false }"
      ),
    ])
  func once(_ flag: String, _ members: String) {
    let look = look(flag, members)
    #expect(Set(look.foregrounds("T")) == ["#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "a flag that other code may set, or that is asked elsewhere, is open when the block is come by",
    arguments: [
      (
        "var isReady = false",
        "override func didMoveToWindow() { if !isReady { isReady = true; caption.textColor = .white } }"
      ),
      (
        "private var isReady = false",
        "func skip() { isReady = true }\n"
          + "override func didMoveToWindow() { if !isReady { isReady = true; caption.textColor = .white } }"
      ),
      (
        "private var isReady = false",
        "override func layoutSubviews() {\n"
          + "if !isReady { isReady = true; caption.textColor = .white } else { caption.textColor = .red } }"
      ),
      (
        "fileprivate var isReady = false",
        "override func didMoveToWindow() { if !isReady { isReady = true; caption.textColor = .white } }\n}\n"
          + "func skip(_ shelf: Shelf) { shelf.isReady = true"
      ),
      (
        "private var isReady = false",
        "override func didMoveToWindow() { if isReady { return }\ncaption.textColor = .white }\n"
          + "func finish() { isReady = true }"
      ),
    ])
  func open(_ flag: String, _ members: String) {
    #expect(look(flag, members).foregrounds("T").count > 1, "\(look(flag, members).dump)")
  }
}

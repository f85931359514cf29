import Scene
import TestSupport
import Testing

/// Functions that return where a list already holds what they put there (S-115).
struct CodeRepeatTests {
  private func look(_ list: String, _ body: String) -> Look {
    Look(
      """
      import UIKit
      protocol Listener: AnyObject { func apply(_ ink: UIColor) }
      struct Weak { weak var value: Listener? }
      final class Themes {
        static let shared = Themes()
        var isOn = UserDefaults.standard.bool(forKey: "on")
        private var all = \(list)
        func add(_ one: Listener) { \(body) }
      }
      final class Card: UIView, Listener {
        let caption = UILabel()
        init() {
          super.init(frame: .zero)
          backgroundColor = .black
          caption.text = "T"
          caption.textColor = .black
          addSubview(caption)
          Themes.shared.add(self)
        }
        func apply(_ ink: UIColor) { caption.textColor = ink }
      }
      """)
  }

  @Test(
    "that a list already holds what a function adds to it is no path",
    arguments: [
      (
        "NSHashTable<AnyObject>.weakObjects()",
        "guard !all.contains(one) else { return }\nall.add(one)\none.apply(.white)"
      ),
      (
        "[Weak]()",
        "if self.all.contains(where: { $0.value === one }) { return }\nall.append(Weak(value: one))\none.apply(.white)"
      ),
      (
        "[Listener]()",
        "guard !all.contains(where: { $0 === one }) else { return }\none.apply(.white)\nall.append(one)"
      ),
    ])
  func repeats(_ list: String, _ body: String) {
    let look = look(list, body)
    #expect(Set(look.foregrounds("T")) == ["#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "what else is asked, and a list that the function takes something from, are paths",
    arguments: [
      (
        "[Listener]()",
        "guard isOn, !all.contains(where: { $0 === one }) else { return }\nall.append(one)\none.apply(.white)"
      ),
      ("[Listener]()", "if all.contains(where: { $0 === one }) { return }\none.apply(.white)"),
      (
        "[Listener]()",
        "if all.contains(where: { $0 === one }) { all.removeAll { $0 === one }\nreturn }\nall.append(one)\n"
          + "one.apply(.white)"
      ),
    ])
  func paths(_ list: String, _ body: String) {
    let look = look(list, body)
    #expect(Set(look.foregrounds("T")) == ["#FFFFFF", "#000000"], "\(look.dump)")
  }
}

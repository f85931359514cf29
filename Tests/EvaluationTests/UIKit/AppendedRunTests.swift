import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Runs that code puts into an attributed text on some paths, and texts that nothing shows (S-44, S-110).
struct AppendedRunTests {
  @Test("a run is there on the paths alone on which it is put into the text")
  func behindQuestion() {
    let look = Look(
      """
      import UIKit
      final class Counter: UIViewController {
        private let label = UILabel()
        let plus: Int
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(label)
          let text = NSMutableAttributedString()
          var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 13)]
          if plus > 0 {
            attributes[.foregroundColor] = UIColor.blue
            text.append(NSAttributedString(string: "T", attributes: attributes))
          }
          label.attributedText = text
        }
      }
      """)
    #expect(look.foregrounds("T") == ["#0000FF"] && look.foregrounds("T", .dark) == ["#0000FF"], "\(look.dump)")
    #expect(look.conditions("T") == ["plus > 0"], "\(look.dump)")
  }

  @Test("a run may be put before others", arguments: ["append(run)", "insert(run, at: 0)"])
  func inserted(_ call: String) {
    let look = Look(
      """
      import UIKit
      final class Counter: UIViewController {
        private let label = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(label)
          let text = NSMutableAttributedString(string: "x")
          let run = NSAttributedString(string: "T", attributes: [.foregroundColor: UIColor.blue])
          text.\(call)
          label.attributedText = text
        }
      }
      """)
    #expect(look.words("T") == "#0000FF on #FFFFFF", "\(look.dump)")
  }

  @Test("a dictionary that a question may have filled takes a further value on each path")
  func furtherValue() {
    let look = Look(
      """
      import UIKit
      final class Counter: UIViewController {
        private let label = UILabel()
        let plus: Int
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(label)
          var attributes: [NSAttributedString.Key: Any] = [.kern: 1]
          if plus > 0 { attributes[.font] = UIFont.boldSystemFont(ofSize: 30) }
          attributes[.foregroundColor] = UIColor.blue
          label.attributedText = NSAttributedString(string: "T", attributes: attributes)
        }
      }
      """)
    #expect(look.foregrounds("T", .dark) == ["#0000FF"], "\(look.dump)")
  }

  @Test("a text that a model holds has the font of what will show it, unless it has its own")
  func ofModel() {
    func look(_ attributes: String) -> Look {
      Look(
        """
        import UIKit
        final class Model { var subtitle: NSAttributedString? }
        final class Presenter {
          func make() -> Model {
            let model = Model()
            model.subtitle = NSMutableAttributedString(string: "T", attributes: [\(attributes)])
            return model
          }
        }
        """)
    }
    func isAssumed(_ look: Look) -> Bool {
      look.placements("T").flatMap(\.provenance).contains { $0.of == .font && $0.kind == .assumed }
    }
    #expect(isAssumed(look(".foregroundColor: UIColor.gray")))
    #expect(!isAssumed(look(".foregroundColor: UIColor.gray, .font: UIFont.systemFont(ofSize: 20)")))
  }

  @Test("a text that is made by putting parts together has their looks, in what makes it a label's of the program")
  func reduced() {
    let look = Look(
      """
      import UIKit
      final class TermLabel: UILabel {
        func show(_ terms: [String]) {
          attributedText = terms.reduce(into: NSMutableAttributedString()) { all, term in
            all.append(NSAttributedString(string: term, attributes: [
              .font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.blue,
            ]))
          }
        }
      }
      final class Terms: UIViewController {
        private let label = TermLabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(label)
          label.show(["T", "U"])
        }
      }
      """)
    #expect(look.foregrounds("T") == ["#0000FF"], "\(look.dump)")
    #expect(look.fontWords("T") == "24 bold as-bold fixed", "\(look.dump)")
  }

  @Test(
    "a method of the program's may have the name of the framework's that it calls",
    arguments: ["color: UIColor", "color: UIColor = .blue"], ["append(run)", "self.append(run)"])
  func namedAlike(_ parameter: String, _ call: String) {
    let look = Look(
      """
      import UIKit
      extension NSMutableAttributedString {
        @discardableResult
        func append(_ text: String, \(parameter)) -> Self {
          let run = NSAttributedString(string: text, attributes: [.foregroundColor: color])
          \(call)
          return self
        }
      }
      final class Counter: UIViewController {
        private let label = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(label)
          label.attributedText = NSMutableAttributedString().append("T", color: .red).append("U", color: .black)
        }
      }
      """)
    #expect(look.words("T") == "#FF0000 on #FFFFFF" && look.words("U") == "#000000 on #FFFFFF", "\(look.dump)")
    // The two runs are all that there is.
    #expect(look.scene.elements.count == 2, "\(look.dump)")
  }
}

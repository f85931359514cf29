import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Attributes that one range of a text is given at several places (S-44, S-110).
struct SameRangeTests {
  private func look(_ statements: String) -> Look {
    Look(
      """
      import UIKit
      final class StatusController: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          view.addSubview(label)
          let text = NSMutableAttributedString(string: "status 500 now", attributes: [.foregroundColor: UIColor.black])
          let range = (text.string as NSString).range(of: "500")
          \(statements)
          label.attributedText = text
        }
      }
      """)
  }

  /// The looks of the runs beside the one that the text began with.
  private func parts(_ look: Look) -> [String] {
    look.scene.elements.filter { $0.text == nil }.flatMap(\.placements).map { placement in
      let reading = placement.readings[.light]
      return "\(reading?.foreground?.hexString ?? "?") \(reading?.font?.size.map { "\(Int($0))" } ?? "?")"
    }
  }

  private static func red(_ range: String) -> String {
    "text.addAttribute(.foregroundColor, value: UIColor.red, range: \(range))\n"
  }

  private static func large(_ range: String) -> String {
    "text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: \(range))\n"
  }

  private static func urgent(_ statements: String) -> String {
    "if UserDefaults.standard.bool(forKey: \"urgent\") { \(statements) }\n"
  }

  @Test(
    "S-44: a part has all that its range is given, wherever that is written",
    arguments: [
      red("range") + large("range"), large("range") + red("range"),
      red("NSRange(location: 7, length: 3)") + large("NSRange(location: 7, length: 3)"),
      red("NSRange(location: 7, length: 3)") + large("NSMakeRange(7, 3)"),
      "let words = text.string as NSString\n" + red("words.range(of: \"500\")") + large("words.range(of: \"500\")"),
    ])
  func together(_ statements: String) {
    let look = look(statements)
    #expect(parts(look) == ["#FF0000 20"], "\(look.dump)")
  }

  @Test("S-115: of two colours for one range the later one is seen")
  func later() {
    let look = look(Self.red("range") + "text.addAttribute(.foregroundColor, value: UIColor.blue, range: range)")
    #expect(parts(look) == ["#0000FF 17"], "\(look.dump)")
  }

  @Test("on a path on which a range is given one attribute alone, the part has that one")
  func branches() {
    let look = look(Self.red("range") + Self.urgent(Self.large("range")))
    #expect(Set(parts(look)) == ["#FF0000 17", "#FF0000 20"], "\(look.dump)")
    let other = self.look(Self.urgent(Self.red("range")) + Self.large("range"))
    #expect(Set(parts(other)) == ["#FF0000 20", "#000000 20"], "\(other.dump)")
  }

  @Test(
    "attributes for several ranges are parts of their own",
    arguments: [
      red("range") + large("(text.string as NSString).range(of: \"now\")"),
      red("range") + "let words = text.string as NSString\n" + large("words.range(of: \"now\")"),
      red("NSRange(location: 7, length: 3)") + large("NSRange(location: 11, length: 3)"),
    ])
  func several(_ statements: String) {
    let look = look(statements)
    #expect(parts(look) == ["#FF0000 17", "#000000 20"], "\(look.dump)")
  }

  @Test("ranges at two places of a list are two")
  func listed() {
    let look = look(
      "let found = try! NSRegularExpression(pattern: \"0\").matches(in: text.string, range: range)\n"
        + Self.red("found[0].range") + Self.large("found[1].range"))
    #expect(parts(look).count == 2, "\(look.dump)")
  }

  /// The parts of a text to which a controller with lists of ranges, of which nothing is known, gives attributes.
  private func listed(_ statements: String) -> Look {
    Look(
      """
      import UIKit
      final class MatchController: UIViewController {
        let label = UILabel()
        let ranges: [NSRange]
        let matches: [NSTextCheckingResult]
        let i: Int, j: Int
        init(ranges: [NSRange], matches: [NSTextCheckingResult], i: Int, j: Int) {
          self.ranges = ranges
          self.matches = matches
          self.i = i
          self.j = j
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          view.addSubview(label)
          let text = NSMutableAttributedString(string: "status 500 now", attributes: [.foregroundColor: UIColor.black])
          \(statements)
          label.attributedText = text
        }
      }
      """)
  }

  @Test(
    "S-58: what stands at several positions of a list of ranges is several parts",
    arguments: [
      red("ranges[0]") + large("ranges[1]"), red("ranges[i]") + large("ranges[j]"),
      red("matches[0].range") + large("matches[1].range"),
    ])
  func positions(_ statements: String) {
    let look = listed(statements)
    #expect(parts(look) == ["#FF0000 17", "#000000 20"], "\(look.dump)")
  }

  @Test(
    "S-44: what stands at one position of a list of ranges is one part",
    arguments: [
      red("ranges[0]") + large("ranges[0]"), red("ranges[i]") + large("ranges[i]"),
      red("matches[0].range") + large("matches[0].range"),
      "let found = matches[1].range\n" + red("found") + large("found"),
    ])
  func position(_ statements: String) {
    let look = listed(statements)
    #expect(parts(look) == ["#FF0000 20"], "\(look.dump)")
  }
}

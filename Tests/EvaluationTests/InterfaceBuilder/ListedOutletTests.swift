import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Objects that an interface file puts into a list of its controller's class (S-118).
struct ListedOutletTests {
  /// A storyboard with the labels `T` and `U`, red by the file, in the list `labels`.
  private func look(_ lines: String, members: String = "") -> Look {
    let red =
      #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    let connections = ["T", "U"].map {
      #"<outletCollection property="labels" destination="\#($0)" id="o\#($0)"/>"#
    }
    return shown(
      storyboard(label("T", red) + label("U", red)).replacingFirst(
        "</view>\n</viewController>",
        with: "</view><connections>\(connections.joined())</connections></viewController>"),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var labels: [UILabel]!
          override func viewDidLoad() { \(lines) }
          \(members)
        }
        """)
  }

  @Test(
    "what code does to each of them it does to all",
    arguments: [
      "for label in labels { label.textColor = .blue }", "labels.forEach { $0.textColor = .blue }",
      "self.labels.forEach { label in label.textColor = .blue }", "for one in labels ?? [] { one.textColor = .blue }",
      "for (row, one) in labels.enumerated() { one.tag = row; one.textColor = .blue }",
      "for one in labels.reversed() { one.textColor = .blue }",
    ])
  func each(lines: String) {
    let look = look(lines)
    for text in ["T", "U"] {
      #expect(look.words(text) == "#0000FF on #FFFFFF" && look.isCertain(text) == true, "\(look.dump)")
    }
  }

  @Test(
    "what code does to some of them it may do to any",
    arguments: [
      ("labels[0].textColor = .blue", ""), ("labels.first?.textColor = .blue", ""),
      ("for one in labels.dropFirst() { one.textColor = .blue }", ""),
      ("", "func dim() { labels.forEach { $0.textColor = .blue } }"),
      ("paint(labels)", "func paint(_ all: [UILabel]) { all.forEach { $0.textColor = .blue } }"),
    ])
  func some(lines: String, members: String) {
    let look = look(lines, members: members)
    // On white, red has 4.00:1 and blue 8.59:1.
    for text in ["T", "U"] {
      #expect(Set(look.foregrounds(text)).isDisjoint(with: ["#FF0000", "#0000FF"]), "\(look.dump)")
      #expect(look.isCertain(text) == false, "\(look.dump)")
    }
  }

  @Test(
    "what a condition decides is seen both ways",
    arguments: [
      "for one in labels where one.tag == 1 { one.textColor = .blue }",
      "if isDim { labels.forEach { $0.textColor = .blue } }",
    ])
  func asked(lines: String) {
    let look = look(lines, members: "var isDim = false\nfunc dim() { isDim = true; viewDidLoad() }")
    #expect(look.foregrounds("T") == ["#0000FF", "#FF0000"], "\(look.dump)")
    #expect(look.foregrounds("U") == ["#0000FF", "#FF0000"], "\(look.dump)")
  }

  @Test("what a loop does to others is no more certain than that it is run")
  func others() {
    let look = shown(
      captioned(
        #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          var rows: [Int] = []
          override func viewDidLoad() { for row in rows { caption.textColor = .blue } }
        }
        """)
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }
}

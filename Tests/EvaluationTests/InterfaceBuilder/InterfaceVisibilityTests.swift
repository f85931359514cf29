import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Objects of interface files that code hides and shows: each is seen on the paths alone on which it is there (S-115).
struct InterfaceVisibilityTests {
  private func look(_ attributes: String = "", _ body: String) -> Look {
    shown(
      captioned().replacingFirst("<label ", with: "<label \(attributes) "),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          let account: Account
          \(body)
        }
        struct Account { var isNew: Bool; var kind: Kind }
        enum Kind { case free, paid }
        """)
  }

  @Test(
    "what the file hides is seen where a question shows it",
    arguments: [
      "switch account.kind { case .free: break\ncase .paid: caption.isHidden = false }",
      "if account.kind == .paid { caption.isHidden = false }", "caption.isHidden = account.kind != .paid",
    ])
  func shownBehindQuestion(_ statement: String) {
    let look = look(
      #"hidden="YES""#,
      "override func viewDidLoad() {\n\(statement)\n"
        + "if account.kind == .paid { caption.textColor = .blue } else { caption.textColor = .white } }")
    #expect(look.foregrounds("T") == ["#0000FF"], "\(look.dump)")
    #expect(look.exemptions("T").isEmpty)
  }

  @Test("what code hides behind a question is not seen there")
  func hiddenBehindQuestion() {
    let look = look(
      "",
      "override func viewDidLoad() { caption.isHidden = account.isNew\n"
        + "caption.textColor = account.isNew ? .white : .blue }")
    #expect(look.foregrounds("T") == ["#0000FF"], "\(look.dump)")
  }

  @Test("what a function shows that the file hides has the colour that it gives")
  func shownByFunction() {
    let look = look(#"hidden="YES""#, "func warn() { caption.isHidden = false\ncaption.textColor = .blue }")
    #expect(look.foregrounds("T") == ["#0000FF"], "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test("what `toggle()` turns over is seen where it may be shown")
  func toggled() {
    let body = "func turn() { caption.isHidden.toggle()\ncaption.textColor = .blue }"
    // Black on white before and blue after it, on whichever path it is shown.
    #expect(look(#"hidden="YES""#, body).foregrounds("T") == ["#0000FF"], "\(look(#"hidden="YES""#, body).dump)")
    #expect(look("", body).foregrounds("T").contains("#000000"), "\(look("", body).dump)")
    #expect(look("", body).exemptions("T").isEmpty)
  }

  @Test(
    "what code makes and turns over is seen where that shows it",
    arguments: [("true", ["#0000FF"]), ("false", ["#000000"])])
  func toggledInCode(isHidden: String, colors: [String]) {
    let look = Look(
      """
      import UIKit
      final class ShelfController: UIViewController {
        let caption = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          caption.text = "T"
          caption.isHidden = \(isHidden)
          view.addSubview(caption)
        }
        func turn() {
          caption.textColor = .blue
          UIView.animate(withDuration: 1) { self.caption.isHidden.toggle() }
        }
      }
      """)
    #expect(look.foregrounds("T") == colors, "\(look.dump)")
  }

  @Test(
    "what one function hides another one may have shown before",
    arguments: [
      "func rest() { caption.isHidden = true\ncaption.textColor = .blue }\nfunc show() { caption.isHidden = false }",
      "func show() { caption.isHidden = false }\nfunc rest() { caption.isHidden = true\ncaption.textColor = .blue }",
    ])
  func severalFunctions(_ body: String) {
    let look = look("", body)
    // Either colour is one of those that may be in force.
    #expect(look.foreground("T") == nil && !look.placements("T").isEmpty, "\(look.dump)")
    #expect(look.exemptions("T").isEmpty)
  }

  @Test("what is shown where a question is known to be answered otherwise stays hidden")
  func shownNowhere() {
    let look = look(
      #"hidden="YES""#,
      "enum Channel { case beta, stable }\nlet channel: Channel = .stable\n"
        + "override func viewDidLoad() { if channel == .beta { caption.isHidden = false } }")
    #expect(look.exemptions("T") == [.hidden], "\(look.dump)")
  }

  @Test("a view that a question shows lies behind others there alone")
  func behindOthers() {
    let look = shown(
      storyboard(
        """
        <view hidden="YES" id="card"><rect key="frame" x="0" y="0" width="400" height="100"/>
        <color key="backgroundColor" red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </view>\(label("T"))
        """
      ).replacingFirst(
        "</view>\n</viewController>",
        with: """
          </view><connections><outlet property="caption" destination="T" id="o"/>
          <outlet property="card" destination="card" id="p"/></connections></viewController>
          """),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          @IBOutlet var card: UIView!
          let isDark: Bool
          override func viewDidLoad() {
            card.isHidden = !isDark
            caption.textColor = isDark ? .white : .black
          }
        }
        """)
    #expect(Set(look.placements("T").map { "\($0.condition ?? "")" }) == ["isDark", "!isDark"], "\(look.dump)")
    let pairs = look.readings("T").map { "\($0.foreground?.hexString ?? "?") on \($0.background?.hexString ?? "?")" }
    #expect(Set(pairs) == ["#FFFFFF on #000000", "#000000 on #FFFFFF"], "\(look.dump)")
  }

  @Test("paths of views within each other that exclude each other leave nothing that is seen")
  func never() {
    let look = shown(
      storyboard(
        """
        <view id="card"><rect key="frame" x="0" y="0" width="400" height="100"/><subviews>\(label("T"))</subviews></view>
        """
      ).replacingFirst(
        "</view>\n</viewController>",
        with: """
          </view><connections><outlet property="caption" destination="T" id="o"/>
          <outlet property="card" destination="card" id="p"/></connections></viewController>
          """),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          @IBOutlet var card: UIView!
          let isDark: Bool
          override func viewDidLoad() { card.isHidden = isDark; caption.isHidden = !isDark }
        }
        """)
    #expect(look.exemptions("T") == [.hidden], "\(look.dump)")
  }

  /// A controller with a panel inside views that code hides each.
  private func panel(_ around: [String], _ body: String) -> Look {
    let open = around.map { #"<view id="\#($0)"><rect key="frame" x="0" y="0" width="400" height="90"/><subviews>"# }
    let outlets = (around + ["panel"]).map { #"<outlet property="\#($0)" destination="\#($0)" id="o\#($0)"/>"# }
    return shown(
      storyboard(
        open.joined() + #"<view id="panel"><rect key="frame" x="0" y="0" width="400" height="80"/></view>"#
          + around.map { _ in "</subviews></view>" }.joined()
      ).replacingFirst(
        "</view>\n</viewController>",
        with: "</view><connections>\(outlets.joined())</connections></viewController>"),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var \((around + ["panel"]).map { "\($0): UIView!" }.joined(separator: ", "))
          let kind: Kind
          \(around.map { "let \($0)A: Bool, \($0)B: Bool" }.joined(separator: "; "))
          override func viewDidLoad() {
            \(body)
            panel.addSubview(label)
          }
        }
        enum Kind { case a, b, c, d }
        """)
  }

  @Test(
    "what code puts into a view from an outlet is seen on the paths alone on which what is around is shown",
    arguments: [
      ("case .a", "kind == .a ? .blue : .white"), ("case .a, .b", "kind == .c ? .white : .blue"),
    ])
  func filledOnPaths(_ pattern: String, _ color: String) {
    let look = panel(
      ["card"],
      """
      switch kind { \(pattern): card.isHidden = false
      default: card.isHidden = true }
      let label = UILabel(); label.text = "T"; label.textColor = \(color)
      """)
    #expect(Set(look.foregrounds("T")) == ["#0000FF"], "\(look.dump)")
  }

  // Of five views around each is shown on two paths, and together they are on 32; 16 are told apart.
  @Test("what is shown on more paths than are followed is certain on none")
  func manyPaths() {
    let names = ["one", "two", "three", "four", "five"]
    func look(_ count: Int) -> Look {
      let around = Array(names.prefix(count))
      return panel(
        around,
        around.map { "\($0).isHidden = !(\($0)A || \($0)B)" }.joined(separator: "\n")
          + "\nlet label = UILabel(); label.text = \"T\"; label.textColor = .white")
    }
    #expect(look(1).isCertain("T") == true, "\(look(1).dump)")
    #expect(look(5).isCertain("T") == false, "\(look(5).dump)")
  }

  // A disjunction of nine is true on nine paths; eight are told apart.
  @Test("a text that nine questions may show fails for certain on none of the other paths")
  func manyQuestions() {
    func look(_ count: Int) -> Look {
      let names = "abcdefghi".prefix(count).map { "is\($0)" }
      let isAny = names.joined(separator: " || ")
      return self.look(
        "",
        names.map { "let \($0): Bool\n" }.joined()
          + "override func viewDidLoad() { caption.isHidden = !(\(isAny))\n"
          + "caption.textColor = (\(isAny)) ? .label : .systemBackground }")
    }
    #expect(look(2).foregrounds("T") == ["#000000"], "\(look(2).dump)")
    #expect(!look(9).readings("T").isEmpty && look(9).readings("T").allSatisfy { !$0.isCertain }, "\(look(9).dump)")
  }

  @Test("the opacity that code gives takes the place of the file's, and lies in no group of its own")
  func opacity() {
    let look = look(
      #"alpha="0.5""#,
      "override func viewDidLoad() { caption.textColor = .black\ncaption.alpha = account.isNew ? 1 : 0.5 }")
    // Black at 0.5 on white is 127.5 of 255, shown as #808080 or #7F7F7F; twice 0.5 would be #BFBFBF.
    let found = Set(look.foregrounds("T"))
    #expect(found.contains("#000000"), "\(look.dump)")
    #expect(found.subtracting(["#000000", "#808080", "#7F7F7F"]).isEmpty, "\(look.dump)")
  }

  @Test("a label that a function shows does not lie on what the same function hides")
  func inPlaceOf() {
    let look = shown(
      storyboard(
        """
        <view id="plate"><rect key="frame" x="0" y="0" width="400" height="44"/>
        <color key="backgroundColor" red="0.2" green="0.38" blue="0.8" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
        """ + label("T", "", #" hidden="YES""#)
      ).replacingFirst(
        "</view>\n</viewController>",
        with:
          #"</view><connections><outlet property="plate" destination="plate" id="o"/><outlet property="note" destination="T" id="p"/></connections></viewController>"#
      ),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var plate: UIView!
          @IBOutlet var note: UILabel!
          func toMain() { plate.isHidden = false; note.isHidden = true }
          func toError() { plate.isHidden = true; note.isHidden = false }
        }
        """)
    #expect(look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }
}

import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Questions of the running program behind which code sets what outlets look like (S-115).
struct InterfaceForkTests {
  private func looks(_ body: String) -> Look {
    shown(
      captioned(),
      swift: """
        enum Stage { case early, late, lost }
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          var stage = Stage.early
          var isLate = false
          \(body.replacing("GREEN", with: "UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)"))
        }
        """)
  }

  @Test(
    "each answer is a way of its own with its own colour",
    arguments: [
      "switch stage { case .late: caption.textColor = .black; case .early, .lost: caption.textColor = GREEN }",
      "switch (isLate, stage) { case (true, .early): caption.textColor = .black; default: caption.textColor = GREEN }",
      "guard isLate else { caption.textColor = .black; return }\n caption.textColor = GREEN",
      "if isLate { caption.textColor = .black; return }\n caption.textColor = GREEN",
      "caption.textColor = .black\n switch stage { case .late: caption.textColor = GREEN; default: break }",
    ])
  func colors(_ statements: String) {
    let look = looks("override func viewDidLoad() { \(statements) }")
    #expect(Set(look.foregrounds("T")) == ["#000000", "#008000"], "\(look.dump)")
    #expect(look.placements("T").allSatisfy { $0.readings[.light]?.isCertain == true })
    #expect(look.placements("T").contains { $0.isConditional })
  }

  @Test("the questions of a function are asked where other code calls it, too")
  func calledFunctions() {
    let look = looks(
      "func show() { switch stage { case .late: caption.textColor = .white; default: caption.textColor = GREEN } }")
    // Black is what the file has where nothing calls the function.
    #expect(look.foregrounds("T") == ["#000000", "#008000", "#FFFFFF"], "\(look.dump)")
    #expect(look.conditions("T").contains("stage == .late"))
  }

  @Test("what a closure sets may be in force or not")
  func closures() {
    let look = looks("override func viewDidLoad() { later { self.caption.textColor = GREEN } }")
    #expect(look.placements("T").count == 1, "\(look.dump)")
    #expect(look.isCertain("T") == false)
  }

  @Test("what a closure chooses may be in force or not, and what the file has is no certain look beside it")
  func choosingClosures() {
    let white =
      #"<color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    let look = shown(
      captioned(white),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          var isLate = false
          override func viewDidLoad() {
            later { if self.isLate { self.caption.textColor = .black } else { self.caption.textColor = .darkGray } }
          }
        }
        """)
    let plain = look.placements("T").filter { $0.condition == nil }.compactMap { $0.readings[.light] }
    #expect(plain.map(\.foreground?.hexString) == ["#FFFFFF"], "\(look.dump)")
    #expect(plain.allSatisfy { !$0.isCertain })
  }

  @Test(
    "a turn of a loop over outlets sets each of them",
    arguments: [
      "for label in [caption] { label?.textColor = GREEN }",
      "for label in [caption].compactMap { $0 } { label.textColor = GREEN }",
      "let all = [caption, nil].compactMap(\\.self)\n for label in all { label.textColor = GREEN }",
      "let all = [caption]; let shown = all.compactMap { one in one }; shown.forEach { $0.textColor = GREEN }",
      "[caption!].forEach { label in label.textColor = GREEN }",
    ])
  func loops(_ statements: String) {
    let look = looks("override func viewDidLoad() { \(statements) }")
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test("a font forks as a colour does")
  func fonts() {
    let look = looks(
      """
      override func viewDidLoad() {
        switch stage {
        case .late: caption.font = .systemFont(ofSize: 30)
        default: caption.font = .systemFont(ofSize: 12)
        }
      }
      """)
    #expect(Set(look.readings("T").compactMap { $0.font?.size }) == [12, 30], "\(look.dump)")
  }

  @Test("what a function is handed is known by its type")
  func parameters() {
    let look = looks(
      """
      func show(_ stage: Stage, _ paint: Paint) {
        switch stage { case .late: caption.textColor = paint.ink; default: caption.textColor = .black }
      }
      struct Paint { var ink: UIColor { GREEN } }
      """)
    #expect(look.foregrounds("T") == ["#000000", "#008000"], "\(look.dump)")
  }

  @Test("more answers than are told apart leave a colour and a font open, unless what follows sets them in any case")
  func manyQuestions() {
    // What was set before is left as it is in two ways by each: by 24 of them in sixteen million.
    let flags = (0..<24).map { "var flag\($0) = false, other\($0) = false" }.joined(separator: "; ")
    func look(_ assignment: (Int) -> String, then last: String = "") -> Look {
      let body = (0..<24).map { "if flag\($0), other\($0) { caption.\(assignment($0)) }" }.joined(separator: "\n")
      return looks("\(flags)\noverride func viewDidLoad() { \(body)\n\(last) }")
    }
    let colors = look { "textColor = UIColor(white: 0.\($0 + 10), alpha: 1)" }
    #expect(colors.undecided("T") == .tooManyPaths, "\(colors.dump)")
    let fonts = look { "font = .systemFont(ofSize: \($0 + 10))" }
    #expect(fonts.reading("T")?.font?.size == nil, "\(fonts.dump)")
    let last = look({ "textColor = UIColor(white: 0.\($0 + 10), alpha: 1)" }, then: "caption.textColor = GREEN")
    #expect(last.words("T") == "#008000 on #FFFFFF", "\(last.dump)")
  }

  @Test("S-113: what the system paints behind a selected row is not known, what the row's configuration paints is")
  func rows() {
    func look(_ statements: String, white: Int = 1) -> Look {
      shown(
        document(
          """
          <objects><collectionViewCell id="r" customClass="ShelfRow"><rect key="frame" x="0" y="0" width="400" height="60"/>
          <collectionViewCellContentView key="contentView" id="content">
          <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>\(label("T"))</subviews>
          </collectionViewCellContentView>
          <color key="backgroundColor" white="\(white)" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          <connections><outlet property="caption" destination="T" id="o"/></connections></collectionViewCell></objects>
          """),
        swift: """
          final class ShelfRow: UICollectionViewCell {
            @IBOutlet var caption: UILabel!
            override func updateConfiguration(using state: UICellConfigurationState) {
              var ground = UIBackgroundConfiguration.listCell().updated(for: state)
              \(statements)
              backgroundConfiguration = ground
            }
          }
          """)
    }
    let unpainted = look("caption.textColor = state.isSelected ? .white : .black")
    #expect(Set(unpainted.placements("T").map { $0.readings[.light]?.undecided?.reason }) == [nil, .unknownBackdrop])
    #expect(unpainted.foregrounds("T").contains("#000000"), "\(unpainted.dump)")
    let painted = look(
      """
      switch state.isSelected {
      case true: ground.backgroundColor = .black; caption.textColor = .white
      default: caption.textColor = .black
      }
      """)
    let pairs = painted.placements("T").compactMap { $0.readings[.light] }.map {
      "\($0.foreground?.hexString ?? "?") on \($0.background?.hexString ?? "?")"
    }
    #expect(Set(pairs) == ["#FFFFFF on #000000", "#000000 on #FFFFFF"], "\(painted.dump)")
    let held = look(
      """
      caption.textColor = .white
      let plate = UIView()
      plate.backgroundColor = .black
      ground.backgroundColor = .white
      ground.customView = plate
      """)
    #expect(held.words("T") == "#FFFFFF on #000000", "\(held.dump)")
    // The configuration resets the black of the file.
    let reset = look("caption.textColor = .black", white: 0)
    #expect(!reset.backgrounds("T").contains("#000000"), "\(reset.dump)")
  }
}

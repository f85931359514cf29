import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What objects of the program's own classes store, which their colours are made of (S-115).
struct InterfaceFieldTests {
  /// A controller with a label of its own class, whose colour follows from a tone and an optional other one.
  private func looks(_ controller: String, outlet: String = "outlet", label attributes: String = "") -> Look {
    shown(
      storyboard(label("T", "", attributes + #" customClass="ToneLabel""#)).replacingFirst(
        "</view>\n</viewController>",
        with:
          #"</view><connections><\#(outlet) property="caption" destination="T" id="o"/></connections></viewController>"#
      ),
      swift: """
        enum Tone { case rest, loud, faint }
        class ToneLabel: UILabel {
          var tone: Tone = .rest { didSet { paint() } }
          var other: Tone?
          override func awakeFromNib() { paint() }
          private func paint() { textColor = Palette.color(of: tone, or: other) }
        }
        enum Palette {
          static func color(of tone: Tone, or other: Tone?) -> UIColor {
            let tone = other ?? tone
            switch tone {
            case .rest: return UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            case .loud: return UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            case .faint: return UIColor(white: 0.8, alpha: 1)
            }
          }
        }
        class ShelfController: UIViewController {
          \(controller)
        }
        """)
  }

  @Test func aPropertyThatNobodySetsIsWhatItsClassStartsWith() {
    let look = looks("@IBOutlet var caption: ToneLabel!")
    #expect(look.words("T") == "#0000FF on #FFFFFF", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test func whatTheOutletIsGivenCounts() {
    let look = looks("@IBOutlet var caption: ToneLabel! { didSet { caption.tone = .loud } }")
    #expect(look.words("T") == "#FF0000 on #FFFFFF", "\(look.dump)")
    #expect(
      looks("@IBOutlet var caption: ToneLabel! { didSet { caption.other = .loud } }").foreground("T") == "#FF0000")
  }

  @Test func whatSomeFunctionMaySetIsOneOfTwo() {
    let look = looks("@IBOutlet var caption: ToneLabel!\n func warn() { caption.tone = .loud }")
    #expect(look.isCertain("T") == false, "\(look.dump)")
    // Blue on white has 8.59, red 4.00.
    let bounds = look.bounds("T")
    #expect(bounds.map { $0.low < 4.01 && $0.high > 8.58 } == true)
  }

  @Test(
    "where code may have the object under another name, what it stores is not known",
    arguments: [
      (
        "@IBOutlet var caption: [ToneLabel]!\n override func viewDidLoad() { caption.forEach { $0.tone = .loud } }",
        "outletCollection"
      ),
      ("@IBOutlet var caption: ToneLabel!\n func all() { for one in [caption] { one?.tone = .loud } }", "outlet"),
    ])
  func otherNames(_ controller: String, _ outlet: String) {
    let look = looks(controller, outlet: outlet)
    #expect(look.foreground("T") == nil, "\(look.dump)")
  }

  @Test("S-114: a colour of two schemes that a field is given is one value")
  func dynamicField() {
    let look = shown(
      storyboard(label("T", "", #" customClass="Pill""#)).replacingFirst(
        "</view>\n</viewController>",
        with:
          #"</view><connections><outlet property="pill" destination="T" id="o"/></connections></viewController>"#
      ),
      swift: """
        extension UIColor {
          static var ink: UIColor {
            UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 1) : UIColor(white: 0, alpha: 1) }
          }
        }
        class Pill: UILabel {
          var ink: UIColor = .ink
          func paint() { textColor = ink }
        }
        class ShelfController: UIViewController {
          @IBOutlet var pill: Pill!
          override func viewDidLoad() { pill.ink = .ink; pill.paint() }
        }
        """)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("T", .dark) == ["#FFFFFF"])
  }
}

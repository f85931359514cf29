import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Labels that code makes, and what they stand on (S-110, S-115).
struct CodeLabelTests {
  @Test("S-18, S-143: a text that may shrink keeps its size, and counts as its smallest for what it needs")
  func shrinking() {
    let look = controller(
      """
      caption.font = .systemFont(ofSize: 30)
      caption.adjustsFontSizeToFitWidth = true
      caption.minimumScaleFactor = 0.5
      """)
    #expect(look.font("T")?.size == 30 && look.font("T")?.leastSize == 15, "\(look.dump)")
  }

  /// A controller with a label `T` in the property `caption`, set up in `viewDidLoad`.
  private func controller(_ setUp: String, members: String = "", name: String = "ShelfController") -> Look {
    Look(
      """
      import UIKit
      final class \(name): UIViewController {
        private let caption: UILabel = { let label = UILabel(); label.text = "T"; return label }()
        override func viewDidLoad() {
          super.viewDidLoad()
          \(setUp)
        }
        \(members)
      }
      """)
  }

  private let green = "UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)"

  @Test("S-110: a label has the label colour at 17 pt, and a controller the system background")
  func defaults() {
    let look = controller("view.addSubview(caption)")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFFFF on #000000")
    #expect(look.fontWords("T") == "17 regular fixed")
    #expect(look.elements("T").first?.view == "ShelfController")
    #expect(look.elements("T").first?.range.line == 3)
  }

  @Test("a property that is set by its name is set", arguments: ["forKey", "forKeyPath"])
  func named(label: String) {
    let look = controller("caption.setValue(\(green), \(label): \"textColor\")\nview.addSubview(caption)")
    // 0.5 × 255 = 127.5, which is 80 in hexadecimal.
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-110: the font of a label that code made is 17 pt where it is asked for")
  func askedFont() {
    let look = controller("caption.font = caption.font.withSize(14)\nview.addSubview(caption)")
    #expect(look.fontWords("T") == "14 regular fixed", "\(look.dump)")
  }

  @Test("S-115: a colour that a publisher sets is only known at run time")
  func published() {
    let look = controller(
      "caption.textColor = .black\nview.addSubview(caption)\nmodel.$ink.assign(to: \\.textColor, on: caption).store(in: &bag)",
      members: "var model: Model")
    #expect(look.undecided("T") == .runtimeValue, "\(look.dump)")
    #expect(look.fontWords("T") == "17 regular fixed")
  }

  @Test("S-115: a picture that only stays within its view lies beside a text and not behind it")
  func looseEdges() {
    func look(_ relation: String) -> Look {
      controller(
        """
        view.backgroundColor = .white
        caption.textColor = .black
        let icon = UIImageView(image: UIImage(named: "tick"))
        view.addSubview(icon)
        view.addSubview(caption)
        icon.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        icon.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        icon.trailingAnchor.constraint(\(relation): view.trailingAnchor).isActive = true
        icon.bottomAnchor.constraint(\(relation): view.bottomAnchor).isActive = true
        caption.leadingAnchor.constraint(equalTo: icon.trailingAnchor).isActive = true
        """)
    }
    #expect(look("lessThanOrEqualTo").words("T") == "#000000 on #FFFFFF")
    #expect(look("equalTo").undecided("T") == .imageBackdrop)
  }

  @Test("S-115: the last assignment on a straight line wins")
  func lastAssignment() {
    let look = controller(
      """
      caption.textColor = .systemRed
      caption.textColor = \(green)
      caption.font = .boldSystemFont(ofSize: 20)
      view.backgroundColor = .black
      view.addSubview(caption)
      """)
    #expect(look.words("T") == "#008000 on #000000", "\(look.dump)")
    #expect(look.fontWords("T") == "20 bold as-bold fixed")
  }

  @Test("S-115: each arm of a condition is a path of its own, here with the colour behind that goes with it")
  func conditions() {
    let look = controller(
      """
      if isDimmed {
        caption.textColor = .white
        view.backgroundColor = .black
      } else {
        caption.textColor = .black
        view.backgroundColor = .white
      }
      view.addSubview(caption)
      """, members: "var isDimmed = false")
    #expect(look.words("T") == "#000000 on #FFFFFF | #FFFFFF on #000000", "\(look.dump)")
    #expect(look.conditions("T") == ["!isDimmed", "isDimmed"])
  }

  @Test("S-115: what follows a guard holds on its path alone")
  func guards() {
    let look = controller(
      """
      view.addSubview(caption)
      guard isAlert else { return }
      caption.textColor = \(green)
      """, members: "var isAlert = false")
    #expect(look.foregrounds("T") == ["#000000", "#008000"], "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test("S-115: a function that other code may call leaves both looks possible, and neither certain")
  func laterFunction() throws {
    let look = controller(
      "view.addSubview(caption)", members: "func warn() { caption.textColor = \(green) }")
    let bounds = try #require(look.bounds("T"), "\(look.dump)")
    // Green at 0.5 is 0.2140 linear, a luminance of 0.7152 × 0.2140 = 0.1531: 1.05 / 0.2031 = 5.17; black has 21.
    #expect(abs(bounds.low - 5.17) < 0.01)
    #expect(bounds.high > 20.9)
    #expect(look.isCertain("T") == false)
  }

  @Test("S-115: set-up functions of the class, of a class above and of an extension are followed")
  func setUpFunctions() {
    let look = Look(
      """
      import UIKit
      class BaseView: UIView {
        override init(frame: CGRect) { super.init(frame: frame); commonInit() }
        required init?(coder: NSCoder) { super.init(coder: coder); commonInit() }
        func commonInit() { backgroundColor = .black }
      }
      final class Badge: BaseView {
        let label = UILabel()
        override func commonInit() { super.commonInit(); style(); addViews(label) }
      }
      extension Badge {
        func style() { label.text = "T"; label.textColor = \(green) }
      }
      extension UIView {
        func addViews(_ views: UIView...) { views.forEach { addSubview($0) } }
      }
      """)
    #expect(look.words("T") == "#008000 on #000000", "\(look.dump)")
  }

  @Test("S-115: the nearest painted view behind counts, through stacks and clear views")
  func nesting() {
    let look = controller(
      """
      let card = UIView()
      card.backgroundColor = .black
      let stack = UIStackView(arrangedSubviews: [caption])
      card.addSubview(stack)
      view.addSubview(card)
      caption.textColor = \(green)
      """)
    #expect(look.words("T") == "#008000 on #000000", "\(look.dump)")
  }

  @Test("S-115: a view that is put nowhere stands on nothing that is known")
  func putNowhere() {
    let look = controller("caption.textColor = \(green)")
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
  }

  @Test(
    "S-115: what a view stands on that code makes where it is not followed is not known for certain",
    arguments: [
      ("", true), ("struct Kit { let head: Head? = Kit.make()\nstatic func make() -> Head { Head() } }", false),
    ])
  func madeElsewhere(kit: String, isCertain: Bool) {
    let look = Look(
      """
      import UIKit
      final class Head: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = "T"
          label.textColor = .white
          addSubview(label)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      \(kit)
      """)
    #expect(look.words("T") == "#FFFFFF on #FFFFFF\(isCertain ? "" : " uncertain")", "\(look.dump)")
  }

  @Test("a function that is not there may have styled a label")
  func styledElsewhere() {
    let look = controller("view.addSubview(caption)\nPalette.apply(to: caption)")
    #expect(look.undecided("T") == .externalModule, "\(look.dump)")
  }

  @Test(
    "what keeps or prints a label styles nothing",
    arguments: ["objc_setAssociatedObject(caption, &key, 1, .OBJC_ASSOCIATION_RETAIN)", "print(caption)"])
  func keptElsewhere(call: String) {
    let look = controller("caption.textColor = .red\nview.addSubview(caption)\n\(call)")
    #expect(look.undecided("T") == nil && look.words("T").hasPrefix("#FF"), "\(look.dump)")
  }

  @Test("a view that other code makes is shown where that code puts it, with the arguments it is given")
  func composition() {
    let look = Look(
      """
      import UIKit
      final class Plate: UIView {
        let label = UILabel()
        init(ink: UIColor) {
          super.init(frame: .zero)
          label.text = "T"
          label.textColor = ink
          addSubview(label)
        }
      }
      final class Screen: UIViewController {
        lazy var plate = Plate(ink: \(green))
        override func loadView() {
          let root = UIView()
          root.backgroundColor = .black
          root.addSubview(plate)
          view = root
        }
      }
      """)
    #expect(look.words("T") == "#008000 on #000000", "\(look.dump)")
  }

  @Test("S-115: a hidden view is none that is seen, and an opacity fades it")
  func hiddenAndFaded() {
    let hidden = controller("view.addSubview(caption)\ncaption.isHidden = true")
    #expect(hidden.exemptions("T") == [.hidden], "\(hidden.dump)")
    // Black at one half over white: 0.5 × 255 = 127.5, which is written #808080.
    let faded = controller("view.addSubview(caption)\ncaption.textColor = .black\ncaption.alpha = 0.5")
    #expect(faded.words("T") == "#808080 on #FFFFFF", "\(faded.dump)")
  }

  @Test("S-115: a sibling behind that fills the parent is what a label stands on")
  func siblingBehind() {
    let look = controller(
      """
      let backing = UIView(frame: view.bounds)
      backing.backgroundColor = .black
      view.addSubview(backing)
      caption.textColor = \(green)
      view.addSubview(caption)
      """)
    #expect(look.words("T") == "#008000 on #000000", "\(look.dump)")
    let beside = controller(
      """
      let picture = UIImageView()
      view.addSubview(picture)
      view.addSubview(caption)
      NSLayoutConstraint.activate([caption.leadingAnchor.constraint(equalTo: picture.trailingAnchor)])
      """)
    #expect(beside.words("T") == "#000000 on #FFFFFF", "\(beside.dump)")
  }

  @Test("S-55: a pinned style leaves the appearances of the other scheme out")
  func pinned() {
    let look = controller("overrideUserInterfaceStyle = .dark\nview.addSubview(caption)")
    #expect(look.words("T") == "-", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFFFF on #000000")
  }

  @Test("S-55: a style that a flag pins leaves each scheme out on one path only")
  func pinnedByFlag() {
    let both = controller(
      """
      let isNight = UserDefaults.standard.bool(forKey: "night")
      overrideUserInterfaceStyle = isNight ? .dark : .light
      caption.textColor = isNight ? .white : .black
      view.backgroundColor = isNight ? .black : .white
      view.addSubview(caption)
      """)
    // Black on white and white on black have 21:1.
    #expect(both.ratio("T") == 21, "\(both.dump)")
    #expect(both.words("T") == "#000000 on #FFFFFF", "\(both.dump)")
    #expect(both.words("T", .dark) == "#FFFFFF on #000000")
    let one = controller(
      """
      if UserDefaults.standard.bool(forKey: "night") { overrideUserInterfaceStyle = .dark }
      view.addSubview(caption)
      """)
    #expect(one.words("T") == "#000000 on #FFFFFF", "\(one.dump)")
  }

  @Test("S-114: branches on the traits are decided by each appearance")
  func traits() {
    let look = controller(
      """
      caption.textColor = traitCollection.userInterfaceStyle == .dark ? .white : \(green)
      view.addSubview(caption)
      """)
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFFFF on #000000")
  }

  @Test("A member after ? or : is one of UIKit's where the other arm is a colour of UIKit")
  func arms() {
    let look = Look(
      """
      import UIKit
      enum Ink { static let accent = UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
      final class Page: UIViewController {
        let label = UILabel()
        var isBusy = false
        override func viewDidLoad() {
          view.addSubview(label)
          label.text = "T"
          label.textColor = isBusy ? Ink.accent : .label
        }
      }
      """)
    #expect(Set(look.foregrounds("T")) == ["#FFFF00", "#000000"], "\(look.dump)")
  }

  @Test(
    "S-111: an image of which only the shape counts is a symbol in the tint, another one is content",
    arguments: [("alwaysTemplate", Element.Kind.symbol), ("alwaysOriginal", .image), ("automatic", .image)])
  func templates(_ mode: String, _ kind: Element.Kind) {
    let look = Look(
      """
      import UIKit
      final class Box: UIView {
        let arrow: UIImageView = {
          let view = UIImageView()
          view.image = UIImage(named: "arrow")?.withRenderingMode(.\(mode))
          view.tintColor = UIColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
          return view
        }()
        init() {
          super.init(frame: .zero)
          backgroundColor = .white
          addSubview(arrow)
        }
      }
      """)
    let found = look.scene.elements.filter { $0.kind == kind }
    #expect(found.count == 1 && look.scene.elements.count == 1, "\(look.dump)")
    // 0.8 is 0.6038 linear: 1.05 / 0.6538 = 1.61 on white.
    let ratio = found.first?.placements.first?.readings[.light]?.ratio?.low
    #expect(ratio.map { ($0 * 100).rounded() } == (kind == .symbol ? 161 : nil))
  }

  @Test("a text that nothing shown leads to is told of, whether its class is the framework's or the program's")
  func unseen() {
    let look = Look(
      """
      import UIKit
      final class Caption: UILabel {}
      enum Spares {
        static let all: [Any] = [
          UILabel(),
          Caption(),
        ]
      }
      """)
    let unseen = look.scene.elements.filter { $0.placements.allSatisfy { $0.foreground.form == .unknown } }
    #expect(unseen.map(\.range.line) == [5, 6], "\(look.dump)")
  }
}

import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Buttons, fields, rows and attributed texts that code makes (S-111 to S-113).
struct CodeControlTests {
  private func view(_ setUp: String, members: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Panel: UIView {
        init() {
          super.init(frame: .zero)
          \(setUp)
        }
        \(members)
      }
      """)
  }

  private let green = "UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)"

  @Test("S-111: a system button's title takes the tint, a custom one's is white, and a colour for a state goes before")
  func buttons() {
    let look = view(
      """
      tintColor = \(green)
      let plain = UIButton(type: .system)
      plain.setTitle("T", for: .normal)
      addSubview(plain)
      let custom = UIButton()
      custom.setTitle("White", for: .normal)
      addSubview(custom)
      let own = UIButton()
      own.setTitle("Own", for: .normal)
      own.setTitleColor(.black, for: .normal)
      own.titleLabel?.font = .systemFont(ofSize: 19)
      addSubview(own)
      """)
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
    #expect(look.fontWords("T") == "15 regular fixed")
    #expect(look.foreground("White") == "#FFFFFF")
    #expect(look.foreground("Own") == "#000000")
    #expect(look.fontWords("Own") == "19 regular fixed")
  }

  /// UIKit's `.brown` is 0.6, 0.4, 0.2, and its `.blue` a pure one; SwiftUI's colours of these names are others.
  @Test("S-111, S-114: a colour for a state is one of UIKit", arguments: [("brown", "#996633"), ("blue", "#0000FF")])
  func colorsForStates(_ name: String, _ hex: String) {
    let look = view(
      """
      let own = UIButton()
      own.setTitle("T", for: .normal)
      own.setTitleColor(.\(name), for: .normal)
      addSubview(own)
      """)
    #expect(look.foreground("T") == hex, "\(look.dump)")
  }

  // Black is written twice: in the loop and after it.
  @Test("S-44, S-110: runs of unknown text are as many as their colours are written, however often code adds them")
  func repeatedRuns() {
    let look = view(
      """
      let label = UILabel()
      let text = NSMutableAttributedString()
      for _ in 0..<2 { text.append(line(.black)); text.append(line(\(green))) }
      text.append(line(.black))
      label.attributedText = text
      addSubview(label)
      """,
      members: """
        func line(_ color: UIColor) -> NSAttributedString {
          NSAttributedString(string: ProcessInfo.processInfo.hostName, attributes: [.foregroundColor: color])
        }
        """)
    let inks = look.scene.elements.map { $0.placements.first?.readings[.light]?.foreground?.hexString }
    #expect(inks == ["#000000", "#008000", "#000000"], "\(look.dump)")
  }

  @Test("S-111: the colour of a button's title label has no lasting effect, and that is said")
  func titleLabel() {
    let look = view(
      """
      let button = UIButton(type: .custom)
      button.setTitle("T", for: .normal)
      button.titleLabel?.textColor = \(green)
      addSubview(button)
      """)
    #expect(look.foreground("T") == "#FFFFFF", "\(look.dump)")
    let origins = look.placements("T").flatMap(\.provenance).filter { $0.kind == .ineffective }
    #expect(origins.map(\.detail) == ["'titleLabel.textColor'"])
  }

  @Test("S-111: a filled configuration is white on the tint unless it says otherwise")
  func configurations() {
    let look = view(
      """
      var filled = UIButton.Configuration.filled()
      filled.title = "T"
      filled.baseBackgroundColor = \(green)
      addSubview(UIButton(configuration: filled))
      let plain = UIButton()
      plain.configuration = .plain()
      plain.configuration?.title = "Plain"
      plain.configuration?.baseForegroundColor = \(green)
      addSubview(plain)
      """)
    #expect(look.words("T") == "#FFFFFF on #008000", "\(look.dump)")
    #expect(look.words("Plain") == "#008000 on #FFFFFF")
  }

  @Test("S-112: a field's prompt is placeholder text unless it is attributed")
  func prompts() {
    let look = view(
      """
      let field = UITextField()
      field.placeholder = "T"
      addSubview(field)
      let other = UITextField()
      other.attributedPlaceholder = NSAttributedString(
        string: "Own", attributes: [.foregroundColor: \(green)])
      addSubview(other)
      """)
    #expect(look.placements("T").first?.foreground.form == .system("placeholderText"), "\(look.dump)")
    #expect(look.words("Own") == "#008000 on #FFFFFF")
    // The default is the body style, which has 17 pt (S-16) and scales.
    #expect(look.reading("T")?.font?.size == 17)
    #expect(look.reading("T")?.font?.scales == true)
  }

  @Test("S-110: runs of an attributed text have their own colours and fonts")
  func attributed() {
    let look = view(
      """
      let label = UILabel()
      let text = NSMutableAttributedString(
        string: "T", attributes: [.foregroundColor: \(green), .font: UIFont.systemFont(ofSize: 22)])
      text.append(NSAttributedString(string: "Black", attributes: [.foregroundColor: UIColor.black]))
      label.attributedText = text
      addSubview(label)
      """)
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
    #expect(look.fontWords("T") == "22 regular fixed")
    #expect(look.foreground("Black") == "#000000")
    #expect(look.elements("Black").first?.id.hasSuffix("#2") == true)
    // The colour is set where the attribute has its value, not where the text is assigned.
    #expect(look.placements("T").first?.foreground.range?.line == 7)
  }

  @Test("S-113: a content configuration's colours and the row's own background")
  func contentConfigurations() {
    let look = Look(
      """
      import UIKit
      final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
          var content = cell.defaultContentConfiguration()
          content.text = "T"
          content.textProperties.color = \(green)
          content.secondaryText = "Second"
          content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
          cell.contentConfiguration = content
          cell.backgroundColor = .black
          return cell
        }
      }
      """)
    #expect(look.words("T") == "#008000 on #000000", "\(look.dump)")
    #expect(look.fontWords("T") == "17 regular")
    #expect(look.fontWords("Second") == "13 regular")
  }

  @Test("S-113: a row of a plain or a grouped table, where nothing tells which")
  func rows() {
    let look = Look(
      """
      import UIKit
      final class Row: UITableViewCell {
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          label.text = "T"
          label.textColor = .black
          contentView.addSubview(label)
        }
      }
      """)
    // White in both kinds of table in light; in dark black, and #1C1C1E on a platter.
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.background("T", .dark) == nil)
  }

  @Test("S-115: a text that a function sets is read in the colours of that function, not in those before it")
  func configuredRow() {
    let look = Look(
      """
      import UIKit
      final class Tile: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(label)
        }
        func configure() { label.text = "T"; label.textColor = \(green) }
      }
      """)
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-117: text over a blur lies on its material, and inside a vibrancy effect on nothing that is known")
  func effects() {
    let look = view(
      """
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
      let label = UILabel()
      label.text = "T"
      blur.contentView.addSubview(label)
      addSubview(blur)
      let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial)))
      let inner = UILabel()
      inner.text = "Vibrant"
      vibrant.contentView.addSubview(inner)
      addSubview(vibrant)
      """)
    #expect(look.placements("T").first?.material?.material == .thick, "\(look.dump)")
    #expect(look.undecided("Vibrant") == .material)
  }

  @Test("a symbol in an image view takes the tint; another image is content", arguments: ["UIImage", ".init"])
  func images(_ maker: String) {
    let look = view(
      """
      let symbol = UIImageView(image: \(maker)(systemName: "star"))
      symbol.tintColor = \(green)
      addSubview(symbol)
      """)
    #expect(look.words("star") == "#008000 on #FFFFFF", "\(look.dump)")
    #expect(look.elements("star").first?.kind == .symbol)
  }

  @Test("AppKit's labels stand on the window's background at 13 pt")
  func appKit() {
    let look = Look(
      """
      import AppKit
      final class Pane: NSViewController {
        let label = NSTextField(labelWithString: "T")
        override func viewDidLoad() {
          label.textColor = NSColor(red: 0, green: 0.5, blue: 0, alpha: 1)
          view.addSubview(label)
        }
      }
      """, platform: .macos)
    #expect(look.foreground("T") == "#008000", "\(look.dump)")
    #expect(look.fontWords("T") == "13 regular fixed")
  }

  @Test(
    "AppKit's fields draw the background of texts unless they are told otherwise, labels draw none",
    arguments: [
      ("NSTextField()", "", "#FFFFFF"), ("NSTextField(string: \"T\")", "", "#FFFFFF"),
      ("NSTextField(frame: .zero)", "", "#FFFFFF"), ("NSTextField()", "field.drawsBackground = false", "#000000"),
      ("NSTextField(labelWithString: \"T\")", "", "#000000"),
      ("NSTextField(labelWithString: \"T\")", "field.drawsBackground = true", "#FFFFFF"),
    ])
  func appKitFields(_ made: String, _ told: String, background: String) {
    let look = Look(
      """
      import SwiftUI
      struct Field: NSViewRepresentable {
        func makeNSView(context: Context) -> NSTextField {
          let field = \(made)
          \(told)
          return field
        }
        func updateNSView(_ field: NSTextField, context: Context) { field.stringValue = "T" }
      }
      struct Sample: View {
        var body: some View { Field().background(Color.black) }
      }
      """, platform: .macos)
    #expect(look.words("T").hasSuffix("on \(background)"), "\(look.dump)")
  }

  @Test("a text in a function that no class leads to is followed by itself, on a backdrop that is not known")
  func looseFunction() {
    let look = Look(
      """
      import UIKit
      enum Parts {
        static func note(in host: UIView) {
          let label = UILabel()
          label.text = "T"
          host.addSubview(label)
        }
      }
      """)
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
  }

  @Test("S-115: a view that can't be told may lie behind, so nothing is certain on its parent")
  func stranger() {
    let look = view(
      """
      addSubview(player.view)
      let label = UILabel()
      label.text = "T"
      label.textColor = .white
      addSubview(label)
      """, members: "var player: Player!")
    #expect(look.undecided("T") == .unknownBackdrop || look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("S-93: an item of a bar stands on the bar, wherever the bar is")
  func barItems() {
    let look = Look(
      """
      import UIKit
      final class Screen: UIViewController {
        let status = UILabel()
        lazy var item = UIBarButtonItem(customView: status)
        override func viewDidLoad() {
          status.text = "T"
          status.textColor = \(green)
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
          _ = item
        }
      }
      """)
    #expect(look.elements("T").count == 1, "\(look.dump)")
    #expect(look.elements("Done").first?.kind == .text)
  }

  @Test("S-113: the footer of a table lies on the table, and a row's state is one wherever it is read")
  func tables() {
    let look = Look(
      """
      import UIKit
      final class List: UITableViewController {
        init() { super.init(style: .grouped) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          let footer = UILabel()
          footer.text = "T"
          footer.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
          tableView.tableFooterView = footer
        }
      }
      final class Tile: UICollectionViewCell {
        let label = UILabel()
        override func updateConfiguration(using state: UICellConfigurationState) {
          contentView.addSubview(label)
          label.text = "Tile"
          label.textColor = configurationState.isSelected ? .white : .black
          contentView.backgroundColor = state.isSelected ? .black : .white
        }
      }
      """)
    // The grouped background is #F2F2F7 in light.
    #expect(look.words("T") == "#000000 on #F2F2F7", "\(look.dump)")
    #expect(look.fontWords("T") == "12 regular fixed")
    #expect(look.words("Tile") == "#000000 on #FFFFFF | #FFFFFF on #000000")
  }

  @Test("an attributed text that nothing is seen to show has its colour, and a backdrop that is not known")
  func looseText() {
    let look = view(
      "",
      members: """
        func line() -> NSAttributedString {
          NSAttributedString(string: "T", attributes: [.foregroundColor: \(green)])
        }
        """)
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
    #expect(look.foreground("T") == "#008000")
  }

  @Test("a test that only saves an assignment is no path of its own")
  func needlessTest() {
    let look = view(
      "addSubview(label)\nupdate(\"T\")",
      members: """
        let label = UILabel()
        func update(_ text: String) {
          if label.text != text { label.text = text }
          if label.textColor != ink { label.textColor = ink }
        }
        let ink = \(green)
        """)
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
    #expect(look.conditions("T") == [""])
  }
}

import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What handlers and transformers of a button's configuration do to its look (S-111).
struct ConfiguredButtonTests {
  private func look(_ lines: String, more: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Pill: UIButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          var made = UIButton.Configuration.plain()
          made.title = "Go"
          made.baseForegroundColor = .white
          made.background.backgroundColor = .black
          \(lines)
          configuration = made
        }
        required init?(coder: NSCoder) { fatalError() }
        \(more)
      }
      final class Sheet: UIViewController {
        override func viewDidLoad() { view.addSubview(Pill()) }
      }
      """)
  }

  @Test("a handler that changes no colour leaves the look of a button as it is")
  func neutralHandler() {
    let look = look(
      """
      let handler: UIButton.ConfigurationUpdateHandler = { [weak self] _ in
        guard let self else { return }
        round()
      }
      configurationUpdateHandler = handler
      """, more: "private func round() { configuration?.background.cornerRadius = isEnabled ? 4 : 2 }")
    #expect(look.words("Go") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("what a handler sets holds")
  func colouringHandler() {
    let look = look("configurationUpdateHandler = { $0.configuration?.background.backgroundColor = .blue }")
    #expect(look.words("Go") == "#FFFFFF on #0000FF", "\(look.dump)")
  }

  @Test("a colour that depends on the state of the button leaves its title open")
  func stateHandler() {
    let look = look(
      """
      configurationUpdateHandler = { button in
        switch button.state {
        case .selected: button.configuration?.baseForegroundColor = .red
        default: button.configuration?.baseForegroundColor = .white
        }
      }
      """)
    #expect(look.undecided("Go") != nil, "\(look.dump)")
  }

  @Test("the colour of a button that is disabled counts for no button that is not")
  func enabledHandler() {
    let look = look(
      "configurationUpdateHandler = { $0.configuration?.baseForegroundColor = $0.isEnabled ? .yellow : .black }")
    #expect(look.words("Go") == "#FFFF00 on #000000", "\(look.dump)")
  }

  @Test("a title on a picture behind the button is not decided")
  func picture() {
    let look = look("made.background.image = UIImage(named: \"plate\")")
    #expect(look.undecided("Go") == .imageBackdrop, "\(look.dump)")
  }

  @Test("a transformer gives the title its colour")
  func transformer() {
    for start in ["UIConfigurationTextAttributesTransformer", ".init"] {
      let look = look(
        """
        made.titleTextAttributesTransformer = \(start) { incoming in
          var outgoing = incoming
          outgoing.foregroundColor = UIColor.yellow
          return outgoing
        }
        """)
      #expect(look.words("Go") == "#FFFF00 on #000000", "\(start) \(look.dump)")
    }
  }

  @Test("a transformer that gives a font alone leaves the colour, and one that is not known leaves it open")
  func otherTransformers() {
    let font = look(
      """
      made.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.systemFont(ofSize: 21)
        return outgoing
      }
      """)
    #expect(font.words("Go") == "#FFFFFF on #000000" && font.font("Go")?.size == 21, "\(font.dump)")
    let other = look("made.titleTextAttributesTransformer = Elsewhere.transformer")
    #expect(other.undecided("Go") != nil, "\(other.dump)")
  }

  @Test("a transformer holds on its path alone, and for the title or the subtitle alone")
  func partialTransformers() {
    let transformer = """
      UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.foregroundColor = UIColor.yellow
        return outgoing
      }
      """
    let forked = look("if frame.width > 40 { made.titleTextAttributesTransformer = \(transformer) }")
    #expect(forked.foregrounds("Go") == ["#FFFF00", "#FFFFFF"], "\(forked.dump)")
    let both = look("made.subtitle = \"Now\"; made.titleTextAttributesTransformer = \(transformer)")
    #expect(both.words("Go") == "#FFFF00 on #000000" && both.words("Now") == "#FFFFFF on #000000", "\(both.dump)")
    let handled = look(
      """
      made.subtitle = "Now"; made.titleTextAttributesTransformer = \(transformer)
      configurationUpdateHandler = Elsewhere.handler
      """)
    #expect(handled.undecided("Now") != nil && handled.undecided("Go") != nil, "\(handled.dump)")
    let subtitle = look("made.subtitle = \"Now\"; made.subtitleTextAttributesTransformer = \(transformer)")
    #expect(subtitle.words("Now") == "#FFFF00 on #000000", "\(subtitle.dump)")
    #expect(subtitle.words("Go") == "#FFFFFF on #000000", "\(subtitle.dump)")
    let short = look(
      """
      made.subtitle = "Now"
      made.subtitleTextAttributesTransformer = .init { _ in AttributeContainer([.foregroundColor: UIColor.yellow]) }
      """)
    #expect(short.words("Now") == "#FFFF00 on #000000", "\(short.dump)")
    let other = look("made.subtitle = \"Now\"; made.subtitleTextAttributesTransformer = Elsewhere.transformer")
    #expect(other.undecided("Now") != nil && other.words("Go") == "#FFFFFF on #000000", "\(other.dump)")
  }

  @Test("an attributed subtitle leaves the title its colour, and is there itself")
  func attributedSubtitle() {
    let look = look("made.attributedSubtitle = AttributedString(\"Now\")")
    #expect(look.words("Go") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.scene.elements.count == 2, "\(look.dump)")
  }

  /// A white text `T` in a button of the given configuration, on the system's white.
  private func caption(_ lines: String) -> Look {
    Look(
      """
      import UIKit
      final class Card: UIButton {
        let caption = UILabel()
        init(isDark: Bool) {
          super.init(frame: .zero)
          \(lines)
          caption.text = "T"
          caption.textColor = .white
          addSubview(caption)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Page: UIViewController {
        override func viewDidLoad() { view.addSubview(Card(isDark: Bool.random())) }
      }
      """)
  }

  @Test("what a configuration paints lies behind the views in its button")
  func subviews() {
    let black = "configuration = .filled(); configuration?.baseBackgroundColor = .black"
    #expect(caption(black).words("T") == "#FFFFFF on #000000", "\(caption(black).dump)")
    let own = "configuration = .plain(); configuration?.background.backgroundColor = .blue"
    #expect(caption(own).words("T") == "#FFFFFF on #0000FF", "\(caption(own).dump)")
    #expect(caption("configuration = .plain()").words("T") == "#FFFFFF on #FFFFFF")
    #expect(caption("configuration = .glass()").undecided("T") == .material)
    let chosen = caption("if isDark { \(black) }")
    #expect(chosen.backgrounds("T") == ["#000000", "#FFFFFF"], "\(chosen.dump)")
    #expect(caption("configuration = Theme.card").undecided("T") != nil)
  }

  @Test("a transformer of the background's colour decides what lies behind the title")
  func transformedBackground() {
    let look = look("made.background.backgroundColorTransformer = .init { _ in UIColor.blue }")
    #expect(look.words("Go") == "#FFFFFF on #0000FF", "\(look.dump)")
  }

  @Test("the title of a filled button is chosen by what the transformer makes of its fill")
  func transformedFill() throws {
    let look = look(
      """
      made = .filled()
      made.title = "Go"
      made.background.backgroundColorTransformer = .init { _ in UIColor.white }
      """)
    // White, or black as some releases take on a light fill.
    let bounds = try #require(look.bounds("Go"))
    #expect(bounds.low == 1 && bounds.high == 21, "\(look.dump)")
  }

  @Test(
    "S-95: prominent glass is nearly its tint, with a white title, or a black one on a light tint",
    arguments: ["made.baseBackgroundColor", "tintColor"])
  func prominentGlass(_ property: String) throws {
    func glass(_ green: Int) -> Look {
      look(
        """
        made = .prominentGlass()
        made.title = "Go"
        \(property) = UIColor(red: 1, green: \(green), blue: 0, alpha: 1)
        """)
    }
    let red = glass(0)
    #expect(red.foreground("Go") == "#FFFFFF" && red.background("Go") == "#FF0000", "\(red.dump)")
    #expect(red.isCertain("Go") == false)
    // Yellow has a luminance of 0.9278: white 1.05 / 0.9778 = 1.07 on it, black 0.9778 / 0.05 = 19.56.
    let bounds = try #require(glass(1).bounds("Go"))
    #expect(abs(bounds.low - 1.07) < 0.01 && abs(bounds.high - 19.56) < 0.01, "\(glass(1).dump)")
  }
}

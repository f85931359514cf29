import Scene
import TestSupport
import Testing

/// Configurations that code gives buttons of interface files, and what it changes of those that files have (S-111).
struct GivenConfigurationTests {
  /// A button `T` in the outlet `go` on white, with a configuration of a style where one is written.
  private func look(_ code: String, style: String? = nil) -> Look {
    let shows =
      style.map { #"<buttonConfiguration key="configuration" style="\#($0)" title="T"/>"# }
      ?? #"<state key="normal" title="T"/>"#
    let file = storyboard(
      """
      <button buttonType="system" id="V"><rect key="frame" x="20" y="20" width="90" height="40"/>\(shows)</button>
      """)
    return shown(
      file.replacingFirst(
        "</view>\n</viewController>",
        with: #"</view><connections><outlet property="go" destination="V" id="o"/></connections></viewController>"#),
      swift: """
        import UIKit
        extension UIButton.Configuration {
          static func brand(_ ink: UIColor) -> UIButton.Configuration {
            var made = UIButton.Configuration.filled()
            made.baseForegroundColor = ink
            made.baseBackgroundColor = .yellow
            return made
          }
          static var loud: UIButton.Configuration {
            var made = UIButton.Configuration.plain()
            made.baseForegroundColor = .red
            return made
          }
        }
        final class ShelfController: UIViewController {
          @IBOutlet var go: UIButton!
          override func viewDidLoad() { super.viewDidLoad(); \(code) }
        }
        """)
  }

  @Test(
    "one that code gives counts, whatever the file has",
    arguments: [
      ("go.configuration = .brand(.white)", "#FFFFFF on #FFFF00"),
      ("go.configuration = UIButton.Configuration.loud", "#FF0000 on #FFFFFF"),
      ("go.configuration = .filled(); go.configuration?.baseBackgroundColor = .black", "#FFFFFF on #000000"),
    ])
  func given(_ code: String, _ words: String) {
    for style in [nil, "gray"] {
      let look = look(code, style: style)
      #expect(look.words("T") == words, "\(look.dump)")
    }
  }

  @Test(
    "what code changes of the file's counts",
    arguments: [
      ("plain", "go.configuration?.baseForegroundColor = .red", "#FF0000 on #FFFFFF"),
      ("plain", "go.configuration!.baseForegroundColor = .red", "#FF0000 on #FFFFFF"),
      ("filled", "go.configuration?.baseBackgroundColor = .black", "#FFFFFF on #000000"),
      ("plain", "go.configuration?.background.backgroundColor = .black", "#007AFF on #000000"),
    ])
  func changed(_ style: String, _ code: String, _ words: String) {
    // The tint of iOS 18 is systemBlue, #007AFF in light (S-80).
    let look = look(code, style: style)
    #expect(look.words("T") == words, "\(look.dump)")
  }

  @Test(
    "one that is not followed leaves the colour open",
    arguments: [
      "var made = UIButton.Configuration.filled(); made.baseBackgroundColor = .yellow; go.configuration = made",
      "go.configuration = Brand.configuration()",
      "go.configuration = .filled(); go.configurationUpdateHandler = { Brand.paint($0) }",
    ])
  func unknown(_ code: String) {
    #expect(look(code).undecided("T") != nil, "\(look(code).dump)")
  }
}

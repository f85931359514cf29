import TestSupport
import Testing

/// Symbols that configured buttons show beside a title (S-111).
struct ButtonSymbolTests {
  private func look(_ lines: String) -> Look {
    Look(
      """
      import UIKit
      final class Sheet: UIViewController {
        var isPaid = false
        override func viewDidLoad() {
          var made = UIButton.Configuration.filled()
          made.title = "Go"
          made.baseForegroundColor = .white
          made.baseBackgroundColor = .black
          \(lines)
          view.addSubview(UIButton(configuration: made))
        }
      }
      """)
  }

  private static let green = "UIColor(red: 0, green: 1, blue: 0, alpha: 1)"
  private static let star = #"made.image = UIImage(systemName: "star")"#

  @Test("a symbol beside a title has the foreground of the configuration")
  func plain() {
    let look = look(Self.star)
    #expect(look.words("star") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.words("Go") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "a transformer and a configuration of symbols give it a colour of its own, and leave the title as it is",
    arguments: [
      "made.imageColorTransformer = UIConfigurationColorTransformer { _ in \(green) }",
      "made.imageColorTransformer = .init { _ in \(green) }",
      """
      made.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
        hierarchicalColor: \(green))
      """,
    ])
  func ownColor(lines: String) {
    let look = look("\(Self.star)\n\(lines)")
    #expect(look.words("star") == "#00FF00 on #000000", "\(look.dump)")
    #expect(look.words("Go") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("the transformer of a title leaves the symbol as it is")
  func titleTransformer() {
    let look = look(
      """
      \(Self.star)
      made.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.foregroundColor = \(Self.green)
        return outgoing
      }
      """)
    #expect(look.words("star") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("it is seen on the paths on which there is an image, and a picture is no symbol")
  func paths() {
    let look = look(#"if isPaid { made.image = UIImage(systemName: "star") }"#)
    #expect(look.conditions("star") == ["isPaid"], "\(look.dump)")
    #expect(self.look(#"made.image = UIImage(named: "plate")"#).texts == ["Go"])
  }
}

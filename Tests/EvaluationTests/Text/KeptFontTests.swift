import PlatformStyles
import Scene
import TestSupport
import Testing

/// Functions that keep the fonts they make: what they give again is what they made for the same keys.
struct KeptFontTests {
  private func look(_ lookUp: String, _ keep: String) -> Look {
    Look(
      """
      import UIKit
      final class Shelf {
        static let shared = Shelf()
        private var fonts: [UIFont.TextStyle: [UIFont.Weight: UIFont]] = [:]
        func font(for style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont? { fonts[style]?[weight] }
        func store(_ font: UIFont, style: UIFont.TextStyle, weight: UIFont.Weight) { fonts[style, default: [:]][weight] = font }
      }
      extension UIFont {
        static let cache = NSCache<NSNumber, UIFont>()
        static func kept(for style: TextStyle, weight: Weight, size: CGFloat) -> UIFont {
          if let kept = \(lookUp) { return kept }
          let font = UIFont.systemFont(ofSize: size, weight: weight)
          \(keep)
          return font
        }
      }
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel()
          label.text = "T"
          label.font = .kept(for: .subheadline, weight: .semibold, size: 15)
          view.addSubview(label)
        }
      }
      """)
  }

  @Test(
    "what is kept has the size of what is made",
    arguments: [
      ("Shelf.shared.font(for: style, weight: weight)", "Shelf.shared.store(font, style: style, weight: weight)"),
      ("cache.object(forKey: size as NSNumber)", "cache.setObject(font, forKey: size as NSNumber)"),
    ])
  func kept(lookUp: String, keep: String) {
    let look = look(lookUp, keep)
    #expect(look.fontWords("T") == "15 semibold fixed", "\(look.dump)")
  }

  @Test("a size of zero is the descriptor's own, however it is written", arguments: ["0", ".zero"])
  func zero(size: String) {
    let look = look(
      "Shelf.shared.font(for: style, weight: weight)",
      """
      let described = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
      return UIFont(descriptor: described, size: \(size))
      """)
    // The size of subheadline at Large is 15 pt.
    #expect(look.readings("T").contains { $0.font?.size == 15 }, "\(look.dump)")
  }

  @Test(
    "what is kept elsewhere or for something else may be another one",
    arguments: [
      ("cache.object(forKey: size as NSNumber)", "cache.setObject(font, forKey: weight.rawValue as NSNumber)"),
      ("cache.object(forKey: size as NSNumber)", "shelve(font)"),
      ("Shelf.shared.font(for: style, weight: weight)", "Shelf.shared.store(font, style: style, weight: .bold)"),
    ])
  func other(lookUp: String, keep: String) {
    let look = look(lookUp, keep)
    #expect(look.placements("T").flatMap(\.readings.values).contains { $0.font?.size == nil }, "\(look.dump)")
  }
}

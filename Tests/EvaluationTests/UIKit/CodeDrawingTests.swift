import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Texts that code draws itself lie on what it filled before (S-115).
struct CodeDrawingTests {
  private func badge(_ fills: String) -> Look {
    Look(
      """
      import UIKit
      enum Badge {
        static func image() -> UIImage {
          UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            \(fills)
            let text = NSAttributedString(string: "T", attributes: [.foregroundColor: UIColor.white])
            text.draw(at: .zero)
          }
        }
      }
      """)
  }

  @Test(
    "the colour that is filled with is the backdrop",
    arguments: [
      "UIColor.blue.setFill(); context.fill(.zero)",
      "UIColor.blue.set(); UIRectFill(.zero); UIBezierPath(rect: .zero).fill()",
      "context.cgContext.setFillColor(UIColor.blue.cgColor); context.cgContext.fillEllipse(in: .zero)",
      "UIColor.blue.setFill(); UIColor.red.setStroke(); context.fill(.zero); context.stroke(.zero)",
    ])
  func fill(_ fills: String) {
    let look = badge(fills)
    #expect(look.words("T") == "#FFFFFF on #0000FF", "\(look.dump)")
  }

  @Test(
    "of several fills, or none, nothing tells which one lies behind",
    arguments: [
      "", "UIColor.blue.setStroke(); context.stroke(.zero)", "UIColor.blue.setFill()",
      "UIColor.blue.setFill(); context.fill(.zero); UIColor.red.setFill(); context.fill(.zero)",
    ])
  func unknown(_ fills: String) {
    let look = badge(fills)
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
  }

  @Test("a text that another function makes is drawn where it is called for")
  func handedOver() {
    let look = Look(
      """
      import UIKit
      enum Notice {
        static func data(for error: String) -> Data { write(text(error)) }
        private static func text(_ error: String) -> NSAttributedString {
          let all = NSMutableAttributedString()
          all.append(NSAttributedString(string: "T", attributes: [.foregroundColor: UIColor.red]))
          all.append(NSAttributedString(string: "U", attributes: [.foregroundColor: UIColor.black]))
          return all
        }
        private static func write(_ message: NSAttributedString) -> Data {
          UIGraphicsImageRenderer(size: message.size()).pngData { context in
            UIColor.white.setFill()
            context.fill(.zero)
            message.draw(with: .zero, options: [], context: nil)
          }
        }
      }
      """)
    #expect(look.words("T") == "#FF0000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("U") == "#000000 on #FFFFFF")
  }

  /// A button with a white title on a picture.
  private func button(_ image: String) -> Look {
    Look(
      """
      import UIKit
      extension UIImage {
        static func filled(with color: UIColor) -> UIImage { color.picture() }
        convenience init(color: UIColor) {
          let image = color.picture()
          self.init(cgImage: image.cgImage!)
        }
      }
      extension UIColor {
        func picture() -> UIImage {
          UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            self.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
          }
        }
      }
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          let button = UIButton()
          button.titleLabel?.font = .systemFont(ofSize: 15)
          button.setTitle("T", for: .normal)
          button.setTitleColor(.white, for: .normal)
          button.setBackgroundImage(\(image), for: .normal)
          view.addSubview(button)
        }
      }
      """)
  }

  private static func drawn(_ statements: String) -> String {
    "UIGraphicsImageRenderer(size: .zero).image { context in \(statements) }"
  }

  @Test("a picture that is filled with one of several colours is each where it holds (S-58, S-114)")
  func adaptive() {
    let page = "UIColor { $0.userInterfaceStyle == .dark ? UIColor.black : UIColor.blue }"
    let look = button(Self.drawn("let page = \(page); page.setFill(); context.fill(.zero)"))
    #expect(look.words("T") == "#FFFFFF on #0000FF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("a picture that is filled with one colour is that colour")
  func solid() {
    #expect(button("UIColor.blue.picture()").words("T") == "#FFFFFF on #0000FF")
    let own = button(Self.drawn("UIColor.blue.setFill(); context.fill(.zero)"))
    #expect(own.words("T") == "#FFFFFF on #0000FF", "\(own.dump)")
    // The setter's parameter is a picture, so its members need no type before them.
    #expect(button(".filled(with: .blue)").words("T") == "#FFFFFF on #0000FF")
  }

  @Test("a picture that is made of the pixels of one is that colour, too")
  func pixels() {
    let look = button("UIImage(color: .blue)")
    #expect(look.words("T") == "#FFFFFF on #0000FF", "\(look.dump)")
    #expect(button("UIImage(cgImage: photo.cgImage!)").undecided("T") == .imageBackdrop)
  }

  @Test(
    "nothing is known of other pictures",
    arguments: [
      drawn("UIColor.blue.setFill(); UIBezierPath(ovalIn: .zero).fill()"),
      drawn("UIColor.blue.setFill(); context.fill(.zero); photo.draw(in: .zero)"),
      drawn("if Date().isLate { UIColor.blue.setFill(); context.fill(.zero) }"), #"UIImage(named: "wood")"#,
    ])
  func mixed(_ image: String) {
    let look = button(image)
    #expect(look.undecided("T") == .imageBackdrop, "\(look.dump)")
    // It may be a fill or an outline that is stretched behind the title, so it is not taken for a photograph.
    #expect(look.reading("T")?.layers.contains(where: \.isPicture) == false)
  }
}

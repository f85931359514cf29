import ColorScience
import Scene
import TestSupport
import Testing

/// Views whose own layer is a gradient, by the `layerClass` of their class.
struct GradientViewTests {
  /// A white label `T` in such a view, which does something as it is made.
  private func look(_ statements: String, members: String = "", layer: String = "CAGradientLayer.self") -> Look {
    Look(
      """
      import UIKit
      final class Fade: UIView {
        override class var layerClass: AnyClass { \(layer) }
        \(members)
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(statements)
          let label = UILabel()
          label.text = "T"
          label.textColor = .white
          addSubview(label)
        }
      }
      final class Page: UIViewController { override func viewDidLoad() { view.addSubview(Fade(frame: .zero)) } }
      """)
  }

  private static let shades = "[UIColor.white.cgColor, UIColor.black.cgColor]"

  @Test(
    "S-34, S-114: what stands in it stands on its stops, however code names its layer",
    arguments: [
      ("(layer as? CAGradientLayer)?.colors = \(shades)", ""),
      ("gradient.colors = \(shades)", "var gradient: CAGradientLayer { layer as! CAGradientLayer }"),
      ("gradient.colors = \(shades)", "lazy var gradient = layer as! CAGradientLayer"),
      ("guard let shade = self.layer as? CAGradientLayer else { return }; shade.colors = \(shades)", ""),
    ])
  func stops(_ statements: String, members: String) throws {
    let look = look(statements, members: members)
    // White on white is 1:1, on black 21:1.
    let bounds = try #require(look.bounds("T"), "\(look.dump)")
    #expect(abs(bounds.low - 1) < 0.01 && abs(bounds.high - 21) < 0.01, "\(look.dump)")
  }

  @Test("S-34: it covers the background of the view")
  func background() throws {
    let look = look(
      "backgroundColor = .white; (layer as? CAGradientLayer)?.colors = [UIColor.black.cgColor, UIColor.black.cgColor]")
    // White on black in either stop.
    let bounds = try #require(look.bounds("T"), "\(look.dump)")
    #expect(abs(bounds.low - 21) < 0.01 && abs(bounds.high - 21) < 0.01, "\(look.dump)")
  }

  @Test(
    "S-143: one without colours in sight, one that another function may style, and another layer are not known",
    arguments: [
      ("", "CAGradientLayer.self"), ("Theme.shade(layer)", "CAGradientLayer.self"),
      ("(layer as? CAGradientLayer)?.colors = \(shades); Theme.shade(layer)", "CAGradientLayer.self"),
      ("", "CAEmitterLayer.self"), ("(layer as? CAGradientLayer)?.colors = \(shades)", "Vendor.layer"),
    ])
  func others(_ statements: String, layer: String) {
    let look = look(statements, layer: layer)
    #expect(look.undecided("T") == .unsupportedExpression, "\(look.dump)")
  }
}

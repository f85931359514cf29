import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What lies between a text and a picture in code and interface files: layers, shadows and faded pictures.
struct CodeScrimTests {
  /// A label on a photo, with more statements between making and putting them together.
  private func cover(_ statements: String, label: String = "photo.addSubview(label)") -> Look {
    Look(
      """
      import UIKit
      final class DuneController: UIViewController {
        let photo = UIImageView(image: UIImage(named: "dune"))
        let label = UILabel()
        let dim = UIView()
        var share: CGFloat
        init(share: CGFloat) {
          self.share = share
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          label.text = "T"
          label.textColor = .white
          photo.frame = view.bounds
          \(statements)
          view.addSubview(photo)
          \(label)
        }
      }
      """)
  }

  /// True where the text is known to lie right on a picture that is not faded, without a shadow.
  private func isBare(_ look: Look) -> Bool {
    guard let placement = look.placements("T").first, let reading = placement.readings[.light],
      let front = reading.seenLayers.first
    else { return false }
    return reading.isCertain && front.isPicture && !front.isFaded && !placement.isShadowed
  }

  private let beside = "view.addSubview(label)"

  @Test("a label in or on a photo lies on its pixels")
  func bare() {
    #expect(isBare(cover("")))
    #expect(isBare(cover("", label: beside)))
    #expect(isBare(cover("photo.layer.cornerRadius = 8", label: beside)))
    #expect(isBare(cover("label.layer.shadowRadius = 4")))
    #expect(isBare(cover("photo.layer.shadowOpacity = 0.5")))
  }

  @Test(
    "a shadow of the label, of a view around it or in its attributes",
    arguments: [
      "label.layer.shadowOpacity = 0.6", "label.layer.shadowOpacity = Float(share)",
      "label.shadowColor = .black", "label.layer.shadowColor = UIColor.black.cgColor\nlabel.layer.shadowOpacity = 1",
    ])
  func shadows(statements: String) {
    let look = cover(statements)
    #expect(look.placements("T").map(\.isShadowed) == [true], "\(look.dump)")
  }

  @Test("a shadow that is not drawn is none")
  func noShadow() {
    #expect(cover("label.layer.shadowOpacity = 0").placements("T").map(\.isShadowed) == [false])
    #expect(cover("label.shadowColor = nil").placements("T").map(\.isShadowed) == [false])
  }

  @Test(
    "a photo that is faded by its view or its layer", arguments: ["photo.alpha = 0.3", "photo.layer.opacity = 0.3"])
  func faded(statements: String) {
    let look = cover(statements, label: beside)
    #expect(look.reading("T")?.seenLayers.first?.isFaded == true, "\(look.dump)")
    #expect(look.reading("T")?.seenLayers.first?.isPicture == true)
  }

  @Test("a photo of an opacity that is not known is no known picture")
  func unknownOpacity() {
    let look = cover("photo.alpha = share", label: beside)
    #expect(!isBare(look), "\(look.dump)")
    #expect(look.undecided("T") == .runtimeValue, "\(look.dump)")
  }

  private let gradient = """
    let shade = CAGradientLayer()
    shade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    """

  @Test(
    "a layer that is put on the photo or on a view between",
    arguments: [
      "photo.layer.addSublayer(shade)", "shade.frame = view.bounds\nphoto.layer.addSublayer(shade)",
      "photo.layer.insertSublayer(shade, at: 0)", "shade.opacity = 0.5\nphoto.layer.addSublayer(shade)",
      "dim.layer.addSublayer(shade)\ndim.frame = view.bounds\nphoto.addSubview(dim)",
      "let black = CALayer()\nblack.backgroundColor = UIColor.black.cgColor\nphoto.layer.addSublayer(black)",
      "photo.layer.addSublayer(makeLayer())", "dim.backgroundColor = .black\nphoto.addSubview(dim)",
    ])
  func layers(statements: String) {
    let all = gradient + "\n" + statements
    #expect(!isBare(cover(all, label: beside)))
    #expect(!isBare(cover(all)))
  }

  @Test("a layer lies among the subviews in the order in which code puts them in")
  func order() {
    let shade = gradient + "\nshade.frame = view.bounds"
    let after = cover(shade, label: "view.layer.addSublayer(shade)\n" + beside)
    #expect(after.reading("T")?.seenLayers.first?.isPicture == false, "\(after.dump)")
    #expect(after.reading("T")?.isCertain == true)
    #expect(isBare(cover(shade + "\nview.layer.addSublayer(shade)", label: beside)))
    #expect(isBare(cover(shade, label: "view.layer.insertSublayer(shade, at: 0)\n" + beside)))
  }

  @Test("S-32: a view that is faded lets through what is behind")
  func veil() {
    let look = cover(
      "dim.backgroundColor = .black\ndim.alpha = 0.5\ndim.frame = view.bounds",
      label: """
        view.backgroundColor = .white
        photo.isHidden = true
        view.addSubview(dim)
        view.addSubview(label)
        """)
    // Half of black over white is 127.5, drawn as 128.
    #expect(look.background("T") == "#808080", "\(look.dump)")
  }

  @Test(
    "S-115: a gradient layer that fills a view is the backdrop of what is in it",
    arguments: [
      "view.layer.insertSublayer(shade, at: 0)",
      "if shade.superlayer == nil { view.layer.insertSublayer(shade, at: 0) }",
    ])
  func gradientGround(insertion: String) {
    let look = cover(
      """
      let shade = CAGradientLayer()
      shade.frame = view.bounds
      shade.colors = [UIColor.black.cgColor, UIColor.blue.cgColor]
      \(insertion)
      """, label: "photo.isHidden = true\nview.addSubview(label)")
    // White has 21:1 on black and (1 + 0.05) / (0.0722 + 0.05) = 8.59:1 on blue.
    let bounds = look.bounds("T")
    #expect(bounds.map { ($0.low * 100).rounded() } == 859, "\(look.dump)")
    #expect(bounds.map { ($0.high * 100).rounded() } == 2100)
  }

  // MARK: - Interface files

  private func file(_ label: String, photo: String = "", swift: String = "") -> Look {
    let image = """
      <imageView image="dune" \(photo) id="P"><rect key="frame" x="0" y="0" width="400" height="200"/></imageView>
      """
    let text = storyboard(image + label).replacingFirst(
      "</view>\n</viewController>",
      with: """
        </view><connections><outlet property="photo" destination="P" id="o"/>
        <outlet property="caption" destination="T" id="p"/></connections></viewController>
        """)
    return shown(text, swift: swift)
  }

  private func controller(_ statement: String) -> String {
    """
    import UIKit
    final class ShelfController: UIViewController {
      @IBOutlet var photo: UIImageView!
      @IBOutlet var caption: UILabel!
      override func viewDidLoad() { \(statement) }
    }
    """
  }

  @Test("shadows and faded pictures of a file, and those that code makes of its outlets")
  func files() {
    #expect(isBare(file(label("T"))))
    #expect(!isBare(file(label("T"), photo: #"alpha="0.3""#)))
    #expect(!isBare(file(label("T", #"<color key="shadowColor" white="0" alpha="1" colorSpace="deviceWhite"/>"#))))
    #expect(isBare(file(label("T"), swift: controller("caption.text = \"T\""))))
    for statement in [
      "caption.layer.shadowOpacity = 0.5", "photo.layer.addSublayer(CAGradientLayer())", "photo.alpha = 0.3",
      "caption.shadowColor = .black",
    ] {
      #expect(!isBare(file(label("T"), swift: controller(statement))), "\(statement)")
    }
  }

  @Test("S-32: a faded view of a file lets through what is behind")
  func fadedViews() {
    let veil = """
      <view alpha="0.5" id="v"><rect key="frame" x="0" y="0" width="400" height="200"/>
      <color key="backgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </view>
      """
    // Half of black over white.
    #expect(shown(storyboard(veil + label("T"))).background("T") == "#808080")
  }
}

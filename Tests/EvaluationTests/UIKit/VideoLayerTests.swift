import Scene
import TestSupport
import Testing

/// Layers of Core Animation that show a camera or a video.
struct VideoLayerTests {
  @Test(
    "S-115: what lies on a camera's or a video's layer is not known",
    arguments: [
      ("AVCaptureVideoPreviewLayer(session: session)", true), ("AVPlayerLayer(player: player)", true),
      ("CALayer()", false),
    ])
  func video(layer: String, isVideo: Bool) {
    let look = Look(
      """
      import AVFoundation
      import UIKit
      class Scanner: UIViewController {
        let session: AVCaptureSession
        let player: AVPlayer
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "T"
          label.textColor = .lightGray
          view.backgroundColor = .white
          view.addSubview(label)
          let preview = \(layer)
          preview.frame = view.layer.bounds
          view.layer.insertSublayer(preview, at: 0)
        }
      }
      """)
    #expect((look.undecided("T") == .imageBackdrop) == isVideo, "\(look.dump)")
    #expect((look.words("T") == "#AAAAAA on #FFFFFF") == !isVideo, "\(look.dump)")
  }

  @Test(
    "S-115: what stands before a layer with a picture of a computed size may lie on it",
    arguments: [
      ("CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width * 2)", Unknown.Reason.imageBackdrop),
      ("CGRect(x: 0, y: 0, width: 16, height: 16)", .unsupportedExpression),
    ])
  func picture(frame: String, reason: Unknown.Reason) {
    let look = Look(
      """
      import UIKit
      final class Poster: UIView {
        private let picture = CALayer()
        private let label = UILabel()
        var image: UIImage? { didSet { picture.contents = image?.cgImage } }
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .black
          layer.addSublayer(picture)
          label.text = "T"
          label.textColor = .white
          addSubview(label)
        }
        override func layoutSubviews() { picture.frame = \(frame) }
      }
      final class Wall: UIViewController { override func viewDidLoad() { view.addSubview(Poster(frame: .zero)) } }
      """)
    #expect(look.undecided("T") == reason, "\(look.dump)")
  }
}

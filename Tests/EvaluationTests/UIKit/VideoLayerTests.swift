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
}

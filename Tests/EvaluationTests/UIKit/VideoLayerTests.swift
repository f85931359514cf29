import ColorScience
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

  private func shown(_ layer: String, _ text: String, members: String = "") -> Look {
    Look(
      """
      import AVFoundation
      import SwiftUI
      final class Screen: UIView {
        override class var layerClass: AnyClass { \(layer).self }
        \(members)
      }
      struct Feed: UIViewRepresentable {
        func makeUIView(context: Context) -> Screen { Screen() }
        func updateUIView(_ view: Screen, context: Context) {}
      }
      struct Page: View { var body: some View { ZStack { Feed(); \(text) } } }
      """)
  }

  @Test(
    "S-143: what stands before a view whose layer shows a camera or a video lies on a picture",
    arguments: ["AVCaptureVideoPreviewLayer", "AVPlayerLayer"])
  func represented(layer: String) {
    let look = shown(layer, "Text(\"T\").foregroundStyle(.white)")
    #expect(look.undecided("T") == .imageBackdrop, "\(look.dump)")
  }

  @Test("S-141: a scrim over a video bounds the contrast")
  func scrim() throws {
    let look = shown("AVPlayerLayer", "Text(\"T\").foregroundStyle(.white).background(Color.black.opacity(0.5))")
    // White on half of black over white, which has a luminance of 0.2140: 1.05 / 0.2640 = 3.98; over black 21.
    let bounds = try #require(look.bounds("T"), "\(look.dump)")
    #expect(abs(bounds.low - 3.98) < 0.01 && bounds.high == 21, "\(look.dump)")
  }

  @Test(
    "S-143: what another layer shows, or a video with views before it, is not known",
    arguments: [
      ("CAMetalLayer", ""), ("AVPlayerLayer", "override func didMoveToWindow() { addSubview(UIView()) }"),
    ])
  func others(layer: String, members: String) {
    let look = shown(layer, "Text(\"T\").foregroundStyle(.white)", members: members)
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
  }
}

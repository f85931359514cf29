import Scene
import TestSupport
import Testing

/// Labels of interface files that code empties where it puts a picture behind them (S-58, S-115).
@Suite struct EmptiedByPictureTests {
  /// A white label right before a black image view of the same frame.
  private func look(_ members: String) -> Look {
    let frame = #"<rect key="frame" x="20" y="20" width="200" height="40"/>"#
    func color(_ key: String, _ white: Int) -> String {
      #"<color key="\#(key)" red="\#(white)" green="\#(white)" blue="\#(white)" alpha="1" "#
        + #"colorSpace="custom" customColorSpace="sRGB"/>"#
    }
    let file = storyboard(
      """
      <imageView id="P">\(frame)\(color("backgroundColor", 0))</imageView>
      <label text="T" id="T">\(frame)\(color("textColor", 1))</label>
      """
    ).replacingFirst(
      "</view>\n</viewController>",
      with: """
        </view><connections><outlet property="face" destination="P" id="o"/>
        <outlet property="letters" destination="T" id="p"/></connections></viewController>
        """)
    return shown(
      file,
      swift: """
        import UIKit
        final class ShelfController: UIViewController {
          @IBOutlet var face: UIImageView!
          @IBOutlet var letters: UILabel!
          \(members)
        }
        """)
  }

  @Test(
    "one that is emptied along with each picture lies on the background of the view",
    arguments: [
      "func show(_ picture: UIImage?) { if let picture { letters.text = nil; face.image = picture } }",
      """
      func show(_ picture: UIImage?, _ name: String) {
        if let picture { face.image = picture; letters.text = "" } else { face.image = nil; letters.text = name }
      }
      """,
      """
      func load() {
        Loader.load { [weak self] picture in
          guard let self = self else { return }
          if let picture = picture {
            face.image = picture
            letters.text = ""
          }
        }
      }
      """,
    ])
  func emptied(members: String) {
    let look = look(members)
    #expect(look.backgrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test(
    "one that keeps its words with some picture may lie on that",
    arguments: [
      "func show(_ picture: UIImage?) { face.image = picture; if picture == nil { letters.text = nil } }",
      """
      func show(_ picture: UIImage) { letters.text = nil; face.image = picture }
      func mark(_ picture: UIImage) { face.image = picture }
      """,
      "func show(_ picture: UIImage) { face.image = picture; letters.text = nil; letters.text = name }",
      """
      func show(_ picture: UIImage, _ name: String?) {
        face.image = picture
        letters.text = nil
        if let name { letters.text = name }
      }
      """,
      """
      func show(_ picture: UIImage) {
        face.image = picture
        letters.text = ""
        Names.load { self.letters.text = $0 }
      }
      """,
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        face.image = UIImage(named: "dune")
        letters.text = ""
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        letters.text = title
      }
      """,
      """
      func show(_ picture: UIImage?) { if let picture { letters.text = nil; face.image = picture } }
      override func viewDidLoad() { super.viewDidLoad(); face.kf.setImage(with: address) }
      """,
      """
      func show(_ picture: UIImage?) { if let picture { letters.text = nil; face.image = picture } }
      override func viewDidLoad() { super.viewDidLoad(); Loader.fill(face) }
      """,
    ])
  func kept(members: String) {
    let look = look(members)
    #expect(look.backgrounds("T") == ["?"], "\(look.dump)")
  }
}

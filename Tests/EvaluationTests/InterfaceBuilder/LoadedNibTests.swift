import Scene
import TestSupport
import Testing

/// The view at the top of a file that its owner loads into a variable (S-115, S-118).
struct LoadedNibTests {
  /// The black label `T` of a file that `Card` owns, which a blue page holds.
  ///
  /// - Parameter paper: The background of the file's view.
  private func look(_ members: String, paper: String? = "1") -> Look {
    let color = paper.map { #"<color key="backgroundColor" white="\#($0)" alpha="1"/>"# } ?? ""
    return Look(
      """
      import UIKit
      extension UIView {
        func viewFromNib() -> UIView? {
          let nib = UINib(nibName: String(describing: type(of: self)), bundle: Bundle(for: type(of: self)))
          return nib.instantiate(withOwner: self, options: nil).first as? UIView
        }
      }
      class Card: UIView {
        @IBOutlet var caption: UILabel!
        override init(frame: CGRect) { super.init(frame: frame); setup() }
        required init?(coder: NSCoder) { super.init(coder: coder); setup() }
        \(members)
      }
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
          view.addSubview(Card(frame: view.bounds))
        }
      }
      """,
      files: [
        "Card.xib": document(
          """
          <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
          <outlet property="caption" destination="T" id="o"/></connections></placeholder>
          <view id="v"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
          \(label("T", #"<color key="textColor" white="0" alpha="1"/>"#))</subviews>\(color)</view></objects>
          """)
      ])
  }

  private static let loadings = [
    "viewFromNib()", "self.viewFromNib()",
    "Bundle.main.loadNibNamed(\"Card\", owner: self, options: nil)?.first as? UIView",
    "UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: self)[0] as? UIView",
  ]

  @Test("nothing of the file is seen where the view is not there", arguments: loadings)
  func failing(_ loading: String) {
    let look = look(
      """
      private func setup() {
        if let content = \(loading) {
          addSubview(content)
          caption.textColor = UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
        }
      }
      """)
    #expect(look.foregrounds("T") == ["#333333"], "\(look.dump)")
  }

  @Test("what is set on the variable is set on the view", arguments: loadings)
  func painted(_ loading: String) {
    let look = look(
      """
      private func setup() {
        guard let content = \(loading) else { return }
        content.backgroundColor = .black
        addSubview(content)
        caption.textColor = .white
      }
      """)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("and what is set on a property that keeps it", arguments: loadings)
  func kept(_ loading: String) {
    let look = look(
      """
      private var content: UIView?
      private func setup() {
        content = \(loading)
        content?.backgroundColor = .black
        addSubview(content!)
        caption.textColor = .white
      }
      """)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("where the class is the file's owner", arguments: [("self", "#000000"), ("nil", "#FFFFFF")])
  func owner(_ owner: String, ground: String) {
    let look = look(
      """
      private func setup() {
        let content = Bundle.main.loadNibNamed("Card", owner: \(owner), options: nil)![0] as! UIView
        content.backgroundColor = .black
      }
      """)
    #expect(look.backgrounds("T") == [ground], "\(look.dump)")
  }

  @Test("the view stands where code puts it", arguments: loadings)
  func placed(_ loading: String) {
    let look = look("private func setup() { if let content = \(loading) { addSubview(content) } }", paper: nil)
    #expect(look.words("T") == "#000000 on #0000FF", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "a clear view that is cast by force stands on the card that code puts it into",
    arguments: [
      "Bundle.main.loadNibNamed(\"Card\", owner: self)![0]", "Bundle.main.loadNibNamed(\"Card\", owner: self)!.first",
      "UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: self, options: nil)[0]",
      "UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: self, options: nil).first",
    ])
  func forced(_ loading: String) {
    let look = look(
      """
      private func setup() {
        backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        let content = \(loading) as! UIView
        content.backgroundColor = .clear
        addSubview(content)
      }
      """)
    #expect(look.words("T") == "#000000 on #FFFF00", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }
}

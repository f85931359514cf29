import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Labels that the code of a row hides by the view around them, or shows by setting a property (S-115).
struct SetterVisibilityTests {
  /// A row with a red label in a view of its own, whose class has an outlet of the label alone.
  private func row(_ members: String, _ fill: String) -> Look {
    shown(
      document(
        """
        <scenes><scene><objects><tableViewController id="c" customClass="Shelf">
        <tableView key="view" style="plain" id="v"><prototypes>
        <tableViewCell reuseIdentifier="Spine" id="r" customClass="SpineCell">
        <rect key="frame" x="0" y="0" width="400" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="r" id="content">
        <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>
        <view id="box"><rect key="frame" x="0" y="0" width="400" height="60"/><subviews>
        \(label("T", red))</subviews></view>
        </subviews></tableViewCellContentView>
        <connections><outlet property="caption" destination="T" id="o"/></connections></tableViewCell>
        </prototypes></tableView></tableViewController></objects></scene></scenes>
        """),
      swift: """
        struct Book { var note: String? }
        final class SpineCell: UITableViewCell {
          @IBOutlet var caption: UILabel!
          \(members)
        }
        final class Shelf: UITableViewController {
          var books: [Book] = []
          override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path) as! SpineCell
            \(fill)
            return cell
          }
        }
        """)
  }

  private let red =
    #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

  @Test("what hides the view around a label hides the label", arguments: ["superview?", "superview!"])
  func around(_ way: String) {
    let look = row(
      """
      override func awakeFromNib() { caption.\(way).isHidden = true }
      func note(_ text: String) { caption.text = text; caption.textColor = .label; caption.\(way).isHidden = false }
      """, "if let note = books[path.row].note { cell.note(note) }")
    // The primary label, wherever the view is shown.
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test(
    "what a setter shows is seen on the paths on which code sets its property so",
    arguments: [
      ("caption", "if newValue != nil { caption.isHidden = false }"),
      ("caption", "if let newValue { caption.isHidden = false }"), ("caption", "caption.isHidden = newValue == nil"),
      ("caption.superview?", "if newValue != nil { self.caption.superview?.isHidden = false }"),
    ])
  func setters(hidden: String, body: String) {
    let members = """
      override func awakeFromNib() { note = nil; \(hidden).isHidden = true }
      var note: String? { get { caption.text } set { caption.text = newValue; \(body) } }
      var shade: UIColor { get { caption.textColor } set { caption.textColor = newValue } }
      """
    let fill = "cell.note = note; cell.shade = .label"
    let look = row(members, "if let note = books[path.row].note { \(fill) }")
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
    // Where the text alone depends on the question, the label keeps the file's red.
    let plain = row(members, "if let note = books[path.row].note { cell.note = note }")
    #expect(plain.foregrounds("T") == ["#FF0000"], "\(plain.dump)")
  }

  @Test("what a setter asks besides the new value leaves open where the label is seen")
  func open() {
    let look = row(
      """
      override func awakeFromNib() { caption.isHidden = true }
      var note: String? {
        get { caption.text }
        set { if newValue != nil, isEditing { caption.isHidden = false } }
      }
      """, "if let note = books[path.row].note { cell.note = note }")
    #expect(look.foregrounds("T") == ["#FF0000"], "\(look.dump)")
    #expect(look.exemptions("T").isEmpty)
  }
}

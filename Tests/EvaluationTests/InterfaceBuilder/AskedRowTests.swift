import ColorScience
import Scene
import TestSupport
import Testing

/// Rows of a file that the code which fills their list asks for a function of their class (S-113, S-115).
struct AskedRowTests {
  private static let taking = #"let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path) as! SpineCell"#

  /// A red label in a row, which its list takes and asks.
  private func look(
    _ members: String, _ fill: String = "cell.fill(path.row == 0)", taking: String = taking, more: String = ""
  ) -> Look {
    let red = #"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>"#
    return shown(
      document(
        """
        <scenes><scene><objects><tableViewController id="c" customClass="Shelf">
        <tableView key="view" style="plain" id="v"><prototypes>
        <tableViewCell reuseIdentifier="Spine" id="r" customClass="SpineCell">
        <rect key="frame" x="0" y="0" width="400" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="r" id="content">
        <rect key="frame" x="0" y="0" width="400" height="60"/><subviews>\(label("T", red))</subviews>
        </tableViewCellContentView>
        <connections><outlet property="caption" destination="T" id="o"/></connections></tableViewCell>
        </prototypes></tableView></tableViewController></objects></scene></scenes>
        """),
      swift: """
        import UIKit
        final class SpineCell: UITableViewCell {
          @IBOutlet var caption: UILabel!
          \(members)
        }
        final class Shelf: UITableViewController {
          override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            \(taking)
            \(fill)
            return cell
          }
          \(more)
        }
        """)
  }

  @Test("what the function does in any case is done before the row is seen")
  func done() {
    let colored = look("func fill(_ isOn: Bool) { caption.textColor = .black }")
    #expect(colored.foregrounds("T") == ["#000000"], "\(colored.dump)")
    let hidden = look("func fill(_ isOn: Bool) { caption.isHidden = true }")
    #expect(Set(hidden.exemptions("T")) == [.hidden], "\(hidden.dump)")
    let painted = look("func fill(_ isOn: Bool) { backgroundColor = .yellow }")
    #expect(painted.backgrounds("T") == ["#FFFF00"], "\(painted.dump)")
  }

  @Test("a label that the function shows on some paths has its colour there, and is not seen in the file's")
  func shownOnPaths() {
    let look = look("func fill(_ isOn: Bool) { caption.isHidden = !isOn; caption.textColor = .black }")
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
    let asking = self.look(
      "func fill(_ isOn: Bool) { if isOn { caption.textColor = .blue } else { caption.textColor = .black } }")
    // The pure blue of `UIColor.blue`.
    #expect(!asking.foregrounds("T").contains("#FF0000"), "\(asking.dump)")
  }

  @Test(
    "what the list may leave out, or set before, leaves the file's look possible",
    arguments: [
      "if path.row == 0 { cell.fill(true) }", "later { cell.fill(true) }", "cell.fill(true); cell.clear()",
      "if path.row == 0 { return cell }; cell.fill(true)", "guard path.row > 0 else { return cell }; cell.fill(true)",
      "switch path.row { case 0: return cell\ndefault: break }; cell.fill(true)",
    ])
  func open(_ fill: String) {
    let look = look(
      """
      func fill(_ isOn: Bool) { caption.textColor = .black }
      func clear() { caption.textColor = .yellow }
      """, fill)
    // Red on white is 4:1, black 21:1.
    let ratios = look.readings("T").compactMap(\.ratio)
    #expect(ratios.contains { $0.low < 4.01 }, "\(look.dump)")
  }

  @Test(
    "what stands behind a way out of the function may be left out",
    arguments: [
      "guard isOn else { return }", "if !isOn { return }", "guard let name = caption.text else { return }",
      "if isOn { if caption == nil { return } }",
    ])
  func leftEarly(_ way: String) {
    let colored = look("func fill(_ isOn: Bool) { \(way); caption.textColor = .black }")
    #expect(colored.readings("T").compactMap(\.ratio).contains { $0.low < 4.01 }, "\(colored.dump)")
    let hidden = look("func fill(_ isOn: Bool) { \(way); caption.isHidden = true }")
    #expect(!hidden.readings("T").isEmpty && hidden.exemptions("T").isEmpty, "\(hidden.dump)")
  }

  @Test(
    "a way out before the row is taken, or that ends the program, or is a closure's own, leaves nothing out",
    arguments: [
      "guard isOn else { fatalError() }", "[1].forEach { if $0 == 1 { return } }",
      "defer { caption.textColor = .black }; if isOn { return }",
    ])
  func notLeft(_ way: String) {
    let look = look("func fill(_ isOn: Bool) { \(way); caption.textColor = .black }")
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test("a list's way out without the row leaves nothing out")
  func listLeftBefore() {
    let look = look(
      "func fill(_ isOn: Bool) { caption.textColor = .black }",
      taking: """
        if path.row > 9 { return UITableViewCell() }
        guard let cell = list.dequeueReusableCell(withIdentifier: "Spine", for: path) as? SpineCell else {
          return UITableViewCell()
        }
        """)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test("what a second place that takes rows may not ask for stays possible")
  func takenTwice() {
    let look = look(
      "func fill(_ isOn: Bool) { caption.textColor = .black }",
      more: """
        func preview(_ list: UITableView) -> UITableViewCell {
          list.dequeueReusableCell(withIdentifier: "Spine") as! SpineCell
        }
        """)
    #expect(look.readings("T").compactMap(\.ratio).contains { $0.low < 4.01 }, "\(look.dump)")
  }
}

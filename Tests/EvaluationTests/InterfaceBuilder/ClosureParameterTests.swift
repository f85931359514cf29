import TestSupport
import Testing

/// Closures that set something on a parameter whose class they write (S-115).
struct ClosureParameterTests {
  /// An item of a collection, black on white by the file, whose class names its label as UIKit's rows name theirs.
  private func item(_ code: String) -> Look {
    shown(
      document(
        """
        <scenes><scene><objects><collectionViewController id="c" customClass="Shelf">
        <collectionView key="view" id="v"><color key="backgroundColor" white="1" alpha="1"/><cells>
        <collectionViewCell reuseIdentifier="Spine" id="r" customClass="Spine">
        <collectionViewCellContentView key="contentView" id="content">
        <subviews>\(label("T", "<color key=\"textColor\" white=\"0\" alpha=\"1\"/>"))</subviews>
        </collectionViewCellContentView>
        <connections><outlet property="textLabel" destination="T" id="o"/></connections></collectionViewCell>
        </cells></collectionView></collectionViewController></objects></scene></scenes>
        """),
      swift: """
        import UIKit
        final class Spine: UICollectionViewCell { @IBOutlet var textLabel: UILabel! }
        final class Shelf: UICollectionViewController {
          override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell
          {
            list.dequeueReusableCell(withReuseIdentifier: "Spine", for: path)
          }
        }
        \(code)
        """)
  }

  @Test(
    "what a closure sets on a row of another class reaches nothing else that has a part of that name",
    arguments: [
      "let mark = { (cell: UITableViewCell) in cell.textLabel?.textColor = .white }",
      "let mark = { (row: Int, cell: UITableViewCell) in cell.textLabel?.textColor = .white }",
      "let mark = { (cell: UITableViewCell, row: Int) -> Void in cell.textLabel!.textColor = .white }",
    ])
  func other(_ closure: String) {
    let look = item("enum Marks { static func make() -> Any { \(closure); return mark } }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "one that writes the class of the object, or none, may be given it",
    arguments: [
      "let mark = { (cell: Spine) in cell.textLabel.textColor = .white }",
      "let mark: (Spine) -> Void = { cell in cell.textLabel.textColor = .white }",
    ])
  func own(_ closure: String) {
    let look = item("enum Marks { static func make() -> Any { \(closure); return mark } }")
    // Black, or white on white.
    #expect(look.foregrounds("T") != ["#000000"], "\(look.dump)")
  }
}

import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Rows that their list never selects (S-113).
struct UnselectableRowTests {
  /// A row, white on white while it is selected, in the list of a controller.
  private func foregrounds(_ members: String, _ more: String = "", row: String = "") -> [String] {
    Self.look(members, more, row: row).foregrounds("T")
  }

  private static func look(_ members: String, _ more: String = "", row: String = "") -> Look {
    Look(
      """
      import UIKit
      final class ShelfRow: UICollectionViewCell {
        let caption = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          caption.text = "T"
          contentView.backgroundColor = .white
          contentView.addSubview(caption)
        }
        override func updateConfiguration(using state: UICellConfigurationState) {
          caption.textColor = state.isSelected ? .white : .black
        }
        \(row)
      }
      class ShelfController: UICollectionViewController {
        override func viewDidLoad() { collectionView.register(ShelfRow.self, forCellWithReuseIdentifier: "r") }
        override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let cell = list.dequeueReusableCell(withReuseIdentifier: "r", for: path) as! ShelfRow
          return cell
        }
        \(members)
      }
      \(more)
      """)
  }

  private static func answer(_ body: String, to question: String = "shouldSelectItemAt") -> String {
    "override func collectionView(_ list: UICollectionView, \(question) path: IndexPath) -> Bool { \(body) }"
  }

  @Test(
    "what a row looks like while it is selected is not seen where the list refuses that",
    arguments: [
      answer("false"), answer("if path.item > 2 { return false }; return false"),
      answer("return false", to: "shouldHighlightItemAt"),
      "func setUp() { collectionView.allowsSelection = false }",
    ])
  func refused(_ members: String) {
    #expect(foregrounds(members) == ["#000000"])
  }

  @Test(
    "where the list refuses it for some rows, nothing is certain of a row while it is selected",
    arguments: [
      ("if path.section > 1 { return false }; return true", false), ("path.item > 2", false), ("true", true),
    ])
  func someRefused(_ body: String, isCertain: Bool) {
    let readings = Self.look(Self.answer(body)).readings("T")
    let selected = readings.filter { $0.foreground?.hexString == "#FFFFFF" }
    #expect(selected.map(\.isCertain) == [isCertain])
    #expect(readings.filter { $0.foreground?.hexString == "#000000" }.map(\.isCertain) == [true])
  }

  @Test(
    "it is seen where some row may be selected, or code selects one",
    arguments: [
      "", answer("path.item > 2"), answer("if path.item > 2 { return true }; return false"),
      answer("false") + "\nfunc pick() { collectionView.selectItem(at: nil, animated: true, scrollPosition: []) }",
      answer("false") + "\nfunc pick(_ row: ShelfRow) { row.isSelected = true }",
      "func setUp(_ isOn: Bool) { collectionView.allowsSelection = isOn }",
      "let other = UITableView()\nfunc setUp() { other.allowsSelection = false }",
    ])
  func selected(_ members: String) {
    #expect(foregrounds(members) == ["#000000", "#FFFFFF"])
  }

  @Test("it is seen where another controller of the row says nothing, or one that is built on it decides")
  func others() {
    let other = """
      final class OtherController: UICollectionViewController {
        override func viewDidLoad() { collectionView.register(ShelfRow.self, forCellWithReuseIdentifier: "r") }
      }
      """
    #expect(foregrounds(Self.answer("false"), other) == ["#000000", "#FFFFFF"])
    let heir = "final class OpenController: ShelfController { \(Self.answer("true")) }"
    #expect(foregrounds(Self.answer("false"), heir) == ["#000000", "#FFFFFF"])
  }

  @Test("of two lists with rows of one class the one that refuses selects none of its own")
  func ownList() {
    func ink(_ refusal: String) -> [String] {
      let other = """
        final class OtherController: UICollectionViewController {
          override func viewDidLoad() { collectionView.register(ShelfRow.self, forCellWithReuseIdentifier: "o") }
          override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = list.dequeueReusableCell(withReuseIdentifier: "o", for: path) as! ShelfRow
            cell.contentView.backgroundColor = .yellow
            return cell
          }
        }
        """
      let look = Self.look(Self.answer(refusal), other)
      return look.placements("T").compactMap { $0.readings[.light] }.map {
        "\($0.foreground?.hexString ?? "?") on \($0.background?.hexString ?? "?")"
      }.sorted()
    }
    // S-80: yellow of iOS 18 in light is #FFFF00 as `UIColor.yellow`, which has one value.
    let other = ["#000000 on #FFFF00", "#FFFFFF on #FFFF00"]
    #expect(Set(ink("false")) == Set(other + ["#000000 on #FFFFFF"]), "\(ink("false"))")
    #expect(Set(ink("path.item > 2")) == Set(other + ["#000000 on #FFFFFF", "#FFFFFF on #FFFFFF"]))
  }
}

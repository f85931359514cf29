import Scene
import TestSupport
import Testing

/// Rows that tables hand out to code and take back (S-113, S-115).
@Suite("Rows in code") struct CodeRowTests {
  @Test("a row that a table hands out is cast to its class, and what is set on it is seen")
  func cast() {
    let look = Self.look("let line =", "as! Line\nline.label.textColor = .white\nreturn line")
    #expect(look.foreground("row") == "#FFFFFF", "\(look.dump)")
    #expect(look.ratio("row") == 21)
  }

  @Test("a row that a table hands on as it comes lies on that table")
  func plain() {
    let look = Self.look("return", "as! Line", label: "textColor = .white")
    #expect(look.ratio("row") == 21, "\(look.dump)")
  }

  /// A clear table before black, whose rows come out of an expression.
  private static func look(
    _ before: String, _ after: String, label: String = "numberOfLines = 0", extras: String = ""
  ) -> Look {
    Look(
      """
      import UIKit
      \(extras)
      final class Line: UITableViewCell {
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          backgroundColor = .clear
          label.text = "row"
          label.\(label)
          contentView.addSubview(label)
        }
      }
      final class Lines: UIViewController, UITableViewDataSource {
        let list = UITableView(frame: .zero, style: .grouped)
        override func viewDidLoad() {
          view.backgroundColor = .black
          list.backgroundColor = .clear
          list.dataSource = self
          list.register(Line.self, forCellReuseIdentifier: "line")
          view.addSubview(list)
        }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          \(before) tableView.dequeueReusableCell(withIdentifier: "line", for: path) \(after)
        }
      }
      """)
  }

  @Test("a row that one class hands out is seen in the others that name it, too")
  func others() {
    let look = Self.look(
      "let line =", "as! Line\nline.label.textColor = .white\nreturn line",
      extras: "final class Rest: UITableViewController { let kind = Line.self }")
    // Where nothing sets its colour it is black on the white of a row.
    #expect(Set(look.foregrounds("row")) == ["#FFFFFF", "#000000"], "\(look.dump)")
  }

  @Test("what stands in an item of a collection that is not known has no sure ground")
  func items() {
    let look = Look(
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "words"
          label.textColor = .white
          view.addSubview(label)
        }
      }
      final class Pages: UIViewController {
        let page = Page()
        func collectionView(
          _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) {
          cell.contentView.addSubview(page.view)
        }
      }
      """)
    #expect(look.reading("words")?.layers.first?.provenance.kind == .assumed, "\(look.dump)")
  }
}

import PlatformStyles
import Scene
import TestSupport
import Testing

/// The symbols in the image views of rows (S-113).
struct RowSymbolTests {
  private func look(_ statements: String) -> Look {
    Look(
      """
      import UIKit
      final class Rows: UITableViewController {
        init() { super.init(style: .plain) }
        required init?(coder: NSCoder) { nil }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "T"
          \(statements)
          return cell
        }
      }
      """)
  }

  @Test(
    "a symbol has the tint that code gives it, its image view or its row",
    arguments: [
      "cell.imageView?.image = UIImage(systemName: \"bell\"); cell.imageView?.tintColor = .yellow",
      "cell.imageView!.tintColor = .yellow; cell.imageView!.image = UIImage(systemName: \"bell\")",
      "cell.imageView?.image = UIImage(systemName: \"bell\")?.withTintColor(.yellow, renderingMode: .alwaysOriginal)",
      "cell.imageView?.image = UIImage(systemName: \"bell\"); cell.tintColor = .yellow",
    ])
  func tint(_ statements: String) {
    let look = look(statements)
    #expect(look.elements("bell").map(\.kind) == [.symbol], "\(look.dump)")
    // `UIColor.yellow` is #FFFF00.
    #expect(look.foregrounds("bell") == ["#FFFF00"])
    #expect(look.backgrounds("bell") == ["#FFFFFF"])
    #expect(look.backgrounds("bell", .dark) == ["#000000"])
    #expect(look.words("T") == "#000000 on #FFFFFF")
  }

  @Test(
    "one that is given none, one that is taken away, and other pictures are none",
    arguments: [
      "cell.imageView?.image = UIImage(systemName: \"bell\")",
      "cell.imageView?.image = UIImage(named: \"dune\"); cell.imageView?.tintColor = .yellow",
      "cell.imageView?.image = nil; cell.imageView?.tintColor = .yellow",
    ])
  func none(_ statements: String) {
    let look = look(statements)
    #expect(look.scene.elements.map(\.kind) == [.text], "\(look.dump)")
  }

  @Test("each symbol is seen on its path")
  func paths() {
    let look = look(
      """
      cell.imageView?.tintColor = .yellow
      if path.row == 0 {
        cell.imageView?.image = UIImage(systemName: "bell")
      } else {
        cell.imageView?.image = UIImage(systemName: "star")
        cell.imageView?.tintColor = .black
      }
      """)
    #expect(look.foregrounds("bell") == ["#FFFF00"], "\(look.dump)")
    #expect(look.foregrounds("star") == ["#000000"])
  }
}

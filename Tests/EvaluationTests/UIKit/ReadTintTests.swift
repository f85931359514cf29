import Scene
import TestSupport
import Testing

/// The tint that code reads of a view (S-115).
struct ReadTintTests {
  private func look(_ reading: String, _ tint: String) -> Look {
    Look(
      """
      import UIKit
      final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { \(tint) }
      }
      final class Page: UIViewController {
        let caption = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          caption.text = "T"
          view.addSubview(caption)
          \(reading)
        }
      }
      """)
  }

  @Test(
    "a view that is given none has that of the window",
    arguments: ["view.tintColor", "UIColor.tintColor", ".tintColor"])
  func inherited(_ source: String) {
    let reading = "caption.textColor = \(source)"
    // systemBlue of iOS 18 in light.
    #expect(look(reading, "").foreground("T") == "#007AFF")
    let tinted = look(reading, "window?.tintColor = .black")
    #expect(tinted.foreground("T") == "#000000", "\(tinted.dump)")
  }

  @Test("it is that of the view which shows it, and also a background")
  func shown() {
    let own = look("view.tintColor = .red\ncaption.textColor = .tintColor", "window?.tintColor = .black")
    #expect(own.foreground("T") == "#FF0000", "\(own.dump)")
    let ground = look("caption.textColor = .white\nview.backgroundColor = view.tintColor", "window?.tintColor = .black")
    #expect(ground.words("T") == "#FFFFFF on #000000", "\(ground.dump)")
  }

  @Test("a view that is given the tint of another one has no tint without end")
  func handedOn() {
    let look = look("caption.tintColor = view.tintColor\ncaption.textColor = caption.tintColor", "")
    #expect(look.foreground("T") == "#007AFF", "\(look.dump)")
  }

  @Test("what is read of one view is not known where another one around has a tint of its own")
  func read() {
    let look = look(
      """
      let header = UIView()
      header.tintColor = .white
      view.addSubview(header)
      header.addSubview(caption)
      caption.textColor = view.tintColor
      """, "")
    #expect(look.undecided("T") == .runtimeValue, "\(look.dump)")
  }

  @Test("a row reads it while it is made")
  func rows() {
    let look = Look(
      """
      import UIKit
      final class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: .default, reuseIdentifier: reuseIdentifier)
          textLabel?.textColor = tintColor
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      final class List: UITableViewController {
        override func viewDidLoad() { tableView.register(Row.self, forCellReuseIdentifier: "row") }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Row
          cell.textLabel?.text = "T"
          return cell
        }
      }
      """)
    #expect(look.foreground("T") == "#007AFF", "\(look.dump)")
  }
}

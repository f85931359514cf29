import PlatformStyles
import Scene
import TestSupport
import Testing

/// Classes on a base of which there is no source.
struct UnreadBaseTests {
  @Test(
    "S-115: what a controller overrides tells what it is, and what its base may set makes nothing certain",
    arguments: ["UIViewController", "VendorController"])
  func controller(base: String) {
    let look = Look(
      """
      import UIKit
      import Vendor
      final class Screen: \(base) {
        private let caption = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          caption.text = "T"
          caption.textColor = .black
          view.addSubview(caption)
        }
      }
      """)
    let doubt = base == "UIViewController" ? "" : " uncertain"
    #expect(look.words("T") == "#000000 on #FFFFFF\(doubt)", "\(look.dump)")
  }

  @Test("S-115: what such a base paints, or shows of films and maps, is not known")
  func ground() {
    let look = Look(
      """
      import AVKit
      import UIKit
      final class Player: AVPlayerViewController {
        private let caption = UILabel()
        override func viewDidLoad() {
          caption.text = "T"
          caption.textColor = .white
          contentOverlayView?.addSubview(caption)
          view.addSubview(caption)
        }
      }
      """)
    #expect(look.undecided("T") == .externalModule, "\(look.dump)")
  }

  @Test(
    "S-113, S-115: a row of a table that overrides what its base fills is seen",
    arguments: ["UITableViewCell(style: .default, reuseIdentifier: nil)", "super.tableView(table, cellForRowAt: path)"])
  func row(made: String) {
    let look = Look(
      """
      import UIKit
      import Vendor
      final class Options: VendorTableController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = \(made)
          cell.textLabel?.text = "T"
          cell.textLabel?.textColor = .black
          cell.backgroundColor = .white
          return cell
        }
      }
      """)
    #expect(look.words("T") == "#000000 on #FFFFFF uncertain", "\(look.dump)")
  }

  @Test("S-115: a view that draws itself and holds others is one, with a ground that is assumed")
  func view() {
    let look = Look(
      """
      import UIKit
      import Vendor
      final class Card: VendorCard {
        private let caption = UILabel()
        override func layoutSubviews() {
          super.layoutSubviews()
          caption.text = "T"
          caption.textColor = .black
          caption.backgroundColor = .white
          addSubview(caption)
        }
      }
      """)
    #expect(look.words("T") == "#000000 on #FFFFFF uncertain", "\(look.dump)")
  }

  @Test("S-115: a function that has the name of a controller's and overrides nothing tells nothing")
  func presenter() {
    let look = Look(
      """
      import UIKit
      import Vendor
      final class Presenter: VendorPresenter {
        private let caption = UILabel()
        func viewDidLoad() {
          caption.text = "T"
          caption.textColor = .black
        }
      }
      """)
    #expect(look.background("T") == nil, "\(look.dump)")
  }
}

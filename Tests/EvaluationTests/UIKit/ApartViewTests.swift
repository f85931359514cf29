import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// A view that draws itself lies behind another one only where it can (S-115).
struct ApartViewTests {
  /// A black label on white, in front of a mark that draws itself.
  private func look(_ layout: String) -> Look {
    Look(
      """
      import UIKit
      final class MarkView: UIView {
        override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
      }
      final class ShelfView: UIView {
        let mark = MarkView()
        let gap = UIView()
        let caption = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          caption.text = "T"
          caption.textColor = .black
          addSubview(mark)
          addSubview(gap)
          addSubview(caption)
        }
        override func layoutSubviews() {
          \(layout)
        }
      }
      final class ShelfController: UIViewController {
        override func viewDidLoad() { view.addSubview(ShelfView()) }
      }
      """)
  }

  private static let mark = "mark.frame = CGRect(x: 0, y: 0, width: 16, height: 16)"
  private static let beside = "caption.frame = CGRect(x: 16, y: 0, width: 100, height: 16)"

  @Test(
    "views whose frames or constraints set them apart are",
    arguments: [
      "\(mark); \(beside)", "\(mark); caption.frame = CGRect(x: 0, y: 20, width: 100, height: 16)",
      "\(mark); caption.frame = isOn ? CGRect(x: 20, y: 0, width: 9, height: 9) : CGRect(x: 40, y: 0, width: 9, height: 9)",
      "gap.leadingAnchor.constraint(equalTo: mark.trailingAnchor).isActive = true\n"
        + "caption.leadingAnchor.constraint(equalTo: gap.trailingAnchor).isActive = true",
      "gap.topAnchor.constraint(equalTo: mark.bottomAnchor).isActive = true\n"
        + "gap.bottomAnchor.constraint(equalTo: caption.topAnchor).isActive = true",
    ])
  func apart(_ layout: String) {
    let look = look(layout)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "others may lie on each other",
    arguments: [
      "", mark, "\(mark); caption.frame = CGRect(x: 15, y: 0, width: 100, height: 16)",
      "\(mark); \(beside); mark.frame.size.width = bounds.width", "\(mark); \(beside); caption.sizeToFit()",
      "\(mark); \(beside); mark.center = center",
      "for x in 0..<3 { mark.frame = CGRect(x: x, y: 0, width: 9, height: 9) }; \(beside)",
      "gap.leadingAnchor.constraint(equalTo: mark.trailingAnchor).isActive = true\n"
        + "gap.leadingAnchor.constraint(equalTo: caption.trailingAnchor).isActive = true",
    ])
  func unclear(_ layout: String) {
    #expect(look(layout).undecided("T") == .unsupportedExpression)
  }

  @Test("AppKit lays a view out before it is seen")
  func layout() {
    let look = Look(
      """
      import AppKit
      final class MarkView: NSView {
        override func draw(_ dirtyRect: NSRect) { NSBezierPath(ovalIn: dirtyRect).fill() }
      }
      final class ShelfView: NSView {
        let mark = MarkView()
        let caption = NSTextField(labelWithString: "T")
        override init(frame: NSRect) {
          super.init(frame: frame)
          addSubview(mark)
          addSubview(caption)
        }
        override func layout() {
          mark.frame = NSRect(x: 0, y: 0, width: 16, height: 16)
          caption.frame = NSMakeRect(20, 0, 100, 16)
        }
      }
      final class ShelfController: NSViewController {
        override func viewDidLoad() { view.addSubview(ShelfView()) }
      }
      """, platform: .macos)
    #expect(look.undecided("T") == nil && !look.readings("T").isEmpty, "\(look.dump)")
  }

  @Test("a tile that a part of its own fills lies beside what begins where it ends")
  func tile() {
    let look = Look(
      """
      import UIKit
      final class MemberView: UIView {
        let tile = UIView()
        let initials = UILabel()
        let caption = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          tile.backgroundColor = .black
          caption.text = "T"
          caption.textColor = .black
          addSubview(tile)
          tile.addSubview(initials)
          addSubview(caption)
          NSLayoutConstraint.activate([
            initials.topAnchor.constraint(equalTo: tile.topAnchor),
            initials.bottomAnchor.constraint(equalTo: tile.bottomAnchor),
            initials.leadingAnchor.constraint(equalTo: tile.leadingAnchor),
            initials.trailingAnchor.constraint(equalTo: tile.trailingAnchor),
            caption.leadingAnchor.constraint(equalTo: tile.trailingAnchor, constant: 8),
          ])
        }
      }
      final class MemberController: UIViewController {
        override func viewDidLoad() { view.addSubview(MemberView()) }
      }
      """)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }
}

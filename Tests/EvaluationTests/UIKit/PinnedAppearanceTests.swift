import PlatformStyles
import Scene
import TestSupport
import Testing

/// Schemes that code of UIKit and AppKit pins (S-55).
struct PinnedAppearanceTests {
  /// An app of AppKit whose delegate does something as it starts, with a label of its own.
  private static func app(_ start: String, _ load: String = "") -> Look {
    Look(
      """
      import AppKit
      @main final class Delegate: NSObject, NSApplicationDelegate {
        \(start)
      }
      final class PaneController: NSViewController {
        override func loadView() {
          view = NSView()
          \(load)
          view.addSubview(NSTextField(labelWithString: "T"))
        }
      }
      """, platform: .macos)
  }

  @Test(
    "the appearance of the whole app decides, where it is given one in any case as it starts",
    arguments: [
      (
        "func applicationWillFinishLaunching(_ n: Notification) { NSApp.appearance = NSAppearance(named: .darkAqua) }",
        true
      ),
      ("override init() { NSApplication.shared.appearance = .init(named: .darkAqua)! }", true),
      (
        "func applicationDidFinishLaunching(_ n: Notification) { if isLate { NSApp.appearance = NSAppearance(named: .darkAqua) } }",
        false
      ),
      ("func darken() { NSApp.appearance = NSAppearance(named: .darkAqua) }", false),
      (
        """
        func applicationDidFinishLaunching(_ n: Notification) { NSApp.appearance = NSAppearance(named: .darkAqua) }
        func applicationWillFinishLaunching(_ n: Notification) { NSApp.appearance = NSAppearance(named: .aqua) }
        """, false
      ),
    ])
  func application(start: String, isDark: Bool) {
    let look = Self.app(start)
    #expect(look.readings("T").isEmpty == isDark, "\(look.dump)")
    #expect(!look.readings("T", .dark).isEmpty)
  }

  @Test("the appearance of one app is not that of another one", arguments: [true, false])
  func otherApp(isOther: Bool) {
    let look = Look(
      """
      import SwiftUI
      @main struct Guest: App { var body: some Scene { WindowGroup { Text("T") } } }
      """, platform: .macos,
      files: [
        "Main.swift": """
        import AppKit
        @main final class Delegate: NSObject, NSApplicationDelegate {
          func applicationWillFinishLaunching(_ n: Notification) { NSApp.appearance = NSAppearance(named: .darkAqua) }
        }
        """
      ], modules: ["Main.swift": ["Main"], "Source.swift": [isOther ? "Guest" : "Main"]])
    #expect(look.readings("T").isEmpty == !isOther, "\(look.dump)")
    #expect(!look.readings("T", .dark).isEmpty)
  }

  @Test("the appearance of a view is that of what lies in it")
  func view() {
    let look = Self.app("", "view.appearance = NSAppearance(named: .vibrantDark); view.wantsLayer = true")
    #expect(look.readings("T").isEmpty, "\(look.dump)")
    #expect(!look.readings("T", .dark).isEmpty)
  }

  @Test(
    "a controller of an interface file is of the scheme that its class gives it in any case",
    arguments: [
      ("override func viewDidLoad() { overrideUserInterfaceStyle = .dark }", "#FFFFFF"),
      ("override func viewDidLoad() { view.overrideUserInterfaceStyle = .dark }", "#FFFFFF"),
      ("override func viewDidLoad() { traitOverrides.userInterfaceStyle = .dark }", "#FFFFFF"),
      ("override func viewDidLoad() { view.traitOverrides.userInterfaceStyle = .dark }", "#FFFFFF"),
      ("override func viewDidLoad() { overrideUserInterfaceStyle = .unspecified }", "#000000"),
      ("func darken() { overrideUserInterfaceStyle = .dark }", "#000000"),
    ])
  func interfaceFile(body: String, foreground: String) {
    let look = shown(storyboard(label("T")), swift: "class ShelfController: UIViewController { \(body) }")
    let seen = look.readings("T").isEmpty ? look.foreground("T", .dark) : look.foreground("T")
    #expect(seen == foreground, "\(look.dump)")
  }

  @Test("S-55: the style of a controller is that of its rows", arguments: [true, false])
  func rows(isPinned: Bool) {
    let look = Look(
      """
      import UIKit
      final class Shelf: UIViewController {
        let tableView = UITableView(frame: .zero, style: .insetGrouped)
        override func viewDidLoad() {
          \(isPinned ? "overrideUserInterfaceStyle = .dark" : "")
          view.addSubview(tableView)
          tableView.delegate = self
        }
      }
      extension Shelf: UITableViewDelegate {
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
          cell.detailTextLabel?.text = "T"
          cell.detailTextLabel?.textColor = .white
        }
      }
      """)
    #expect(look.readings("T").isEmpty == isPinned, "\(look.dump)")
    #expect(!look.readings("T", .dark).isEmpty)
  }

  @Test(
    "S-55: the style of a controller is that of the controllers that it contains, and of their bars",
    arguments: [
      ("split.viewControllers = [detail]; addChild(split); view.addSubview(split.view)", true),
      (
        """
        split.viewControllers = [UINavigationController(rootViewController: detail)]
        view.addSubview(split.view)
        """, true
      ),
      ("let bars = UINavigationController(rootViewController: detail); view.addSubview(bars.view)", true),
      ("addChild(detail); view.addSubview(detail.view)", true),
      ("present(detail, animated: true)", false),
    ])
  func contained(statements: String, isPinned: Bool) {
    let look = Look(
      """
      import UIKit
      final class Deck: UIViewController {
        let split = UISplitViewController()
        let detail = Detail()
        override func viewDidLoad() {
          overrideUserInterfaceStyle = .dark
          \(statements)
        }
      }
      final class Detail: UIViewController {
        let note = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .systemBackground
          note.text = "T"
          note.textColor = .white
          view.addSubview(note)
          let bar = UINavigationBarAppearance()
          bar.titleTextAttributes = [.foregroundColor: UIColor.white]
          bar.backgroundColor = .systemBackground
          navigationController?.navigationBar.standardAppearance = bar
        }
      }
      """)
    // The system's background is #000000 in the dark.
    #expect(look.backgrounds("T", .dark).contains("#000000"), "\(look.dump)")
    let all = look.scene.elements.flatMap(\.placements)
    #expect(all.count == 2 && all.allSatisfy { $0.readings[.light] == nil } == isPinned, "\(look.dump)")
  }

  @Test(
    "S-55, S-117: the panel of a head-up display is dark, on a material that is not published",
    arguments: [
      "styleMask: [.titled, .hudWindow]", "styleMask: .hudWindow", "styleMask: [.titled]",
    ])
  func headUp(style: String) {
    let isHeadUp = style.contains("hud")
    let panel = "contentRect: .zero, \(style), backing: .buffered, defer: false"
    let label = "label.textColor = .white; label.backgroundColor = .clear"
    for code in [
      """
      final class Pane: NSPanel {
        let label = NSTextField(labelWithString: "T")
        init() { super.init(\(panel)); \(label); contentView?.addSubview(label) }
      }
      """,
      """
      final class Maker {
        func show() {
          let panel = NSPanel(\(panel))
          let label = NSTextField(labelWithString: "T")
          \(label)
          panel.contentView?.addSubview(label)
        }
      }
      """,
    ] {
      let look = Look("import AppKit\n\(code)", platform: .macos)
      #expect(look.readings("T").isEmpty == isHeadUp, "\(look.dump)")
      #expect(look.undecided("T", .dark) == (isHeadUp ? .material : nil), "\(look.dump)")
    }
  }
}

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
      ("override func viewDidLoad() { overrideUserInterfaceStyle = .unspecified }", "#000000"),
      ("func darken() { overrideUserInterfaceStyle = .dark }", "#000000"),
    ])
  func interfaceFile(body: String, foreground: String) {
    let look = shown(storyboard(label("T")), swift: "class ShelfController: UIViewController { \(body) }")
    let seen = look.readings("T").isEmpty ? look.foreground("T", .dark) : look.foreground("T")
    #expect(seen == foreground, "\(look.dump)")
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

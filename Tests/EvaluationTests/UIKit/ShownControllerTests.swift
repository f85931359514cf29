import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Controllers of AppKit in windows with a background of their own, and in popovers (S-77, S-94c).
struct ShownControllerTests {
  private static let page = """
    import AppKit
    import SwiftUI
    final class InkWindow: NSWindow {
      init() {
        super.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        backgroundColor = .black
      }
    }
    final class Page: NSViewController {
      private let caption = NSTextField(labelWithString: "T")
      override func loadView() {
        view = NSView()
        caption.textColor = NSColor.white
        view.addSubview(caption)
      }
    }
    """

  private static let late = """
    final class Panel: NSWindowController {
      override func loadWindow() { window = InkWindow() }
    """

  private static func delegate(_ statements: String) -> String {
    "final class Delegate: NSObject { let panel = Panel(); func open() { \(statements) } }"
  }

  @Test(
    "what is put into a window stands on the window's background, whoever does that",
    arguments: [
      "\(late) override func windowDidLoad() { contentViewController = Page() } }",
      "final class Panel: NSWindowController { init() { super.init(window: InkWindow()); contentViewController = Page() } }",
      "\(late) }\n\(delegate("panel.contentViewController = Page()"))",
      "\(late) }\n\(delegate("let page = Page(); panel.contentViewController = page"))",
      """
      \(late) }
      \(delegate("panel.contentViewController = Split()"))
      final class Split: NSSplitViewController {
        override func viewDidLoad() { addSplitViewItem(NSSplitViewItem(viewController: Page())) }
      }
      """,
      """
      \(late) }
      \(delegate("""
        let tabs = NSTabViewController(); let item = NSTabViewItem(viewController: Page())
        tabs.addTabViewItem(item)
        panel.contentViewController = tabs
        """))
      """,
      """
      \(late) }
      final class Tabs: NSTabViewController {}
      final class Delegate: NSObject {
        let panel = Panel()
        let tabs: Tabs
        init() { tabs = Tabs(); super.init(); panel.contentViewController = tabs }
        func fill() { let page = Page(); let item = NSTabViewItem(viewController: page); tabs.addTabViewItem(item) }
      }
      """,
    ])
  func windows(_ code: String) {
    let look = Look("\(Self.page)\n\(code)", platform: .macos)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("a view of SwiftUI in a window stands on the window's background, too")
  func hosted() {
    let look = Look(
      """
      \(Self.page)
      struct Card: View { var body: some View { Text("card").foregroundStyle(Color.white) } }
      final class Panel: NSWindowController {
        init() {
          let window = InkWindow()
          super.init(window: window)
          window.contentViewController = NSHostingController(rootView: Card())
        }
      }
      """, platform: .macos)
    #expect(look.words("card") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test(
    "S-77: a view that code puts into an item of a menu stands on the menu's material, unless it is put elsewhere, too",
    arguments: [
      ("let item = NSMenuItem(); item.view = Level()", false, false),
      ("let level = Level(); let item = NSMenuItem(); item.title = \"x\"; item.view = level", false, false),
      ("let item = NSMenuItem(); item.view = Level(); let other = Level()", true, false),
      ("let level = Level(); let item = NSMenuItem(); item.view = level; Shelf.keep(level)", true, false),
    ])
  func menus(statements: String, isOnWindow: Bool, isCertain: Bool) {
    let look = Look(
      """
      import AppKit
      final class Level: NSView {
        private let caption = NSTextField(labelWithString: "T")
        init() {
          super.init(frame: .zero)
          caption.textColor = .gray
          addSubview(caption)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Desk: NSObject { func open() { \(statements) } }
      """, platform: .macos)
    let names = Set(look.readings("T").flatMap { $0.layers.map(\.description) })
    #expect(look.isCertain("T") == isCertain && (names == ["windowBackground"]) == isOnWindow, "\(look.dump)")
  }

  @Test(
    "what is shown elsewhere, too, stands on no window's background for certain",
    arguments: [
      """
      \(delegate("panel.contentViewController = Page()"))
      final class Home: NSViewController { func open() { presentAsSheet(Page()) } }
      """,
      delegate(
        "panel.contentViewController = Page() }; func peek(_ home: NSViewController) { home.presentAsSheet(Page())"),
      delegate(
        """
        let split = NSSplitViewController()
        split.addSplitViewItem(NSSplitViewItem(sidebarWithViewController: Page()))
        panel.contentViewController = split
        """),
      delegate("let tabs = NSTabViewController(); tabs.addTabViewItem(NSTabViewItem(viewController: Page()))"),
    ])
  func elsewhere(_ code: String) {
    let look = Look("\(Self.page)\n\(Self.late) }\n\(code)", platform: .macos)
    #expect(!look.backgrounds("T").contains("#000000"), "\(look.dump)")
  }

  @Test(
    "what is shown in a popover stands on its material",
    arguments: [
      "func open(_ view: NSView) { let page = Page(); present(page, asPopoverRelativeTo: view.bounds, of: view) }",
      "let bubble = NSPopover(); func open() { bubble.contentViewController = Page() }",
      "func open() { let bubble = NSPopover(); bubble.contentViewController = Page() }",
    ])
  func popovers(_ code: String) {
    let look = Look("\(Self.page)\nfinal class Home: NSViewController { \(code) }", platform: .macos)
    #expect(look.placements("T").first?.material?.material == .regular, "\(look.dump)")
    #expect(look.isCertain("T") == false)
  }

  @Test("a view of SwiftUI in a popover stands on its material, too")
  func hostedPopover() {
    let look = Look(
      """
      \(Self.page)
      struct Card: View { var body: some View { Text("card") } }
      final class Home: NSViewController {
        let bubble = NSPopover()
        func open() { bubble.contentViewController = NSHostingController(rootView: Card()) }
      }
      """, platform: .macos)
    #expect(look.placements("card").first?.material?.material == .regular, "\(look.dump)")
  }

  private static let card = "struct Card: View { var body: some View { Text(\"card\").foregroundStyle(Color.white) } }"

  @Test(
    "a hosting controller that may be shown elsewhere, too, stands on nothing for certain",
    arguments: [
      "let host = NSHostingController(rootView: Card()); panel.contentViewController = host; home.presentAsSheet(host)",
      "let host = NSHostingController(rootView: Card()); panel.contentViewController = host; Shelf.keep(host.view)",
      """
      var host = NSHostingController(rootView: Card())
      if home.isEditable { host = NSHostingController(rootView: Card()) }
      panel.contentViewController = host
      """,
      "home.popoverArea.contentViewController = NSHostingController(rootView: Card())",
    ])
  func openHosts(_ statements: String) {
    let look = Look(
      """
      \(Self.page)
      \(Self.card)
      \(Self.late) }
      final class Delegate: NSObject { let panel = Panel(); func open(_ home: Home) { \(statements) } }
      """, platform: .macos)
    #expect(!look.placements("card").isEmpty && look.isCertain("card") == false, "\(look.dump)")
  }

  @Test(
    "what code sets of a hosting controller in a window leaves it there",
    arguments: ["host.view.wantsLayer = true", "host.title = \"T\"", "host.view.layoutSubtreeIfNeeded()"])
  func setHosts(_ statement: String) {
    let look = Look(
      """
      \(Self.page)
      \(Self.card)
      \(Self.late) }
      \(Self.delegate(
        "let host = NSHostingController(rootView: Card()); \(statement); panel.contentViewController = host"))
      """, platform: .macos)
    #expect(look.words("card") == "#FFFFFF on #000000" && look.isCertain("card") == true, "\(look.dump)")
  }

  @Test(
    "a controller that the same code hands on, or its item or what it stands in, stands on nothing for certain",
    arguments: [
      "panel.contentViewController = page; Shelf.keep(page)",
      "tabs.addTabViewItem(item); panel.contentViewController = tabs; Shelf.keep(page)",
      "tabs.addTabViewItem(item); panel.contentViewController = tabs; Shelf.keep(item)",
      "tabs.addTabViewItem(item); panel.contentViewController = tabs; Shelf.keep(tabs)",
    ])
  func handedOn(_ statements: String) {
    let parts = "let tabs = NSTabViewController(); let item = NSTabViewItem(viewController: page);"
    let look = Look(
      """
      \(Self.page)
      \(Self.late) }
      \(Self.delegate("let page = Page(); \(statements.contains("tabs") ? parts : "") \(statements)"))
      """, platform: .macos)
    #expect(!look.placements("T").isEmpty && look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("a window that code elsewhere paints as well is no certain ground")
  func paintedElsewhere() {
    let look = Look(
      """
      \(Self.page)
      \(Self.late) }
      \(Self.delegate("panel.contentViewController = Page(); panel.window?.backgroundColor = .white"))
      """, platform: .macos)
    #expect(!look.placements("T").isEmpty && look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("the window of a file is what the file tells", arguments: [true, false])
  func windowOfFile(_ isHeadUp: Bool) {
    let file = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Panel"><connections>
      <outlet property="window" destination="w" id="o"/></connections></customObject>
      <window title="Ledger" id="w">
      <windowStyleMask key="styleMask" titled="YES" \(isHeadUp ? #"utility="YES" HUD="YES""# : "")/>
      <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="400" height="300"/></view></window>
      </objects></document>
      """
    let look = Look(
      """
      \(Self.page)
      \(Self.card)
      final class Panel: NSWindowController { override var windowNibName: NSNib.Name? { "Panel" } }
      final class Delegate: NSObject {
        let panel = Panel(), other = Panel()
        func open() {
          panel.contentViewController = Page()
          other.contentViewController = NSHostingController(rootView: Card())
        }
      }
      """, platform: .macos, files: ["Panel.xib": file])
    // White on a window of #ECECEC or of white has no more than 1.18; a head-up display is dark.
    for text in ["T", "card"] { #expect(look.isCertain(text) == !isHeadUp, "\(look.dump)") }
  }

  @Test("what code gives a variable that a window is given is what may be shown there")
  func reassigned() {
    func look(_ start: String, _ change: String) -> Look {
      Look(
        """
        \(Self.page)
        \(Self.late) }
        final class Blank: NSViewController {}
        final class Delegate: NSObject {
          let panel = Panel()
          var page: NSViewController\(start)
          func prepare() { page = \(change) }
          func open() { panel.contentViewController = page }
        }
        """, platform: .macos)
    }
    let only = look("?", "Page()")
    #expect(only.words("T") == "#FFFFFF on #000000", "\(only.dump)")
    for (start, change) in [(" = Blank()", "Page()"), (" = Page()", "Blank()")] {
      #expect(look(start, change).isCertain("T") == false, "\(start) \(look(start, change).dump)")
    }
  }

  @Test(
    "S-77: what a split view shows as a sidebar stands on a material",
    arguments: [
      """
      final class Desk: NSWindowController {
        override func windowDidLoad() {
          let side = NSViewController()
          side.view = NSView()
          let label = NSTextField(labelWithString: "S")
          side.view.addSubview(label)
          let split = NSSplitViewController()
          split.addSplitViewItem(NSSplitViewItem(sidebarWithViewController: side))
          contentViewController = split
        }
      }
      """,
      """
      final class Side: NSViewController {
        override func loadView() {
          view = NSView()
          view.addSubview(NSTextField(labelWithString: "S"))
        }
      }
      final class Split: NSSplitViewController {
        override func viewDidLoad() { splitViewItems = [NSSplitViewItem(sidebarWithViewController: Side())] }
      }
      """,
    ])
  func sidebars(_ code: String) {
    let look = Look("\(Self.page)\n\(code)", platform: .macos)
    #expect(look.placements("S").count == 1 && look.placements("S")[0].material != nil, "\(look.dump)")
  }

  @Test("what stands beside a sidebar stands on the window's background, and the sidebar does not")
  func sidebar() {
    let look = Look(
      """
      \(Self.page)
      final class Names: NSViewController {
        override func loadView() { view = NSView(); view.addSubview(NSTextField(labelWithString: "S")) }
      }
      final class Split: NSSplitViewController {
        override func viewDidLoad() {
          addSplitViewItem(NSSplitViewItem(sidebarWithViewController: Names()))
          addSplitViewItem(NSSplitViewItem(viewController: Page()))
        }
      }
      \(Self.late) }
      \(Self.delegate("panel.contentViewController = Split()"))
      """, platform: .macos)
    #expect(look.background("T") == "#000000", "\(look.dump)")
    #expect(look.background("S") != "#000000", "\(look.dump)")
  }
}

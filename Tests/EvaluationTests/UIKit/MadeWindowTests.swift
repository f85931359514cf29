import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Windows of AppKit's own class to which the code that makes them gives a background or an appearance (S-55, S-94c).
struct MadeWindowTests {
  private static func page(_ name: String, _ text: String, _ more: String = "") -> String {
    """
    final class \(name): NSViewController {
      let caption = NSTextField(labelWithString: "\(text)")
      override func loadView() {
        view = NSView()
        caption.textColor = NSColor(srgbRed: 0.4, green: 0.4, blue: 0.4, alpha: 1)
        view.addSubview(caption)
      }
      \(more)
    }
    """
  }

  private func look(_ code: String) -> Look { Look("import AppKit\n\(code)", platform: .macos) }

  private static let paint = "w.appearance = NSAppearance(named: .aqua); w.backgroundColor = .white"
  private static let plain = "contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false"

  /// Where an app's delegate makes a window.
  private static func delegate(_ members: String) -> String { "final class Delegate: NSObject { \(members) }" }

  // 0.4 × 255 = 102, which is 0x66.
  @Test(
    "what code puts into such a window is seen on its background, in its appearance",
    arguments: [
      delegate("let w = NSWindow(contentViewController: Page()); func applicationDidFinishLaunching() { \(paint) }"),
      delegate("func applicationDidFinishLaunching() { let w = NSWindow(contentViewController: Page()); \(paint) }"),
      delegate("func open() { let page = Page(); let w = NSPanel(contentViewController: page); \(paint); w.center() }"),
      delegate("var w: NSWindow!; func open() { w = NSWindow(\(plain)); w.contentViewController = Page(); \(paint) }"),
      delegate("func open() { let w = NSWindow(\(plain)); \(paint); w.contentViewController = Page() }"),
      """
      final class Opener: NSWindowController {
        let page = Page()
        init() {
          let w = NSWindow(contentViewController: page)
          \(paint)
          super.init(window: w)
        }
      }
      """,
    ])
  func made(code: String) {
    let look = look("\(Self.page("Page", "T"))\n\(code)")
    // Other code of the class may paint it, too.
    #expect(look.words("T").hasPrefix("#666666 on #FFFFFF"), "\(look.dump)")
    #expect(look.readings("T", .dark).isEmpty, "\(look.dump)")
  }

  @Test("an appearance alone leaves the window's background")
  func appearance() {
    let look = look(
      "\(Self.page("Page", "T"))\n"
        + Self.delegate(
          "func open() { let w = NSWindow(contentViewController: Page()); w.appearance = NSAppearance(named: .darkAqua) }"
        )
    )
    #expect(look.readings("T").isEmpty && !look.readings("T", .dark).isEmpty, "\(look.dump)")
    #expect(look.isCertain("T", .dark) == true)
  }

  @Test(
    "where something may give the window another look, nothing is certain of what stands in it",
    arguments: [
      delegate("func open() { let w = NSWindow(contentViewController: Page()); if isLate { \(paint) } }"),
      delegate("let w = NSWindow(contentViewController: Page()); func darken() { \(paint) }"),
      delegate("func open() { let w = NSWindow(contentViewController: Page()); \(paint); Kit.style(w) }"),
      delegate("func open() { let w = NSWindow(contentViewController: Page()); w.appearance = Theme.appearance }"),
    ])
  func open(code: String) {
    let look = look("\(Self.page("Page", "T"))\n\(code)")
    #expect(!look.readings("T").isEmpty && look.isCertain("T") == false, "\(look.dump)")
    #expect(look.isCertain("T", .dark) == false)
  }

  @Test(
    "where other code paints the window, too, nothing is certain of what stands in it",
    arguments: [
      "extension Page { override func viewWillAppear() { view.window?.backgroundColor = .black } }",
      "final class Painter { func paint(_ delegate: Delegate) { delegate.w.backgroundColor = .black } }",
      "extension NSWindow { func paint() { backgroundColor = .black } }",
    ])
  func paintedElsewhere(code: String) {
    let look = look(
      """
      \(Self.page("Page", "T"))
      \(Self.delegate("let w = NSWindow(contentViewController: Page()); override init() { \(Self.paint) }"))
      \(code)
      """)
    #expect(!look.readings("T").isEmpty && look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("a window to which nothing is done is the system's")
  func system() {
    let look = look(
      "\(Self.page("Page", "T"))\n\(Self.delegate("func open() { NSWindow(contentViewController: Page()).center() }"))")
    #expect(look.isCertain("T") == true && look.isCertain("T", .dark) == true, "\(look.dump)")
  }

  @Test(
    "a controller that another one puts into its window later stands where that stood",
    arguments: [
      "func done() { view.window?.contentViewController = Next() }", "func done() { view.window?.turn(to: Next()) }",
    ])
  func later(swap: String) {
    let window = "extension NSWindow { func turn(to next: NSViewController) { contentViewController = next } }"
    let painted = look(
      """
      \(window)
      \(Self.page("Page", "T", swap))
      \(Self.page("Next", "N"))
      \(Self.delegate("func open() { let w = NSWindow(contentViewController: Page()); \(Self.paint) }"))
      """)
    #expect(painted.words("N") == "#666666 on #FFFFFF uncertain", "\(painted.dump)")
    #expect(painted.readings("N", .dark).isEmpty)
    let open = look(
      """
      \(window)
      \(Self.page("Page", "T", swap))
      \(Self.page("Next", "N"))
      \(Self.delegate("func open() { let w = NSWindow(contentViewController: Page()); if isLate { \(Self.paint) } }"))
      """)
    #expect(open.isCertain("N", .dark) == false, "\(open.dump)")
  }
}

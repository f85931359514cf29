import PlatformStyles
import Scene
import TestSupport
import Testing

/// Controllers of AppKit's storyboards in windows that code makes (S-94c).
struct StoryboardWindowTests {
  private func look(_ content: String, _ members: String = "") -> Look {
    shown(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"><scenes>
      <scene sceneID="s"><objects><viewController storyboardIdentifier="Page" id="c" customClass="Page"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="400" height="300"/><subviews><textField id="f">
      <rect key="frame" x="20" y="20" width="200" height="16"/>
      <textFieldCell key="cell" title="T" id="fc"/></textField></subviews></view></viewController></objects></scene>
      </scenes></document>
      """,
      swift: """
        import AppKit
        final class Page: NSViewController { \(members) }
        final class Delegate: NSObject, NSApplicationDelegate {
          var window: NSWindow?
          func applicationDidFinishLaunching(_ notification: Notification) {
            let made = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
            made.backgroundColor = .black
            made.contentViewController = \(content)
            window = made
          }
        }
        """, platform: .macos)
  }

  @Test(
    "what a storyboard makes stands on the window's background, as what code makes",
    arguments: [
      (#"NSStoryboard(name: "S", bundle: nil).instantiateController(withIdentifier: "Page") as! Page"#, ""),
      (#"NSStoryboard(name: "S", bundle: nil).instantiateController(withIdentifier: "Page") as? Page"#, ""),
      (
        "Page.load()",
        """
        static func load() -> Page {
          NSStoryboard(name: "S", bundle: nil).instantiateController(withIdentifier: "Page") as! Page
        }
        """
      ),
    ])
  func window(_ content: String, _ members: String) {
    let look = look(content, members)
    #expect(look.background("T") == "#000000", "\(look.dump)")
  }

  @Test("a controller of which nothing tells the window stands on the system's")
  func unknown() {
    let look = look("NSViewController()")
    #expect(look.background("T") != "#000000", "\(look.dump)")
  }
}

import ColorScience
import Evaluation
import Scene
import TestSupport
import Testing

/// The tint that code gives to windows that it finds or is handed (S-115).
@Suite("Tint of found windows") struct FoundWindowTintTests {
  /// An app whose one text is drawn in the accent, 007AFF without any other tint.
  private func look(atStart: String, delegate: String = "", besides: String = "") -> Look {
    Look(
      """
      import SwiftUI
      @main struct Shelf: App {
        \(delegate.isEmpty ? "" : "@UIApplicationDelegateAdaptor(Delegate.self) var delegate")
        var body: some Scene { WindowGroup { Page().onAppear { \(atStart) } } }
      }
      final class Delegate: NSObject, UIApplicationDelegate { \(delegate) }
      struct Page: View { var body: some View { Text("T").foregroundColor(.accentColor) } }
      \(besides)
      """)
  }

  @Test(
    "what is done as the app comes up is in force",
    arguments: [
      "(UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.tintColor = .black",
      "UIApplication.shared.keyWindow?.tintColor = .black", "UIApplication.shared.windows[0].tintColor = .black",
      "for pane in UIApplication.shared.windows { pane.tintColor = .black }",
      "UIApplication.shared.windows.forEach { $0.tintColor = .black }",
      "if let pane = UIApplication.shared.windows.first(where: { $0.isKeyWindow }) { pane.tintColor = .black }",
      "let ink = UIColor.black; Screens.top()?.view.window?.tintColor = ink",
      "DispatchQueue.main.async { UIApplication.shared.windows.first?.tintColor = .black }",
      "if let pane = UIApplication.shared.windows.first { Theming.apply(to: pane) }",
    ])
  func start(code: String) {
    let look = look(
      atStart: code,
      besides: """
        enum Screens { static func top() -> UIViewController? { nil } }
        enum Theming { static func apply(to pane: UIWindow) { pane.tintColor = .black } }
        """)
    #expect(look.foreground("T") == "#000000" && look.isCertain("T") == true, "\(look.dump)")
  }

  @Test("a delegate that keeps no window tints the one that it finds")
  func delegate() {
    let look = look(
      atStart: "",
      delegate: """
        func applicationDidBecomeActive(_ application: UIApplication) {
          application.windows.first?.tintColor = .black
        }
        """)
    #expect(look.foreground("T") == "#000000", "\(look.dump)")
  }

  @Test("a value of the running program leaves the tint open that it is given as the app comes up")
  func unknown() {
    let look = look(atStart: "UIApplication.shared.windows.first?.tintColor = Remote.shade()")
    #expect(look.undecided("T") != nil, "\(look.dump)")
  }

  @Test(
    "what is set later takes nothing from the accent that is surely there before",
    arguments: [".black", "Remote.shade()"])
  func before(shade: String) {
    let code = "UIApplication.shared.windows.first?.tintColor = \(shade)"
    let look = look(atStart: "", besides: "final class Menu { func pick() { \(code) } }")
    let readings = look.readings("T")
    #expect(readings.contains { $0.isCertain && $0.foreground?.hexString == "#007AFF" }, "\(look.dump)")
    #expect(readings.contains { !$0.isCertain || $0.foreground == nil }, "\(look.dump)")
  }

  @Test(
    "of what is set later, or by a proxy of which nothing tells whether SwiftUI follows it, either may be in force",
    arguments: [
      "func pick() { UIApplication.shared.windows.first?.tintColor = .black }",
      "func pick(_ pane: UIWindow) { pane.tintColor = .black }",
      "init() { UIView.appearance().tintColor = .black }",
    ])
  func later(member: String) {
    let look = look(atStart: "", besides: "final class Menu { \(member) }")
    #expect(look.isCertain("T") == false && look.foreground("T") == nil, "\(look.dump)")
  }

  @Test(
    "a window that the code makes or keeps may lie over the app's, and other views have tints of their own",
    arguments: [
      "func show() { let pane = UIWindow(); pane.tintColor = .black }",
      "var pane: UIWindow?\nfunc show() { pane?.tintColor = .black }",
      "func show(_ plate: UIView) { plate.tintColor = .black }",
      "func show() { UIApplication.shared.windows.first?.rootViewController?.view.tintColor = .black }",
      "func show() { let pane: UIWindow = { UIWindow(frame: .zero) }(); pane.tintColor = .black }",
      "func show() { let pane = makeOverlayWindow(); pane.tintColor = .black }",
      "func show() { Panes.shared.overlayWindow?.tintColor = .black }",
    ])
  func others(members: String) {
    let look = look(atStart: "", besides: "final class Toaster { \(members) }")
    #expect(look.foreground("T") == "#007AFF" && look.isCertain("T") == true, "\(look.dump)")
  }

  @Test("the initialiser of an app finds no windows, neither does what it calls")
  func initialiser() {
    let tint = "UIApplication.shared.windows.first?.tintColor = .white"
    let look = Look(
      """
      import SwiftUI
      @main struct Shelf: App {
        init() { \(tint) }
        var body: some Scene { WindowGroup { Text("T").foregroundColor(.accentColor) } }
      }
      """)
    #expect(look.foreground("T") == "#007AFF" && look.isCertain("T") == true, "\(look.dump)")
  }

  @Test(
    "a function of another type that has the name of what is called at the start runs later",
    arguments: ["paint()", "self.paint()", "Brush.shared.paint()", "brush.paint()"])
  func otherFunctions(call: String) {
    let look = otherwise(call)
    #expect(look.readings("T").contains { $0.isCertain && $0.foreground?.hexString == "#007AFF" }, "\(look.dump)")
  }

  @Test(
    "a function of the type that the call names or holds runs at the start",
    arguments: ["Menu.shared.paint()", "menu.paint()", "let one = Menu(); one.paint()"])
  func heldFunctions(call: String) {
    let look = otherwise(call)
    #expect(look.foreground("T") == "#000000" && look.isCertain("T") == true, "\(look.dump)")
  }

  /// An app that calls one of the functions of a name as its page appears; that of a menu tints windows.
  private func otherwise(_ call: String) -> Look {
    Look(
      """
      import SwiftUI
      @main struct Shelf: App {
        let menu = Menu(), brush = Brush()
        var body: some Scene {
          WindowGroup { Text("T").foregroundColor(.accentColor).onAppear { \(call) } }
        }
        func paint() {}
      }
      final class Brush { static let shared = Brush(); func paint() {} }
      final class Menu {
        static let shared = Menu()
        func paint() { UIApplication.shared.windows.first?.tintColor = .black }
      }
      """)
  }
}

import Evaluation
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

  @Test(
    "a value of the running program leaves the tint open, whenever it is set",
    arguments: [true, false])
  func unknown(isAtStart: Bool) {
    let code = "UIApplication.shared.windows.first?.tintColor = Remote.shade()"
    let look = look(atStart: isAtStart ? code : "", besides: "final class Menu { func pick() { \(code) } }")
    #expect(look.undecided("T") != nil, "\(look.dump)")
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
    ])
  func others(members: String) {
    let look = look(atStart: "", besides: "final class Toaster { \(members) }")
    #expect(look.foreground("T") == "#007AFF" && look.isCertain("T") == true, "\(look.dump)")
  }
}

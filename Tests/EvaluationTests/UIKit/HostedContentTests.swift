import PlatformStyles
import Scene
import TestSupport
import Testing

/// Content that SwiftUI hands to views and controllers of UIKit and AppKit which show it (S-115).
struct HostedContentTests {
  /// A screen on red that shows a yellow text through a representable with the given functions.
  private func look(
    _ functions: String, as kind: String = "UIViewControllerRepresentable", _ declarations: String = "",
    content: String = "let content: C\ninit(@ViewBuilder content: () -> C) { self.content = content() }",
    platform: Platform = .ios18
  ) -> Look {
    Look(
      """
      import SwiftUI
      import \(platform == .macos ? "AppKit" : "UIKit")
      @main struct Demo: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Host<C: View>: \(kind) {
        \(content)
        \(functions)
      }
      \(declarations)
      struct Screen: View {
        var body: some View { Host { Text("T").foregroundColor(.yellow) }.background(Color.red) }
      }
      """, platform: platform)
  }

  // systemYellow of iOS 18 is #FFCC00 in light; a hosting controller's view is filled with systemBackground.
  @Test(
    "what is handed to a hosting controller is judged on its view",
    arguments: [
      "UIHostingController(rootView: content)", "UINavigationController(rootViewController: hosting)",
      """
      let host = UIHostingController(rootView: content)
      let parent = UIViewController()
      parent.addChild(host)
      parent.view.addSubview(host.view)
      host.didMove(toParent: parent)
      return parent
      """, "context.coordinator.host",
    ])
  func controller(_ made: String) {
    let look = look(
      """
      var hosting: UIHostingController<C> { UIHostingController(rootView: content) }
      func makeUIViewController(context: Context) -> UIViewController { \(made) }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(host: hosting) }
      final class Coordinator {
        let host: UIHostingController<C>
        init(host: UIHostingController<C>) { self.host = host }
      }
      """)
    #expect(look.words("T") == "#FFCC00 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFD60A on #000000")
  }

  @Test("a clear view lets through what SwiftUI paints behind, an own class paints it")
  func painted() {
    let clear = look(
      """
      func makeUIViewController(context: Context) -> UIHostingController<C> {
        let host = UIHostingController(rootView: content)
        host.view.backgroundColor = .clear
        return host
      }
      func updateUIViewController(_ controller: UIHostingController<C>, context: Context) {}
      """)
    // systemRed of iOS 18 in light.
    #expect(clear.backgrounds("T") == ["#FF3B30"], "\(clear.dump)")
    let own = look(
      """
      func makeUIViewController(context: Context) -> Dark<C> { Dark(rootView: content) }
      func updateUIViewController(_ controller: Dark<C>, context: Context) {}
      """,
      """
      final class Dark<C: View>: UIHostingController<C> {
        override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .black }
      }
      """)
    #expect(own.backgrounds("T") == ["#000000"], "\(own.dump)")
  }

  @Test("what an update hands over takes the place of what a controller was made with")
  func update() {
    let look = look(
      """
      func makeUIViewController(context: Context) -> UIHostingController<AnyView> {
        UIHostingController(rootView: AnyView(Text("before")))
      }
      func updateUIViewController(_ controller: UIHostingController<AnyView>, context: Context) {
        controller.rootView = AnyView(content.padding())
      }
      """)
    #expect(look.words("T") == "#FFCC00 on #FFFFFF", "\(look.dump)")
  }

  @Test("a hosting controller's view within a view of UIKit")
  func scrollView() {
    let look = look(
      """
      func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        let host = UIHostingController(rootView: content())
        scroll.addSubview(host.view)
        return scroll
      }
      func updateUIView(_ view: UIScrollView, context: Context) {}
      """, as: "UIViewRepresentable",
      content: "let content: () -> C\ninit(@ViewBuilder content: @escaping () -> C) { self.content = content }")
    #expect(look.words("T") == "#FFCC00 on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "hosts of AppKit",
    arguments: [
      ("NSViewRepresentable", "NSView", "NSHostingView(rootView: content)"),
      ("NSViewControllerRepresentable", "NSViewController", "NSHostingController(rootView: content)"),
    ])
  func appKit(_ representable: String, _ kind: String, _ made: String) {
    let look = look(
      """
      func make\(kind)(context: Context) -> \(kind) { \(made) }
      func update\(kind)(_ shown: \(kind), context: Context) {}
      """, as: representable, platform: .macos)
    #expect(look.elements("T").count == 1, "\(look.dump)")
    #expect(look.foregrounds("T") == ["#FFCC00"])
  }

  @Test(
    "content of which code is not followed stays, undecided",
    arguments: [
      ("let content: C", "Kit.wrap(content)"), ("let content: C", "UIViewController()"),
      ("@ViewBuilder let content: () -> C", "Kit.wrap(content())"),
    ])
  func unfollowed(_ content: String, _ made: String) {
    let look = Look(
      """
      import Kit
      import SwiftUI
      import UIKit
      struct Host<C: View>: UIViewControllerRepresentable {
        \(content)
        let tap: () -> Void = {}
        func makeUIViewController(context: Context) -> UIViewController { \(made) }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      struct Screen: View {
        var body: some View { Host(content: \(content.contains("()") ? "{ Text(\"T\") }" : "Text(\"T\")")) }
      }
      """)
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
  }

  @Test(
    "what a hosting controller of the program's own gives itself lies on what its code paints",
    arguments: [
      ("view.backgroundColor = .black", "", "#808080 on #000000"), ("", "", "#808080 on #FFFFFF"),
      // In another controller it stands where that one puts it.
      ("view.backgroundColor = .clear", "addChild(page); view.addSubview(page.view)", "#808080 on #FF0000"),
    ])
  func ownController(_ paint: String, _ use: String, _ expected: String) {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct Note: View { var body: some View { Text("T").foregroundColor(Color(white: 0.5)) } }
      final class Page: UIHostingController<Note> {
        init() { super.init(rootView: Note()) }
        required dynamic init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          \(paint)
        }
      }
      final class Desk: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          let page = Page()
          \(use.isEmpty ? "show(page, sender: nil)" : use)
        }
      }
      """)
    // 0.5 of 255 is 127.5, which is read as #80.
    #expect(look.words("T") == expected, "\(look.dump)")
  }

  @Test(
    "the parts of a view that are handed on and not found in a host are undecided",
    arguments: ["Text(\"T\"); Text(\"U\")", "ForEach([1, 2], id: \\.self) { _ in Text(\"T\") }; Text(\"U\")"])
  func parts(content: String) {
    let look = Look(
      """
      import AppKit
      import SwiftUI
      struct Host<C: View>: NSViewControllerRepresentable {
        let children: _VariadicView.Children
        let rest: C
        func makeNSViewController(context: Context) -> NSSplitViewController {
          let split = NSSplitViewController()
          for child in children {
            split.addSplitViewItem(NSSplitViewItem(viewController: NSHostingController(rootView: child)))
          }
          return split
        }
        func updateNSViewController(_ controller: NSSplitViewController, context: Context) {}
      }
      struct Root: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View { Host(children: children, rest: EmptyView()) }
      }
      struct Screen: View {
        var body: some View { _VariadicView.Tree(Root()) { \(content) } }
      }
      @main struct Demo: App { var body: some Scene { WindowGroup { Screen() } } }
      """, platform: .macos)
    for text in ["T", "U"] { #expect(look.undecided(text) == .unknownBackdrop, "\(look.dump)") }
  }

  @Test(
    "views that a representable hosts in controllers which its initialiser makes, or that it holds in a list",
    arguments: [
      (
        "var all: [UIViewController]\n"
          + "init(_ pages: [AnyView]) { all = pages.map { UIHostingController(rootView: $0) } }",
        "Pages([AnyView(Page(title: Text(\"T\"))), AnyView(Page(title: Text(\"U\")))])"
      ),
      (
        "var all: [UIViewController]\n"
          + "init(_ one: AnyView, _ two: AnyView) { all = [one, two].map { UIHostingController(rootView: $0) } }",
        "Pages(AnyView(Page(title: Text(\"T\"))), AnyView(Page(title: Text(\"U\"))))"
      ),
      (
        "let pages: [AnyView]\nvar all: [UIViewController] { pages.map { UIHostingController(rootView: $0) } }",
        "Pages(pages: [AnyView(Page(title: Text(\"T\"))), AnyView(Page(title: Text(\"U\")))])"
      ),
    ])
  func pages(_ members: String, _ use: String) {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct Page: View {
        let title: Text
        var body: some View { title.foregroundColor(.white).background(Color.black) }
      }
      struct Pages: UIViewControllerRepresentable {
        \(members)
        func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
        func updateUIViewController(_ controller: UIPageViewController, context: Context) {
          controller.setViewControllers([all[0]], direction: .forward, animated: true)
        }
      }
      struct Screen: View { var body: some View { \(use) } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Screen() } } }
      """)
    for text in ["T", "U"] { #expect(look.words(text) == "#FFFFFF on #000000", "\(look.dump)") }
  }
}

import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views of UIKit that SwiftUI shows (S-115).
struct RepresentableTests {
  private let green = "UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)"

  @Test("a view of UIKit is judged where SwiftUI shows it")
  func representable() {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct Note: UIViewRepresentable {
        let ink: UIColor
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = "T"
          return label
        }
        func updateUIView(_ view: UILabel, context: Context) { view.textColor = ink }
      }
      struct Screen: View {
        var body: some View { Note(ink: \(green)).background(Color.black).bold() }
      }
      """)
    #expect(look.words("T") == "#008000 on #000000", "\(look.dump)")
    #expect(look.fontWords("T") == "17 regular fixed")
  }

  @Test(
    "a view that only a preview leads to is judged there, though its own coordinator names it",
    arguments: [
      "",
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { Other() } } }
      struct Other: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject {}
      }
      """,
    ])
  func namedByItsCoordinator(others: String) {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct Note: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = "T"
          label.textColor = \(green)
          return label
        }
        func updateUIView(_ view: UILabel, context: Context) {}
        static func measure(_ view: UIView) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject {
          func change(_ view: UILabel) { Note.measure(view) }
        }
      }
      struct Field: View { var body: some View { Note() } }
      struct Field_Previews: PreviewProvider { static var previews: some View { Field() } }
      \(others)
      """)
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test("a part of another type that has the name of its own part leads to a view")
  func namedByAnotherCoordinator() {
    func representable(_ name: String, _ made: String, _ coordinator: String) -> String {
      """
      struct \(name): UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          \(made)
          return label
        }
        func updateUIView(_ view: UILabel, context: Context) {}
        static func measure(_ view: UIView) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject { \(coordinator) }
      }

      """
    }
    let note = representable(
      "Note", "label.text = \"T\"; label.textColor = \(green)",
      "func change(_ view: UILabel) { Note.measure(view) }")
    let other = representable(
      "Other", "",
      "func show(_ screen: UIViewController) { screen.present(UIHostingController(rootView: Note()), animated: true) }")
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct Field: View { var body: some View { Note().background(Color.black) } }
      struct Field_Previews: PreviewProvider { static var previews: some View { Field() } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Other() } } }
      \(note)\(other)
      """)
    #expect(look.words("T") == "#008000 on #FFFFFF", "\(look.dump)")
  }

  @Test("the rows that a coordinator makes are judged in the list that SwiftUI shows", arguments: [true, false])
  func coordinator(isNested: Bool) {
    let coordinator = """
      final class Source: NSObject, UITableViewDataSource {
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
          cell.backgroundColor = .white
          cell.contentConfiguration = UIHostingConfiguration { Row() }
          return cell
        }
      }
      """
    let look = Look(
      """
      import SwiftUI
      import UIKit
      @main struct Demo: App { var body: some Scene { WindowGroup { Rows() } } }
      struct Rows: UIViewRepresentable {
        func makeUIView(context: Context) -> UITableView {
          let table = UITableView()
          table.dataSource = context.coordinator
          return table
        }
        func updateUIView(_ view: UITableView, context: Context) {}
        func makeCoordinator() -> Source { Source() }
        \(isNested ? coordinator : "")
      }
      \(isNested ? "" : coordinator)
      struct Row: View { var body: some View { Text("T").foregroundStyle(.black) } }
      """)
    #expect(look.backgrounds("T", .dark) == ["#FFFFFF"], "\(look.dump)")
    #expect(look.foregrounds("T", .dark) == ["#000000"])
  }

  @Test("a class that only SwiftUI shows is seen there alone, and by itself where nothing shows it")
  func representedClass() {
    func look(_ screen: String) -> Look {
      Look(
        """
        import SwiftUI
        import UIKit
        final class Signpost: UILabel {
          override func didMoveToWindow() { text = "T" }
        }
        struct Post: UIViewRepresentable {
          func makeUIView(context: Context) -> Signpost {
            let post = Signpost()
            post.textColor = .white
            return post
          }
          func updateUIView(_ view: Signpost, context: Context) {}
        }
        \(screen)
        """)
    }
    let shown = look("struct Screen: View { var body: some View { Post().background(Color.black) } }")
    #expect(shown.placements("T").count == 1, "\(shown.dump)")
    #expect(shown.words("T") == "#FFFFFF on #000000")
    #expect(look("").placements("T").count == 1)
  }

  @Test(
    "a view of an effect is a material, of which no bounds are known where it lets more through",
    arguments: [
      ("let view = NSVisualEffectView(); view.material = .popover; return view", true), ("kept", true),
      ("let view = NSVisualEffectView()\nview.alphaValue = 0.9\nreturn view", false),
    ])
  func effect(_ making: String, _ isBounded: Bool) {
    let look = Look(
      """
      import AppKit
      import SwiftUI
      struct Veil: NSViewRepresentable {
        let kept = NSVisualEffectView()
        func makeNSView(context: Context) -> NSVisualEffectView { \(making) }
        func updateNSView(_ view: NSVisualEffectView, context: Context) {}
      }
      struct Screen: View { var body: some View { Text("T").foregroundStyle(.gray).background(Veil()) } }
      """, platform: .macos)
    #expect(look.undecided("T") == (isBounded ? nil : .material), "\(look.dump)")
  }

  @Test("a blur of UIKit is the material that it is drawn as")
  func blur() {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct Veil: UIViewRepresentable {
        func makeUIView(context: Context) -> UIVisualEffectView {
          UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
        }
        func updateUIView(_ view: UIVisualEffectView, context: Context) {}
      }
      struct Screen: View { var body: some View { Text("T").background(Veil()) } }
      """)
    #expect(look.placements("T").first?.material?.material == .thick, "\(look.dump)")
  }

  @Test(
    "a class of the program that draws nothing and holds nothing lets through what lies behind",
    arguments: [
      ("var told: (NSWindow?) -> Void = { _ in }\noverride func viewDidMoveToWindow() { told(window) }", true),
      ("@Binding var kept: Int\ninit(_ kept: Binding<Int>) { self._kept = kept; super.init(frame: .zero) }", true),
      ("override func draw(_ rect: NSRect) { NSColor.red.setFill(); rect.fill() }", false),
      ("override var wantsUpdateLayer: Bool { true }\noverride func updateLayer() { layer?.borderWidth = 2 }", false),
      ("override init(frame: NSRect) { super.init(frame: frame); addSubview(NSImageView()) }", false),
      ("lazy var plate = CALayer()\noverride func layout() { ground.insertSublayer(plate, at: 0) }", false),
      ("override func viewDidMoveToWindow() { backing.backgroundColor = NSColor.red.cgColor }", false),
    ])
  func inert(_ members: String, isInert: Bool) {
    let look = Look(
      """
      import AppKit
      import SwiftUI
      struct Veil: NSViewRepresentable {
        @Binding var count: Int
        final class Probe: NSView { \(members) }
        func makeNSView(context: Context) -> Probe { \(members.contains("kept") ? "Probe($count)" : "Probe()") }
        func updateNSView(_ view: Probe, context: Context) {}
      }
      extension NSView {
        var ground: CALayer { layer! }
        var backing: CALayer { backingLayer }
      }
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Text("T").foregroundStyle(Color.black).background(Veil(count: $count)).background(Color.white)
        }
      }
      """, platform: .macos)
    #expect((look.words("T") == "#000000 on #FFFFFF") == isInert, "\(look.dump)")
  }

  @Test(
    "a plain view that popovers, menus and lists of services are shown at lets through what lies behind",
    arguments: [
      (
        "let picker = NSSharingServicePicker(items: [])",
        "picker.show(relativeTo: .zero, of: view, preferredEdge: .minY)", true
      ),
      ("let popover = NSPopover()", "popover.show(relativeTo: view.bounds, of: view, preferredEdge: .maxY)", true),
      ("let menu = NSMenu()", "menu.popUp(positioning: nil, at: .zero, in: view)", true),
      ("let painter = Painter()", "painter.paint(view)", false),
    ])
  func anchor(_ made: String, _ shown: String, isInert: Bool) {
    let look = Look(
      """
      import AppKit
      import PaintKit
      import SwiftUI
      struct Anchor: NSViewRepresentable {
        @Binding var isShown: Bool
        func makeNSView(context: Context) -> NSView {
          let view = NSView()
          return view
        }
        func updateNSView(_ view: NSView, context: Context) {
          if isShown {
            \(made)
            DispatchQueue.main.async { \(shown) }
          }
        }
      }
      struct Screen: View {
        @State private var isShown = false
        var body: some View {
          Text("T").foregroundStyle(Color.black).background(Anchor(isShown: $isShown)).background(Color.white)
        }
      }
      """, platform: .macos)
    #expect((look.words("T") == "#000000 on #FFFFFF") == isInert, "\(look.dump)")
  }

  @Test(
    "a controller of the framework's own class that is given no view lets through what lies behind",
    arguments: [
      ("UIViewController()", true), ("{ let made = UIViewController(); made.view = Cover(); return made }()", false),
      ("{ let made = UIViewController(); made.view.backgroundColor = .red; return made }()", false),
    ])
  func controller(_ making: String, isClear: Bool) {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      final class Cover: UIView { override func draw(_ rect: CGRect) { UIColor.red.setFill(); UIRectFill(rect) } }
      struct Anchor: UIViewControllerRepresentable {
        @Binding var isShown: Bool
        func makeUIViewController(context: Context) -> UIViewController { \(making) }
        func updateUIViewController(_ controller: UIViewController, context: Context) {
          if isShown { controller.present(UIAlertController(title: "a", message: "b", preferredStyle: .alert), animated: true) }
        }
      }
      struct Screen: View {
        @State private var isShown = false
        var body: some View { Text("T").foregroundStyle(.gray).background(Anchor(isShown: $isShown)) }
      }
      """)
    #expect((look.background("T") == "#FFFFFF") == isClear, "\(look.dump)")
  }

  @Test("a text of code that is drawn clear is not there, as one of SwiftUI", arguments: ["UILabel", "UITextView"])
  func clear(type: String) {
    func look(_ ink: String) -> Look {
      Look(
        """
        import SwiftUI
        import UIKit
        struct Note: UIViewRepresentable {
          func makeUIView(context: Context) -> \(type) {
            let view = \(type)()
            view.text = "T"
            view.textColor = \(ink)
            return view
          }
          func updateUIView(_ view: \(type), context: Context) {}
        }
        struct Screen: View { var body: some View { Note() } }
        """)
    }
    #expect(look(".clear").scene.elements.isEmpty, "\(look(".clear").dump)")
    #expect(look(".black").texts == ["T"])
  }
}

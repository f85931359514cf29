import Foundation
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Where evaluation starts, and what a view nobody shows stands on.
struct RootTests {
  @Test("contract: a view that nothing shows stands on the platform's known background")
  func unused() {
    let look = Look("import SwiftUI\nprivate struct Lonely: View { var body: some View { Text(\"T\") } }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    let previewed = Look(
      """
      import SwiftUI
      struct Lonely: View { var body: some View { Text("T") } }
      #Preview { Lonely().background(Color.red) }
      struct Lonely_Previews: PreviewProvider { static var previews: some View { Lonely().background(Color.red) } }
      """)
    #expect(previewed.words("T") == "#000000 on #FFFFFF", "\(previewed.dump)")
  }

  @Test("contract, S-142: a public view that nobody uses is assumed until it paints its own background")
  func publicView() {
    let look = Look("import SwiftUI\npublic struct Card: View { public var body: some View { Text(\"T\") } }")
    #expect(look.isCertain("T") == false, "\(look.dump)")
    let painted = Look(
      """
      import SwiftUI
      public struct Card: View {
        public var body: some View { Text("T").foregroundStyle(.gray).background(Color.white) }
      }
      """)
    #expect(painted.isCertain("T") == true, "\(painted.dump)")
    let translucent = Look(
      """
      import SwiftUI
      public struct Card: View {
        public var body: some View { Text("T").foregroundStyle(.gray).background(Color.white.opacity(0.5)) }
      }
      """)
    #expect(translucent.isCertain("T") == false, "\(translucent.dump)")
  }

  private func tabs(_ use: String) -> Look {
    Look(
      """
      import SwiftUI
      protocol Page: View, Hashable {}
      enum Tab: Page {
        case files, search
        var body: some View {
          switch self {
          case .files: Text("T").foregroundStyle(.white)
          case .search: EmptyView()
          }
        }
      }
      struct Area<Item: Page>: View {
        var items: [Item]
        var body: some View { VStack { items.first }.background(Color.black) }
      }
      \(use)
      """)
  }

  @Test(
    "S-142: an enumeration that is a view is none of its own where code shows a case",
    arguments: [
      "struct Root: View { var body: some View { Area(items: [Tab.files, .search]) } }",
      "struct Root: View { var body: some View { Area(items: Tab.allCases) } }",
      "struct Root: View { let tabs: [Tab] = [.files]; var body: some View { Area(items: tabs) } }",
    ])
  func shownCase(_ use: String) {
    let look = tabs(use)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("S-142: where an enumeration's case is shown is not always told, which makes nothing certain")
  func lostCase() {
    let look = tabs("struct Root: View { let tab: Tab = .files; var body: some View { Other(tab) } }")
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test(
    "contract: an enumeration that is a view stands on the platform's background where nothing shows a case",
    arguments: [
      "", "struct Root: View { var body: some View { Text(Kind.files.title) } }; enum Kind { case files }",
      "#Preview { Tab.files }",
    ])
  func lonelyCase(_ use: String) {
    let look = tabs(use)
    #expect(look.words("T") == "#FFFFFF on #FFFFFF", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test("S-143: what a hosting controller is given is a place of its own, beside those in views")
  func hosted() {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      @main struct Demo: App { var body: some Scene { WindowGroup { Details(note: nil) } } }
      struct Details: View {
        let note: String?
        var body: some View {
          VStack {
            Text("Always")
            if note != nil { Text("Noted") }
          }
        }
      }
      final class Presenter: UIViewController {
        var note = "N"
        func show() { present(UIHostingController(rootView: Details(note: note).background(Color.red)), animated: true) }
      }
      """)
    #expect(look.backgrounds("Noted") == ["#FF3B30"], "\(look.dump)")
    #expect(look.backgrounds("Always") == ["#FF3B30", "#FFFFFF"])
  }

  @Test("S-143: the system shows every widget of a bundle, and each shows its views")
  func widgets() {
    let look = Look(
      """
      import SwiftUI
      import WidgetKit
      struct FaceView: View { let entry: Entry; var body: some View { Text("T") } }
      struct Face: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "face", provider: Provider()) { entry in
            FaceView(entry: entry).containerBackground(for: .widget) { Color.blue }
          }
        }
      }
      struct Other: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "other", provider: Provider()) { entry in Text("U") }
        }
      }
      @main struct Faces: WidgetBundle {
        @WidgetBundleBuilder var body: some Widget {
          Other()
          Face()
        }
      }
      """)
    #expect(look.backgrounds("T") == ["#007AFF"], "\(look.dump)")
    #expect(look.placements("T").allSatisfy { $0.via.first?.hasSuffix(":16:14") == true }, "\(look.dump)")
  }

  @Test("S-143: a view is judged at each place that shows it")
  func callSites() {
    let look = Look(
      """
      import SwiftUI
      struct Badge: View { var body: some View { Text("T") } }
      struct First: View { var body: some View { Badge().background(Color.blue) } }
      struct Second: View { var body: some View { List { Badge() } } }
      """)
    #expect(look.backgrounds("T") == ["#007AFF", "#FFFFFF"], "\(look.dump)")
    #expect(look.placements("T").allSatisfy { $0.via.count > 0 })
    #expect(look.backgrounds("T", .dark) == ["#0A84FF", "#1C1C1E"])
  }

  @Test("S-143: a used public view is judged where it is used")
  func usedPublicView() {
    let look = Look(
      """
      import SwiftUI
      public struct Badge: View { public var body: some View { Text("T") } }
      struct First: View { var body: some View { Badge().background(Color.blue) } }
      """)
    #expect(look.words("T") == "#000000 on #007AFF", "\(look.dump)")
  }

  @Test("S-80: an app's window is followed from its scene")
  func app() {
    let look = Look(
      """
      import SwiftUI
      @main struct Sample: App { var body: some Scene { WindowGroup { Home().tint(.red) } } }
      struct Home: View { var body: some View { VStack { Text("T"); Button("U") {} } } }
      """)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("U") == "#FF3B30 on #FFFFFF")
  }

  @Test("S-80: how a window is opened and placed changes nothing inside")
  func placedWindow() {
    let look = Look(
      """
      import SwiftUI
      @main struct Sample: App {
        var body: some Scene {
          WindowGroup { Home() }.defaultPosition(.center).defaultLaunchBehavior(.suppressed)
            .restorationBehavior(.disabled)
        }
      }
      struct Home: View { var body: some View { Text("T") } }
      """)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-94b: a widget is followed from its bundle")
  func widgetBundle() {
    let look = Look(
      """
      import SwiftUI
      import WidgetKit
      @main struct All: WidgetBundle { var body: some Widget { Daily() } }
      struct Daily: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "daily", provider: Provider()) { entry in DailyView(entry: entry) }
            .supportedFamilies([.systemSmall])
        }
      }
      struct DailyView: View {
        var entry: Entry
        var body: some View { Text("T").containerBackground(.blue, for: .widget) }
      }
      """)
    #expect(look.words("T") == "#000000 on #007AFF", "\(look.dump)")
  }

  @Test("S-143: a view passed into a container of the program is placed there")
  func container() {
    let look = Look(
      """
      import SwiftUI
      struct Card<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { content().padding().background(Color.blue) }
      }
      struct Home: View { var body: some View { Card { Text("T") } } }
      """)
    #expect(look.words("T") == "#000000 on #007AFF", "\(look.dump)")
  }

  @Test("S-142: what only another platform's view shows is not lost")
  func otherPlatform() {
    let scene = scene(
      "import SwiftUI\npublic struct Card: View { public var body: some View { Text(\"T\") } }",
      files: ["Dial.swift": "import SwiftUI\nstruct Dial: View { var body: some View { Card() } }"],
      platforms: ["Dial.swift": .watchos])
    let readings = scene.elements.filter { $0.text == "T" }.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(readings.map(\.isCertain) == [false], "\(scene.dump(appearances: [.light]))")
  }

  @Test("contract: what only previews name is no place to judge others, where its being private or its name tells so")
  func previewHelpers() {
    let real = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"T\") } }\n"
    let helpers = [
      "private struct Shelf: View { var body: some View { Card().background(Color.red) } }\n#Preview { Shelf() }",
      "struct _ShelfPreview: View { var body: some View { Card().background(Color.red) } }\n#Preview { _ShelfPreview() }",
      """
      private struct Board: View { var body: some View { Shelf() } }
      private struct Shelf: View { var body: some View { Card().background(Color.red); Text("U") } }
      struct Card_Previews: PreviewProvider { static var previews: some View { Board() } }
      """,
      """
      struct Card_Previews: PreviewProvider {
        struct Shelf: View { var body: some View { Card().background(Color.red) } }
        static var previews: some View { Shelf() }
      }
      """,
    ]
    for helper in helpers {
      let look = Look(real + helper)
      #expect(look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
      #expect(look.isCertain("T") == true)
      #expect(look.texts == ["T"])
      let used = Look(real + helper + "\nstruct Home: View { var body: some View { Card().background(Color.green) } }")
      #expect(used.backgrounds("T") == ["#34C759"], "\(used.dump)")
    }
  }

  @Test("contract: a screen that only a preview shows is a root, for its own parts and for what nothing else shows")
  func previewedScreens() {
    let source = """
      import SwiftUI
      struct Card: View { var body: some View { Text("T") } }
      struct Part: View { var body: some View { Text("U") } }
      struct Draft: View {
        var body: some View { VStack { Card(); Part(); Text("V") }.background(Color.red) }
      }
      #Preview { Draft() }
      """
    let alone = Look(source)
    for text in ["T", "U", "V"] { #expect(alone.backgrounds(text) == ["#FF3B30"], "\(alone.dump)") }
    let used = Look(source + "\nstruct Home: View { var body: some View { Card() } }")
    #expect(used.backgrounds("T") == ["#FFFFFF"], "\(used.dump)")
    #expect(used.backgrounds("U") == ["#FF3B30"])
    #expect(used.backgrounds("V") == ["#FF3B30"])
    let named = Look(
      source.replacingOccurrences(of: "struct Draft", with: "private struct Draft")
        + "\nlet screens: [any View.Type] = [Draft.self]")
    #expect(named.backgrounds("V") == ["#FF3B30"], "\(named.dump)")
  }

  @Test("S-61c: views that stand in menus alone are drawn by the system, and no screens of their own")
  func menus() {
    let look = Look(
      """
      import SwiftUI
      struct Screen: View {
        @State private var isShown = false
        var body: some View {
          Text("A").contextMenu { Actions(); Label("B", systemImage: "star").sheet(isPresented: $isShown) { Sheet() } }
          Menu { Actions() } label: { Face() }
          Both().contextMenu { Both() }
        }
      }
      struct Actions: View { var body: some View { Item() } }
      struct Item: View { var body: some View { Text("C") } }
      struct Sheet: View { var body: some View { Text("D") } }
      struct Face: View { var body: some View { Text("E") } }
      struct Both: View { var body: some View { Text("F") } }
      """)
    #expect(Set(look.texts) == ["A", "D", "E", "F"], "\(look.dump)")
  }

  @Test("S-61c: what a menu shows by a name is in the menu, unless something else shows it too")
  func namedMenus() {
    let look = Look(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Menu("M") { presets; row(1) }
          Text("A").contextMenu { self.shared }
          shared
        }
        private var presets: some View { Section { Item() } }
        private func row(_ number: Int) -> some View { Row() }
        private var shared: some View { Both() }
      }
      struct Item: View { var body: some View { Text("C") } }
      struct Row: View { var body: some View { Text("D") } }
      struct Both: View { var body: some View { Text("F") } }
      """)
    #expect(Set(look.texts) == ["M", "A", "F"], "\(look.dump)")
  }

  @Test("a text that only a tip or an assistive technology has is no text that is seen")
  func saidTexts() {
    let look = Look(
      """
      import SwiftUI
      struct Hinted: View {
        let key: String
        private var hint: Text? { key.isEmpty ? nil : Text(key.uppercased()) }
        var body: some View {
          if let hint { Image(systemName: "pin").help(hint).accessibilityLabel(hint) }
        }
      }
      struct Sample: View { var body: some View { Hinted(key: "Pin") } }
      """)
    #expect(look.scene.elements.map(\.kind) == [.symbol], "\(look.dump)")
  }

  @Test(
    "modifiers of dialogues and windows leave a view as it is",
    arguments: ["fileDialogMessage(\"x\")", "dialogSeverity(.critical)"])
  func inert(_ modifier: String) {
    #expect(Look(body: "Text(\"T\").\(modifier)").words("T") == "#000000 on #FFFFFF")
  }

  @Test("what code that is not there may have set is no colour of the project's")
  func foreign() {
    let look = Look(
      """
      import Prefs
      import SwiftUI
      struct Sample: View {
        var body: some View { Prefs.Row { Text("T"); Text("U").foregroundStyle(.gray) } }
      }
      """)
    #expect(look.placements("T").map(\.foreground.isForeign) == [true], "\(look.dump)")
    #expect(look.placements("U").map(\.foreground.isForeign) == [false])
  }
}

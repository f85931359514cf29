import PlatformStyles
import Scene
import TestSupport
import Testing

/// Parts of a program that are followed each by itself: apps, widgets and code of UIKit, on each platform.
struct PartTests {
  /// A view that an app shows on white and code of UIKit on black.
  private static let shared = """
    import SwiftUI
    import UIKit
    @main struct Demo: App { var body: some Scene { WindowGroup { Card().background(Color.white) } } }
    struct Card: View {
      var isOn = flag()
      var body: some View {
        VStack {
          Text("A").foregroundStyle(isOn ? .gray : .red)
          Text("B").font(.title)
        }
      }
    }
    final class Screen: UIViewController {
      func open() { present(UIHostingController(rootView: Card().background(Color.black)), animated: true) }
    }
    """

  @Test("what an app and code show is one element, with the ways of both")
  func element() {
    let look = Look(Self.shared)
    #expect(look.elements("A").count == 1)
    #expect(look.backgrounds("A") == ["#000000", "#FFFFFF"], "\(look.dump)")
    // Both arms of the condition on both backgrounds.
    #expect(look.placements("A").count == 4)
  }

  @Test("texts that several parts show together are one group, with the placements of each part among themselves")
  func group() throws {
    let scene = scene(Self.shared)
    let group = try #require(scene.groups.first)
    #expect(scene.groups.count == 1)
    let pair = try #require(group.pairs.first)
    let (upper, lower) = (group.members[pair.upper].element, group.members[pair.lower].element)
    let backgrounds = pair.placements.map { placements in
      [scene.elements[upper].placements[placements.upper], scene.elements[lower].placements[placements.lower]].map {
        $0.readings[.light]?.background
      }
    }
    // Two arms of A with B on either background.
    #expect(backgrounds.count == 4)
    #expect(backgrounds.allSatisfy { $0[0] == $0[1] })
  }

  @Test("a condition parts the looks of an element within each part")
  func forks() {
    let scene = scene(Self.shared)
    #expect(scene.forks.count == 2)
    for fork in scene.forks {
      let looks = [fork.first, fork.second].map { scene.elements[$0.element].placements[$0.placement] }
      #expect(looks[0].readings[.light]?.background == looks[1].readings[.light]?.background)
      #expect(Set(looks.map(\.foreground.description)).count == 2)
    }
  }

  @Test("the order in which parts are followed decides nothing")
  func order() {
    #expect(scene(Self.shared, startsWithLast: true) == scene(Self.shared))
  }

  @Test("stacks of an app and of a widget are told apart")
  func stacks() {
    let look = Look(
      """
      import SwiftUI
      import WidgetKit
      @main struct Demo: App { var body: some Scene { WindowGroup { VStack { Text("A"); Text("B") } } } }
      struct Small: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "small", provider: Provider()) { _ in VStack { Text("C"); Text("D") } }
        }
      }
      """)
    func stacks(_ text: String) -> Set<Int> { Set(look.elements(text).flatMap(\.layout).map(\.stack)) }
    #expect(!stacks("A").isEmpty && !stacks("C").isEmpty)
    #expect(stacks("A") == stacks("B"))
    #expect(stacks("A").isDisjoint(with: stacks("C")))
  }

  @Test("more looks than are kept of an element, of all parts together, leave it undecided")
  func manyLooks() {
    // Each part alone stays below the bound of 168.
    func cards(_ blue: Int) -> String {
      (0..<100).map { "Card(ink: Color(red: \($0)/255, green: 0, blue: \(blue)/255))" }.joined(separator: "\n")
    }
    let look = Look(
      """
      import SwiftUI
      import UIKit
      @main struct Demo: App { var body: some Scene { WindowGroup { VStack { \(cards(0)) } } } }
      struct Card: View { let ink: Color; var body: some View { Text("T").foregroundStyle(ink) } }
      final class Screen: UIViewController {
        func open() { present(UIHostingController(rootView: VStack { \(cards(9)) }), animated: true) }
      }
      """)
    #expect(look.placements("T").count == 168 + 1, "\(look.placements("T").count)")
    #expect(look.placements("T").last?.readings[.light]?.undecided?.reason == .tooManyPaths)
  }

  @Test("a view that the app of another platform shows is a root on its own platform")
  func platforms() {
    let look = Look(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Text("A") } } }
      struct Card: View { var body: some View { Text("T") } }
      """,
      files: [
        "Mac/App.swift": "import SwiftUI\n@main struct Desk: App { var body: some Scene { WindowGroup { Card() } } }"
      ],
      platforms: ["Mac/App.swift": .macos])
    #expect(look.placements("T").map(\.isStray) == [true], "\(look.dump)")
  }
}

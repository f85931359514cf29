import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Which fonts follow Dynamic Type, and where they are written.
struct FontSourceTests {
  @Test(
    "S-14: a size that is computed from a scaled metric scales",
    arguments: [
      (".system(size: size)", "20 regular"), (".system(size: size * 1.5, weight: .bold)", "30 bold as-bold"),
      (".system(size: doubled)", "40 regular"), ("Font(UIFont.systemFont(ofSize: size))", "20 regular"),
      (".system(size: plain)", "12 regular fixed"),
    ])
  func scaledMetric(font: String, words: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @ScaledMetric private var size = 20.0
        private var doubled: CGFloat { size * 2 }
        private let plain = 12.0
        var body: some View { Text("a").font(\(font)) }
      }
      """)
    #expect(look.fontWords("a") == words, "\(look.dump)")
  }

  @Test(
    "S-14: a scaled size stays one under the name of a parameter, and a plain number beside it does not become one",
    arguments: [
      ("made(size: UIFont.preferredFont(forTextStyle: .callout).pointSize)", "16 regular"),
      ("made(size: size)", "20 regular"), ("made(size: 20)", "20 regular fixed"), ("standard()", "17 regular"),
      ("standard(17)", "17 regular fixed"), (".system(size: twice(size))", "40 regular"),
      (".system(size: twice(20))", "40 regular fixed"), ("closure(size)", "20 regular"),
      ("closure(20)", "20 regular fixed"), ("named(size)", "20 regular"),
    ])
  func scaledArguments(font: String, words: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @ScaledMetric private var size = 20.0
        func made(size: CGFloat) -> Font { Font(UIFont.systemFont(ofSize: size)) }
        func standard(_ size: CGFloat = UIFont.preferredFont(forTextStyle: .body).pointSize) -> Font {
          .system(size: size)
        }
        func twice(_ size: CGFloat) -> CGFloat { size * 2 }
        let closure = { Font.system(size: $0) }
        let named = { (points: CGFloat) in Font.system(size: points) }
        var body: some View {
          VStack { Text("b").font(made(size: 20)); Text("c").font(made(size: size)); Text("a").font(\(font)) }
        }
      }
      """)
    #expect(look.fontWords("a") == words, "\(look.dump)")
    #expect(look.fontWords("b") == "20 regular fixed")
    #expect(look.fontWords("c") == "20 regular")
  }

  @Test(
    "S-14: a scaled size that a view is made with is one in the view, too, and only there",
    arguments: [
      "struct Badge: View { let points: CGFloat; var body: some View { $ } }",
      "struct Badge: View { let points: CGFloat; init(points: CGFloat) { self.points = points }; var body: some View { $ } }",
      "struct Badge: View { let half: CGFloat; init(points: CGFloat) { half = points / 2 }; var points: CGFloat { half * 2 }; var body: some View { $ } }",
      "struct Badge: View { var points: CGFloat = 12; var body: some View { $ } }",
    ])
  func scaledFields(view: String) {
    let text = "Text(name).font(.system(size: points))"
    let declaration = view.replacing("{ $ }", with: "{ \(text) }")
      .replacing("struct Badge: View {", with: "struct Badge: View { var name = \"a\";")
    let scaled = "@ScaledMetric private var size = 20.0"
    func words(_ argument: String) -> String? {
      Look(
        "import SwiftUI\n\(declaration)\nstruct Sample: View { \(scaled)\nvar body: some View { Badge(points: \(argument)) } }"
      ).fontWords("a")
    }
    #expect(words("size") == "20 regular")
    #expect(words("20") == "20 regular fixed")
    let both = Look(
      "import SwiftUI\n\(declaration)\nstruct Sample: View { \(scaled)\nvar body: some View { VStack { Badge(points: size); Badge(points: 20) } } }"
    )
    #expect(both.readings("a").compactMap(\.font?.scales).sorted { $0 && !$1 } == [true, false], "\(both.dump)")
  }

  @Test(
    "S-14: a scaled metric has the size at Large that it is made with, in an initialiser or by the caller, and scales",
    arguments: [
      "init(size: CGFloat) { _size = ScaledMetric(wrappedValue: size, relativeTo: .body) }",
      "init(size: CGFloat) { self._size = ScaledMetric(wrappedValue: size) }",
      "init(size: CGFloat) { _size = .init(wrappedValue: size, relativeTo: .title) }",
      "",
    ])
  func begunMetrics(initializer: String) {
    let look = Look(
      body: "Text(\"a\").modifier(Sized(size: 32))",
      declarations: """
        struct Sized: ViewModifier {
          @ScaledMetric var size: CGFloat
          \(initializer)
          func body(content: Content) -> some View { content.font(.system(size: size)) }
        }
        """)
    #expect(look.fontWords("a") == "32 regular", "\(look.dump)")
  }

  @Test("S-14: a constant that a scaled size is part of carries it on, in code of SwiftUI and of UIKit")
  func scaledConstants() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @ScaledMetric private var size = 20.0
        private func font(_ plain: CGFloat) -> Font {
          let large = size * 2
          let other = plain
          return .system(size: plain > 0 ? other : large)
        }
        var body: some View { VStack { Text("a").font(font(0)); Text("b").font(font(12)) } }
      }
      """)
    #expect(look.fontWords("a") == "40 regular", "\(look.dump)")
    #expect(look.fontWords("b") == "12 regular fixed")
    let code = Look(
      """
      import UIKit
      final class Shelf: UIViewController {
        private let label = UILabel()
        override func viewDidLoad() {
          let size = UIFont.preferredFont(forTextStyle: .body).pointSize
          label.text = "a"
          label.font = .monospacedSystemFont(ofSize: size, weight: .regular)
          view.addSubview(label)
        }
      }
      """)
    #expect(code.fontWords("a") == "17 regular", "\(code.dump)")
  }

  @Test("watch faces, the Lock Screen and launch screens follow no text size")
  func fixedSurfaces() {
    func widget(_ families: String, _ platform: Platform) -> [Bool] {
      let source = """
        import WidgetKit
        struct Tides: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "tides", provider: Provider()) { entry in Text("a") }
              .supportedFamilies([\(families)])
          }
        }
        """
      return Look(source, platform: platform).elements("a").map(\.isOnFixedSurface)
    }
    #expect(widget(".accessoryCircular", .ios18) == [true])
    #expect(widget(".systemSmall", .ios18) == [false])
    #expect(widget(".accessoryCircular", .watchos) == [true])
    #expect(Look(body: "Text(\"a\")", platform: .watchos).elements("a").map(\.isOnFixedSurface) == [false])
  }

  @Test("a font is written where it is set, and defined where it is made")
  func places() throws {
    let look = Look(
      """
      import SwiftUI
      extension Font {
        static let fine = Font.system(size: 11)
      }
      struct Sample: View {
        var body: some View {
          Text("token").font(.fine)
          Text("literal").font(.system(size: 11))
          Text("default")
        }
      }
      """)
    let token = try #require(look.placements("token").first?.font)
    #expect(token.range?.line == 7)
    #expect(token.definition?.line == 3)
    let literal = try #require(look.placements("literal").first?.font)
    #expect(literal.range?.line == 8)
    #expect(literal.definition == nil)
    #expect(look.placements("default").first?.font == nil)
  }
}

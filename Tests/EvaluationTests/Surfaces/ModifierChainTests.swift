import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Modifiers of the program around one another, each of which shows its content in one of several ways (S-60).
@Suite("Chains of modifiers") struct ModifierChainTests {
  private static let cover = """
    struct Cover<Panel: View>: ViewModifier {
      @AppStorage("kind") var kind = 0
      @State var isShown = false
      var panel: () -> Panel
      func body(content: Content) -> some View {
        if kind == 0 {
          content.overlay { if isShown { panel() } }
        } else if kind == 1 {
          content.sheet(isPresented: $isShown) { panel() }
        } else {
          content.disabled(isShown)
        }
      }
    }
    extension View {
      func cover<Panel: View>(@ViewBuilder panel: @escaping () -> Panel) -> some View { modifier(Cover(panel: panel)) }
    }
    """

  private static func chain(of count: Int) -> Look {
    let covers = (0..<count).map {
      ".cover { Text(\"Panel \($0)\").foregroundStyle(Color.black).background(Color.white) }"
    }
    return Look(
      body:
        "ZStack {\nText(\"Ground\").foregroundStyle(Color.black)\(covers.joined(separator: "\n"))\nText(\"Front\")\n}",
      declarations: cover)
  }

  @Test("twice as many modifiers are no more than about twice the work")
  func workGrowsWithTheModifiers() {
    let (some, more) = (Self.chain(of: 4).scene.work, Self.chain(of: 8).scene.work)
    // The ways alone would be 3^8 instead of 3^4, 81 times as many.
    #expect(more.viewsPainted < 5 * some.viewsPainted, "\(more.viewsPainted) of \(some.viewsPainted)")
    #expect(more.waysCovered < 5 * some.waysCovered, "\(more.waysCovered) of \(some.waysCovered)")
    #expect(more.bounds[.views] == nil)
  }

  @Test func whatEachModifierShowsIsSeen() {
    let look = Self.chain(of: 6)
    // Over the content in one arm, on a sheet in the other.
    for number in 0..<6 {
      let words = Set(look.words("Panel \(number)").split(separator: "|").map { $0.filter { $0 != " " } })
      #expect(words == ["#000000on#FFFFFF"], "\(look.dump)")
    }
    #expect(!look.placements("Ground").isEmpty, "\(look.dump)")
  }

  @Test("S-60: a modifier that is not there and only ties two bindings paints nothing; any other one may")
  func tiedStates() {
    func judged(_ modifier: String) -> Bool {
      let look = Look(
        """
        import SwiftUI
        struct Page: View {
          @State var focus: Int?
          @Bindable var model: Model
          @FocusState var other: Int?
          var body: some View { Form { Text("T") }\(modifier) }
        }
        @Observable final class Model { var focus: Int? }
        """)
      return look.undecided("T") == nil && look.foreground("T") == "#000000"
    }
    for modifier in [".bind($focus, to: $other)", ".tied($model.focus, with: $other)"] {
      #expect(judged(modifier), "\(modifier)")
    }
    for modifier in [
      ".fancy($focus)", ".paint(ink: $focus, paper: $other)", ".bind($focus, to: other)",
      ".bind($focus, $other) { Text(\"F\") }", ".fancy()",
    ] {
      #expect(!judged(modifier), "\(modifier)")
    }
  }

  @Test(
    "S-60: a view with a modifier is the same by its type",
    arguments: [
      "ModifiedContent(content: self, modifier: Loud(size: 20))",
      "SwiftUI.ModifiedContent(content: self, modifier: Loud(size: 20))", "self.modifier(Loud(size: 20))",
    ])
  func modifiedContent(_ made: String) {
    let look = Look(
      body: "Text(\"T\").loud()",
      declarations: """
        struct Loud: ViewModifier {
          let size: CGFloat
          func body(content: Content) -> some View { content.font(.system(size: size)).foregroundStyle(Color.black) }
        }
        extension View { func loud() -> some View { return \(made) } }
        """)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.fontWords("T") == "20 regular fixed")
  }
}

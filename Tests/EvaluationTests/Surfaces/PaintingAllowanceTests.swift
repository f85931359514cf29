import PlatformStyles
import Scene
import TestSupport
import Testing

@testable import Evaluation

/// How much is asked what it paints, counted exactly, and what is said of what is not.
struct PaintingAllowanceTests {
  @Test("of a view with more in it than is asked nothing is known, and what lies on it says why")
  func view() throws {
    let source = """
      import SwiftUI
      struct Sample: View {
        var body: some View { ZStack { \(Self.colors); Text("T").foregroundStyle(.white) } }
      }
      struct Boxed: View {
        var body: some View { ZStack { ZStack { \(Self.colors) }; Text("G").foregroundStyle(.white) } }
      }
      """
    let look = Look(source, allowances: Allowances(painted: 20))
    // Each colour is a view of its own that the text lies on, and white on black is known.
    #expect(look.ratio("T") == 21, "\(look.dump)")
    // The stack is one view with its list and 30 colours, of which 20 may be asked.
    #expect(try #require(look.reading("G")?.undecided).reason == .tooManyPaths, "\(look.dump)")
    #expect(look.scene.work.bounds == [.painted: 1])
    #expect(Look(source).ratio("G") == 21)
  }

  private static let colors = Array(repeating: "Color.black", count: 30).joined(separator: "; ")

  @Test("once much was asked in a root, few views of the program are looked into, and plain ones still are")
  func root() throws {
    let source = """
      import SwiftUI
      struct Sample: View {
        var body: some View {
          VStack {
            ZStack { Color.black; Text("A").foregroundStyle(.white) }
            ZStack { Ground(); Text("B").foregroundStyle(.white) }
            ZStack { Ground(); Text("C").foregroundStyle(.white) }
            ZStack { Color.black; Text("D").foregroundStyle(.white) }
            ZStack { Floor(); Text("E").foregroundStyle(.white) }
          }
        }
      }
      struct Ground: View { var body: some View { Plate() } }
      struct Plate: View { var body: some View { Board() } }
      struct Board: View { var body: some View { Floor() } }
      struct Floor: View { var body: some View { Color.black } }
      """
    #expect(["A", "B", "C", "D", "E"].allSatisfy { Look(source).ratio($0) == 21 })
    // A colour and a text; four views, each counted twice as it is looked into, with the last one's colour and a text:
    // 2 + 2 * 4 + 2. One may be looked into from then on.
    let look = Look(source, allowances: Allowances(paintedInRoot: 12))
    #expect(["A", "B", "D", "E"].allSatisfy { look.ratio($0) == 21 }, "\(look.dump)")
    #expect(look.reading("C")?.undecided?.reason == .tooManyPaths, "\(look.dump)")
  }

  @Test("containers of which each shows any of them again are followed as often as they may be")
  func containers() {
    let containers = [("One", "red"), ("Two", "blue"), ("Three", "green")]
    let arms = containers.map { "case .\($0.0.lowercased())(let inner): AnyView(\($0.0)(part: inner))" }
    let views = containers.map { name, ground in
      "struct \(name): View { let part: Part; var body: some View { ZStack { Color.\(ground); make(part) } } }"
    }
    let look = Look(
      """
      import SwiftUI
      indirect enum Part { case text, one(Part), two(Part), three(Part) }
      func make(_ part: Part) -> AnyView {
        switch part {
        case .text: AnyView(Text("T").foregroundStyle(.gray))
        \(arms.joined(separator: "\n"))
        }
      }
      \(views.joined(separator: "\n"))
      struct Sample: View { let part: Part; var body: some View { make(part) } }
      """, allowances: Allowances(painted: 60, paintedInRoot: 300))
    #expect(look.elements("T").count == 1)
    #expect(look.scene.work.bounds[.painted] != nil, "\(look.scene.work.lines)")
    // The ways to the three containers, each at most twice within itself, are 3 + 9 + 24 + 54 + 90 + 90 = 270 besides the
    // root. Each of them would look up to 3 + 9 + 27 + 81 + 243 views ahead, and looks one ahead once much was asked.
    #expect(look.scene.work.viewsEvaluated < 1 + 270 + 300 + 270)
  }
}

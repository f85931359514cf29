import Audit
import Findings
import Testing

/// Opacities that one arm of a condition has, where the same view stands in another arm.
struct StateOpacityTests {
  private func rules(_ view: String) throws -> [String] {
    try report(
      on: """
        import SwiftUI
        struct Sample: View {
          @State private var isBusy = false
          private var label: some View { Text("Stop") }
          var body: some View { ZStack { Image("sea"); VStack { \(view) }.background(.regularMaterial) } }
        }
        """
    ).findings.map(\.rule).filter { $0 == "hard-coded-vibrancy" }
  }

  @Test(
    "S-58: an opacity in one arm of a condition dims a view in a state, as one does that the condition chooses",
    arguments: [
      "Text(\"Stop\").opacity(isBusy ? 0.25 : 1)",
      "if isBusy { Text(\"Stop\").opacity(0.25) } else { Text(\"Stop\") }",
      "if isBusy { label.opacity(0.25) } else { label }",
      "if isBusy { Text(\"Stop\").opacity(0.25) } else { Text(\"Stop\").opacity(0.75) }",
      "if isBusy { Text(\"Stop\").opacity(0.25).overlay { ProgressView() } } else { Text(\"Stop\").padding() }",
      "if isBusy { Text(\"Stop\").opacity(0.25); ProgressView() } else { Text(\"Stop\") }",
    ])
  func states(_ view: String) throws {
    #expect(try rules(view) == [])
  }

  @Test(
    "an opacity that a view has in each arm, or that another view has, is one in place of a level",
    arguments: [
      "Text(\"Stop\").opacity(0.25)", "if isBusy { Text(\"Stop\").opacity(0.25) }",
      "if isBusy { Text(\"Stop\").opacity(0.25) } else { Text(\"Start\") }",
      "if isBusy { Text(\"Stop\").padding().opacity(0.25) } else { Text(\"Go\"); ProgressView() }",
    ])
  func constants(_ view: String) throws {
    #expect(try rules(view) == ["hard-coded-vibrancy"])
  }
}

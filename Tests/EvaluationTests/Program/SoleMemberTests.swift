import TestSupport
import Testing

/// Members that one extension of the program alone declares, asked of values of which nothing tells the type (S-60).
@Suite("Members of one extension") struct SoleMemberTests {
  /// A text in a look of what is stored in an entity whose class is in no source.
  private func look(_ style: String, _ declarations: String) -> Look {
    Look(
      """
      import SwiftUI
      \(declarations)
      struct Row: View {
        var item: Entity
        var body: some View { Text("T").foregroundStyle(\(style)) }
      }
      """)
  }

  @Test(
    "the one member of the name is followed, and not for certain",
    arguments: [
      ("item.state.ink", #"extension String { var ink: Color { self == "done" ? .black : .white } }"#),
      ("item.date.ink()", "extension Date { func ink() -> Color { self > .now ? .black : .white } }"),
      (
        "item.date.info(in: 2).ink",
        """
        extension Date {
          struct Info { let ink: Color }
          func info(in days: Int) -> Info { Info(ink: self > .now ? .black : .white) }
        }
        """
      ),
    ])
  func follows(style: String, declarations: String) {
    let look = look(style, declarations)
    #expect(look.foregrounds("T") == ["#000000", "#FFFFFF"], "\(look.dump)")
    #expect(look.isCertain("T") == false)
  }

  @Test("a single value would be certain, and is not taken")
  func constant() {
    let look = look("item.state.ink", "extension String { var ink: Color { .white } }")
    #expect(look.undecided("T") != nil, "\(look.dump)")
  }

  @Test("a written type makes it certain")
  func typed() {
    let look = look(
      "item.state.ink",
      """
      extension String { var ink: Color { .white } }
      struct Entity { var state: String }
      """)
    #expect(look.foregrounds("T") == ["#FFFFFF"] && look.isCertain("T") == true, "\(look.dump)")
  }

  @Test(
    "of several members of one name, and with other labels, none is taken",
    arguments: [
      ("item.state.ink", "extension String { var ink: Color { .white } }\nextension Int { var ink: Color { .black } }"),
      ("item.state.ink", "extension String { var ink: Color { .white } }\nenum Mood { var ink: Color { .black } }"),
      ("item.state.ink(at: 2)", "extension String { func ink() -> Color { .white } }"),
    ])
  func several(style: String, declarations: String) {
    let look = look(style, declarations)
    #expect(look.undecided("T") != nil, "\(look.dump)")
  }
}

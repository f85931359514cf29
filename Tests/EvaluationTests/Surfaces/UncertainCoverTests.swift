import Scene
import TestSupport
import Testing

/// Layers that may or may not lie behind a text.
struct UncertainCoverTests {
  /// A background that has as many looks as an enumeration has cases.
  private let grounds = """
    enum Kind { case low, middle, high }
    let kind: Kind
    var ground: Color {
      switch kind {
      case .low: .black
      case .middle: Color(red: 0, green: 0, blue: 0.2)
      case .high: Color(red: 0.2, green: 0, blue: 0)
      }
    }
    """

  @Test(
    "S-51: a layer of many looks that need not cover is on each path there or not, and on no path certainly not",
    arguments: [
      "Text(\"T\").foregroundStyle(.white).offset(y: -1).padding().background(ground)",
      "ZStack { HStack { ground; Spacer() }; Text(\"T\").foregroundStyle(.white) }",
    ])
  func manyUncertainLooks(_ body: String) {
    let look = Look(body: body, declarations: grounds)
    #expect(look.isCertain("T") == false, "\(look.dump)")
    #expect(look.placements("T").allSatisfy { $0.condition != nil }, "\(look.dump)")
    #expect(look.readings("T").allSatisfy { !$0.isCertain }, "\(look.dump)")
  }

  @Test("S-51, S-57: what is moved within a row does not leave the list")
  func offsetInRow() {
    let look = Look(
      body: """
        List { Text("T").foregroundStyle(.white).offset(x: -8).listRowBackground(Color.clear) }
          .listStyle(.plain).scrollContentBackground(.hidden).background(Color.black)
        """)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }
}

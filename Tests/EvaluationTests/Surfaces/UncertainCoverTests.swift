import ColorScience
import PlatformStyles
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
      "Text(\"T\").foregroundStyle(.white).offset(y: -20).padding().background(ground)",
      "ZStack { HStack { ground; Spacer() }; Text(\"T\").foregroundStyle(.white) }",
    ])
  func manyUncertainLooks(_ body: String) {
    let look = Look(body: body, declarations: grounds)
    #expect(look.isCertain("T") == false, "\(look.dump)")
    #expect(look.placements("T").allSatisfy { $0.condition != nil }, "\(look.dump)")
    #expect(look.readings("T").allSatisfy { !$0.isCertain }, "\(look.dump)")
  }

  @Test(
    "S-50, S-143: a part of a line leaves nothing, and nothing leaves the ground of the screen",
    arguments: [
      "Text(\"T\").offset(x: 8, y: -4).background(Color.blue)",
      "Text(\"T\").padding(24).background(Color.blue.offset(y: -2))",
      "Text(\"T\").background { Capsule().fill(Color.blue).offset(x: -8, y: 4) }",
      "Text(\"T\").background { Capsule().fill(Color.blue).offset(y: Bool.random() ? 0 : 2) }",
      "ZStack { Capsule().offset(y: 2).foregroundStyle(Color.blue); Text(\"T\").padding() }",
      "ZStack { Color.blue.ignoresSafeArea(); Text(\"T\").offset(y: 40) }",
      "Text(\"T\").offset(y: 40).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.blue.ignoresSafeArea())",
    ])
  func staying(_ body: String) {
    #expect(Look(body: body).words("T") == "#000000 on #007AFF")
  }

  @Test(
    "S-50, S-143: what is moved further may leave what is as large as it, and come to lie on anything",
    arguments: [
      "Text(\"T\").offset(y: 8).background(Color.blue)",
      // 4 + 4 + 4 = 12 pt, one line of the smallest text.
      "Text(\"T\").background(Color.blue.offset(y: 4).offset(y: 4).offset(y: 4))",
      "VStack { Text(\"T\").offset(y: 60).background(Color.blue.ignoresSafeArea()) }",
    ])
  func leaving(_ body: String) {
    let look = Look(body: body)
    #expect(look.isCertain("T") == false && look.reading("T")?.ceiling == nil, "\(look.dump)")
  }

  @Test(
    "S-33, S-143: a shape in the default foreground is left as one with a fill is",
    arguments: [
      "Capsule().overlay(alignment: .bottom) { Text(\"T\").offset(y: 15) }",
      "Capsule().frame(height: 40).overlay(alignment: .bottom) { Text(\"T\").offset(y: 60) }",
      "ZStack { Group { if #available(iOS 17, *) { Capsule() } else { Circle() } }; Text(\"T\").offset(y: 60) }",
    ])
  func leavingInk(_ body: String) {
    let look = Look(body: body)
    #expect(look.isCertain("T") == false, "\(look.dump)")
    // Black has 1:1 on black, and 21:1 on white.
    #expect(abs((look.bounds("T")?.low ?? 0) - 1) < 0.01 && abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
    #expect(Look(body: "Capsule().overlay { Text(\"T\") }").words("T") == "#000000 on #000000")
  }

  @Test(
    "S-143: what has left the front ground may still lie on the one around it",
    arguments: [
      ("Color.black", "HStack { GROUND.frame(width: 60, height: 40).overlay { TEXT.offset(y: 15) } }"),
      ("Color.black", "Color.black.overlay { GROUND.overlay { TEXT.offset(y: 60) } }.frame(width: 60, height: 40)"),
      ("ground", "HStack { TEXT.offset(y: -20).padding().background(GROUND) }"),
    ])
  func leavingOneByOne(ground: String, body: String) {
    let body = body.replacing("GROUND", with: ground)
      .replacing("TEXT", with: "Text(\"T\").foregroundStyle(.black)")
    let look = Look(body: "\(body).background(Color.white)", declarations: grounds)
    // In dark the ground of the screen is black, as the front one is or nearly so: only the one between tells black.
    #expect(look.isCertain("T", .dark) == false, "\(look.dump)")
    #expect(look.readings("T", .dark).allSatisfy { !$0.isCertain && abs(($0.ratio?.high ?? 0) - 21) < 0.01 })
  }

  @Test("S-51, S-57: what is moved within a row does not leave the list")
  func offsetInRow() {
    let look = Look(
      body: """
        List { Text("T").foregroundStyle(.white).offset(x: -20).listRowBackground(Color.clear) }
          .listStyle(.plain).scrollContentBackground(.hidden).background(Color.black)
        """)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "S-57: rows that paint nothing leave a view over their list on the list's ground",
    arguments: [(".listRowBackground(Color.clear)", true), ("", false)])
  func clearRows(modifier: String, isCertain: Bool) {
    let look = Look(
      body: """
        ZStack(alignment: .bottom) {
          Form { Section { Text("x") }\(modifier) }.scrollContentBackground(.hidden).background(Color(white: 0.9))
          Text("T")
        }
        """)
    #expect(look.isCertain("T") == isCertain, "\(look.dump)")
  }
}

import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Children of a stack that constants move over one another.
struct OverlapTests {
  @Test(
    "S-50, S-143: a text that may lie on its neighbour keeps both backdrops",
    arguments: [
      "VStack(spacing: -20) { Color.blue; Text(\"T\") }",
      "HStack(spacing: -8) { Circle().fill(.blue); Text(\"T\") }",
      "VStack(spacing: -20) { Color.blue.frame(height: 40); Text(\"x\"); Text(\"T\") }",
      "VStack { Color.blue; Text(\"T\").padding(.top, -30) }",
      "VStack { Color.blue; Text(\"T\").offset(y: -30) }",
      "HStack { Color.blue; Text(\"T\").padding([.vertical, .leading], -30) }",
      "VStack { Color.blue.padding(-10); Text(\"T\") }",
      "VStack { Color.blue.offset(y: 20); Text(\"T\") }",
      "VStack(spacing: 8) { Color.blue.offset(y: 20); Text(\"T\") }",
      "VStack { Text(\"T\").zIndex(1); Color.blue.padding(.top, -30) }",
      "VStack(spacing: -20) { Text(\"x\").background(.blue); Text(\"T\") }",
      "VStack { Color.blue; VStack { Text(\"T\").padding(4) }.padding(-20) }",
      "VStack { VStack { Text(\"x\").padding(20) }.background(.blue).padding(-12); Text(\"T\") }",
    ])
  func both(_ body: String) {
    let look = Look(body: body)
    #expect(look.isCertain("T") == false, "\(look.dump)")
    // Black on white is 21:1; on #007AFF, whose luminance is 0.2116, (0.2116 + 0.05) / 0.05 = 5.23.
    #expect(abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
    #expect(abs((look.bounds("T")?.low ?? 0) - 5.23) < 0.01)
  }

  @Test(
    "S-50: a text that meets nothing painted has one backdrop",
    arguments: [
      "VStack(spacing: -20) { Text(\"x\"); Text(\"T\") }", "VStack(spacing: -20) { Text(\"T\"); Color.blue }",
      "VStack(spacing: -20) { Color.blue; Spacer(); Text(\"T\") }",
      "VStack { Color.blue.offset(y: -20); Text(\"T\") }", "HStack { Color.blue.offset(y: 20); Text(\"T\") }",
      "VStack { Color.blue.offset(y: -30).padding(.bottom, -30); Text(\"T\") }",
      "VStack(spacing: 24) { Color.blue.offset(y: 20); Text(\"T\") }",
      "VStack { Color.blue; Text(\"T\").padding(.bottom, -30) }",
      "VStack { Color.blue.padding(.horizontal, -30); Text(\"T\") }",
      "VStack { Color.blue.padding(.bottom, -20).clipShape(.circle); Text(\"T\") }",
      "HStack { Color.blue.padding(-3); Text(\"T\") }",
      "VStack(spacing: -20) { Circle().stroke(.blue); Text(\"T\") }",
      // 20 pt inside keep off what 12 pt draw nearer.
      "VStack { Color.blue; VStack { Text(\"T\").padding(20) }.padding(-12) }",
      "VStack { VStack { Color.blue.padding(20) }.padding(-12); Text(\"T\") }",
      // A line of the least size has 13 pt, so that 13 - 2 * 4 pt are left, or 13 + 2 * 8 - 12.
      "VStack(spacing: -8) { Color.blue.frame(height: 40); Text(\"x\"); Text(\"T\") }",
      "VStack { Color.blue; Text(\"x\"); Text(\"T\").padding(.top, -12) }",
    ])
  func one(_ body: String) {
    let look = Look(body: body)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-141: of known layers that may lie behind, none gives more than the best")
  func bounded() {
    let stack = "ZStack { Circle().fill(.yellow).frame(width: 16, height: 16); Text(\"T\").foregroundStyle(.white) }"
    let look = Look(body: "\(stack).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color(white: 1))")
    // #FFCC00 has a luminance of 0.6445: 1.05 / 0.6945 = 1.51; on white there is nothing to see.
    #expect(look.isCertain("T") == false)
    #expect(abs((look.reading("T")?.ceiling ?? 0) - 1.51) < 0.01, "\(look.dump)")
    // On the system's background alone a level would be the system's own choice.
    #expect(Look(body: stack.replacing(".white", with: ".secondary")).reading("T")?.ceiling == nil)
    // A colour of the project's own is judged there, too: #D1D1D6 has a luminance of 0.6401, 1.05 / 0.6901 = 1.52.
    let gray = Look(body: stack.replacing(".white", with: "Color(.systemGray4)"))
    #expect(abs((gray.reading("T")?.ceiling ?? 0) - 1.52) < 0.01, "\(gray.dump)")
    let assumed = Look(
      "import SwiftUI\npublic struct Sample: View { public var body: some View {\n"
        + "ZStack { Circle().fill(.yellow).frame(width: 16, height: 16); Text(\"T\").foregroundStyle(.white) } } }",
      modules: ["Source.swift": ["Kit"]])
    #expect(assumed.reading("T")?.ceiling == nil, "\(assumed.dump)")
  }

  @Test("lines that a stack brings a little nearer do not lie on one another")
  func littleSpacing() {
    func look(_ spacing: Int) -> Look {
      Look(body: "VStack(spacing: \(spacing)) { Color.black; Text(\"T\") }")
    }
    #expect(look(-4).backgrounds("T") == ["#FFFFFF"], "\(look(-4).dump)")
    #expect(look(-5).backgrounds("T") != ["#FFFFFF"])
  }

  @Test("of several pictures that may lie behind, the one is named that takes the fewest surmises")
  func plainestReason() {
    let look = Look(
      body: "ZStack { Map().frame(height: 40); VStack { Image(\"pin\") }.frame(height: 20); Text(\"T\") }")
    #expect(look.reading("T")?.undecided?.detail == "'Map'", "\(look.dump)")
  }

  @Test("whether a moved view leaves what is drawn behind it stays open on each path, and is none of its own")
  func movedOverChoices() {
    let look = Look(
      body: """
        ZStack {
          Color.black
          if isLate { Rectangle().fill(Color.blue) }
          Text("T").foregroundStyle(.white).offset(y: 16)
        }
        """, declarations: "let isLate = Int.random(in: 0...1) == 1")
    #expect(look.placements("T").count == 2, "\(look.dump)")
    #expect(look.placements("T").allSatisfy { $0.readings[.light]?.isCertain == false && $0.condition != nil })
  }

  @Test("S-51: where a sibling may lie behind, the layers told are those of the least contrast")
  func worstLayers() {
    // In light white has 1:1 on white and more on blue; in dark it has 21:1 on black and less on blue.
    let look = Look(
      body: "ZStack { Circle().fill(Color.blue).frame(width: 16, height: 16); Text(\"T\").foregroundStyle(.white) }")
    #expect(look.reading("T", .light)?.layers.map(\.description) == ["systemBackground"], "\(look.dump)")
    #expect(look.reading("T", .dark)?.layers.last?.description == "systemBlue", "\(look.dump)")
  }

  @Test(
    "a filled symbol carries what is centred on it, and nothing where it stands in a row with other views",
    arguments: [
      ("ZStack { Image(systemName: \"circle.fill\"); Text(\"T\").foregroundStyle(.white) }", 1),
      ("ZStack { HStack { Image(systemName: \"gear.fill\"); Spacer() }; Text(\"T\").foregroundStyle(.white) }", 0),
      (
        "ZStack { VStack { Image(systemName: \"gear.fill\").resizable(); Text(\"x\") }; Text(\"T\").foregroundStyle(.white) }",
        0
      ),
    ])
  func symbols(_ body: String, _ symbols: Int) {
    let look = Look(body: body)
    let layers = look.reading("T")?.layers ?? []
    #expect(layers.count { $0.description == "the default label colour" } == symbols, "\(look.dump)")
  }

  @Test(
    "S-50: what is moved by less than a row stays on what lies behind a view that takes all the room",
    arguments: [
      "ZStack { GeometryReader { _ in Text(\"T\").offset(y: -15) } }.background(Color.blue)",
      "Text(\"T\").offset(x: 20, y: -15).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.blue)",
      "Text(\"T\").offset(y: 20).frame(maxWidth: .infinity, maxHeight: .infinity).background { Color.blue }",
    ])
  func movedInRoom(body: String) {
    let look = Look(body: body)
    #expect(look.words("T") == "#000000 on #007AFF", "\(look.dump)")
  }

  @Test(
    "S-50: what is moved farther, or out of a view of its own size, may lie beside it",
    arguments: [
      "Text(\"T\").offset(y: -90).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.blue)",
      "Text(\"T\").offset(y: -15).frame(maxWidth: .infinity, maxHeight: 20).background(Color.blue)",
      "Text(\"T\").offset(y: -15).background(Color.blue)",
      "GeometryReader { _ in Text(\"T\").offset(y: 40) }.background(Color.blue).frame(height: 20)",
      "ZStack { GeometryReader { _ in Text(\"T\").offset(y: 30) } }.background { Color.blue }.frame(maxHeight: 24)",
    ])
  func movedOut(body: String) {
    let look = Look(body: body)
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test(
    "S-50, S-51: children of a reader of the geometry lie on each other at its top leading corner",
    arguments: [
      ("GeometryReader { room in Color.blue; Text(\"T\").frame(width: room.size.width) }", "#000000 on #007AFF"),
      ("GeometryReader { _ in if Bool.random() { Color.blue; Text(\"T\") } }", "#000000 on #007AFF"),
      ("GeometryReader { _ in Text(\"T\"); Color.clear }", "#000000 on #FFFFFF"),
      ("GeometryReader { _ in Text(\"T\") }", "#000000 on #FFFFFF"),
      // What stands at the foot lies not behind a line at the corner.
      (
        "GeometryReader { _ in VStack { Spacer(); Text(\"x\").background(.blue) }; Text(\"T\") }",
        "#000000 on #FFFFFF"
      ),
    ])
  func geometry(_ body: String, _ words: String) {
    let look = Look(body: body)
    #expect(look.words("T") == words, "\(look.dump)")
  }

  @Test("S-51: what is as high as the room of a reader may lie on what stands at its foot")
  func measured() {
    let look = Look(
      body: """
        GeometryReader { room in
          VStack { Spacer(); Text("x").background(.blue) }
          VStack { Spacer(); Text("T") }.frame(width: room.size.width, height: room.size.height)
        }
        """)
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }
}

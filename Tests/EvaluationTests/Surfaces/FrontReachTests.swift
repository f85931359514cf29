import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What of a sibling in a depth stack may lie behind a view that shares an edge with it.
struct FrontReachTests {
  @Test(
    "S-51: what a sibling paints beyond the reach of a view at its edge lies not behind that",
    arguments: [
      // A spacer or a scroll view takes what is left, so that what follows is at the other end.
      #"ZStack(alignment: .topTrailing) { VStack { Spacer(); Text("x").background(.blue) }; Text("T") }"#,
      #"ZStack(alignment: .top) { VStack { ScrollView { Text("x") }; Text("y").background(.blue) }; Text("T").padding() }"#,
      #"ZStack(alignment: .bottom) { VStack { Text("x").background(.blue); Spacer() }; Text("T") }"#,
      #"ZStack(alignment: .leading) { HStack { Spacer(); Text("x").background(.blue) }; Text("T") }"#,
      #"ZStack(alignment: .top) { VStack { Spacer(); Button("x") {}.buttonStyle(Pill()) }; Text("T") }"#,
      // A symbol at 17 pt is no wider than 27.2 pt, and what is padded by 60 pt begins beyond that.
      """
      ZStack(alignment: .topTrailing) {
        VStack { Text("x"); Text("y").background(.blue).padding(.trailing, 60) }.padding(8)
        Image(systemName: "T").padding(8)
      }
      """,
      // 16 pt from the edge it is no wider than 43.2 pt, whatever room it has on the other side.
      """
      ZStack(alignment: .topTrailing) {
        VStack { Text("x"); Text("y").background(.blue).padding(.trailing, 32) }.padding()
        Image(systemName: "T").padding()
      }
      """,
      // Two lines of 13 pt or more and 20 pt between are more than 27.2 pt.
      """
      ZStack(alignment: .topLeading) {
        VStack(spacing: 10) { Text("x"); Text("y"); Text("z").background(.blue) }
        Image(systemName: "T")
      }
      """,
    ])
  func beyond(_ body: String) {
    let pill = """
      struct Pill: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.background(.blue) }
      }
      """
    let look = Look(body: body, declarations: pill)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "S-51: what a sibling paints where the view may be keeps both backdrops",
    arguments: [
      #"ZStack { VStack { Spacer(); Text("x").background(.blue) }; Text("T") }"#,
      #"ZStack(alignment: .top) { VStack { Text("x").background(.blue); Spacer() }; Text("T") }"#,
      #"ZStack(alignment: .top) { VStack { Spacer(); Text("x").background(.blue) }; Text("T").frame(maxHeight: .infinity) }"#,
      #"ZStack(alignment: .top) { VStack { Spacer(); Text("x").background(.blue).offset(y: -400) }; Text("T") }"#,
      #"ZStack(alignment: .top) { VStack { ScrollView(.horizontal) {}; Text("x").background(.blue) }; Text("T") }"#,
      """
      ZStack(alignment: .topTrailing) {
        VStack { Text("x"); Text("y").background(.blue).padding(.trailing, 20) }
        Image(systemName: "T")
      }
      """,
    ])
  func within(_ body: String) {
    let look = Look(body: body)
    #expect(look.isCertain("T") == false, "\(look.dump)")
    // Black on white is 21:1; on #007AFF, whose luminance is 0.2116, (0.2116 + 0.05) / 0.05 = 5.23.
    #expect(abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
    #expect(abs((look.bounds("T")?.low ?? 0) - 5.23) < 0.01)
  }

  @Test("S-51: a layer that need not lie behind is no more certain where a condition decides on its colour")
  func conditions() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let isOn: Bool
        var body: some View {
          ZStack { VStack { Text("x").background(isOn ? Color.blue : .white) }; Text("T") }
        }
      }
      """)
    let bounds = look.readings("T").compactMap(\.ratio)
    #expect(!bounds.isEmpty && bounds.allSatisfy { abs($0.high - 21) < 0.01 }, "\(look.dump)")
  }

  @Test(
    "a track that an arc of the same shape lies on is decoration, and the arc is seen against it",
    arguments: [
      "Circle().stroke(Color(white: 0.8)); Circle().trim(from: 0, to: 0.3).stroke(.black)",
      "Circle().trim(from: 0, to: 0.7).stroke(Color(white: 0.8)); Circle().trim(from: 0, to: share).stroke(.black)",
    ])
  func tracks(_ strokes: String) {
    let shapes = outlines(strokes)
    #expect(shapes.map { $0.placements.first?.exemption } == [.decorative, nil])
    // 0.8 * 255 = 204.
    #expect(shapes.last?.placements.first?.readings[.light]?.background?.hexString == "#CCCCCC")
  }

  @Test(
    "outlines of other shapes, whole ones and equal parts are no tracks",
    arguments: [
      "Capsule().stroke(Color(white: 0.8)); Circle().trim(from: 0, to: 0.3).stroke(.black)",
      "Circle().stroke(Color(white: 0.8)); Circle().stroke(.black)",
      "Circle().trim(from: 0, to: 0.3).stroke(Color(white: 0.8)); Circle().stroke(.black)",
    ])
  func noTracks(_ strokes: String) {
    #expect(outlines(strokes).map { $0.placements.first?.exemption } == [nil, nil])
  }

  private func outlines(_ strokes: String) -> [Element] {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let share: Double
        var body: some View { Button {} label: { ZStack { \(strokes) } } }
      }
      """)
    return look.scene.elements.filter { $0.kind == .shape }
  }
}

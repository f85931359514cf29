import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What is seen besides elements, for previews.
struct DecorationTests {
  private func source(_ body: String) -> String {
    """
    import SwiftUI
    struct Sample: View {
      var isOn = true
      var tint: Color
      var body: some View { \(body) }
    }
    struct Other: View { var body: some View { Text("O") } }
    """
  }

  /// What the body of a view holds besides elements.
  private func decorations(_ body: String) -> [Decoration] {
    scene(source(body), draws: true).decorations.filter { $0.view == "Sample" }
  }

  @Test(
    "shapes, colours and lines are drawn in the colour that they have over what lies behind",
    arguments: [
      ("Circle().fill(Color(red: 1, green: 0, blue: 0))", Decoration.Kind.fill, LayoutOutline.circle, "#FF0000"),
      // Half of black over white: 0.5 * 255 = 127.5.
      ("Capsule().fill(.black).opacity(0.5)", .fill, .capsule, "#808080"),
      ("RoundedRectangle(cornerRadius: 6).foregroundStyle(.black)", .fill, .rounded(6), "#000000"),
      ("Color(red: 0, green: 0, blue: 1).frame(height: 3)", .fill, .rectangle, "#0000FF"),
      ("Ellipse().stroke(.black, lineWidth: 3)", .stroke(width: 3), .ellipse, "#000000"),
      ("Ellipse().stroke(Color.black)", .stroke(width: 1), .ellipse, "#000000"),
      ("Circle().stroke(.black, style: StrokeStyle(lineWidth: width))", .stroke(width: nil), .circle, "#000000"),
      ("Circle().trim(from: 0, to: 0.3).stroke(.black, lineWidth: 3)", .stroke(width: nil), .circle, "#000000"),
      ("Text(\"T\").background(.black, in: .capsule)", .fill, .capsule, "#000000"),
      ("Text(\"T\").border(.black, width: 2)", .stroke(width: 2), .rectangle, "#000000"),
      // UIKit's #3C3C43 at 29 % over white: 255 - 0.29 * (255 - 60) = 198.5 and 255 - 0.29 * (255 - 67) = 200.5.
      ("VStack { Text(\"T\"); Divider() }", .line(isVertical: false), .rectangle, "#C6C6C8"),
      ("HStack { Text(\"T\"); Divider() }", .line(isVertical: true), .rectangle, "#C6C6C8"),
    ])
  func colors(body: String, kind: Decoration.Kind, outline: LayoutOutline, color: String) throws {
    let found = decorations(body)
    #expect(found.map(\.kind) == [kind] && found.map(\.outline) == [outline])
    #expect(try #require(found.first).readings[.light]?.foreground?.hexString == color)
  }

  @Test("a fill and the stroke around it are two; what is clear is none, and what is not known has no colour")
  func several() {
    #expect(
      decorations("Circle().fill(.black).stroke(.white, lineWidth: 2)").map(\.kind) == [.fill, .stroke(width: 2)])
    #expect(decorations("Color.clear").isEmpty && decorations("Circle().fill(.red).hidden()").isEmpty)
    let unknown = decorations("Circle().fill(tint)")
    #expect(unknown.count == 1 && unknown[0].readings[.light].map { $0.foreground == nil } == true)
    #expect(unknown[0].readings[.light]?.foregroundRange == nil)
  }

  @Test("a shape of a material has the colours that the material may have")
  func material() throws {
    let reading = try #require(decorations("Rectangle().fill(.thinMaterial)").first?.readings[.light])
    #expect(reading.foreground != nil || reading.foregroundRange != nil)
  }

  @Test("overlays and backgrounds lie in a pile with their view, as they are aligned")
  func piles() throws {
    let elements = scene(
      source(
        """
        Text("T").overlay(alignment: .topTrailing) { Text("U") }.background(alignment: .bottom) { Text("V") }
        """), draws: true
    ).elements
    func piles(_ text: String) throws -> [LayoutFrame.Kind] {
      try #require(elements.first { $0.text == text }).frames.map(\.kind).filter {
        if case .layer = $0 { true } else { false }
      }
    }
    let own = try piles("T")
    guard case .layer(let back, 0, _, _)? = own.first, case .layer(let front, 0, _, _)? = own.last, own.count == 2
    else {
      Issue.record("the view stands in no pile: \(own)")
      return
    }
    #expect(
      try piles("U") == [
        .layer(pile: back, position: 0, across: .center, down: .center),
        .layer(pile: front, position: 1, across: .end, down: .start),
      ])
    #expect(try piles("V") == [.layer(pile: back, position: -1, across: .center, down: .end)])
  }

  @Test("rows have lines between them, but those that hide them, alone or with their loop")
  func separators() {
    let body = """
      List {
        Text("T")
        Text("U").listRowSeparator(.hidden)
        ForEach(names, id: \\.self) { Text($0) }.listRowSeparator(.hidden)
        Other()
      }
      """
    let found = decorations(body)
    #expect(found.filter { $0.kind == .separator }.map(\.range.line) == [6, 9])
    // Between white and #3C3C43 at 29 %.
    #expect(found.first?.readings[.light]?.foreground?.hexString == "#C6C6C8")
  }

  @Test("another view has a place with its name, unless it is on another screen")
  func views() {
    let body = "VStack { Other(); Button(\"B\") { isOn = false }.sheet(isPresented: $isOn) { Other() } }"
    #expect(decorations(body).map(\.kind) == [.view("Other")])
  }

  @Test("nothing is noted unless it is asked for, and nothing that is judged differs")
  func unasked() {
    let body = """
      ZStack {
        Color.black
        // evident:background #000000 -- the window is black
        Circle().fill(.red).overlay { Text("T").foregroundStyle(.white) }
      }
      """
    let (plain, drawn) = (scene(source(body)), scene(source(body), draws: true))
    #expect(plain.decorations.isEmpty && drawn.decorations.count == 2)
    #expect(plain.elements.map(\.placements) == drawn.elements.map(\.placements))
    #expect(plain.elements.map(\.id) == drawn.elements.map(\.id) && plain.observations == drawn.observations)
  }
}

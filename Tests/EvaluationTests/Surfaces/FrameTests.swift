import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What lies around elements besides stacks, for previews.
struct FrameTests {
  /// The element that says `T`, in the body of a view.
  private func element(_ body: String, platform: Platform = .ios18) throws -> Element {
    let source =
      "import SwiftUI\nstruct Sample: View { var isOn = true; var title: String; var body: some View { \(body) } }"
    let elements = scene(source, platform: platform).elements
    return try #require(elements.first { $0.text == "T" } ?? elements.first)
  }

  private func padding(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) -> LayoutFrame.Kind {
    .padding(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  @Test("paddings are taken by their edges, with 16 pt where no amount is written and none where it is not known")
  func paddings() throws {
    let body = """
      Text("T").padding().padding(4).padding(.horizontal).padding(.top, 3).padding([.leading, .bottom], 5)
        .padding(amount)
      """
    #expect(
      try element(body).frames.map(\.kind) == [
        padding(0, 5, 5, 0), padding(3, 0, 0, 0), padding(0, 16, 0, 16), padding(4, 4, 4, 4), padding(16, 16, 16, 16),
      ])
  }

  @Test("sizes are taken where they are constants, and widths that fill")
  func sizes() throws {
    let body = """
      Text("T").frame(width: 40, height: 20).frame(maxWidth: .infinity, alignment: .leading).frame(minWidth: 9)
        .frame(minHeight: 50)
      """
    #expect(
      try element(body).frames.map(\.kind) == [
        .size(width: nil, height: 50, fillsWidth: false, alignment: .center),
        .size(width: nil, height: nil, fillsWidth: true, alignment: .start),
        .size(width: 40, height: 20, fillsWidth: false, alignment: .center),
      ])
  }

  @Test("a greatest width is taken as far as a phone has it")
  func greatestWidths() throws {
    #expect(
      try element("Text(\"T\").frame(maxWidth: 120, alignment: .trailing).frame(maxWidth: 600)").frames.map(\.kind) == [
        .size(width: nil, height: nil, fillsWidth: true, alignment: .center),
        .size(width: 120, height: nil, fillsWidth: false, alignment: .end),
      ])
  }

  @Test(
    "backgrounds and clips have an outline",
    arguments: [
      (".background(.red)", LayoutFrame.Kind.surface(.rectangle, layers: 1)),
      (".background(.red, in: .capsule)", .surface(.capsule, layers: 1)),
      (".background(.thinMaterial, in: .rect(cornerRadius: 9))", .surface(.rounded(9), layers: 1)),
      (".background(.red, in: RoundedRectangle(cornerRadius: 12))", .surface(.rounded(12), layers: 1)),
      (".background { Circle().fill(.red) }", .surface(.circle, layers: 1)),
      (".background { ZStack { Color.red; Color.blue.opacity(0.5) } }", .surface(.rectangle, layers: 2)),
      (".clipShape(Ellipse())", .clip(.ellipse)), (".cornerRadius(7)", .clip(.rounded(7))),
    ])
  func outlines(modifier: String, expected: LayoutFrame.Kind) throws {
    #expect(try element("Text(\"T\")\(modifier)").frames.map(\.kind) == [expected])
  }

  @Test("frames know the stacks around them, and stacks their spacing and alignment")
  func steps() throws {
    let body = """
      VStack(alignment: .trailing, spacing: 4) { Spacer(); Text("T").padding(2); Text("U"); Spacer() }.padding(8)
      """
    let element = try element(body)
    #expect(element.frames.map(\.steps) == [0, 1])
    let step = try #require(element.layout.first)
    #expect(step.alignment == .end && step.spacing == 4 && step.spacers == 1 && step.allSpacers == 2)
  }

  @Test("a row of a grouped list stands in the platter of its section, a header in the list")
  func rows() throws {
    let list = "List { Section(\"H\") { Text(\"T\"); Text(\"U\") } }"
    let row = try element(list)
    #expect(row.layout.count == 2 && row.layout.allSatisfy { $0.axis == .vertical })
    #expect(row.frames.contains { $0.kind == .surface(.rounded(10), layers: 1) && $0.steps == 1 })
    #expect(row.frames.last?.kind == padding(11, 16, 11, 16))
    let plain = try element("List { Section { Text(\"T\"); Text(\"U\") } }.listStyle(.plain)")
    #expect(!plain.frames.contains { if case .surface = $0.kind { true } else { false } })
  }

  @Test("a prominent button has its fill, and a toggle stands at the end of its row")
  func controls() throws {
    let button = try element("Button(\"T\") {}.buttonStyle(.borderedProminent)", platform: .ios26)
    #expect(button.frames.map(\.kind) == [.surface(.capsule, layers: 1), padding(7, 12, 7, 12)])
    let source =
      "import SwiftUI\nstruct Sample: View { @State var a = true; var body: some View { Toggle(\"T\", isOn: $a) } }"
    let elements = scene(source).elements
    #expect(elements.map(\.kind) == [.control, .text] || elements.map(\.kind) == [.text, .control])
    let control = try #require(elements.first { $0.kind == .control }?.layout.last)
    #expect(control.axis == .horizontal && control.isBehindSpacer)
  }

  @Test(
    "what a text is made of is known where its words are not",
    arguments: [
      ("Text(title)", "{title}"), ("Text(\"\\(title) items\")", "{title} items"), ("Text(\"T\")", nil),
    ] as [(String, String?)])
  func sketches(body: String, sketch: String?) throws {
    #expect(try element(body).sketch == sketch)
  }

  @Test("a material leaves a range of colours behind the text, and a level on it a range of its own")
  func ranges() throws {
    let element = try element("ZStack { Color.red; Text(\"T\").background(.regularMaterial) }")
    let reading = try #require(element.placements.first?.readings[.light])
    #expect(reading.background == nil && reading.backgroundRange.map { $0 != .unknown && !$0.isPoint } == true)
    #expect(reading.foregroundRange != nil)
  }
}

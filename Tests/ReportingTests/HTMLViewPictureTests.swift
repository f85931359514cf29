import Audit
import ColorScience
import Findings
import Foundation
import PlatformStyles
import Reporting
import Rules
import Scene
import Testing

/// Pictures of whole views.
extension HTMLReportTests {
  /// A report on texts of the sample's look in stacks and frames.
  func report(_ samples: [(text: String, layout: [LayoutStep], frames: [LayoutFrame])]) throws -> Report {
    var report = try SampleReport.make()
    report.scene.elements = samples.enumerated().map { number, sample in
      var element = SampleReport.title
      element.range.line += number
      element.id = element.range.id
      (element.text, element.layout, element.frames) = sample
      return element
    }
    report.judgement.elements = Array(repeating: SampleReport.titleJudgement, count: samples.count)
    return report
  }

  /// The first picture of the first view, and its section.
  func firstPicture(_ report: Report) throws -> (svg: String, section: String) {
    let section = try #require(try page(report).components(separatedBy: "<section class=\"view\">").last)
    return (try #require(values(of: "src", in: section).first?.removingPercentEncoding), section)
  }

  @Test("draws a view in its stacks: a column at the start, a value behind a spacer at the end")
  func view() throws {
    let row = { (child: Int, isBehindSpacer: Bool) in
      var step = LayoutStep(stack: 1, axis: .horizontal, child: child, isBehindSpacer: isBehindSpacer)
      step.allSpacers = 1
      return step
    }
    let column = { LayoutStep(stack: 2, axis: .vertical, child: $0, alignment: .start) }
    // The last one is a branch that is not seen together with the value.
    let report = try report([
      ("Ab", [row(0, false), column(0)], []), ("Ab Ab", [row(0, false), column(1)], []), ("A", [row(1, true)], []),
      ("b", [row(1, true)], []),
    ])
    let (svg, section) = try firstPicture(report)
    // Lines of 17 * 1.2 = 20.4 with 8 between: 48.8 high, and 12 on each side. The value, 676 * 0.017 = 11.5 wide, ends
    // the row of 296, so it starts at 12 + 296 - 11.5 = 296.5, in the middle of the height: 12 + (48.8 - 20.4) / 2.
    // Dark lies below light, in as much room.
    #expect(values(of: "height", in: section).first == "146")
    #expect(svg.contains("d='M0 0h320v73H0z'") && svg.contains("d='M0 73h320v73H0z'"))
    let places = svg.components(separatedBy: "<text ").dropFirst().map { $0.components(separatedBy: " style")[0] }
    // Baselines lie 17 * 0.95 = 16.15 below the top of their lines; 42.35 is a hair less in binary.
    #expect(places.prefix(3) == ["x='12' y='28.2'", "x='12' y='56.6'", "x='296.5' y='42.3'"])
    #expect(places.count == 6 && places[3].hasPrefix("x='12' y='101."))
    #expect(
      values(of: "alt", in: section).first?.hasPrefix("Row, light: Ab #8E8E93 on #FFFFFF, 3.26:1; Ab Ab #8E8E93 ")
        == true)
    // What the view's picture draws has samples of its colours below it.
    let item = try #require(
      section.components(separatedBy: "<li id=\"e-0\">").last?.components(separatedBy: "</li>")[0])
    #expect(values(of: "width", in: item) == ["40", "40"])
    #expect(values(of: "alt", in: item) == ["Ab: #8E8E93 on #FFFFFF, 3.26:1", "Ab: #8E8E93 on #000000, 6.44:1"])
  }

  @Test("draws what a source puts around a view: padding, alignment, spacing, and backgrounds in their outline")
  func frames() throws {
    let column = { LayoutStep(stack: 1, axis: .vertical, child: $0, spacing: 4, alignment: .end) }
    let card = [
      LayoutFrame(steps: 0, calls: 0, kind: .surface(.rounded(10), layers: 1)),
      LayoutFrame(steps: 0, calls: 0, kind: .padding(top: 16, leading: 20, bottom: 16, trailing: 20)),
    ]
    let (svg, section) = try firstPicture(try report([("Ab Ab", [column(0)], card), ("Ab", [column(1)], card)]))
    // 'Ab Ab' is 17 * (2 * (676 + 621) + 281) / 1000 = 48.88 wide, with the padding 88.88. Two lines of 20.4 with 4
    // between and 16 on each side are 76.8 high. Both stand 12 from the picture's edge.
    #expect(svg.contains("<rect x='12' y='12' width='88.9' height='76.8' rx='10' fill='#FFFFFF'/>"))
    #expect(values(of: "width", in: section).first == "113" && values(of: "height", in: section).first == "202")
    // The short text ends where the long one does: 12 + 20 + 48.88 - 22.05 = 58.83; its line starts 24.4 further down.
    let places = svg.components(separatedBy: "<text ").dropFirst().map { $0.components(separatedBy: " style")[0] }
    let light = Array(places.prefix(2))
    #expect(light == ["x='32' y='44.2'", "x='58.8' y='68.6'"] || light == ["x='32' y='44.1'", "x='58.8' y='68.5'"])
  }

  /// A decoration of the sample's view in a colour, or in one that is not known.
  func decoration(
    _ kind: Decoration.Kind, _ color: Color?, _ layout: [LayoutStep], _ frames: [LayoutFrame] = [],
    as outline: LayoutOutline = .rectangle
  ) -> Decoration {
    Decoration(
      kind: kind, outline: outline, view: SampleReport.title.view, range: SampleReport.cardRange, layout: layout,
      frames: frames, readings: [.light: Reading(ratio: nil, foreground: color, background: .white)])
  }

  /// The parts of the first picture in light that are drawn, each up to its end.
  func parts(_ report: Report) throws -> [String] {
    let (svg, _) = try firstPicture(report)
    let drawn = try #require(svg.components(separatedBy: "</pattern>").last)
    let light = try #require(drawn.components(separatedBy: "d='M0 ").dropFirst().first)
    return light.components(separatedBy: "<").dropFirst().map { String($0.prefix { $0 != ">" }) }
  }

  @Test("draws shapes at their size beside texts, in their colour, and hatched where that is not known")
  func shapes() throws {
    let row = { LayoutStep(stack: 1, axis: .horizontal, child: $0) }
    func size(_ width: Double?, _ height: Double?) -> LayoutFrame {
      LayoutFrame(steps: 1, calls: 0, kind: .size(width: width, height: height, fillsWidth: false, alignment: .center))
    }
    var report = try report([("Ab", [row(0)], [])])
    let red = Color(red8: 0xFF, green8: 0, blue8: 0)
    report.scene.decorations = [
      decoration(.fill, red, [row(1)], [size(10, 10)], as: .circle),
      decoration(.stroke(width: 2), nil, [row(2)], [size(30, 12)], as: .capsule),
      decoration(.fill, red, [row(3)], [size(4, nil)]),
    ]
    let parts = try parts(report)
    // The text is 22.05 wide and 20.4 high; 8 lie between two children, and the row starts at 12.
    // The circle: 12 + 22.05 + 8 + 5 = 47.05 and 12 + 20.4 / 2 = 22.2.
    #expect(parts.contains("ellipse cx='47' cy='22.2' rx='5' ry='5' fill='#FF0000'/"), "\(parts)")
    // The stroke of 2 lies within 60.05, 16.2 and 30 x 12; its form is 28 x 10.
    #expect(
      parts.contains(
        "rect x='61' y='17.2' width='28' height='10' rx='5' fill='none' stroke='url(#h)' stroke-width='2'/"))
    // A bar takes the height of its row: 60.05 + 30 + 8 = 98.05.
    #expect(parts.contains("rect x='98' y='12' width='4' height='20.4' fill='#FF0000'/"))
    #expect(!parts.contains { $0.contains("stroke-dasharray") })
  }

  @Test("puts overlays where they are aligned, and outlines with dashes what has no known height")
  func overlays() throws {
    let layer = { (position: Int) in
      LayoutFrame(steps: 0, calls: 0, kind: .layer(pile: 5, position: position, across: .end, down: .start))
    }
    let dot = LayoutFrame(
      steps: 0, calls: 0, kind: .size(width: 6, height: 6, fillsWidth: false, alignment: .center))
    var report = try report([("Ab", [], [layer(0)])])
    report.scene.decorations = [
      decoration(.fill, .black, [], [layer(1), dot], as: .circle), decoration(.fill, .white, [], [layer(-1)]),
    ]
    let parts = try parts(report)
    // The one behind is as large as the text, the one in front in its upper corner: 12 + 22.05 - 3 and 12 + 3.
    #expect(parts.contains("rect x='12' y='12' width='22' height='20.4' fill='#FFFFFF'/"), "\(parts)")
    #expect(parts.contains("ellipse cx='31' cy='15' rx='3' ry='3' fill='#000000'/"))
    let back = try #require(parts.firstIndex { $0.hasPrefix("rect ") })
    let text = try #require(parts.firstIndex { $0.hasPrefix("text ") })
    let front = try #require(parts.firstIndex { $0.hasPrefix("ellipse ") })
    #expect(back < text && text < front)

    let column = { LayoutStep(stack: 1, axis: .vertical, child: $0) }
    report = try self.report([("Ab", [column(0)], [])])
    report.scene.decorations = [decoration(.fill, .black, [column(1)])]
    let guessed = try self.parts(report)
    #expect(guessed.contains("rect x='12' y='40.4' width='296' height='44' fill='#000000'/"))
    #expect(guessed.contains { $0.hasPrefix("rect x='12' y='40.4'") && $0.contains("stroke-dasharray='4 3'") })
  }

  @Test("draws lines between rows, the name of another view in its place, and of a choice what shows most")
  func places() throws {
    let row = { (child: Int) in LayoutStep(stack: 1, axis: .vertical, child: child, spacing: 0) }
    let line = { (position: Int) in
      LayoutFrame(steps: 1, calls: 0, kind: .layer(pile: 5, position: position, across: .end, down: .end))
    }
    let arm = { (position: Int) in LayoutFrame(steps: 1, calls: 0, kind: .arm(choice: 9, position: position)) }
    let inner = { (child: Int) in LayoutStep(stack: 8, axis: .vertical, child: child, spacing: 0) }
    var report = try report([
      ("Ab", [row(0)], [line(0)]), ("No", [row(1)], [arm(0)]), ("A", [row(1), inner(0)], [arm(1)]),
      ("b", [row(1), inner(1)], [arm(1)]),
    ])
    report.scene.decorations = [
      decoration(.separator, .black, [row(0)], [line(1)]), decoration(.separator, .black, [row(2)], [line(1)]),
      decoration(.view("Other"), nil, [row(2)], [line(0)]),
      // A row of which nothing is seen.
      decoration(.separator, .black, [row(3)], [line(1)]),
      decoration(
        .view("LongerThanItsFrame"), nil, [row(4)],
        [
          LayoutFrame(steps: 1, calls: 0, kind: .size(width: 40, height: 20, fillsWidth: false, alignment: .center))
        ]),
    ]
    let (svg, _) = try firstPicture(report)
    let light = try #require(svg.components(separatedBy: "d='M0 ").dropFirst().first)
    // One below the first row and one below the third, above the last one.
    #expect(light.components(separatedBy: "height='1' fill='#000000'/>").count == 3)
    #expect(light.contains(">A</text>") && light.contains(">b</text>") && !light.contains(">No</text>"))
    // 12 px of 'Lon…' are 12 * (562 + 597 + 591 + 500) / 1000 = 27 wide, and 'Long…' 34.3; 36 have room.
    #expect(light.contains(">Other</text>") && light.contains(">Long…</text>"))
    #expect(light.contains("width='40' height='20' rx='6' fill='none'"))
  }
}

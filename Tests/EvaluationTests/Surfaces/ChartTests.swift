import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// The views that a chart is given.
struct ChartTests {
  private func chart(_ content: String, _ modifiers: String = "") -> Look {
    Look(
      """
      import SwiftUI
      import Charts
      struct Sales: View {
        let days: [Day]
        var body: some View { Chart { \(content) }\(modifiers) }
      }
      struct Peak: ChartContent {
        var body: some ChartContent {
          RuleMark(y: .value("top", 9)).annotation { Text("T").foregroundStyle(.yellow) }
        }
      }
      """)
  }

  /// #FFCC00 has luminance 0.6445: 1.05 / 0.6945 = 1.51.
  @Test(
    "an annotation stands beside its mark, in a font that is not published",
    arguments: [
      "BarMark(x: .value(\"x\", 1), y: .value(\"y\", 2)).annotation { Text(\"T\").foregroundStyle(.yellow) }",
      "BarMark(x: a, y: b).foregroundStyle(.red).annotation(position: .top) { Text(\"T\").foregroundStyle(.yellow) }",
      "BarMark(x: a, y: b).annotation { Text(\"T\").foregroundStyle(.yellow) }.foregroundStyle(.red)",
      "ForEach(days) { day in LineMark(x: a, y: b).annotation { Text(\"T\").foregroundStyle(.yellow) } }",
      "if days.isEmpty { PointMark(x: a, y: b).annotation { Text(\"T\").foregroundStyle(.yellow) } }",
      "Peak()",
    ])
  func annotation(_ content: String) {
    let look = chart(content)
    #expect(abs((look.ratio("T") ?? 0) - 1.51) < 0.01, "\(look.dump)")
    #expect(look.font("T")?.size == nil)
  }

  @Test("an annotation takes the style around the chart, not that of its mark")
  func style() {
    let look = chart("BarMark(x: a, y: b).annotation { Text(\"T\") }.foregroundStyle(.red)")
    #expect(look.foreground("T") == "#000000", "\(look.dump)")
  }

  @Test("what an annotation in front of a mark stands on comes from data")
  func overlay() {
    let look = chart("BarMark(x: a, y: b).annotation(position: .overlay) { Text(\"T\").font(.caption) }")
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
    #expect(look.font("T")?.size == 12)
  }

  @Test("a chart over data has a symbolic element")
  func data() {
    let look = Look(
      body: "Chart(days) { day in BarMark(x: day.x, y: day.y).annotation { Text(\"T\").foregroundStyle(.yellow) } }")
    #expect(abs((look.ratio("T") ?? 0) - 1.51) < 0.01, "\(look.dump)")
  }

  @Test(
    "the labels of an axis are in a style that is not published, unless they have their own",
    arguments: ["chartXAxis", "chartYAxis"])
  func axis(_ modifier: String) {
    let marks = ".\(modifier) { AxisMarks { value in AxisGridLine(); AxisValueLabel { Text(\"T\")"
    let plain = chart("BarMark(x: a, y: b)", "\(marks) } } }")
    #expect(plain.undecided("T") == .externalModule, "\(plain.dump)")
    let own = chart("BarMark(x: a, y: b)", "\(marks).foregroundStyle(.yellow) } } }")
    #expect(abs((own.ratio("T") ?? 0) - 1.51) < 0.01, "\(own.dump)")
    #expect(chart("BarMark(x: a, y: b)", ".\(modifier)(.hidden)").texts.isEmpty)
  }

  @Test(
    "what stands at the end of an axis is in a style that is not published, unless it has its own",
    arguments: ["chartXAxisLabel", "chartYAxisLabel"])
  func axisTitle(_ modifier: String) {
    let marks = "RuleMark(y: a).annotation { Text(\"mark\") }"
    let own = chart(marks, ".\(modifier)(alignment: .trailing) { Text(\"T\").foregroundStyle(.yellow) }")
    #expect(abs((own.ratio("T") ?? 0) - 1.51) < 0.01, "\(own.dump)")
    #expect(own.words("mark") == "#000000 on #FFFFFF")
    let title = chart(marks, ".\(modifier)(\"T\")")
    #expect(title.undecided("T") == .externalModule, "\(title.dump)")
  }

  @Test("a legend stands beside the chart, an overlay in front of it")
  func around() {
    let look = chart(
      "BarMark(x: a, y: b)",
      ".chartLegend { Text(\"legend\") }.chartOverlay { proxy in Text(\"over\") }")
    #expect(look.words("legend") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.undecided("over") == .imageBackdrop)
  }

  @Test("a style of the plot may paint behind the annotations")
  func plotStyle() {
    let look = chart(
      "BarMark(x: a, y: b).annotation { Text(\"T\") }", ".chartPlotStyle { plot in plot.background(.black) }")
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
  }

  @Test("what a style of the plot lays over the marks is seen, and where it paints nothing annotations stand as before")
  func plotOverlay() {
    let look = chart(
      "BarMark(x: a, y: b).annotation { Text(\"T\") }",
      ".chartPlotStyle { plot in plot.frame(height: 90).chartOverlay { _ in Text(\"locked\") } }")
    #expect(look.undecided("locked") == .imageBackdrop, "\(look.dump)")
    #expect(look.words("T") == "#000000 on #FFFFFF")
    let plain = chart("BarMark(x: a, y: b)", ".chartPlotStyle { $0.overlay { Text(\"locked\") } }")
    #expect(plain.undecided("locked") == .imageBackdrop, "\(plain.dump)")
    let card = chart(
      "BarMark(x: a, y: b)", ".chartPlotStyle { $0.overlay { Text(\"locked\").background(Color.yellow) } }")
    #expect(card.words("locked") == "#000000 on #FFCC00", "\(card.dump)")
  }
}

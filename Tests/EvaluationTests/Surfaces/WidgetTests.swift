import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Widgets in their families.
struct WidgetTests {
  private func look(_ families: String, platform: Platform = .ios18, body: String = "Text(\"T\")") -> Look {
    Look(
      """
      import SwiftUI
      import WidgetKit
      struct Clock: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "clock", provider: Hours()) { _ in
            Face().foregroundStyle(.yellow).containerBackground(for: .widget) { Color.white }
          }
          .supportedFamilies(\(families))
        }
      }
      struct Face: View {
        @Environment(\\.widgetFamily) private var family
        var body: some View { \(body) }
      }
      """, platform: platform)
  }

  /// #FFCC00 has luminance 0.6445: 1.05 / 0.6945 = 1.51.
  @Test("S-94b: on the Home Screen a widget is judged by its colours")
  func homeScreen() {
    #expect(abs((look("[.systemSmall, .systemMedium]").ratio("T") ?? 0) - 1.51) < 0.01)
  }

  @Test("S-94b: the Lock Screen draws a widget in colours of its own")
  func lockScreen() {
    let look = look("[.accessoryRectangular, WidgetFamily.accessoryCircular]")
    #expect(look.undecided("T") == .material, "\(look.dump)")
    #expect(look.bounds("T") == nil)
    // The background of the container is not drawn there.
    #expect(look.reading("T")?.isOnSystemBackground == true)
    #expect(look.reading("T")?.layers.contains { $0.color == .white && $0.provenance.kind != .default } == false)
  }

  @Test(
    "S-94b: the system's background of an accessory is a part of the Lock Screen's rendering, and not known elsewhere",
    arguments: ["AccessoryWidgetBackground()", "AccessoryWidgetBackground().cornerRadius(3)"])
  func accessoryBackground(ground: String) {
    let body = "ZStack { \(ground); Text(\"T\") }"
    let locked = look("[.accessoryCircular]", body: body)
    #expect(locked.undecided("T") == .material, "\(locked.dump)")
    #expect(locked.reading("T")?.isOnSystemBackground == true)
    for (families, platform) in [("[.systemSmall]", Platform.ios18), ("[.accessoryCircular]", .watchos)] {
      let other = look(families, platform: platform, body: body)
      #expect(other.readings("T", .dark).contains { $0.undecided != nil }, "\(other.dump)")
    }
  }

  @Test("S-94b: each family of a widget takes its own branch")
  func branches() {
    let look = look(
      "[.systemSmall, .accessoryInline]",
      body: """
        switch family {
        case .systemSmall: Text("home")
        case .accessoryInline: Text("lock")
        case .systemLarge: Text("never")
        default: Text("else")
        }
        """)
    #expect(look.readings("home").allSatisfy { $0.undecided == nil }, "\(look.dump)")
    #expect(!look.readings("home").isEmpty)
    #expect(look.undecided("lock") == .material)
    #expect(look.placements("never").isEmpty)
    #expect(look.placements("else").isEmpty)
  }

  @Test(
    "S-58: off iOS, too, a widget is seen in the families that it supports alone",
    arguments: [
      (Platform.macos, "[.systemSmall]", ["home"]), (.visionos, "[.systemSmall]", ["home"]),
      (.watchos, "[.accessoryInline]", ["face"]), (.watchos, "[.accessoryInline, .accessoryCorner]", ["face", "else"]),
    ])
  func familiesElsewhere(_ platform: Platform, _ families: String, _ shown: [String]) {
    let look = look(
      families, platform: platform,
      body: """
        switch family {
        case .systemSmall: Text("home")
        case .accessoryInline: Text("face")
        default: Text("else")
        }
        """)
    let seen = ["home", "face", "else"].filter { !look.placements($0).isEmpty }
    #expect(seen == shown, "\(look.dump)")
    // None of these platforms has the Lock Screen's rendering.
    for text in shown { #expect(look.undecided(text, .dark) != .material, "\(look.dump)") }
  }

  @Test("S-94b: several families of one place are paths")
  func families() {
    let look = look(
      "[.systemSmall, .systemMedium]",
      body: "if family == .systemSmall { Text(\"small\") } else { Text(\"medium\") }")
    #expect(!look.placements("small").isEmpty, "\(look.dump)")
    #expect(!look.placements("medium").isEmpty)
  }

  @Test("S-94b: a watch face may show the full colours of a complication")
  func complication() {
    #expect(look("[.accessoryRectangular]", platform: .watchos).undecided("T", .dark) == nil)
  }

  @Test("S-94b: families that are not known leave the widget as it is")
  func unknownFamilies() {
    #expect(abs((look("Settings.shared.families").ratio("T") ?? 0) - 1.51) < 0.01)
  }

  @Test(
    "S-57: where a widget paints nothing behind itself, the screen decides what is there",
    arguments: [
      ("containerBackground(for: .widget) { Color.clear }", false),
      ("containerBackground(.clear, for: .widget)", false),
      ("containerBackground(for: .widget) { EmptyView() }", false),
      ("containerBackground(for: .widget) { if isOn { Color.clear } else { Color.white } }", false),
      ("containerBackground(.white, for: .widget)", true),
      ("containerBackground(.fill.tertiary, for: .widget)", true),
      ("containerBackground(.clear, for: .navigation)", true),
      ("background(Color.white).containerBackground(.clear, for: .widget)", true),
    ])
  func openBackground(_ modifier: String, _ isCertain: Bool) {
    let look = Look(
      """
      import SwiftUI
      import WidgetKit
      struct Clock: Widget {
        let isOn: Bool
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "clock", provider: Hours()) { _ in Text("T").foregroundStyle(.red).\(modifier) }
        }
      }
      """)
    #expect(look.isCertain("T") == isCertain, "\(look.dump)")
  }

  @Test(
    "S-94b: nothing tells what lies behind a widget where its own background is not there",
    arguments: ["containerBackground(for: .widget) { Color.black }", "containerBackground(.black, for: .widget)"])
  func removedBackground(_ modifier: String) {
    for body in [
      "Text(\"T\").foregroundStyle(shows ? Color.white : .black)",
      "if !shows { Text(\"T\").foregroundStyle(.black) } else { Text(\"T\").foregroundStyle(.white) }",
    ] {
      let look = Look(
        """
        import SwiftUI
        import WidgetKit
        struct Clock: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "clock", provider: Hours()) { _ in Face().\(modifier) }
          }
        }
        struct Face: View {
          @Environment(\\.showsWidgetContainerBackground) private var shows
          var body: some View {
            VStack {
              \(body)
              Text("N").foregroundStyle(.white)
            }
          }
        }
        """)
      func readings(_ ink: String) -> [Reading] {
        look.readings("T").filter { $0.foreground?.hexString == ink }
      }
      #expect(readings("#000000").map { $0.undecided?.reason } == [.unknownBackdrop], "\(look.dump)")
      // White on black has 21, and so has the text that does not ask.
      #expect(readings("#FFFFFF").map { $0.ratio?.low } == [21], "\(look.dump)")
      #expect(look.ratio("N") == 21)
      #expect(look.isCertain("N") == true)
    }
  }

  @Test("Control Center draws the label of a control in its own colours")
  func control() {
    let look = Look(
      """
      import SwiftUI
      import WidgetKit
      struct Lamp: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "lamp") {
            ControlWidgetToggle(isOn: true, action: Switch()) { Label("L", systemImage: "lamp") }
          }
        }
      }
      struct Bell: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "bell") {
            ControlWidgetButton(action: Ring()) { Text("B").foregroundStyle(.yellow) }
          }
        }
      }
      @main struct All: WidgetBundle {
        var body: some Widget {
          Lamp()
          Bell()
        }
      }
      """)
    for text in ["L", "lamp", "B"] { #expect(look.exemptions(text) == [.systemDrawn], "\(look.dump)") }
  }

  @Test("a watch face draws what stands beside a complication in its own colours")
  func widgetLabel() {
    let look = Look(
      body: "Text(\"T\").foregroundStyle(.red).widgetLabel { Text(\"L\").foregroundStyle(.red) }", platform: .watchos)
    #expect(look.undecided("T", .dark) == nil, "\(look.dump)")
    #expect(look.exemptions("T").isEmpty)
    #expect(look.exemptions("L") == [.systemDrawn])
  }

  @Test("S-94b: no widget of the Lock Screen is drawn in full colour")
  func renderingMode() {
    let look = Look(
      """
      import SwiftUI
      import WidgetKit
      struct Clock: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "clock", provider: Hours()) { _ in Face() }
            .supportedFamilies([.systemSmall, .accessoryRectangular])
        }
      }
      struct Face: View {
        @Environment(\\.widgetRenderingMode) private var mode
        @Environment(\\.widgetFamily) private var family
        var body: some View {
          if family == .systemSmall {
            Text("home").foregroundStyle(mode == .fullColor ? Color.orange : .primary)
          } else {
            Text("lock").foregroundStyle(mode == .fullColor ? Color.orange : .primary)
          }
        }
      }
      """)
    #expect(look.placements("home").map(\.foreground.description) == ["systemOrange"], "\(look.dump)")
    #expect(!look.placements("lock").map(\.foreground.description).contains("systemOrange"), "\(look.dump)")
  }

  /// What stands on the Lock Screen in a live activity.
  private func activity(_ modifiers: String) -> Look {
    Look(
      """
      import SwiftUI
      import WidgetKit
      struct Ride: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Trip.self) { _ in
            Text("T").foregroundStyle(.white)\(modifiers)
          } dynamicIsland: { _ in
            DynamicIsland { DynamicIslandExpandedRegion(.leading) { Text("I").foregroundStyle(.white) } }
          }
        }
      }
      """)
  }

  @Test(
    "S-94b: the tint is the ground of a live activity; a widget's background over it is only possible",
    arguments: [
      (".activityBackgroundTint(.black)", 21.0...21, true),
      (".containerBackground(.white, for: .widget).activityBackgroundTint(.black)", 1...21, false),
      (".activityBackgroundTint(.black).containerBackground(.white, for: .widget)", 1...21, false),
      (".containerBackground(for: .widget) { Color.white }.activityBackgroundTint(.black)", 1...21, false),
      (".containerBackground(.black, for: .widget).activityBackgroundTint(.black)", 21...21, true),
      // White on white as far as is known, and what the system paints there is not.
      ("", 1...1, false), (".activityBackgroundTint(.white.opacity(0.4))", 1...1, false),
    ])
  func activities(_ modifiers: String, _ expected: ClosedRange<Double>, _ isCertain: Bool) throws {
    let look = activity(modifiers)
    let bounds = try #require(look.bounds("T"), "\(look.dump)")
    // White on black has 21, white on white 1.
    #expect(abs(bounds.low - expected.lowerBound) < 0.01, "\(look.dump)")
    #expect(abs(bounds.high - expected.upperBound) < 0.01)
    #expect(look.isCertain("T") == isCertain, "\(look.dump)")
  }

  @Test(
    "S-94b: a live activity tells the types of its attributes and its state",
    arguments: [
      "Text(\"T\").foregroundStyle(context.state.tone)", "Text(\"T\").foregroundStyle(context.attributes.tone)",
      "Face(context: context)", "Kept(context: context)",
    ])
  func activityStates(_ content: String) {
    let look = Look(
      """
      import SwiftUI
      import WidgetKit
      struct Trip: ActivityAttributes {
        typealias ContentState = Stage
        let isNight: Bool
        var tone: Color { isNight ? Color(white: 1) : Color(white: 0.5) }
      }
      struct Stage: Codable, Hashable {
        var isLate: Bool
        var tone: Color { isLate ? Color(white: 1) : Color(white: 0.5) }
      }
      struct Face: View {
        let context: ActivityViewContext<Trip>
        var body: some View { Text("T").foregroundStyle(context.state.tone) }
      }
      struct Kept: View {
        @State var context: ActivityViewContext<Trip>
        var body: some View { Text("T").foregroundStyle(context.attributes.tone) }
      }
      struct Ride: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Trip.self) { context in
            \(content).activityBackgroundTint(.black)
          } dynamicIsland: { context in
            DynamicIsland { DynamicIslandExpandedRegion(.leading) { Text("I").foregroundStyle(context.state.tone) } }
          }
        }
      }
      """)
    // Half of white is 127.5, rounded #808080.
    for text in ["T", "I"] { #expect(look.foregrounds(text, .dark) == ["#808080", "#FFFFFF"], "\(look.dump)") }
  }
}

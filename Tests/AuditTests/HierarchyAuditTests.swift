import Audit
import Findings
import Foundation
import PlatformStyles
import Rules
import Testing

/// Levels of importance in whole views, from source to finding.
@Suite("Levels in whole views") struct HierarchyAuditTests {
  /// The findings of the hierarchy and vibrancy groups, as `rule:line`.
  private func places(
    _ source: String, profile: Profile = .standard, platform: String = "ios18"
  ) throws -> [String] {
    let ids = Set(
      RuleCatalog.metadata.filter { $0.group == .hierarchy || $0.group == .vibrancy }.map(\.id))
    return try report(on: source, profile: profile, platform: platform).findings
      .filter { ids.contains($0.rule) }.map { "\($0.rule):\($0.range.line)" }
  }

  /// Black, gray and blue in one size and weight: the first pair differs in tone alone, the second in hue alone, and
  /// the amount at the end of the row is a value and no level.
  @Test("a row of colours")
  func rowOfColours() throws {
    let source = """
      import SwiftUI
      struct ParcelRow: View {
        var body: some View {
          HStack {
            VStack(alignment: .leading) {
              Text("Two atlases").foregroundStyle(Color.black)
              Text("Due on Friday").foregroundStyle(Color.gray)
              Text("Home address").foregroundStyle(Color.blue)
            }
            Spacer()
            Text("-€12.40").foregroundStyle(Color.red)
          }
        }
      }
      """
    #expect(try places(source) == ["single-axis-hierarchy:7", "color-only-hierarchy:8"])
  }

  /// 0.8 has a luminance of ((0.8 + 0.055) / 1.055)^2.4 = 0.604, so white has 1.05 / 0.654 = 1.6:1 to it on any ground.
  @Test(
    "a card whose backdrop is not known",
    arguments: [
      ("Color(white: 0.8))", ".background(Image(\"cover\"))", ["color-only-hierarchy:5"]),
      ("Color(white: 0.8))", ".background(tone)", ["color-only-hierarchy:5"]),
      ("Color.white.opacity(0.8))", ".background(tone)", []),
      ("Color(white: 0.8)).background(tone)", ".background(Image(\"cover\"))", []),
    ])
  func unknownBackdrop(style: String, backdrop: String, expected: [String]) throws {
    let source = """
      import SwiftUI
      struct CoverCard: View { let tone: Color; var body: some View {
        VStack {
          Text("Nocturne").foregroundStyle(Color.white)
          Text("Two movements").foregroundStyle(\(style)
        }\(backdrop)
      } }
      """
    #expect(try places(source) == expected)
  }

  @Test("a row with size, weight and style")
  func rowOfLevels() throws {
    let source = """
      import SwiftUI
      struct ParcelRow: View {
        var body: some View {
          HStack {
            VStack(alignment: .leading) {
              Text("Two atlases").fontWeight(.semibold)
              Text("Due on Friday").font(.subheadline).foregroundStyle(.secondary)
              Text("Home address").font(.caption).foregroundStyle(.tertiary)
            }
            Spacer()
            Text("-€12.40").fontWeight(.semibold)
          }
        }
      }
      """
    #expect(try places(source) == [])
  }

  @Test("a card with one level and one opacity")
  func flatCard() throws {
    let source = """
      import SwiftUI
      struct EpisodeCard: View {
        let showName: String
        let hostName: String
        let seriesName: String
        var body: some View {
          VStack(alignment: .leading) {
            Text(showName).font(.headline).foregroundStyle(.primary)
            Text(hostName).font(.subheadline).foregroundStyle(.primary)
            Text(seriesName).font(.caption).foregroundStyle(.white.opacity(0.5))
          }
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
        }
      }
      """
    #expect(try places(source) == ["flat-vibrancy:9", "hard-coded-vibrancy:10"])
  }

  /// Bold Text draws semibold as bold and regular as semibold, which is one class.
  @Test("Bold Text takes a difference in weight away")
  func boldText() throws {
    let source = """
      import SwiftUI
      struct StopRow: View {
        var body: some View {
          VStack(alignment: .leading) {
            Text("Old Mill").font(.headline)
            Text("Line 12").foregroundStyle(.secondary)
          }
        }
      }
      """
    #expect(try places(source) == [])
    #expect(try places(source, profile: .apple) == ["single-axis-hierarchy:6"])
  }

  /// The nearest glass is the surface of the texts on it, and levels are checked where no number is published.
  @Test("glass on glass", arguments: ["ios26", "macos", "visionos"])
  func glassOnGlass(platform: String) throws {
    let source = """
      import SwiftUI
      struct DialPanel: View {
        let dialTitle: String
        let lastUpdated: String
        var body: some View {
          VStack {
            VStack {
              Text(dialTitle).font(.headline)
              Text(lastUpdated).font(.caption)
            }
            .glassEffect()
            Text("Since noon").foregroundStyle(.quaternary)
          }
          .glassEffect()
        }
      }
      """
    #expect(try places(source, platform: platform) == ["flat-vibrancy:9", "faint-vibrancy:12"])
  }

  /// S-77: a window of visionOS is glass, so its texts have levels to differ in; on iOS they lie on a colour.
  @Test("a window of visionOS", arguments: [("visionos", ["flat-vibrancy:8"]), ("ios26", [])])
  func window(platform: String, expected: [String]) throws {
    let source = """
      import SwiftUI
      struct DialWindow: View {
        let dialTitle: String
        let lastUpdated: String
        var body: some View {
          VStack {
            Text(dialTitle).font(.largeTitle.bold())
            Text(lastUpdated).font(.caption)
          }
        }
      }
      """
    #expect(try places(source, platform: platform) == expected)
  }

  /// S-133, S-136: what a card is about may be a number or a time, whatever stands over it; a day is none.
  @Test(
    "a format tells what a text is about",
    arguments: [
      ("fare.formatted(.currency(code: \"EUR\"))", false), ("stops.formatted()", false),
      ("fare, format: .percent", false),
      ("ride.formatted()", false), ("weight.formatted()", false), ("unit.reading.formatted()", false),
      ("left, style: .timer", false), ("left, style: .time", false), ("\"Leaves \\(left, style: .timer)\"", false),
      ("left.formatted(date: .omitted, time: .shortened)", false), ("left, format: .dateTime.hour().minute()", false),
      ("left.formatted(date: .long, time: .omitted)", true), ("left, style: .date", true),
      ("left.formatted(.relative(presentation: .named))", true), ("left, format: .dateTime.day().month()", true),
    ])
  func formats(text: String, isInverted: Bool) throws {
    let source = """
      import SwiftUI
      struct TicketCard: View {
        let lineName: String
        let fare: Decimal; let stops: Int; let ride: Duration; let weight: Measurement<UnitMass>; let left: Date
        let unit: Unit
        var body: some View {
          VStack(alignment: .leading) {
            Text(lineName).font(.caption)
            Text(\(text)).font(.title.bold())
          }
        }
      }
      """
    #expect(try places(source) == (isInverted ? ["inverted-hierarchy:9"] : []))
  }

  @Test("a price over a material is no lesser text than the name of what it buys")
  func priceOverMaterial() throws {
    let source = """
      import SwiftUI
      struct TicketCard: View {
        let lineName: String
        let fare: Decimal
        let bought: Date
        var body: some View {
          VStack(alignment: .leading) {
            Text(lineName).font(.headline)
            Text(FORMATTED).font(.headline)
          }
          .background(.regularMaterial)
        }
      }
      """
    let price = source.replacingOccurrences(of: "FORMATTED", with: "fare.formatted(.currency(code: \"EUR\"))")
    #expect(try places(price) == [])
    let day = source.replacingOccurrences(of: "FORMATTED", with: "bought.formatted(date: .long, time: .omitted)")
    #expect(try places(day) == ["flat-vibrancy:9"])
  }

  /// S-137: green or red beside a word or a symbol for each is a status, and no level; a hue alone is one.
  @Test(
    "a status line",
    arguments: [
      ("Text(isOpen ? \"Open\" : \"Shut\").foregroundStyle(isOpen ? .green : .red)", false),
      ("if isOpen { Text(\"Open\").foregroundStyle(.green) } else { Text(\"Shut\").foregroundStyle(.red) }", false),
      (
        "Label(\"Gate\", systemImage: isOpen ? \"lock.open\" : \"lock\").foregroundStyle(isOpen ? .green : .red)", false
      ),
      ("Text(gate.statusText).foregroundStyle(gate.isOpen ? .green : .red)", false),
      ("Text(\"Gate\").foregroundStyle(isOpen ? .green : .red)", true),
      ("Text(isOpen ? \"Open\" : \"Shut\").foregroundStyle(.green)", true),
    ])
  func statusLine(line: String, isLevel: Bool) throws {
    let source = """
      import SwiftUI
      struct Gate { let statusText: String; let isOpen: Bool }
      struct QuayRow: View {
        let isOpen: Bool
        let gate: Gate
        var body: some View {
          VStack(alignment: .leading) {
            Text("Quay 4")
            \(line)
          }
        }
      }
      """
    #expect(try places(source).contains("color-only-hierarchy:9") == isLevel)
  }

  /// Only one of two neighbours is there at a time, so what is wrong beside either is one defect.
  @Test("neighbours that take each other's place")
  func exchangedNeighbours() throws {
    func row(_ color: String, beside other: String) -> String {
      """
      import SwiftUI
      struct QuayRow: View {
        let isOpen: Bool
        var body: some View {
          VStack(alignment: .leading) {
            if isOpen { Text("Open") } else { Text("Shut") }
            Text("Quay 4").foregroundStyle(\(color))
          }
          .foregroundStyle(\(other))
          .background(Color.white)
        }
      }
      """
    }
    #expect(try places(row("Color.indigo", beside: "Color.purple")) == ["color-only-hierarchy:7"])
    #expect(try places(row("Color(white: 0.6)", beside: "Color.black")) == ["single-axis-hierarchy:7"])
  }

  @Test("a button between two texts, a card of its own and a toggle's label part levels")
  func partedTexts() throws {
    func sizes(_ between: String) -> String {
      """
      import SwiftUI
      struct Sheet: View {
        var body: some View {
          VStack {
            Text("Old Mill").font(.title)
            \(between)
          }
        }
      }
      """
    }
    #expect(try places(sizes("Text(\"Line 12\")")) == ["single-axis-hierarchy:6"])
    #expect(try places(sizes("Button(\"Ride\") {}; Text(\"Line 12\")")) == [])
    #expect(try places(sizes("Divider().padding(); Text(\"Line 12\")")) == [])
    #expect(try places(sizes("VStack { Text(\"Line 12\"); Image(systemName: \"tram\") }")) == [])
    #expect(try places(sizes("Toggle(\"Line 12\", isOn: .constant(true))")) == [])
  }

  @Test("what stands between two hues in their column parts them, what stands beside them does not")
  func partedHues() throws {
    func hues(_ column: String) throws -> [String] {
      try places(
        """
        import SwiftUI
        struct Sheet: View {
          let mill = Text("Old Mill").foregroundStyle(.purple)
          let line = Text("Line 12").foregroundStyle(.indigo)
          var body: some View {
            VStack {
              \(column)
            }
          }
        }
        """)
    }
    #expect(try hues("mill; line").count == 1)
    #expect(try hues("mill; Button(\"Ride\") {}; line") == [])
    #expect(try hues("mill; Divider(); line") == [])
    #expect(try hues("HStack { mill; Button(\"Ride\") {} }; line").count == 1)
    #expect(try hues("mill; Text(\"[oldmill.example](https://oldmill.example)\")") == [])
  }

  @Test("levels and colours in glass that code makes")
  func glassOfCode() throws {
    func found(_ color: String) throws -> [String] {
      try places(
        """
        import UIKit
        final class Buoy: UIViewController {
          private let plate = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
          private let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Depth of the sea"
            label.textColor = \(color)
            plate.contentView.addSubview(label)
            view.addSubview(plate)
          }
        }
        """, platform: "ios26")
    }
    #expect(try found(".white") == ["hard-coded-vibrancy:8"])
    #expect(try found(".quaternaryLabel") == ["faint-vibrancy:8"])
    #expect(try found(".secondaryLabel") == [])
  }

  @Test("a constant that is given for a title is one")
  func constantTitle() throws {
    func found(_ members: String) throws -> [String] {
      try places(
        """
        import SwiftUI
        struct Plate: View {
          \(members)
          var body: some View {
            VStack(alignment: .leading) {
              Text(title).font(.caption)
              Text(date, style: .date).font(.title2)
            }
          }
        }
        struct Sample: View { let d: Date; var body: some View { Plate(title: "Cellar", date: d) } }
        """
      ).filter { $0.hasPrefix("inverted") }
    }
    #expect(try found("let title: String; let date: Date") == ["inverted-hierarchy:7"])
    #expect(try found("let title = \"Cellar\"; let date: Date") == ["inverted-hierarchy:7"])
    #expect(try found("let title: LocalizedStringKey; let date: Date") == ["inverted-hierarchy:7"])
  }

  /// The window of a Mac is tinted by the desktop, and so is known by its bounds alone.
  @Test(
    "colours over a backdrop that is only bounded, whose ratio to each other needs none",
    arguments: [(".background(.regularMaterial)", "ios18"), (".padding()", "macos")])
  func huesOverABoundedBackdrop(modifier: String, platform: String) throws {
    let source = """
      import SwiftUI
      struct Sheet: View {
        var body: some View {
          VStack {
            Text("Old Mill").foregroundStyle(Color(red: 0.75, green: 0.25, blue: 0.25))
            Text("Line 12").foregroundStyle(Color(red: 0.20, green: 0.45, blue: 0.20))
          }
          \(modifier)
        }
      }
      """
    #expect(try places(source, platform: platform) == ["color-only-hierarchy:6"])
  }

  @Test("a picture behind text that stands in the colour of its platform", arguments: ["ios18", "watchos"])
  func textOnAPicture(platform: String) throws {
    let source = """
      import SwiftUI
      struct Grain: View { var body: some View { ZStack { Image("wood").resizable(); Text("Run") } } }
      """
    let found = try report(on: source, platform: platform).places
    #expect(found.contains("unscrimmed-image-text:2"))
  }
}

import Audit
import Findings
import Testing

@Suite("A colour that a condition chooses")
struct StateColorTests {
  /// What is found of levels in a cell of two texts, the lower one of which is red on a condition.
  private func levels(above text: String, _ lower: String, condition: String) throws -> [String] {
    try report(
      on: """
        import SwiftUI
        struct Gate { let name: String; let isLate: Bool; let statusText: String }
        struct DayCell: View {
          let date: Date
          let gate: Gate
          let calendar = Calendar.current
          var body: some View {
            VStack {
              \(text)
              \(lower).foregroundStyle(\(condition) ? Color(red: 0.7, green: 0, blue: 0) : .primary)
            }
          }
        }
        """
    ).findings.map(\.rule).filter { $0 == "color-only-hierarchy" }
  }

  /// A red of 0.7 is 0.448 in linear light, of luminance 0.2126 * 0.448 = 0.095: 0.145 / 0.05 = 2.9:1 to black.
  @Test(
    "S-137: is a state of a date, and no level, where it says that the date is today",
    arguments: [
      ("Text(date, style: .relative)", "Text(date.formatted(date: .abbreviated, time: .omitted))"),
      ("Text(date.formatted(.dateTime.weekday(.narrow)))", "Text(date.formatted(.dateTime.day()))"),
    ])
  func today(text: String, day: String) throws {
    #expect(try levels(above: text, day, condition: "calendar.isDateInToday(date)") == [])
  }

  @Test("is a level where nothing says what it stands for")
  func untold() throws {
    let found = try levels(above: "Text(\"Quay 4\")", "Text(\"Gate\")", condition: "gate.isLate")
    #expect(found == ["color-only-hierarchy"])
  }
}

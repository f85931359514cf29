import Scene
import TestSupport
import Testing

/// Whether a text made of a date says that the date is today, or the chosen day.
struct AskedDayTests {
  /// Which forks of a view have a text for a cue.
  private func areTold(_ body: String) -> [Bool] {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let date: Date
        let other: Date
        let selectedDate: Date
        let style: Text.DateStyle
        let formatter: DateFormatter
        var body: some View { VStack { \(body) } }
      }
      """)
    return look.scene.forks.map { $0.cues.contains(.text) }
  }

  @Test(
    "a date that is written as it is does not say whether it is today",
    arguments: [
      "Text(date.formatted(.dateTime.day()))", "Text(date.formatted())", "Text(date, format: .dateTime.day())",
      "Text(date, style: .date)", "Text(\"\\(Calendar.current.component(.day, from: date))\")",
      "Text(date.formatted(date: .abbreviated, time: .omitted))",
    ])
  func absolute(text: String) {
    for question in ["isDateInToday(date)", "isDateInYesterday(date)", "isDate(date, inSameDayAs: selectedDate)"] {
      let told = areTold("\(text).foregroundStyle(Calendar.current.\(question) ? .red : .green)")
      #expect(told == [false], "\(question)")
    }
  }

  @Test(
    "one that is written relative to today may say so, and so may what is not known of how it is written",
    arguments: [
      "Text(date, style: .relative)", "Text(date, style: style)", "Text(formatter.string(from: date))",
      "Text(date.formatted(.relative(presentation: .named)))",
    ])
  func relative(text: String) {
    #expect(areTold("\(text).foregroundStyle(Calendar.current.isDateInToday(date) ? .red : .green)") == [true])
  }

  @Test(
    "a date says what else a calendar is asked of it, and two dates whether they are the same day",
    arguments: ["isDateInWeekend(date)", "isDate(date, inSameDayAs: other)"])
  func otherQuestions(question: String) {
    let color = "foregroundStyle(Calendar.current.\(question) ? .red : .green)"
    #expect(areTold("Text(date, style: .date).\(color); Text(other, style: .date)") == [true])
  }
}

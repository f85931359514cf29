import ColorScience
import Scene
import TestSupport
import Testing

/// Two elements of one list, of which nothing tells that they are equal (S-58).
struct ElementDifferenceTests {
  private func look(_ condition: String) -> Look {
    Look(
      """
      import SwiftUI
      enum Mark: Equatable { case at(Double) }
      struct Day { let high: Double }
      struct Sample: View {
        let values: [Double], days: [Day], rates: [String: Double], names: (String, String), place: Int
        var body: some View { Text("a").foregroundStyle(\(condition) ? Color.white : .black) }
      }
      """)
  }

  @Test(
    "S-58: the difference of two elements of one list may be of either sign",
    arguments: [
      "values[values.count - 1] - values[values.count - 2] < 0", "values[1] - values[0] < 0",
      "values[place] - values[place - 1] > 0", "days[place].high - days[place - 1].high > 1",
      "rates[names.0]! - rates[names.1]! < 0", "2 * values[place] - 2 * values[0] >= 0",
    ])
  func differences(_ condition: String) {
    let look = look(condition)
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test("S-58: cases that hold two elements of one list may be equal or not")
  func payloads() {
    let look = look("Mark.at(values[place]) == Mark.at(values[0])")
    #expect(look.foregrounds("a") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "S-58: the difference of a value with itself is zero",
    arguments: ["values.last! - values.last! < 0", "Double(place) - Double(place) < 0"])
  func same(_ condition: String) {
    let look = look(condition)
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
  }
}

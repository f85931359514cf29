import Scene
import TestSupport
import Testing

/// Which looks of stroked shapes a condition decides between.
struct StrokeForkTests {
  /// The conditions of the forks with what else changes with each, sorted.
  private func forks(_ body: String) -> [String] {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let isFree: Bool
        let share: Double
        var body: some View { \(body) }
      }
      """)
    return Set(
      look.scene.forks.map { fork in
        ([fork.condition] + fork.cues.map(\.rawValue).sorted()).joined(separator: " ")
      }
    ).sorted()
  }

  @Test(
    "the colour of a ring that alone depends on a condition is a fork without a cue",
    arguments: [
      "Circle().stroke(isFree ? Color.green : .red, lineWidth: 8)",
      "Circle().strokeBorder(isFree ? Color.green : .red, lineWidth: 4)",
      "Circle().trim(from: 0.2, to: 1).stroke(isFree ? Color.green : .red, lineWidth: 8)",
      "Circle().stroke(isFree ? Color.green : .red, style: StrokeStyle(lineWidth: 8, lineCap: .round))",
      "Circle().stroke(isFree ? Color.green : .red, style: .init(lineWidth: 8))",
      "if isFree { Circle().stroke(.green, lineWidth: 8) } else { Circle().stroke(.red, lineWidth: 8) }",
    ])
  func ring(body: String) {
    #expect(forks("HStack { \(body); Text(\"Berth\") }") == ["isFree"])
  }

  @Test(
    "a line around something, a path and a track tell nothing by their colour, and a fill tells it first",
    arguments: [
      "RoundedRectangle(cornerRadius: 8).stroke(isFree ? Color.green : .red)",
      "RoundedRectangle(cornerRadius: 8).stroke(isFree ? Color.green : .red, lineWidth: 3)",
      "Circle().stroke(isFree ? Color.green : .red, style: StrokeStyle(dash: [4]))",
      "Path { _ in }.stroke(isFree ? Color.green : .red, lineWidth: 8)",
      "Circle().fill(.white).stroke(isFree ? Color.green : .red, lineWidth: 8)",
    ])
  func line(body: String) {
    #expect(forks(body) == [])
  }

  @Test("of a gauge it is the arc that is looked at, not the track below it")
  func gauge() {
    let found = forks(
      """
      ZStack {
        Circle().stroke(isFree ? Color.green : .red, lineWidth: 8)
        Circle().trim(from: 0, to: 0.3).stroke(.blue, lineWidth: 8)
      }
      """)
    #expect(found == [])
  }

  @Test(
    "how much of a shape is drawn, or how broadly, is a cue",
    arguments: [
      "Circle().trim(from: 0, to: isFree ? 1 : 0.5).stroke(isFree ? Color.green : .red, lineWidth: 8)",
      "Circle().trim(from: 0, to: isFree ? 1 : 0.5).fill(isFree ? Color.green : .red)",
      "Circle().trim(from: 0, to: share).stroke(share > 0.8 ? Color.green : .red, lineWidth: 8)",
    ])
  func form(body: String) {
    let found = forks(body)
    #expect(!found.isEmpty)
    for fork in found { #expect(fork.contains("modifier"), "\(fork)") }
  }

  @Test(
    "a stroke that is broader where its colour is another one is no fork",
    arguments: [
      "Circle().stroke(isFree ? Color.green : .red, style: StrokeStyle(lineWidth: isFree ? 8 : 4))",
      "if isFree { Circle().stroke(.green, lineWidth: 8) } else { Circle().stroke(.red, lineWidth: 4) }",
    ])
  func width(body: String) {
    #expect(forks(body) == [])
  }
}

import Scene
import TestSupport
import Testing

/// What is told by where something stands, as the thumb of a switch that the program makes of shapes.
struct PlacedForkTests {
  private func forks(_ body: String) -> [String] {
    let look = Look(
      "import SwiftUI\nstruct Sample: View {\n@State private var isOn = false\nvar body: some View {\n\(body)\n}\n}\n")
    return Set(
      look.scene.forks.map { fork in ([fork.condition] + fork.cues.map(\.rawValue).sorted()).joined(separator: " ") }
    ).sorted()
  }

  private static let track = "Capsule().fill(isOn ? Color.green : .gray)"

  @Test(
    "where a view stands by a condition is a cue",
    arguments: [
      "ZStack(alignment: isOn ? .trailing : .leading) { \(Self.track); Circle().fill(.white) }",
      "\(Self.track).overlay(alignment: isOn ? .trailing : .leading) { Circle().fill(.white) }",
      "\(Self.track).overlay(Circle().fill(.white), alignment: isOn ? .trailing : .leading)",
      "\(Self.track).background(alignment: isOn ? .trailing : .leading) { Circle().fill(.white) }",
      "ZStack { \(Self.track); Circle().fill(.white).frame(width: 42, alignment: isOn ? .trailing : .leading) }",
      "VStack(alignment: isOn ? .trailing : .leading) { \(Self.track); Text(\"A\") }",
      """
      if isOn { Capsule().fill(Color.green).overlay(alignment: .trailing) { Circle().fill(.white) } }
      else { Capsule().fill(Color.gray).overlay(alignment: .leading) { Circle().fill(.white) } }
      """,
    ])
  func moved(body: String) {
    let found = forks(body)
    #expect(!found.isEmpty)
    for fork in found { #expect(fork.hasSuffix(" modifier"), "\(fork)") }
  }

  @Test(
    "what stands where it always does is none",
    arguments: [
      "ZStack(alignment: .leading) { \(Self.track); Circle().fill(.white) }",
      "\(Self.track).overlay(alignment: .leading) { Circle().fill(.white) }",
    ])
  func still(body: String) {
    #expect(forks(body) == ["isOn"])
  }
}

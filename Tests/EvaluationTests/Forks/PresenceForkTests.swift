import Scene
import TestSupport
import Testing

/// Whether a value is there tells nothing of what it is, nor of what it says.
struct PresenceForkTests {
  private static let card = """
    struct BerthCard: View {
      let berth: Berth
      var body: some View { HStack { Text(berth.title); Circle().fill(berth.isFree ? .mint : .pink) } }
    }
    """

  /// The conditions of the forks with what else changes with each.
  private func forks(_ body: String) -> [String] {
    // A card that nothing shows is seen by itself, and has a fork of its own.
    let look = Look(
      """
      import SwiftUI
      struct Berth { let title: String; let isFree: Bool }
      struct Mooring { let error: String?; let guests: [String]? }
      \(body.contains("BerthCard") ? Self.card : "")
      struct Sample: View {
        @State private var chosen: Berth?
        let mooring: Mooring
        var body: some View {
          VStack { Text("Harbour"); \(body) }
        }
      }
      """)
    return Set(look.scene.forks.map { ([$0.condition] + $0.cues.map(\.rawValue).sorted()).joined(separator: " ") })
      .sorted()
  }

  @Test(
    "what comes and goes with a value is no cue of a part of it",
    arguments: [
      "if let chosen { BerthCard(berth: chosen) }", "if let berth = chosen { BerthCard(berth: berth) }",
      "if let chosen { HStack { Text(chosen.title); Circle().fill(chosen.isFree ? .mint : .pink) } }",
    ])
  func part(body: String) {
    #expect(forks(body).map { $0.split(separator: " ").count } == [1])
  }

  @Test(
    "an optional that is compared with a constant is asked for that, and not whether it is there",
    arguments: [
      ("Circle().fill(number == 3 ? .mint : .pink)", "number == 3"),
      ("Circle().fill(word == \"late\" ? .mint : .pink)", "word == \"late\""),
      ("Circle().fill(wind == .fresh ? .mint : .pink)", "wind == .fresh"),
      ("if let wind { Circle().fill(wind == .fresh ? .mint : .pink) }", "wind"),
      ("ForEach(Wind.allCases, id: \\.self) { Text(\"A\").foregroundStyle(wind == $0 ? .mint : .pink) }", "wind =="),
    ])
  func constants(body: String, condition: String) {
    let look = Look(
      """
      import SwiftUI
      enum Wind: CaseIterable { case light, fresh }
      struct Sample: View {
        let number: Int?
        let word: String?
        let wind: Wind?
        var body: some View { VStack { Text("Harbour"); \(body) } }
      }
      """)
    let found = look.scene.forks
    #expect(!found.isEmpty && found.allSatisfy(\.cues.isEmpty), "\(found)")
    #expect(found.allSatisfy { $0.condition.hasPrefix(condition) }, "\(found)")
  }

  @Test(
    "what comes and goes with a value is a cue of whether that is there",
    arguments: [
      "Circle().fill(chosen == nil ? .mint : .pink); if let chosen { Text(chosen.title) }",
      "Circle().fill(chosen == nil ? .mint : .pink); if chosen != nil { Image(systemName: \"pin\") }",
    ])
  func presence(body: String) {
    let found = forks(body)
    #expect(!found.isEmpty && found.allSatisfy { $0.contains("look") })
  }

  @Test(
    "what comes and goes with a value is a cue of whether that is empty",
    arguments: [
      "Circle().fill(mooring.error?.isEmpty == false ? .mint : .pink)\nif mooring.error != nil { Text(\"Late\") }",
      "Circle().fill((mooring.guests?.count ?? 0) > 2 ? .mint : .pink)\nif mooring.guests != nil { Text(\"Guests\") }",
    ])
  func extent(body: String) {
    let found = forks(body)
    #expect(!found.isEmpty && found.allSatisfy { $0.contains("look") }, "\(found)")
  }
}

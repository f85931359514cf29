import Scene
import TestSupport
import Testing

/// Tables of colours that an object or a state holds as a constant.
struct HeldTableTests {
  /// 0.2 of 255 is 51, #33.
  private func look(_ holder: String, _ ink: String) -> Look {
    Look(
      """
      import SwiftUI
      enum Role { case body, title }
      struct Tone { let ink: Color; let name: String }
      @Observable final class Store {
        let inks: [String: Color] = ["body": Color(white: 0.2), "title": .blue]
        let roles: [Role: Color] = [.body: .init(white: 0.2), .title: .blue]
        let shades = [Color.blue, Color(white: 0.2)]
        let pair = (paper: Color.white, ink: Color(white: 0.2))
        let tones = ["body": Tone(ink: Color(white: 0.2), name: "Body")]
        let names = ["body": "Body"]
        var changed: [String: Color] = ["body": Color(white: 0.2)]
        var count = 0
        func change() { changed["body"] = .blue; count += 1 }
      }
      enum Tables {
        static var inks: [String: Color] = ["body": Color(white: 0.2)]
        static func change(_ name: String) { inks[name] = .blue }
      }
      struct Values { let inks = ["body": Color(white: 0.2)]; var count = 0 }
      struct Page: View {
        \(holder)
        var body: some View {
          Text("a").foregroundStyle(\(ink))
          Button("next") { held.count += 1 }
        }
      }
      struct Sample: View {
        @State private var store = Store()
        var body: some View { Page().environment(store) }
      }
      """)
  }

  @Test(
    "S-61a: what a constant table holds is read through whatever leads to its object",
    arguments: [
      ("@Environment(Store.self) private var held", "held.inks[\"body\"] ?? .red"),
      ("@Environment(Store.self) private var held", "held.roles[.body, default: .red]"),
      ("@Environment(Store.self) private var held", "held.shades[1]"),
      ("@Environment(Store.self) private var held", "held.pair.ink"),
      ("@Environment(Store.self) private var held", "held.tones[\"body\"]?.ink ?? .red"),
      ("@State private var held = Store()", "held.inks[\"body\"] ?? .red"),
      ("@State private var held = Values()", "held.inks[\"body\"] ?? .red"),
    ])
  func constants(_ holder: String, _ ink: String) {
    let look = look(holder, ink)
    #expect(look.foregrounds("a") == ["#333333"], "\(look.dump)")
  }

  @Test("S-58: a key that a constant table lacks leads to what stands for it")
  func lacking() {
    let look = look("@Environment(Store.self) private var held", "held.inks[\"note\"] ?? .black")
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
  }

  @Test("S-3: what a variable table holds later is not known")
  func variables() {
    let look = look("@Environment(Store.self) private var held", "held.changed[\"body\"] ?? .black")
    #expect(look.foregrounds("a").contains("?"), "\(look.dump)")
  }

  @Test(
    "S-3, S-143: where a variable table begins with a key, what stands for a missing one is no certain look",
    arguments: [
      ("@Environment(Store.self) private var held", "held.changed[\"body\"] ?? .black"),
      ("@State private var held = Store()", "held.changed[\"body\"] ?? .black"),
      ("@State private var held: [String: Color] = [\"body\": .red]", "held[\"body\"] ?? .black"),
      ("let held: Store", "Tables.inks[\"body\"] ?? .black"),
    ])
  func beginning(_ holder: String, _ ink: String) {
    let look = look(holder, ink)
    #expect(look.placements("a").count == 1, "\(look.dump)")
    #expect(look.undecided("a") == .runtimeValue, "\(look.dump)")
  }

  @Test("S-3: a key that a variable table begins without may be there later")
  func laterKey() {
    let look = look("let held: Store", "Tables.inks[\"note\"] ?? .black")
    #expect(look.foregrounds("a") == ["#000000", "?"], "\(look.dump)")
  }
}

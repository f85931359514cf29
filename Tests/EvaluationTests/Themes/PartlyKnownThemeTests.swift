import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Themes that code makes with a colour of the running program, and that have others of their own (S-61a).
@Suite struct PartlyKnownThemeTests {
  private func look(_ own: String, more: String = "", _ set: String = "isOwn ? Own(base: Remote.color()) : Day()")
    -> Look
  {
    Look(
      """
      import SwiftUI
      import UIKit
      protocol Skin { var ink: UIColor { get }; var paper: UIColor { get } }
      \(more)
      struct Day: Skin { var ink: UIColor { .black }; var paper: UIColor { .white } }
      \(own)
      final class Skins {
        static let shared = Skins()
        var skin: Skin = Day()
        func set(isOwn: Bool) { skin = \(set) }
      }
      struct Sample: View {
        var body: some View {
          Text("a").foregroundStyle(Color(Skins.shared.skin.ink))
          Text("b").foregroundStyle(Color(Skins.shared.skin.paper))
        }
      }
      """)
  }

  private func colors(_ look: Look, _ text: String) -> [String] {
    look.placements(text).map { placement in
      let color = placement.readings[.light]?.foreground?.hexString ?? "?"
      return "\(placement.theme ?? "any"): \(color)"
    }.sorted()
  }

  @Test(
    "keep the looks that the type, or its protocol, gives",
    arguments: [
      ("struct Own: Skin { let paper: UIColor; var ink: UIColor { .red }; init(base: UIColor) { paper = base } }", ""),
      (
        "struct Own: Skin { let paper: UIColor; init(base: UIColor) { paper = base } }",
        "extension Skin { var ink: UIColor { .red } }"
      ),
    ])
  func kept(_ own: String, _ more: String) {
    let look = look(own, more: more)
    #expect(colors(look, "a") == ["Day: #000000", "Own: #FF0000"], "\(look.dump)")
    #expect(colors(look, "b") == ["Day: #FFFFFF", "Own: ?"], "\(look.dump)")
  }

  @Test("are another one where all looks are handed over")
  func handed() {
    let own = "struct Own: Skin { let ink, paper: UIColor; init(base: UIColor) { ink = .red; paper = base } }"
    #expect(colors(look(own), "a") == ["Day: #000000", "another: ?"])
  }

  @Test("are not forgotten where the running program decides between its colour and another one")
  func chosen() {
    let own = """
      struct OwnSkin: Skin { let ink, paper: UIColor; init(base: UIColor) { ink = base; paper = base } }
      var chosen: UIColor {
        if let hex = UserDefaults.standard.string(forKey: "own") { return UIColor(hex) }
        return .orange
      }
      """
    let look = look(own, "isOwn ? OwnSkin(base: chosen) : Day()")
    #expect(look.placements("a").contains { $0.theme == "another" }, "\(look.dump)")
  }
}

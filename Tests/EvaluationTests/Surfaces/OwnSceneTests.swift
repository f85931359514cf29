import Scene
import TestSupport
import Testing

/// Scenes of the program (S-80).
struct OwnSceneTests {
  @Test(
    "S-80: a scene of the program shows its windows whatever is said of it where it is made",
    arguments: [
      "Pier(ink: .yellow)", "Pier(ink: .yellow).commands { }", "Pier(ink: .yellow).defaultSize(width: 9, height: 9)",
    ])
  func ownScene(_ scene: String) {
    let look = Look(
      """
      import SwiftUI
      @main struct Sample: App { var body: some Scene { \(scene) } }
      struct Pier: Scene {
        let ink: Color
        var body: some Scene { WindowGroup { Home(ink: ink) } }
      }
      struct Home: View { let ink: Color; var body: some View { Text("T").foregroundStyle(ink) } }
      """)
    #expect(look.words("T") == "#FFCC00 on #FFFFFF", "\(look.dump)")
  }
}

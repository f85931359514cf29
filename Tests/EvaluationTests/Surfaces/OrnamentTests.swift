import PlatformStyles
import Scene
import TestSupport
import Testing

/// What visionOS shows beside a window (S-77).
struct OrnamentTests {
  private func look(_ modifiers: String) -> Look {
    Look(
      body: """
        VStack { Text("M") }
          .background(Color.black)
          .ornament(attachmentAnchor: .scene(.bottom)) { HStack { Text("T") }\(modifiers) }
        """, platform: .visionos)
  }

  @Test("S-77: a window is what it is without its ornament")
  func receiver() {
    let look = look(".glassBackgroundEffect()")
    // White on black.
    #expect(look.ratio("M", .dark) == 21, "\(look.dump)")
    let alone = Look(body: "VStack { Text(\"M\") }.background(Color.black)", platform: .visionos)
    #expect(look.isCertain("M", .dark) == alone.isCertain("M", .dark))
  }

  @Test("S-76: an ornament lies on the glass that it is given, and on nothing of the window")
  func glass() {
    let look = look(".glassBackgroundEffect()")
    #expect(look.undecided("T", .dark) == .material, "\(look.dump)")
    #expect(look.placements("T").first?.foreground.isProjectStyle == false)
    // So a profile may accept the system's own text on it.
    #expect(look.reading("T", .dark)?.isOnSystemBackground == true)
    let bare = self.look("")
    #expect(bare.undecided("T", .dark) == .unknownBackdrop, "\(bare.dump)")
  }

  @Test("S-61b: an ornament inherits what is set around it")
  func inherited() {
    let around = Look(
      body: """
        Text("M").ornament(attachmentAnchor: .scene(.top)) { Text("T").background(Color.white) }.foregroundStyle(.black)
        """, platform: .visionos)
    #expect(around.ratio("T", .dark) == 21, "\(around.dump)")
  }
}

import PlatformStyles
import TestSupport
import Testing

@Suite struct SmokeTests {
  @Test("S-80 default text") func plain() {
    let look = Look(body: #"Text("a")"#)
    #expect(look.foreground("a") == "#000000", "\(look.dump)")
  }
}

import PlatformStyles
import Scene
import TestSupport
import Testing

/// What lies behind a text, layer by layer.
struct LayerTests {
  @Test("S-80: a window is the system background", arguments: [
    SurfaceCase("root", "Text(\"T\")", light: "#000000 on #FFFFFF", dark: "#FFFFFF on #000000")
  ])
  func root(_ sample: SurfaceCase) { sample.check() }
}

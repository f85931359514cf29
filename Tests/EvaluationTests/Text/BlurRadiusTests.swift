import PlatformStyles
import Scene
import TestSupport
import Testing

/// Texts under a blur whose radius the running program sets.
struct BlurRadiusTests {
  private func look(_ modifier: String, _ properties: String = "let radius: Double; let on: Bool") -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        \(properties)
        var body: some View { VStack { Text("T") }\(modifier) }
      }
      """)
  }

  @Test(
    "S-37: what the running program blurs is read where it is sharp, which it may never be",
    arguments: [
      ".blur(radius: radius)", ".blur(radius: max(0, radius * 10))", ".blur(radius: on ? 10 : radius)",
    ])
  func open(_ modifier: String) {
    let look = look(modifier)
    #expect(look.words("T") == "#000000 on #FFFFFF uncertain", "\(look.dump)")
  }

  @Test(
    "S-37: less than half a point blurs nothing",
    arguments: [
      ".blur(radius: 0.4)", ".blur(radius: .zero)", ".blur(radius: on ? 10 : 0.00001)",
      ".blur(radius: on ? radius : 0.1)", ".blur(radius: max(0.00001, on ? 10 : 0))",
    ])
  func none(_ modifier: String) {
    let look = look(modifier)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-37: a stored radius that begins with none is surely off at some time")
  func stored() {
    let look = look(".blur(radius: radius)", #"@AppStorage("radius") var radius = 0.0"#)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-37: a constant radius stays undecided, and what is presented from within is not blurred")
  func elsewhere() {
    #expect(look(".blur(radius: 0.5)").undecided("T") == .filterOrBlend)
    let presenting = look(
      ".sheet(isPresented: $on) { Text(\"S\") }.blur(radius: radius)", "let radius: Double; @State var on = false")
    #expect(presenting.isCertain("S") == true, "\(presenting.dump)")
    #expect(presenting.isCertain("T") == false)
  }
}

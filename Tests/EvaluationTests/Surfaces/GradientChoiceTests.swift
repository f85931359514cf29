import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Gradients of which the colours are one of several lists.
struct GradientChoiceTests {
  private func look(_ gradient: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        let isLate: Bool
        @Environment(\\.colorScheme) private var scheme
        private var colors: [Color] {
          if isLate { return [.black, .black] } else { return [.white, .white] }
        }
        private var schemed: [Color] { scheme == .dark ? [.white, .white] : [.black, .black] }
        var body: some View { Text("T").foregroundStyle(.white).background(\(gradient)) }
      }
      """)
  }

  @Test(
    "S-34, S-58: a gradient whose colours are one of several lists is one for each of them",
    arguments: [
      "LinearGradient(colors: isLate ? [.black, .black] : [.white, .white], startPoint: .top, endPoint: .bottom)",
      "LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)",
      "RadialGradient(gradient: Gradient(colors: colors), center: .center, startRadius: 1, endRadius: 9)",
      "LinearGradient(gradient: .init(colors: colors), startPoint: .top, endPoint: .bottom)",
      "AngularGradient(gradient: isLate ? Gradient(colors: [.black]) : Gradient(colors: [.white]), center: .center)",
      ".linearGradient(colors: colors, startPoint: .top, endPoint: .bottom)",
    ])
  func lists(_ gradient: String) {
    let look = look(gradient)
    // White on black is 21:1, and on white 1:1.
    let ratios = Set(look.readings("T").map { $0.ratio.map { ($0.low * 10).rounded() } })
    #expect(ratios == [10, 210], "\(look.dump)")
    #expect(look.conditions("T") == ["!isLate", "isLate"])
  }

  @Test("S-58: the scheme decides which of the lists it is")
  func scheme() {
    let look = look("LinearGradient(colors: schemed, startPoint: .top, endPoint: .bottom)")
    #expect(look.reading("T")?.ratio.map { ($0.low * 10).rounded() } == 210, "\(look.dump)")
    #expect(look.reading("T", .dark)?.ratio.map { ($0.low * 10).rounded() } == 10)
  }
}

import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that properties make of the cases of an enumeration.
@Suite("The views of cases") struct CaseViewTests {
  private func look(note: String, background: String = "Color.white") -> Look {
    Look(
      """
      import SwiftUI
      enum Page: CaseIterable {
        case first, second
        @ViewBuilder var destination: some View {
          switch self {
          case .first: Text("First").foregroundStyle(\(note))
          case .second: Note()
          }
        }
      }
      struct Note: View {
        @State private var isOn = false
        var body: some View { Text("Second").foregroundStyle(isOn ? Color.black : Color.white) }
      }
      struct Sample: View {
        @Environment(\\.colorScheme) private var scheme
        let page: Page
        var body: some View {
          VStack {
            page.destination
            page.destination
            page.destination.background(\(background))
          }
        }
      }
      """)
  }

  @Test("are made once for each case")
  func once() {
    let look = look(note: "Color.black")
    // Two cases, asked for at three places.
    #expect(look.scene.work.callsReused == 4)
    let ratios = look.readings("First").compactMap { $0.ratio?.low }
    #expect(Set(ratios.map { ($0 * 100).rounded() / 100 }) == [21])
  }

  @Test("are measured at each place that shows them")
  func places() {
    let look = look(note: "Color.black", background: "Color.black")
    let ratios = look.readings("First").compactMap { $0.ratio?.low }
    // Black on white and black on black.
    #expect(Set(ratios.map { ($0 * 100).rounded() / 100 }) == [21, 1])
  }
}

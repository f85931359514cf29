import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What a backdrop tells beside its colour: pictures, layers made translucent, shadows.
struct BackdropHintTests {
  private func layers(_ body: String, _ appearance: Appearance = .light) -> [LayerReading] {
    Look(body: body).reading("T", appearance)?.layers ?? []
  }

  @Test(
    "S-143: images, maps and videos are pictures",
    arguments: [
      ("Image(\"sea\").resizable()", true), ("AsyncImage(url: nil)", true), ("Map()", true),
      ("VideoPlayer(player: nil)", true), ("Canvas { _, _ in }", false), ("Color.red", false),
      ("Rectangle().fill(.thinMaterial)", false),
    ])
  func pictures(view: String, isPicture: Bool) {
    #expect(layers("ZStack { \(view); Text(\"T\") }").last?.isPicture == isPicture)
  }

  @Test(
    arguments: [
      ("Color.black.opacity(0.4)", true), ("Color(red: 1, green: 0, blue: 0, opacity: 0.3)", true),
      ("Image(\"sea\").resizable().opacity(0.2)", true), ("Color.black", false), ("Color(.systemFill)", false),
      ("Image(\"sea\").resizable()", false),
    ])
  func faded(view: String, isFaded: Bool) {
    #expect(layers("ZStack { \(view); Text(\"T\") }").last?.isFaded == isFaded)
  }

  @Test("a layer that asks for Reduce Transparency is opaque in the assistive appearances")
  func reduced() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @Environment(\\.accessibilityReduceTransparency) private var isReduced
        var body: some View {
          Text("T").background(Color.black.opacity(isReduced ? 1 : 0.6))
        }
      }
      """)
    #expect(look.reading("T", .light)?.layers.last?.color?.alpha == 0.6, "\(look.dump)")
    #expect(look.reading("T", .lightIncreased)?.layers.last?.color?.alpha == 0.6)
    #expect(look.reading("T", .lightAssistive)?.layers.last?.color?.alpha == 1)
  }

  @Test(
    "S-37: a shadow counts where nothing is painted inside it",
    arguments: [
      ("ZStack { Image(\"sea\"); Text(\"T\").shadow(radius: 2) }", true),
      ("ZStack { Image(\"sea\"); VStack { Text(\"T\") }.shadow(radius: 2) }", true),
      ("ZStack { Image(\"sea\"); Text(\"T\") }.shadow(radius: 2)", false),
      ("Text(\"T\").background(Image(\"sea\")).shadow(radius: 2)", false), ("Text(\"T\")", false),
    ])
  func shadows(body: String, isShadowed: Bool) {
    let look = Look(body: body)
    #expect(look.placements("T").map(\.isShadowed) == [isShadowed], "\(look.dump)")
  }
}

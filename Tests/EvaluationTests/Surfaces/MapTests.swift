import Scene
import TestSupport
import Testing

/// The views that annotate a map, and those that a canvas or a video is given.
struct MapTests {
  private static let text = "Text(\"T\").foregroundStyle(.white)"

  private func map(_ body: String) -> Look {
    Look(
      """
      import MapKit
      import SwiftUI
      struct Stops: View {
        let stops: [Stop]
        var body: some View { \(body) }
        @MapContentBuilder var more: some MapContent { Annotation("n", coordinate: place) { \(Self.text) } }
        @MapContentBuilder var others: some MapContent {
          let all = stops
          ForEach(all) { stop in Annotation("n", coordinate: stop.place) { \(Self.text) } }
        }
      }
      struct Pin: MapContent {
        var body: some MapContent { Annotation("n", coordinate: place) { \(Self.text) } }
      }
      """)
  }

  @Test(
    "S-143: an annotation lies on the map, of which nothing is known",
    arguments: [
      "Map { Annotation(\"n\", coordinate: place) { \(text) } }",
      "Map { Annotation(coordinate: place) { \(text) } label: { Text(\"n\") } }",
      "Map(position: $camera) { Marker(\"m\", coordinate: place); ForEach(stops) { stop in\n"
        + "Annotation(stop.name, coordinate: stop.place, anchor: .bottom) { \(text) }.annotationTitles(.hidden) } }",
      "Map { if stops.isEmpty { UserAnnotation { \(text) } } }", "Map { more }", "Map { others }", "Map { Pin() }",
      "Map(coordinateRegion: $region, annotationItems: stops) { stop in MapAnnotation(coordinate: stop.place) {\n"
        + "\(text) } }",
      "MapReader { proxy in Map { Annotation(\"n\", coordinate: place) { \(text) } } }",
    ])
  func annotation(_ body: String) {
    let look = map(body)
    #expect(look.texts == ["T"], "\(look.dump)")
    #expect(look.undecided("T") == .imageBackdrop, "\(look.dump)")
  }

  @Test("what an annotation paints behind its text hides the map")
  func platter() {
    let look = map("Map { Annotation(\"n\", coordinate: place) { \(Self.text).background(.black) } }")
    #expect(look.ratio("T") == 21, "\(look.dump)")
  }

  @Test(
    "a symbol of a canvas and the overlay of a video lie on what these show",
    arguments: [
      "Canvas { context, size in } symbols: { \(text).tag(1) }", "VideoPlayer(player: player) { \(text) }",
      "VideoPlayer(player: player, videoOverlay: { \(text) })",
    ])
  func overlays(_ body: String) {
    let look = Look(body: body)
    #expect(look.undecided("T") == .imageBackdrop, "\(look.dump)")
  }

  @Test(
    "a text that a canvas draws is not lost",
    arguments: [
      "context.draw(\(text), at: .zero)", "let words = context.resolve(\(text)); context.draw(words, at: .zero)",
    ])
  func drawn(_ code: String) {
    let look = Look(body: "Canvas { context, size in \(code) }")
    #expect(look.undecided("T") == .unsupportedExpression, "\(look.dump)")
  }
}

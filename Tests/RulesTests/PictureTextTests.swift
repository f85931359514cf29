import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

/// Texts over pictures: with nothing between, and with a layer that stays translucent.
struct PictureTextTests {
  private func layer(
    _ name: String, line: Int? = nil, alpha: Double? = nil, isPicture: Bool = false, isFaded: Bool = false
  ) -> LayerReading {
    LayerReading(
      description: name, color: alpha.map { Color.black.withAlpha($0) },
      provenance: Provenance(of: .background, kind: .literal, detail: name, range: line.map { place($0) }),
      hidesBelow: isPicture ? true : nil, isPicture: isPicture, isFaded: isFaded)
  }

  private var image: LayerReading { layer("Image(\"dune\")", isPicture: true) }

  private func text(
    _ line: Int, over layers: [LayerReading], assistive: [LayerReading]? = nil, isCertain: Bool = true,
    isShadowed: Bool = false, view: String = "Card", kind: Element.Kind = .text
  ) -> Element {
    var plain = undecided(.imageBackdrop, layers: layers)
    plain.isCertain = isCertain
    var placement = Placement.everywhere(.level(.primary), plain)
    placement.isShadowed = isShadowed
    for appearance in [Appearance.lightAssistive, .darkAssistive] {
      placement.readings[appearance]?.layers = assistive ?? layers
    }
    return RulesTests.text(line, placement, kind: kind, view: view)
  }

  // MARK: - No layer

  private func bare(_ elements: Element...) -> [Finding] { findings(elements, rule: "unscrimmed-image-text") }

  @Test
  func textRightOnAPictureIsFoundAtTheText() throws {
    let finding = try #require(bare(text(10, over: [image])).first)
    #expect(finding.range == place(10))
    #expect(finding.severity == .warning)
    #expect(finding.message == "text lies on 'Image(\"dune\")' with no layer between that keeps it legible")
  }

  @Test
  func textsOfOneViewAreOneFinding() {
    let found = bare(text(10, over: [image]), text(20, over: [image]), text(30, over: [image], view: "Cover"))
    #expect(found.map(\.elements) == [[place(10).id, place(20).id], [place(30).id]])
    #expect(found.first?.message == "2 texts lie on 'Image(\"dune\")' with no layer between that keeps it legible")
  }

  @Test
  func anyLayerBetweenIsEnough() {
    #expect(bare(text(10, over: [image, layer("scrim", alpha: 0.2)])).isEmpty)
    #expect(bare(text(10, over: [image, layer("gradient")])).isEmpty)
  }

  @Test
  func clearGlassKeepsNothingLegible() {
    var glass = layer("glass")
    #expect(bare(text(10, over: [image, glass])).isEmpty)
    glass.isClearGlass = true
    #expect(bare(text(10, over: [image, glass])).map(\.range) == [place(10)])
    #expect(bare(text(10, over: [image, layer("dimming", alpha: 0.35), glass])).isEmpty)
    #expect(bare(text(10, over: [image, glass, layer("dimming", alpha: 0.35)])).isEmpty)
  }

  @Test
  func shadowsFadedPicturesAndDoubtsAreQuiet() {
    #expect(bare(text(10, over: [image], isShadowed: true)).isEmpty)
    #expect(bare(text(10, over: [layer("Image", isPicture: true, isFaded: true)])).isEmpty)
    #expect(bare(text(10, over: [image], isCertain: false)).isEmpty)
    #expect(bare(text(10, over: [image], kind: .symbol)).isEmpty)
  }

  // MARK: - Reduce Transparency

  private func translucent(_ elements: Element...) -> [Finding] {
    findings(elements, rule: "ignored-reduce-transparency")
  }

  private var veil: LayerReading { layer("Color.black.opacity(0.7)", line: 8, alpha: 0.7, isFaded: true) }

  @Test
  func aVeilThatStaysIsFoundWhereItIsWritten() throws {
    let finding = try #require(translucent(text(10, over: [image, veil])).first)
    #expect(finding.range == place(8))
    #expect(finding.severity == .note)
    #expect(finding.message == "'Color.black.opacity(0.7)' under text stays translucent with Reduce Transparency")
    #expect(finding.labels.map(\.text) == ["70 % opaque"])
    #expect(finding.notes.map(\.message) == ["'Image(\"dune\")' shines through"])
  }

  @Test
  func oneVeilIsOneFinding() {
    let found = translucent(text(10, over: [image, veil]), text(20, over: [image, veil]))
    #expect(found.map(\.elements) == [[place(10).id, place(20).id]])
  }

  @Test
  func aVeilThatTurnsOpaqueIsNone() {
    let opaque = layer("Color.black", line: 8, alpha: 1)
    #expect(translucent(text(10, over: [image, veil], assistive: [image, opaque])).isEmpty)
  }

  @Test
  func nothingShinesThroughAPlainColour() {
    let plain = layer("systemBackground", alpha: 1)
    #expect(translucent(text(10, over: [plain, veil])).isEmpty)
    #expect(translucent(text(10, over: [image, plain, veil])).isEmpty)
  }

  @Test
  func theSystemsFillsAreNotTheProjects() {
    #expect(translucent(text(10, over: [image, layer("systemFill", line: 8, alpha: 0.2)])).isEmpty)
  }
}

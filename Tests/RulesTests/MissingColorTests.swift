import Findings
import PlatformStyles
import Rules
import Scene
import Testing

struct MissingColorTests {
  private let rule = "missing-color"

  private func name(
    _ kind: Observation.Kind = .missingColor, _ detail: String = "Ghost", line: Int = 2, held: String? = nil
  ) -> Observation {
    Observation(kind: kind, detail: detail, range: place(line), related: held.map { [place(1, file: $0)] } ?? [])
  }

  private let unknown = ForegroundStyle(
    form: .unknown, isProjectStyle: true, description: "Color(\"Ghost\")", range: place(11, column: 22))

  @Test
  func aNameIsFoundWhereItStands() throws {
    let found = findings(
      [text(10, .everywhere(unknown, undecided(.missingAsset)))], observations: [name()])
    let finding = try #require(found.first)
    // The colour needs no look by hand, so this is the only finding.
    #expect(found.map(\.rule) == [rule])
    #expect(finding.severity == .warning)
    #expect(finding.verdict == .advice)
    #expect(finding.range == place(2))
    #expect(finding.elements == [place(10).id])
    #expect(
      finding.message
        == "no asset catalog that this code reaches holds the colour 'Ghost', so what it colours is not drawn")
    #expect(finding.measurements.isEmpty && finding.notes.isEmpty)
  }

  @Test
  func aNameThatBeginsAsAPhraseStandsInQuotes() throws {
    let elements = [text(10, .everywhere(unknown, undecided(.missingAsset)))]
    let finding = try #require(findings(elements, observations: [name(.missingColor, "a pale sea")], rule: rule).first)
    #expect(finding.message.contains("holds the colour 'a pale sea', so"))
  }

  @Test
  func oneNameIsOneFinding() throws {
    let elements = [
      text(10, .everywhere(unknown, undecided(.missingAsset, at: 7))),
      text(20, .everywhere(unknown, undecided(.missingAsset, at: 4))),
      text(30, .everywhere(unknown, undecided(.missingAsset, at: 4))),
      text(40, .everywhere(unknown, undecided(.missingAsset, at: 5))),
    ]
    let found = findings(
      elements, observations: [name(line: 7), name(line: 4), name(.missingColor, "Mist", line: 5)], rule: rule)
    #expect(found.map(\.range) == [place(4), place(5)])
    let first = try #require(found.first)
    #expect(first.elements == [place(10).id, place(20).id, place(30).id])
    #expect(first.notes == [Finding.Note(message: "named here too", range: place(7))])
  }

  @Test
  func aNameThatNothingShowsIsNone() {
    let elements = [text(10, .everywhere(unknown, undecided(.missingAsset, at: 9)))]
    #expect(findings(elements, observations: [name()], rule: rule).isEmpty)
    // Without a claim the colour stays one to look at.
    #expect(findings(elements).map(\.rule) == ["unverified-contrast"])
    let other = [text(10, .everywhere(unknown, undecided(.runtimeValue)))]
    #expect(findings(other, observations: [name()], rule: rule).isEmpty)
  }

  @Test
  func anotherBundleIsNamed() throws {
    let found = findings(
      [text(10, .everywhere(unknown, undecided(.missingAsset)))], observations: [name(held: "Kit.json")], rule: rule)
    let finding = try #require(found.first)
    #expect(finding.notes.map(\.range) == [place(1, file: "Kit.json")])
    #expect(finding.help == ["name that bundle in the look-up, or add the colour to a catalog of the target"])
  }

  @Test(arguments: [
    (Observation.Kind.nilColor, "holds the colour 'Ghost', so the look-up gives nil"),
    (.emptyColor, "the colour 'Ghost' has no value in its asset catalog, so what it colours is not drawn"),
  ])
  func otherKindsAreTold(kind: Observation.Kind, words: String) throws {
    let found = findings(
      [text(10, .everywhere(unknown, undecided(.missingAsset)))], observations: [name(kind)], rule: rule)
    #expect(try #require(found.first).message.hasSuffix(words))
  }

  @Test
  func whatLiesBehindIsPainted() throws {
    let found = findings(
      [text(10, .everywhere(.level(.primary), undecided(.missingAsset)))], observations: [name()], rule: rule)
    #expect(try #require(found.first).message.hasSuffix("so nothing is painted with it"))
  }

  @Test
  func imagesOfCatalogsAreNoColours() {
    let image = LayerReading(
      description: "'pier'", color: nil,
      provenance: Provenance(of: .background, kind: .asset, detail: "'pier'", range: place(14)))
    let elements = [text(10, .everywhere(.level(.primary), undecided(.imageBackdrop, layers: [image])))]
    #expect(findings(elements).isEmpty)
  }
}

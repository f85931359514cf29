import Findings
import PlatformStyles
import Rules
import Scene
import Testing

/// A fingerprint knows no line, no column and no ratio.
struct FingerprintTests {
  private func sample(from line: Int, ratio: Double, view: String = "Card") -> [Element] {
    (0..<3).map { text(line + 7 * $0, .everywhere(.custom(line + 7 * $0 + 1), reading(ratio)), view: view) }
  }

  private func fingerprints(_ elements: [Element]) -> [String] { findings(elements).map(\.fingerprint) }

  @Test
  func linesAndRatiosDoNotMatter() {
    #expect(fingerprints(sample(from: 10, ratio: 2)) == fingerprints(sample(from: 400, ratio: 3.9)))
  }

  @Test
  func equalFindingsAreToldApart() {
    #expect(Set(fingerprints(sample(from: 10, ratio: 2))).count == 3)
  }

  @Test
  func viewFileAndStructureMatter() {
    let plain = fingerprints(sample(from: 10, ratio: 2))
    #expect(Set(plain).isDisjoint(with: fingerprints(sample(from: 10, ratio: 2, view: "Row"))))
    let nested = sample(from: 10, ratio: 2).map { element in
      var element = element
      element.structure = "VStack/1"
      return element
    }
    #expect(Set(plain).isDisjoint(with: fingerprints(nested)))
  }

  /// FNV-1a of "insufficient-contrast|Card.swift|Card||0|0", computed apart from this code:
  /// python3 -c 'h=0xcbf29ce484222325
  /// for b in b"…": h=((h^b)*0x100000001b3)%2**64'
  @Test
  func theHashIsTheSameEverywhere() {
    #expect(fingerprints(sample(from: 10, ratio: 2)).first == "059447837a566930")
  }

  @Test
  func aDefinitionIsKnownByItsName() {
    func found(line: Int) -> [Finding] {
      let token = place(line, file: "Palette.swift")
      return findings([10, 20].map { text($0, .everywhere(.custom($0 + 1, definition: token), reading(2))) })
    }
    #expect(found(line: 3).map(\.fingerprint) == found(line: 90).map(\.fingerprint))
    #expect(found(line: 3).count == 1)
  }

  /// Which of two texts is worse is a matter of ratios.
  @Test
  func theOrderOfElementsDoesNotMatter() {
    func found(_ first: Double, _ second: Double) -> [Finding] {
      let style = ForegroundStyle.custom(30)
      return findings([
        text(10, .everywhere(style, reading(first)), view: "Card"),
        text(12, .everywhere(style, reading(second)), view: "Row"),
      ])
    }
    #expect(found(2, 3).map(\.elements) == [["Card.swift:10:5", "Card.swift:12:5"]])
    #expect(found(3, 2).map(\.elements) == [["Card.swift:12:5", "Card.swift:10:5"]])
    #expect(found(2, 3).map(\.fingerprint) == found(3, 2).map(\.fingerprint))
  }
}

import Findings
import Rules
import Scene
import Testing

/// Findings about code that no element stands for.
struct AppearanceCodeRuleTests {
  private func observation(_ kind: Observation.Kind, _ detail: String, line: Int, also: [Int] = []) -> Observation {
    Observation(kind: kind, detail: detail, range: place(line), related: also.map { place($0) })
  }

  @Test
  func aSettingThatIsReadOnceIsFoundInItsClass() throws {
    let found = findings([], observations: [observation(.unobservedContrast, "Meter", line: 4, also: [9])])
    let finding = try #require(found.first)
    #expect(found.map(\.rule) == ["unobserved-contrast-setting"])
    #expect(finding.range == place(4))
    #expect(finding.severity == .warning)
    #expect(finding.elements.isEmpty)
    #expect(finding.message == "'Meter' reads the setting Increase Contrast and does not follow its changes")
    #expect(finding.notes == [Finding.Note(message: "read here too", range: place(9))])
  }

  @Test
  func aFrozenColourIsFoundAtItsConversion() throws {
    let found = findings([], observations: [observation(.frozenColor, "UIColor.separator", line: 4)])
    let finding = try #require(found.first)
    #expect(found.map(\.rule) == ["frozen-dynamic-color"])
    #expect(finding.severity == .note)
    #expect(
      finding.message
        == "'UIColor.separator' is stored as the 'CGColor' of one appearance and does not follow the next one")
  }

  @Test
  func fingerprintsOfFindingsWithoutElementsAreTheirNames() {
    func prints(_ observations: [Observation]) -> [String] {
      findings([], observations: observations).map(\.fingerprint)
    }
    let (one, other) = (observation(.frozenColor, "ink", line: 4), observation(.frozenColor, "clay", line: 8))
    let both = prints([one, other])
    #expect(Set(both).count == 2)
    // Neither the line nor the findings before it are part of a fingerprint.
    #expect(prints([observation(.frozenColor, "clay", line: 3)]) == [both[1]])
    #expect(Set(prints([one, observation(.frozenColor, "ink", line: 6)])).count == 2)
  }
}

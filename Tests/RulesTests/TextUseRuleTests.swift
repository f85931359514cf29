import Findings
import PlatformStyles
import Rules
import Scene
import Testing

/// What is said of two uses of one text that a colour alone tells apart.
struct TextUseRuleTests {
  private func found(
    _ upper: String, _ lower: String, styles: (ForegroundStyle, ForegroundStyle) = (.custom(11), .custom(11))
  ) -> [Finding] {
    var placements: [Placement] = [
      .everywhere(styles.0, reading(upper, on: "#FFFFFF")), .everywhere(styles.1, reading(lower, on: "#FFFFFF")),
    ]
    placements[0].via = ["Card.swift:1:8", "Card.swift:20:7"]
    placements[1].via = ["Card.swift:1:8", "Card.swift:21:7"]
    let pair = GroupPair(
      upper: 0, lower: 0, isLabelAndValue: false, placements: [PlacementPair(upper: 0, lower: 1)])
    let group = Group(members: [GroupMember(element: 0)], arrangement: .vertical, pairs: [pair])
    let found = findings([text(10, placements[0], placements[1], literal: "Berth")], groups: [group])
    return found.filter { ["color-only-hierarchy", "single-axis-hierarchy", "inverted-hierarchy"].contains($0.rule) }
  }

  /// The luminances are 0.033 and 0.100: 0.150 / 0.083 = 1.81, in every way of seeing for grays.
  @Test
  func twoTonesAreOneFindingAtTheText() throws {
    let all = found("#333333", "#595959")
    let finding = try #require(all.first)
    #expect(all.count == 1)
    #expect(finding.rule == "color-only-hierarchy")
    #expect(finding.severity == .error)
    #expect(finding.range == place(10))
    #expect(finding.elements == ["Card.swift:10:5"])
    #expect(finding.message.hasPrefix("only colour tells two uses of this text apart: 1.8"), "\(finding.message)")
    #expect(finding.notes.first?.message.contains("'Card.swift:20:7' and 'Card.swift:21:7'") == true)
  }

  /// The first two are blues with 2.7 degrees between their hues, then gray and blue, red and green, orange and yellow
  /// with 20.3 degrees: those may be a status.
  @Test(arguments: [
    ("#1A1A66", "#33337F", 1), ("#8E8E93", "#007AFF", 0), ("#C0392B", "#1E7A34", 0), ("#FF9500", "#FFCC00", 0),
  ])
  func twoHuesAreNoLevels(upper: String, lower: String, count: Int) {
    #expect(found(upper, lower).count == count)
  }

  @Test
  func twoLevelsOfTheSystemAreAWarning() {
    let styles = (ForegroundStyle.level(.secondary, line: 11), ForegroundStyle.level(.tertiary, line: 11))
    #expect(found("#8A8A8E", "#C4C4C6", styles: styles).map(\.severity) == [.warning])
  }
}

import Findings
import PlatformStyles
import Rules
import Scene
import Testing

/// The large-text edges of the three profiles, as the contract tells them.
struct RequirementTests {
  struct Edge: CustomTestStringConvertible {
    let profile: Profile
    let font: FontReading?
    let required: Double
    var testDescription: String { "\(profile) \(String(describing: font)) needs \(required)" }
  }

  static let edges: [Edge] = [
    Edge(profile: .standard, font: font(17.99), required: 4.5),
    Edge(profile: .standard, font: font(18), required: 3),
    Edge(profile: .standard, font: font(14, .bold, boldAsWritten: true), required: 3),
    Edge(profile: .standard, font: font(13.99, .bold, boldAsWritten: true), required: 4.5),
    // A headline is semibold without being written bold.
    Edge(profile: .standard, font: font(17, .semibold), required: 4.5),
    Edge(profile: .standard, font: font(17, .bold), required: 4.5),
    Edge(profile: .standard, font: font(nil, .bold, boldAsWritten: true), required: 4.5),
    Edge(profile: .standard, font: nil, required: 4.5),
    Edge(profile: .wcag, font: font(23.99), required: 4.5),
    Edge(profile: .wcag, font: font(24), required: 3),
    Edge(profile: .wcag, font: font(18.66, .bold), required: 3),
    Edge(profile: .wcag, font: font(18.65, .bold), required: 4.5),
    // `body.bold()` is drawn semibold, which is not 700.
    Edge(profile: .wcag, font: font(20, .semibold, boldAsWritten: true), required: 4.5),
    Edge(profile: .wcag, font: font(20, nil, boldAsWritten: true), required: 4.5),
    Edge(profile: .apple, font: font(17.99), required: 4.5),
    Edge(profile: .apple, font: font(18, .light), required: 3),
    Edge(profile: .apple, font: font(9, .bold, boldAsWritten: true), required: 3),
    Edge(profile: .apple, font: font(nil, .bold, boldAsWritten: true), required: 3),
    Edge(profile: .apple, font: font(17, .semibold), required: 4.5),
  ]

  @Test(arguments: edges)
  func largeText(edge: Edge) {
    let element = text(10, .everywhere(.custom(11), reading(4)))
    #expect(requirement(for: element, font: edge.font, profile: edge.profile) == edge.required)
  }

  @Test(arguments: [Element.Kind.symbol, .shape, .control, .image])
  func everythingElseNeedsThree(kind: Element.Kind) {
    let element = text(10, .everywhere(.custom(11), reading(4)), kind: kind)
    for profile in Profile.allCases {
      #expect(requirement(for: element, font: font(8), profile: profile) == 3)
    }
  }

  @Test
  func thresholdsCanBeRaised() {
    let element = text(10, .everywhere(.custom(11), reading(5)))
    let strict = ContrastThresholds(normalText: 7, largeText: 4.5)
    #expect(requirement(for: element, font: font(17), profile: .standard, thresholds: strict) == 7)
    #expect(requirement(for: element, font: font(18), profile: .standard, thresholds: strict) == 4.5)
  }

  /// Under the assistive settings 20 pt semibold is drawn bold: the reader's setting must not make it large.
  @Test
  func boldTextNeverMakesTextLarge() {
    var placement = Placement.everywhere(.custom(11), reading(4, font: font(20, .semibold)))
    for appearance in [Appearance.lightAssistive, .darkAssistive] {
      placement.readings[appearance] = reading(4, font: font(20, .bold))
    }
    let judged = judge(Scene(elements: [text(10, placement)]), profile: .wcag).elements[0]
    #expect(judged.appearances[.light]?.required == 4.5)
    #expect(judged.appearances[.lightAssistive]?.required == 4.5)
    #expect(judged.appearances[.darkAssistive]?.required == 4.5)
  }
}

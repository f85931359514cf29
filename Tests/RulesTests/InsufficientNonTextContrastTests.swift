import Findings
import PlatformStyles
import Rules
import Scene
import Testing

struct InsufficientNonTextContrastTests {
  @Test(arguments: [Element.Kind.symbol, .shape, .control])
  func underThreeIsAWarning(kind: Element.Kind) {
    let found = findings([text(10, .everywhere(.custom(11), reading(2.999)), kind: kind)])
    #expect(found.map(\.rule) == ["insufficient-non-text-contrast"])
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message == "\(kind.rawValue) has a contrast of 2.99:1, below the 3:1 that a \(kind.rawValue) needs")
    #expect(findings([text(10, .everywhere(.custom(11), reading(3)), kind: kind)]).isEmpty)
  }

  @Test
  func aChevronOfTheSystemIsANote() {
    let chevron = text(
      10, .everywhere(.level(.tertiary), reading(1.73, isOnSystemBackground: true)), kind: .symbol)
    #expect(findings([chevron]).map(\.severity) == [.note])
    #expect(findings([chevron], profile: .wcag).map(\.verdict) == [.fails])
    #expect(findings([chevron], profile: .wcag).map(\.severity) == [.warning])
  }

  @Test
  func decorationIsExempt() {
    #expect(
      findings([text(10, .everywhere(.custom(11), reading(1), exemption: .decorative), kind: .shape)]).isEmpty)
  }

  @Test
  func anIntervalIsAWarningToo() {
    let found = findings([text(10, .everywhere(.custom(11), reading(1, 9)), kind: .symbol)])
    #expect(found.map(\.verdict) == [.mayFail])
    #expect(found.map(\.severity) == [.warning])
  }
}

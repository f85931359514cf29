import ColorScience
import Findings
import PlatformStyles
import Rules
import Testing

struct RatioTextTests {
  @Test(arguments: [
    (4.499_999, "4.49:1"), (4.5, "4.5:1"), (3.2605, "3.26:1"), (21, "21:1"), (1.079, "1.07:1"), (1, "1:1"),
    (2.999_99, "2.99:1"),
  ])
  func ratiosAreCut(ratio: Double, expected: String) {
    #expect(RatioText.text(ratio) == expected)
  }

  @Test
  func bounds() {
    #expect(RatioText.text(RatioBounds(low: 2.1, high: 5.339)) == "2.1:1 to 5.33:1")
    #expect(RatioText.text(RatioBounds(low: 2.101, high: 2.109)) == "2.1:1")
  }
}

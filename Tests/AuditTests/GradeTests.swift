import Audit
import Testing

/// Letters in place of a ratio: an order without a number.
@Suite struct GradeTests {
  /// The way to the share s is ln(1/s) / ln 21 of 26³ − 1 = 17575 steps; a third of it is step 5858 = 8·26² + 17·26 + 8.
  @Test(arguments: [
    (1.0, "aaa"), (1.5, "aaa"), (1.0 / 21, "zzz"), (0.0, "zzz"), (1 / 2.758924176381121, "iri"),
  ])
  func letters(share: Double, letters: String) {
    #expect(Grade(share: share).letters == letters)
  }

  @Test("whatever is worse in the two decimals of a report has a later grade")
  func order() {
    let grades = stride(from: 450, through: 100, by: -1).map { Grade(share: Double($0) / 100 / 4.5) }
    #expect(grades.count == 351)
    #expect(zip(grades, grades.dropFirst()).allSatisfy { $0 < $1 })
  }
}

import Testing

@testable import Evaluation

struct PiecewiseListTests {
  @Test("a list in pieces holds what was added, in that order", arguments: [0, 1, 1_023, 1_024, 1_025, 2_500])
  func order(_ count: Int) {
    var list = PiecewiseList<Int>()
    for number in 0..<count { list.append(number) }
    #expect(Array(list.elements) == Array(0..<count))
  }
}

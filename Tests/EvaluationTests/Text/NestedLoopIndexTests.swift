import ColorScience
import Scene
import TestSupport
import Testing

/// Indices that are elements of one loop which is run inside itself (S-58).
struct NestedLoopIndexTests {
  /// A grid of the program that is given its own rows; the ratios of black and white that its cells have.
  private func ratios(_ ink: String, _ paper: String) -> Set<Double> {
    let look = Look(
      """
      import SwiftUI
      struct Repeated<Cell: View>: View {
        let count: Int
        @ViewBuilder let cell: (Int) -> Cell
        var body: some View { ForEach(0..<count, id: \\.self) { cell($0) } }
      }
      struct Sample: View {
        let count: Int
        let inks: [Color] = [.white, .black]
        let papers: [Color] = [.black, .white]
        var body: some View {
          VStack {
            Repeated(count: count) { row in
              HStack {
                Repeated(count: count) { column in
                  Text("a").foregroundStyle(inks[\(ink)]).background(papers[\(paper)])
                }
              }
            }
          }
        }
      }
      """)
    return Set(look.readings("a").compactMap { $0.ratio?.low.rounded() })
  }

  @Test("S-58: the row of a cell is another index than its column: white on white and black on black are 1:1")
  func different() { #expect(ratios("row % 2", "column % 2") == [1, 21]) }

  @Test(
    "S-58: one index is one question in each cell: black on white and white on black are 21:1",
    arguments: ["row % 2", "column % 2", "(row + column) % 2"])
  func same(_ index: String) { #expect(ratios(index, index) == [21]) }
}

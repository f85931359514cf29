import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Questions about one number of the running program that exclude each other, or of which one says the other (S-58, S-140).
struct NumberLineTests {
  /// A text that is white or black by one question on a ground that is by others.
  private func look(_ stored: String, _ ink: String, _ paper: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        let \(stored)
        var body: some View { Text("a").foregroundStyle(\(ink) ? Color.white : .black).background(\(paper)) }
      }
      """)
  }

  @Test(
    arguments: [
      ("n: Int", "n > 10", "n == 3 ? Color.white : n > 10 ? .black : .white"),
      ("n: Int", "n > 10", "n >= 11 ? Color.black : .white"),
      ("n: Int", "n == 3", "n > 5 ? Color.white : n == 3 ? .black : .white"),
      ("n: Int", "n >= 0 && n <= 9", "n < 0 ? Color.white : n < 10 ? .black : .white"),
      ("list: [String]", "list.count > 3", "list.isEmpty ? Color.white : list.count > 3 ? .black : .white"),
      ("list: [String]", "list.isEmpty", "list.count > 3 ? Color.white : list.isEmpty ? .black : .white"),
      ("n: Int", "n < 2", "n > 4 ? Color.white : 2 <= n ? .white : .black"),
    ])
  func whatCanNotBeTogetherIsNoPath(stored: String, ink: String, paper: String) {
    let look = look(stored, ink, paper)
    #expect(look.leastRatio("a") == 21, "\(look.dump)")
  }

  @Test("a path that exists is kept: 0.2 up to 0.5 is black on black")
  func feasible() {
    let look = look("level: Double", "level < 0.2", "level < 0.5 ? Color.black : .white")
    let ratios = look.placements("a").compactMap { $0.readings[.light]?.ratio?.low }
    #expect(ratios.sorted() == [1, 21, 21], "\(look.dump)")
    #expect(look.conditions("a").contains("!(level < 0.2) && level < 0.5"), "\(look.conditions("a"))")
  }

  @Test("a count may be a fraction where its declaration says so: from 0.5 to 0.8 it is black on black")
  func fractions() {
    let look = Look(
      """
      import SwiftUI
      struct Dose { var count: Double }
      struct Sample: View {
        let dose: Dose
        var body: some View {
          Text("a").foregroundStyle(dose.count > 0.8 ? Color.white : .black)
            .background(dose.count > 0.5 ? Color.black : .white)
        }
      }
      """)
    #expect(look.leastRatio("a") == 1, "\(look.dump)")
  }

  @Test("what the cases leave may lie in several stretches: no status from 200 to 399 is any other one")
  func holes() {
    let cases = "case 200..<300: .white; case 300..<400: .black"
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let status: Int
        var ink: Color { switch status { \(cases); default: .white } }
        var paper: Color { switch status { case 200..<300: .black; case 300...399: .white; default: .black } }
        var body: some View { Text("a").foregroundStyle(ink).background(paper) }
      }
      """)
    #expect(look.leastRatio("a") == 21, "\(look.dump)")
  }

  private let cases = """
    case ..<0: Text("below").foregroundStyle(.white)
    case 0...9: Text("digit").foregroundStyle(.black)
    default: Text("more").foregroundStyle(.black)
    """

  @Test("a `switch` over ranges says where the number lies on each arm")
  func ranges() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let n: Int
        var body: some View {
          VStack { switch n { \(cases) } }.background(n < 0 ? Color.black : n > 9 ? .white : .white)
        }
      }
      """)
    for text in ["below", "digit", "more"] { #expect(look.leastRatio(text) == 21, "\(text) \(look.dump)") }
  }

  @Test("what was asked of the number before decides on the cases of a `switch`")
  func switchAfterQuestion() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let n: Int
        var body: some View {
          let paper = n < 0 ? Color.black : .white
          return VStack { switch n { \(cases) } }.background(paper)
        }
      }
      """)
    for text in ["below", "digit", "more"] { #expect(look.leastRatio(text) == 21, "\(text) \(look.dump)") }
  }
}

extension Look {
  /// The least ratio that a text has in light; `nil` where one is not known.
  fileprivate func leastRatio(_ text: String) -> Double? {
    let ratios = readings(text).map(\.ratio?.low)
    return ratios.contains(nil) ? nil : ratios.compactMap(\.self).min()
  }
}

import ColorScience
import Findings

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How far a ratio stays below its requirement, as three letters from `aaa`, nearly there, to `zzz`.
///
/// A baseline holds no number, yet has to tell a ratio that got worse. Letters have an order and no value. They divide
/// the way from the requirement to a twenty-first of it into equal factors of 1.00017, finer than the two decimals
/// that reports show, so that whatever a reader can see getting worse gets a later grade.
package struct Grade: Hashable, Sendable, Comparable {
  /// The letters.
  package let letters: String

  /// The share of the requirement at the far end: no contrast at all, where the most is asked.
  private static let least = 1.0 / 21
  private static let alphabet: [Character] = Array("abcdefghijklmnopqrstuvwxyz")
  private static let length = 3

  /// Grades a share of the requirement, 1 where it is reached.
  package init(share: Double) {
    let base = Self.alphabet.count
    let last = (0..<Self.length).reduce(1) { result, _ in result * base } - 1
    let way = log(min(max(share, Self.least), 1)) / log(Self.least)
    var step = Int((way * Double(last)).rounded())
    var letters: [Character] = []
    for _ in 0..<Self.length {
      letters.insert(Self.alphabet[step % base], at: 0)
      step /= base
    }
    self.letters = String(letters)
  }

  /// Takes letters as a baseline holds them.
  init?(letters: String) {
    guard letters.count == Self.length, letters.allSatisfy(Self.alphabet.contains) else { return nil }
    self.letters = letters
  }

  /// The later one is worse.
  package static func < (left: Grade, right: Grade) -> Bool { left.letters < right.letters }
}

extension Finding {
  /// The grade of its least ratio in each appearance in which it is measured.
  var grades: [String: Grade] {
    Dictionary(measurements.map { ($0.appearance, Grade(share: $0.ratio.low / $0.required)) }, uniquingKeysWith: max)
  }
}

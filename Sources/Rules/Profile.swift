package import PlatformStyles
import Scene

/// A set of requirements to judge by: it changes verdicts, never numbers.
package enum Profile: String, Hashable, Sendable, CaseIterable {
  /// Points as iOS counts them, and the system's own choices accepted.
  case standard
  /// The letter of WCAG 2.2 as WCAG2ICT reads it for apps.
  case wcag
  /// The guidance of the Human Interface Guidelines, under the assistive settings.
  case apple

  /// The appearances whose verdicts count, in the order of report.
  package var decidingAppearances: [Appearance] {
    switch self {
    case .standard, .wcag: [.light, .dark, .lightIncreased, .darkIncreased]
    case .apple: [.lightAssistive, .darkAssistive]
    }
  }

  /// True where the system's own colours and vibrancy below the number are accepted instead of failed.
  package var acceptsSystemChoices: Bool { self != .wcag }

  /// True where the font counts as large text, or might if more of it were known.
  func mayBeLarge(_ font: FontReading?) -> Bool {
    guard var font else { return true }
    font.size = font.size ?? .infinity
    font.leastSize = nil
    font.weight = font.weight ?? .black
    return isLarge(font)
  }

  /// True where the font certainly counts as large text; an unknown size counts as small.
  func isLarge(_ font: FontReading?) -> Bool {
    guard let font else { return false }
    // A text that may shrink is large where its smallest size is (S-143).
    let size = font.leastSize ?? font.size ?? 0
    switch self {
    case .standard:
      return size >= 18 || (size >= 14 && font.boldAsWritten)
    case .wcag:
      // One WCAG point is 1.333 points of iOS, so its 18 pt and 14 pt bold are these (S-150).
      return size >= 24 || (size >= 18.66 && (font.weight ?? .regular) >= .bold)
    case .apple:
      return size >= 18 || font.boldAsWritten
    }
  }
}

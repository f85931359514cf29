import ColorScience
import Findings
package import PlatformStyles

extension Scene {
  /// Returns one line for each element, placement and appearance, for tests and for a look at what was believed.
  package func dump(appearances: [Appearance] = [.light, .dark]) -> String {
    var lines: [String] = []
    for element in elements {
      for placement in element.placements {
        for appearance in appearances {
          guard let reading = placement.readings[appearance] else { continue }
          lines.append(line(element, placement, reading, appearance))
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func line(
    _ element: Element, _ placement: Placement, _ reading: Reading, _ appearance: Appearance
  ) -> String {
    var parts = ["\(element.range.line) \(element.kind.rawValue)"]
    if let text = element.text { parts.append("\"\(text)\"") }
    parts.append("\(appearance.rawValue):")
    parts.append(placement.foreground.description)
    parts.append(reading.foreground?.hexString ?? "?")
    parts.append("on")
    parts.append(reading.background?.hexString ?? "?")
    if let undecided = reading.undecided {
      parts.append("undecided \(undecided.reason.rawValue)")
    } else if let ratio = reading.ratio {
      parts.append(Self.cut(ratio.low) + (ratio.isExact ? "" : "–" + Self.cut(ratio.high)))
    }
    if let font = reading.font {
      parts.append("\(font.size.map { Self.cut($0) } ?? "?") \(font.weight?.name ?? "?")")
    }
    if !reading.isCertain { parts.append("uncertain") }
    if let exemption = placement.exemption { parts.append("exempt \(exemption.rawValue)") }
    if let condition = placement.condition { parts.append("if \(condition)") }
    return parts.joined(separator: " ")
  }

  /// Cuts a number to two decimals.
  private static func cut(_ number: Double) -> String {
    let cents = Int((number * 100).rounded(.down))
    if cents % 100 == 0 { return String(cents / 100) }
    let digits = String(cents % 100)
    return "\(cents / 100).\(digits.count == 1 ? "0\(digits)" : digits)"
  }
}

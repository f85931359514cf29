import ColorScience
import Findings
import PlatformStyles
import Scene

/// A foreground on a backdrop where an element is shown in a deciding appearance.
struct StyleUse {
  let element: Int
  let appearance: Appearance
  let placement: Placement
  let verdict: ElementVerdict
  let required: Double
  /// The composited foreground, where there is one colour.
  let foreground: Color?
  /// The composited backdrop, where there is one opaque colour.
  let background: Color?

  /// True where a colour certainly reaches what is required here.
  func isPassed(by color: Color) -> Bool {
    guard let background else { return false }
    return conservativeContrastRatio(color.composited(over: background), background) >= required
  }
}

extension JudgedScene {
  /// Every way elements are shown in the deciding appearances, without those that nothing is asked of.
  func uses(of elements: [Int]) -> [StyleUse] {
    elements.flatMap { index in
      let element = scene.elements[index]
      let judged = judgement.elements[index]
      return zip(element.placements, judged.placements).flatMap { placement, verdicts in
        judgement.profile.decidingAppearances.compactMap { appearance -> StyleUse? in
          guard placement.exemption == nil, let reading = placement.readings[appearance],
            let verdict = verdicts[appearance]
          else { return nil }
          let background = reading.background.flatMap { $0.isOpaque ? $0 : nil }
          return StyleUse(
            element: index, appearance: appearance, placement: placement, verdict: verdict,
            required: requirement(
              for: element, font: placement.plainFont(in: appearance), profile: judgement.profile,
              thresholds: judged.thresholds),
            foreground: reading.foreground, background: background)
        }
      }
    }
  }
}

extension StyleUse {
  /// True where a contrast rule complains.
  var isComplaint: Bool { verdict == .fails || verdict == .mayFail }

  /// Where the colour of an ingredient is written with numbers, behind every name; nil where it is not.
  func origin(of ingredient: Provenance.Ingredient) -> Provenance? {
    let entries = placement.provenance.filter { $0.of == ingredient }
    guard let first = entries.first, !first.isContinued else { return nil }
    let end = entries.dropFirst().prefix(while: \.isContinued).last ?? first
    guard end.kind == .literal || end.kind == .asset, end.range != nil else { return nil }
    return end
  }

  /// True where nothing but the style itself makes the foreground's colour.
  var isPlainForeground: Bool {
    !placement.foreground.hasWrittenOpacity && !placement.foreground.isFadedByGroup
  }

  /// True where the front layer alone makes the backdrop.
  var isPlainBackground: Bool {
    guard let background, let front = placement.readings[appearance]?.seenLayers.first?.color else { return false }
    return front.isOpaque && front.bytes == background.bytes
  }
}

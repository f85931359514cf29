import ColorScience
import Foundation
import PlatformStyles
import Scene

/// Colours of AppKit that name the space of their numbers (S-114, S-118).
extension Evaluator {
  /// Makes a colour of AppKit from numbers in the space that the first label names; `nil` for other arguments.
  func appKitColor(_ arguments: [ArgumentValue], place: Place) -> Value? {
    guard let written = arguments.first?.label, let label = Self.appKitLabels[written] else { return nil }
    var components = arguments
    components[0].label = label
    let value = colorFromComponents(components, place: place, isPlatformColor: true)
    guard written.hasPrefix("calibrated"), let value else { return value }
    return distribute(value, place: place) { branch in
      guard case .color(let color) = branch, case .fixed(let direct) = color.color else { return branch }
      return calibrated(color, direct, place)
    }
  }

  /// A calibrated colour is taken as sRGB, or converted from the older generic profile of gamma 1.8.
  private func calibrated(_ color: ColorValue, _ direct: ColorScience.Color, _ place: Place) -> Value {
    let channels = direct.encoded
    if channels.channels.allSatisfy({ $0 == 0 || $0 == 1 }) { return .color(color) }
    var converted = color
    converted.color = .fixed(Color(linear: channels.map { pow(max($0, 0), 1.8) }, alpha: direct.alpha))
    let condition = conditions.number(
      key: ConditionTable.calibration, label: "a calibrated colour", arms: ["0", "1"], isGap: true)
    return choice(
      [color, converted].enumerated().map {
        .init(condition: Guard(condition: condition, arm: $0.offset), value: .color($0.element))
      }, place: place)
  }

  /// The first label of each initialiser, with the one that names the component alone.
  private static let appKitLabels = [
    "srgbRed": "red", "deviceRed": "red", "calibratedRed": "red", "deviceWhite": "white", "calibratedWhite": "white",
    "genericGamma22White": "white", "deviceHue": "hue", "calibratedHue": "hue",
  ]

  /// Returns the unknown for a colour of AppKit or UIKit of which no values are published; `nil` for other names.
  func unlistedColor(_ name: String, place: Place) -> Value? {
    guard Self.unlisted.contains(name) else { return nil }
    var doubt = Doubt(
      .externalModule, "the system colour '\(name)'", place: place, key: "system color \(name)", label: ".\(name)")
    doubt.isUnpublished = true
    return .unknown(doubt)
  }

  /// Colours of AppKit, and last of UIKit, that the table does not hold.
  private static let unlisted = Set(
    """
    alternateSelectedControlColor alternateSelectedControlTextColor controlColor controlDarkShadowColor
    controlHighlightColor controlLightHighlightColor controlShadowColor disabledControlTextColor findHighlightColor
    gridColor headerColor highlightColor keyboardFocusIndicatorColor knobColor quinaryLabel quinarySystemFill
    scrollBarColor scrubberTexturedBackground secondarySelectedControlColor selectedContentBackgroundColor
    selectedControlTextColor selectedKnobColor selectedMenuItemColor selectedMenuItemTextColor selectedTextColor
    shadowColor textInsertionPointColor unemphasizedSelectedContentBackgroundColor
    unemphasizedSelectedTextBackgroundColor unemphasizedSelectedTextColor windowFrameColor windowFrameTextColor
    groupTableViewBackground opaqueSeparator
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

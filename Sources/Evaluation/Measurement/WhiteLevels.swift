import ColorScience
import PlatformStyles

/// Levels of labels of which nothing is published but that they are white, more or less of it (S-77).
extension LeafMeasurement {
  /// The contrast of such a level where even white would have too little for any text; `nil` where how white it is
  /// decides.
  func whitish(_ style: Style, on stack: PixelStack) -> RatioBounds? {
    guard environment.platform == .watchos, style.isLabelLevel, stack.doubt == nil,
      let high = stack.measure(.white)?.ratio.high, high < Self.requirements.upperBound
    else { return nil }
    return RatioBounds(low: 1, high: high)
  }
}

extension Style {
  /// True for a level of the system's label colours, as a style or as a colour.
  fileprivate var isLabelLevel: Bool {
    switch self {
    case .level: true
    case .color(let value):
      if case .system(let system) = value.color {
        ContentLevel.allCases.contains { $0.systemColor == system }
      } else {
        false
      }
    default: false
    }
  }
}

import ColorScience
import Scene

/// What a picture can show of a colour.
enum Shade: Hashable {
  case color(Color)
  /// Any colour between two.
  case range(darkest: Color, lightest: Color)
  case unknown

  /// A range of all colours tells nothing.
  init(_ color: Color?, _ range: ColorBox?) {
    if let color {
      self = .color(color)
    } else if let range, range != .unknown {
      self = .range(darkest: Color(encoded: range.low), lightest: Color(encoded: range.high))
    } else {
      self = .unknown
    }
  }
}

extension Reading {
  /// What it is drawn in.
  var front: Shade { Shade(foreground, foregroundRange) }
  /// What lies behind.
  var ground: Shade { Shade(background, backgroundRange) }
}

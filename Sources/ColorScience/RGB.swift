/// Three channel values, encoded sRGB unless a declaration says linear; not limited to 0...1.
package struct RGB: Hashable, Sendable {
  /// The red channel, 1 being full intensity.
  package var red: Double
  /// The green channel, 1 being full intensity.
  package var green: Double
  /// The blue channel, 1 being full intensity.
  package var blue: Double

  /// Makes a triple of channel values.
  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes a triple with one value in all channels.
  package init(gray: Double) {
    self.init(red: gray, green: gray, blue: gray)
  }

  /// The values in the order red, green, blue.
  package var channels: [Double] { [red, green, blue] }

  /// The channel at 0 (red), 1 (green) or 2 (blue).
  package subscript(channel: Int) -> Double {
    get {
      switch channel {
      case 0: red
      case 1: green
      default: blue
      }
    }
    set {
      switch channel {
      case 0: red = newValue
      case 1: green = newValue
      default: blue = newValue
      }
    }
  }

  /// The triple whose channels are transformed one by one.
  package func map(_ transform: (Double) -> Double) -> RGB {
    RGB(red: transform(red), green: transform(green), blue: transform(blue))
  }

  /// The triple made from the channels of two triples, pair by pair.
  package func combined(with other: RGB, _ combine: (Double, Double) -> Double) -> RGB {
    RGB(red: combine(red, other.red), green: combine(green, other.green), blue: combine(blue, other.blue))
  }

  /// The triple with every channel limited to 0...1.
  package var clipped: RGB { map(\.limitedToUnit) }

  /// Whether every channel lies in 0...1 but for rounding noise of conversions.
  package var isInUnitCube: Bool {
    let slack = 1e-9
    return channels.allSatisfy { $0 >= -slack && $0 <= 1 + slack }
  }

  /// The sum of the products of the channels.
  func dot(_ other: RGB) -> Double {
    red * other.red + green * other.green + blue * other.blue
  }
}

extension Double {
  /// The value limited to 0...1; what isn't a number becomes 0.
  var limitedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}

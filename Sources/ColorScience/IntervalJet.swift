/// The range of a function of one parameter and the range of its derivative over a stretch of the parameter.
struct IntervalJet: Hashable, Sendable {
  let value: Interval
  let slope: Interval

  init(value: Interval, slope: Interval) {
    self.value = value
    self.slope = slope
  }

  init(constant: Double) {
    self.init(value: Interval(constant), slope: Interval(0))
  }

  /// The parameter itself over a stretch.
  init(parameter: Interval) {
    self.init(value: parameter, slope: Interval(1))
  }

  static func + (left: IntervalJet, right: IntervalJet) -> IntervalJet {
    IntervalJet(value: left.value + right.value, slope: left.slope + right.slope)
  }

  static func + (left: Double, right: IntervalJet) -> IntervalJet {
    IntervalJet(value: Interval(left) + right.value, slope: right.slope)
  }

  static func * (factor: Double, right: IntervalJet) -> IntervalJet {
    IntervalJet(value: factor * right.value, slope: factor * right.slope)
  }

  static func * (left: IntervalJet, right: IntervalJet) -> IntervalJet {
    IntervalJet(value: left.value * right.value, slope: left.slope * right.value + left.value * right.slope)
  }

  /// The quotient; the divisor's value must be positive.
  static func / (left: IntervalJet, right: IntervalJet) -> IntervalJet {
    let value = left.value / right.value
    return IntervalJet(value: value, slope: (left.slope - value * right.slope) / right.value)
  }

  /// The line from one number at parameter 0 to another at 1.
  func line(from start: Double, to end: Double) -> IntervalJet {
    start + (end - start) * self
  }

  var cubed: IntervalJet {
    let magnitude = value.magnitude
    let square = Interval(magnitude.low * magnitude.low, magnitude.high * magnitude.high)
    return IntervalJet(value: value.growing { $0 * $0 * $0 }, slope: 3 * square * slope)
  }

  /// sRGB decoding; the decoding's slope grows with magnitude.
  var decoded: IntervalJet {
    IntervalJet(
      value: value.growing(SRGBTransfer.decode),
      slope: value.magnitude.growing(SRGBTransfer.decodeSlope) * slope)
  }

  /// sRGB encoding; the encoding's slope falls with magnitude.
  var encoded: IntervalJet {
    IntervalJet(
      value: value.growing(SRGBTransfer.encode),
      slope: value.magnitude.growing(SRGBTransfer.encodeSlope) * slope)
  }

  /// The function limited to a range; where it may be cut off its slope may be zero.
  func clamped(to limits: Interval) -> IntervalJet {
    if value.low >= limits.low && value.high <= limits.high { return self }
    let isCutOff = value.high <= limits.low || value.low >= limits.high
    return IntervalJet(
      value: value.clamped(to: limits), slope: isCutOff ? Interval(0) : slope.hull(Interval(0)))
  }
}

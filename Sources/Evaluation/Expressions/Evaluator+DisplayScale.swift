import Scene

/// How many pixels a display has for a point, which every device decides for itself.
extension Evaluator {
  private static let scales = [1.0, 2.0, 3.0]

  /// The pixels of a point along one side.
  func displayScale(_ place: Place) -> Value { displayNumber(place) { $0 } }

  /// The side of a pixel in pt: a line as thick is a hairline on all displays.
  func pixelLength(_ place: Place) -> Value { displayNumber(place) { 1 / $0 } }

  /// The scale of a screen that is asked for it; `nil` for other questions.
  func screenScale(_ name: String, of doubt: Doubt, _ place: Place) -> Value? {
    doubt.key == "UIScreen.main" && ["scale", "nativeScale"].contains(name) ? displayScale(place) : nil
  }

  private func displayNumber(_ place: Place, _ number: (Double) -> Double) -> Value {
    let condition = conditions.number(
      key: "gap.displayScale", label: "displayScale", arms: Self.scales.map { "\(Int($0))" }, isGap: true)
    return choice(
      Self.scales.enumerated().map { arm, scale in
        .init(condition: Guard(condition: condition, arm: arm), value: .number(number(scale)))
      }, place: place)
  }
}

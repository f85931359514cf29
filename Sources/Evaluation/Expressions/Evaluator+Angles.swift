import Scene

/// Angles of SwiftUI, which hues are computed with.
extension Evaluator {
  private static let angle = "Angle"
  private static let degreesPerRadian = 180 / Double.pi

  /// Makes an angle, as `Angle.degrees(30)`, `Angle(radians: 1)` and `Angle.zero`; `nil` for other types and values.
  func angle(_ name: String, _ arguments: [ArgumentValue]?, of type: String, place: Place) -> Value? {
    guard type == Self.angle else { return nil }
    if name == "zero", arguments == nil { return angle(radians: .number(0), degrees: .number(0)) }
    guard let argument = arguments?.first, arguments?.count == 1,
      let unit = name == "init" ? argument.label : name, unit == "degrees" || unit == "radians"
    else { return nil }
    return distribute(argument.value, place: place) { value in
      unit == "degrees"
        ? angle(radians: arithmetic("/", value, .number(Self.degreesPerRadian), place: place), degrees: value)
        : angle(radians: value, degrees: arithmetic("*", value, .number(Self.degreesPerRadian), place: place))
    }
  }

  private func angle(radians: Value, degrees: Value) -> Value {
    .instance(
      Instance(
        typeName: Self.angle, fields: ["radians": radians, "degrees": degrees],
        identity: "\(Self.angle)(\(key(of: radians)))"))
  }
}

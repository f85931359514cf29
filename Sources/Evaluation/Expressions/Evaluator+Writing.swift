import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// Methods of the frameworks that write to the variables they are given.
extension Evaluator {
  /// Follows a call that writes to variables, and returns whether it has something to write; `nil` for all other calls.
  func write(_ base: Expression, _ method: String, _ arguments: [Argument], in scope: Scope) -> Bool? {
    scan(base, method, arguments, in: scope) ?? writeChannels(base, method, arguments, in: scope)
  }

  /// Follows `getRed(&red, green: &green, blue: &blue, alpha: &alpha)` of a colour that is known in every appearance.
  private func writeChannels(
    _ base: Expression, _ method: String, _ arguments: [Argument], in scope: Scope
  ) -> Bool? {
    guard method == "getRed", arguments.map(\.label) == [nil, "green", "blue", "alpha"],
      case .color(let color) = evaluate(base, in: scope),
      let values = channels(of: color, place: place(base.span, in: scope))
    else { return nil }
    for (argument, value) in zip(arguments, values) {
      if let variable = argument.value.writtenVariable { _ = scope.assign(variable, value) }
    }
    return true
  }

  /// Red, green, blue and alpha, each 0...1 in encoded sRGB, or beyond for colours that sRGB does not hold.
  private func channels(of color: ColorValue, place: Place) -> [Value]? {
    var found: [(condition: Guard, color: Color)] = []
    for appearance in [Appearance.light, .dark, .lightIncreased, .darkIncreased] {
      let resolver = ColorResolver(
        platform: platform(of: place.file), appearance: appearance, isElevated: false, accent: nil)
      guard case .colors(let colors, _) = resolver.resolve(color.color), colors.count == 1 else { return nil }
      let condition = ConditionTable.decisions(
        of: appearance.scheme, increasesContrast: appearance.increasesContrast)
      found.append((condition, colors[0]))
    }
    let isOne = Set(found.map(\.color)).count == 1
    func value(_ read: (Color) -> Double) -> Value {
      isOne
        ? .number(read(found[0].color))
        : choice(found.map { .init(condition: $0.condition, value: .number(read($0.color))) }, place: place)
    }
    return (0..<3).map { channel in value { $0.encoded.channels[channel] } } + [value(\.alpha)]
  }
}

extension Expression {
  /// The variable that a callee is let write to by `&`.
  var writtenVariable: String? {
    if case .prefix("&", let variable) = kind, case .identifier(let name) = variable.kind { name } else { nil }
  }
}

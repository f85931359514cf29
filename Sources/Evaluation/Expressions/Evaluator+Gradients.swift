import PlatformStyles
import Scene
import SourceFacts

/// Gradients as styles (S-34).
extension Evaluator {
  static let namedGradients: Set<String> = [
    "linearGradient", "radialGradient", "conicGradient", "angularGradient", "ellipticalGradient",
  ]

  /// Returns a style that SwiftUI names; a gradient may be one of several.
  func styleValue(named name: String, _ arguments: [ArgumentValue]?, place: Place) -> Value? {
    Self.namedGradients.contains(name)
      ? gradients(name, arguments ?? [], place: place) : style(named: name, arguments, place: place).map(Value.style)
  }

  /// Makes a gradient, one for each list of colours that it may have, and where only some paths leave a stop unknown.
  func gradients(_ name: String, _ arguments: [ArgumentValue], place: Place) -> Value {
    for (position, argument) in arguments.enumerated() {
      if case .choice = argument.value, [nil, "colors", "stops", "gradient"].contains(argument.label) {
        return distribute(argument.value, place: place) { arm in
          var rest = arguments
          rest[position].value = arm
          return gradients(name, rest, place: place)
        }
      }
      if [nil, "gradient"].contains(argument.label), case .implicit(let member) = argument.value,
        let inner = member.arguments
      {
        return gradients(name, inner, place: place)
      }
      guard case .array(let stops) = argument.value, let open = stops.firstIndex(where: \.isSometimesKnown) else {
        continue
      }
      return distribute(stops[open], place: place) { stop in
        var (known, rest) = (stops, arguments)
        known[open] = stop
        rest[position].value = .array(known)
        return gradients(name, rest, place: place)
      }
    }
    return .style(gradient(name, arguments, place: place))
  }

  /// Reads the stops of a gradient.
  func gradient(_ name: String, _ arguments: [ArgumentValue], place: Place) -> Style {
    var source: Value?
    for argument in arguments {
      switch argument.label {
      case "colors", "stops", "gradient": source = argument.value
      case nil where source == nil: source = argument.value
      default: break
      }
    }
    guard let source else { return .unknown(Doubt(.unsupportedExpression, "a gradient", place: place)) }
    if case .style(.gradient(let colors)) = source { return .gradient(colors) }
    if case .implicit(let member) = source, let inner = member.arguments { return gradient(name, inner, place: place) }
    guard case .array(let values) = source else {
      if case .unknown(let doubt) = source { return .unknown(doubt) }
      return .unknown(Doubt(.unsupportedExpression, "a gradient", place: place))
    }
    var colors: [ColorValue] = []
    for value in values {
      switch colorValue(stopColor(value), place: place) {
      case .color(let color):
        // How a stop that is not known is faded says nothing of the others.
        if let doubt = color.color.doubt { return .unknown(doubt) }
        colors.append(color)
      case .unknown(let doubt): return .unknown(doubt)
      case .choice(let alternatives):
        // Every colour that a stop can take bounds what the gradient shows.
        for branch in alternatives.branches {
          switch branch.value {
          case .color(let color):
            if let doubt = color.color.doubt { return .unknown(doubt) }
            colors.append(color)
          case .unknown(var doubt):
            // That a stop is computed with something from elsewhere makes it no surface from elsewhere.
            if doubt.reason == .externalModule, !doubt.isUnpublished { doubt.reason = .unsupportedExpression }
            return .unknown(doubt)
          default: return .unknown(Doubt(.unsupportedExpression, "a gradient", place: place))
          }
        }
      default: return .unknown(Doubt(.unsupportedExpression, "a gradient", place: place))
      }
    }
    return colors.isEmpty ? .unknown(Doubt(.unsupportedExpression, "a gradient", place: place)) : .gradient(colors)
  }

  private func stopColor(_ value: Value) -> Value {
    if case .implicit(let member) = value, ["init", "stop"].contains(member.name),
      let color = member.arguments?.first(where: { $0.label == "color" })
    {
      return color.value
    }
    return value
  }
}

extension Value {
  /// True for what is a colour on some paths and not known on others.
  fileprivate var isSometimesKnown: Bool {
    guard case .choice(let alternatives) = self else { return false }
    return alternatives.branches.contains { if case .color = $0.value { $0.value.runTimeDoubt == nil } else { false } }
      && alternatives.branches.contains { $0.value.runTimeDoubt != nil }
  }
}

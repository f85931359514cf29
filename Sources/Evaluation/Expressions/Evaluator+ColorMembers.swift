import ColorScience
import PlatformStyles
import Scene
import SourceFacts

extension Evaluator {
  /// Calls or reads a member of a colour.
  func colorMember(_ name: String, of color: ColorValue, _ arguments: [ArgumentValue]?, place: Place, in scope: Scope)
    -> Value
  {
    func value(_ result: DynamicColor, asksTraits: Bool = false) -> Value {
      .color(
        ColorValue(
          color: result, origin: color.origin, isPlatformColor: color.isPlatformColor,
          asksTraits: color.asksTraits || asksTraits, trail: color.trail))
    }
    switch name {
    case "opacity", "withAlphaComponent":
      guard let first = arguments?.first else { break }
      return distribute(first.value, place: place) { amount in
        guard case .number(let factor) = amount else { return unsupported(amount, "'\(name)'", place) }
        // `withAlphaComponent` replaces the alpha; `opacity` multiplies it.
        if name == "withAlphaComponent" { return value(.withAlpha(color.color, factor)) }
        return value(factor == 1 ? color.color : .faded(color.color, by: factor))
      }
    case "mix":
      guard case .color(let other)? = arguments?.first.map({ colorValue($0.value, place: place) }),
        case .number(let fraction)? = arguments?.first(where: { $0.label == "by" })?.value
      else { break }
      let isDevice =
        arguments?.contains { argument in
          if case .implicit(let space) = argument.value { space.name == "device" } else { false }
        } ?? false
      let mixed = DynamicColor.mixed(color.color, other.color, by: fraction, perceptual: !isDevice)
      return value(mixed, asksTraits: other.asksTraits)
    case "cgColor": return coreGraphics(color, place: place)
    case "resolvedColor", "resolve", "asColor": return .color(color)
    case "gradient": return .style(.softGradient(color))
    case "secondary", "tertiary", "quaternary", "quinary":
      guard let level = ContentLevel(swiftUIName: name) else { break }
      return .style(.offset(.color(color), level))
    case "shadow": return .style(.color(color))
    case "blendMode": return .style(blended(.color(color), arguments, place: place))
    default: break
    }
    let type = color.isPlatformColor ? "UIColor" : "Color"
    if let arguments, let method = bestMethod(name, of: .color(color), arguments, place: place, in: scope) {
      return callValue(method, arguments, place: place, in: scope)
    }
    if arguments == nil, let member = extensionMember(name, of: .color(color), type: type, place: place) {
      return member
    }
    if let part = colorPart(name, of: color, arguments, place: place) { return part }
    // A `Color` is a view as well, so other members are modifiers; a colour of UIKit or AppKit is none, but of overloads
    // that give either the first is taken.
    if color.isPlatformColor, ModifierTable.effect(named: name) == nil {
      return .unknown(Doubt(.unsupportedExpression, "'.\(name)'", place: place))
    }
    let node = view(from: .color(color), place: color.origin ?? place)
    return .view(.modified(node, ModifierCall(name: name, arguments: arguments ?? [], place: place)))
  }

  func unsupported(_ value: Value, _ what: String, _ place: Place) -> Value {
    if case .unknown = value { return value }
    return .unknown(Doubt(.unsupportedExpression, what, place: place))
  }

  /// Interprets a value as a colour.
  func colorValue(_ value: Value, place: Place) -> Value {
    switch value {
    case .implicit(let member): resolve(member, as: TypeReference(name: "Color"), file: place.file, context: nil)
    case .choice: distribute(value, place: place) { colorValue($0, place: place) }
    default: value
    }
  }
}

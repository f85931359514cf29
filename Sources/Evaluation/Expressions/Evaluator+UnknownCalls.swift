import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// What is told of a value that a method makes which can't be followed.
extension Evaluator {
  /// Calls a member of what is not known: a modifier of a view, the opacity of a colour, or another one.
  func call(
    _ name: String, of receiver: Doubt, _ arguments: [ArgumentValue]?, _ place: Place, _ namePlace: Place,
    in scope: Scope
  ) -> Value {
    let arguments = arguments ?? []
    if let view = view(of: receiver, modifiedBy: name, arguments, place: place, in: scope) {
      return callMember(name, of: .view(view), arguments, place: place, namePlace: namePlace, in: scope)
    }
    // Of a view, a colour or a style, whatever it is, nothing is left (S-32).
    if name == "opacity", arguments.count == 1, arguments[0].label == nil, case .number(0) = arguments[0].value {
      return .color(ColorValue(color: .fixed(.clear), origin: place))
    }
    // What another module makes by a function of a type, as `Remote.url(…)`, is a view where it is given some (S-60).
    if receiver.reason == .externalModule, receiver.type == nil,
      arguments.contains(where: LooseViews(self).makesViews)
    {
      return callMember(name, of: .view(.unknown(receiver)), arguments, place: place, namePlace: namePlace, in: scope)
    }
    return faded(receiver, by: name, arguments, place: place) ?? result(of: name, on: receiver, arguments)
  }

  /// Returns a colour that is not known at an opacity that is: any colour of that alpha (S-141); `nil` for other
  /// methods, and for what its type does not tell to be a colour that is there.
  func faded(_ color: Doubt, by name: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard name == "opacity" || name == "withAlphaComponent", color.isPresent, let type = color.type, !type.isOptional,
      Self.colorTypes.contains(type.name.withoutFramework), arguments.count == 1, arguments[0].value.isNumeric
    else { return nil }
    return distribute(arguments[0].value, place: place) { amount in
      guard case .number(let factor) = amount, factor < 1 else { return result(of: name, on: color, arguments) }
      let any = DynamicColor.unknown(color)
      return .color(
        ColorValue(
          color: name == "opacity" ? .faded(any, by: factor) : .withAlpha(any, factor), origin: place,
          isPlatformColor: type.name.withoutFramework != "Color"))
    }
  }

  /// Returns the type of what a colour makes of itself, which is one again; `nil` for other types and methods.
  private static func colorMade(by name: String, of type: TypeReference?) -> TypeReference? {
    guard let type, colorTypes.contains(type.name.withoutFramework) else { return nil }
    return styleMembers.contains(name) || name == "withAlphaComponent" ? type : nil
  }

  /// The types of the frameworks that are colours.
  static let colorTypes: Set<String> = ["Color", "UIColor", "NSColor"]

  /// Returns what a method that can't be followed makes of a value that is not known.
  func result(of name: String, on receiver: Doubt, _ arguments: [ArgumentValue]) -> Value {
    var doubt = receiver
    let called = ".\(name)\(key(of: arguments))"
    // What is left of a division has the same rest again.
    if name == "truncatingRemainder", receiver.key.hasSuffix(called) { return .unknown(receiver) }
    doubt.key += called
    let words = name == "contains" ? arguments.first.map { label(of: $0.value) } ?? "" : arguments.isEmpty ? "" : "…"
    doubt.label += ".\(name)(\(words))"
    // What another value is made of stays the reason.
    if receiver.detail == "'\(receiver.label)'" { doubt.detail = "'\(doubt.label)'" }
    doubt.amount = name == "formatted" ? Amounts.format(in: arguments) : nil
    doubt.format = name == "formatted" ? ValueFormat(arguments, type: doubt.type) : nil
    let type = Self.typeMade(by: name, of: receiver.type) ?? Self.colorMade(by: name, of: receiver.type)
    doubt.type = typeAsked(by: name, arguments) ?? type
    doubt.isPresent = receiver.isPresent && type?.isOptional == false
    // A colour that is there makes another one of itself.
    if Self.styleMembers.contains(name), !receiver.isPresent { doubt.chainedTo = receiver.chainedTo ?? receiver }
    keepElements(of: receiver, in: .unknown(doubt), by: name)
    keepLength(of: receiver, in: .unknown(doubt), by: name)
    return .unknown(doubt)
  }
}

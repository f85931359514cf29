import SourceFacts

/// `map` and `flatMap` of values that may be nil.
extension Evaluator {
  /// Maps an optional, or a list that is not known; `nil` for other receivers and methods.
  func optionalMap(_ name: String, of receiver: Value, _ arguments: [ArgumentValue], place: Place, in scope: Scope)
    -> Value?
  {
    if let list = mappedList(name, of: receiver, arguments, place: place, in: scope) { return list }
    if let text = reducedText(name, of: receiver, arguments, place: place) { return text }
    guard name == "map" || name == "flatMap", arguments.count == 1 else { return nil }
    func mapped() -> Value {
      let argument = ArgumentValue(label: nil, value: receiver, place: place)
      return callValue(arguments[0].value, [argument], place: place, in: scope)
    }
    switch receiver {
    case .none: return Value.none
    case .string, .number, .bool, .color, .font, .style, .closure: return mapped()
    case .instance(let instance): return index.types[instance.typeName] == nil ? nil : mapped()
    case .unknown(let doubt):
      if let type = doubt.type, type.arguments.count > 0 || Self.collections.contains(type.name) { return nil }
      let result = mapped()
      // A receiver of unknown type may be a list, of which a view or a colour is rarely made alone.
      guard doubt.type != nil || isLook(result) else { return nil }
      return choice(
        presence(of: receiver, place: place).map { path, isPresent in
          .init(condition: path, value: isPresent ? result : .none)
        }, place: place)
    default: return nil
    }
  }

  /// True for what a view is drawn with.
  private func isLook(_ value: Value) -> Bool {
    switch value {
    case .view, .color, .font, .style: true
    case .choice(let all): all.branches.allSatisfy { isLook($0.value) }
    default: false
    }
  }

  private static let collections: Set<String> = [
    "Array", "Set", "Dictionary", "Range", "ClosedRange", "Binding", "Data",
  ]
}

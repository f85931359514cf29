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

  /// Maps an optional that holds a list or another generic value as a whole: behind no `?`, `map` is the optional's;
  /// `nil` for other receivers and methods.
  func wholeMap(_ name: String, of receiver: Value, _ arguments: [ArgumentValue], place: Place, in scope: Scope)
    -> Value?
  {
    guard name == "map" || name == "flatMap", arguments.count == 1, case .unknown(let doubt) = receiver,
      !doubt.isPresent, let type = doubt.type, type.isOptional,
      !type.arguments.isEmpty || Self.collections.contains(type.name)
    else { return nil }
    let argument = ArgumentValue(label: nil, value: present(receiver), place: place)
    return choice(
      presence(of: receiver, place: place).map { path, isPresent in
        .init(
          condition: path,
          value: isPresent ? callValue(arguments[0].value, [argument], place: place, in: scope) : .none)
      }, place: place)
  }

  /// Returns what `Binding(other)` binds, which is nil where the other one binds nil; `nil` for other initialisers.
  func bound(by arguments: [ArgumentValue]) -> Value? {
    guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailingClosure else { return nil }
    return distribute(arguments[0].value, place: nil) { $0.bound ?? $0 }
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

extension Value {
  /// What a binding binds: what is not known is of the type that the binding is written with, and a colour, a font or a
  /// style stands for its binding; `nil` for others.
  var bound: Value? {
    switch self {
    case .color, .font, .style: return self
    case .unknown(var doubt):
      guard let type = doubt.type, type.name.withoutFramework == "Binding", let inner = type.arguments.first else {
        return self
      }
      doubt.type = inner
      doubt.isPresent = doubt.isPresent && !inner.isOptional
      return .unknown(doubt)
    default: return nil
    }
  }
}

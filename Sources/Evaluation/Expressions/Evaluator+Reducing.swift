import SourceFacts

/// Values that `reduce` joins, one after the other.
extension Evaluator {
  /// Joins values by a closure or an operator, one after the other.
  func reduced(_ values: [Value], from initial: Value, by step: Value, place: Place) -> Value? {
    switch step {
    case .closure(let closure): values.reduce(initial) { invoke(closure, [$0, $1], place: place) }
    case .unknown(let doubt) where doubt.label == "+":
      values.reduce(initial) { arithmetic("+", $0, $1, place: place) }
    default: nil
    }
  }

  /// Returns the text that `reduce` makes of a list that is not known: the one that it starts with, and what one element
  /// adds (S-41, S-59); `nil` for other calls.
  func reducedText(_ name: String, of receiver: Value, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard name == "reduce", arguments.count == 2, arguments.allSatisfy({ $0.label == nil }),
      Self.isTextView(arguments[0].value), case .unknown(let list) = receiver
    else { return nil }
    let element = symbolicElement(of: list, named: arguments[1].value.parameters.last, place: place)
    let sum = reduced([element], from: arguments[0].value, by: arguments[1].value, place: place)
    return sum.flatMap { Self.isTextView($0) ? $0 : nil }
  }

  /// Returns the view at an end of a list of which nothing is known but that each element is made as a view, or nothing
  /// where the list is empty (S-59); `nil` for other members and lists.
  func viewAtEnd(_ name: String, of list: Doubt, place: Place) -> Value? {
    guard name == "first" || name == "last", let made = madeElements[list.key],
      Self.isTextView(made) || plainViews.contains(list.key)
    else { return nil }
    let ways = presence(of: derivedDoubt(list, name, type: nil), place: place)
    return choice(
      [.init(condition: ways.there, value: made), .init(condition: ways.absent, value: .none)], place: place)
  }

  /// True for what is a `Text` on every path.
  static func isTextView(_ value: Value) -> Bool {
    switch value {
    case .view(let node): node.componentName == "Text"
    case .choice(let all): all.branches.allSatisfy { isTextView($0.value) }
    default: false
    }
  }
}

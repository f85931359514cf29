import Scene
import SourceFacts

/// The first element of a known list that something is asked of, as in `presets.first { $0.id == stored }`.
extension Evaluator {
  /// The longest list of which each element may be the one.
  private static let maximumElements = 16

  /// Returns the first of some elements of which a closure or key path holds: each of those of which it may hold, where it
  /// does not of those before; `nil` where that is not followed.
  func first(of values: [Value], where arguments: [ArgumentValue], place: Place) -> Value? {
    guard values.count <= Self.maximumElements, arguments.count == 1, values.allSatisfy(\.isOne),
      let answers = mapped(values, arguments, place: place)
    else { return nil }
    var found = Value.none
    for (value, answer) in zip(values, answers).reversed() {
      let later = found
      found = fork(answer, place: place) { $0 ? value : later }
    }
    return found
  }

  /// Returns the first element of what `filter` keeps of a known list; `nil` for other expressions.
  func firstKept(by expression: Expression, place: Place, in scope: Scope) -> Value? {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(.some(let list), "filter", _) = callee.kind, arguments.count == 1,
      case .array(let values) = evaluate(list, in: scope)
    else { return nil }
    return first(of: values, where: self.arguments(arguments, in: scope), place: place)
  }
}

extension Value {
  /// True for a value that is told apart from others: which of unknown ones is found says little, and asks much.
  fileprivate var isOne: Bool {
    switch self {
    case .unknown, .choice: false
    default: true
    }
  }
}

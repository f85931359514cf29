import Scene
import SourceFacts

/// Known lists in an order: that of the values where all comparisons are known, else one that the running program tells
/// (S-58).
extension Evaluator {
  /// The longest list that is sorted.
  private static let maximumElements = 64

  /// Thrown where it is not known which of two values comes first.
  private struct OpenOrder: Error {}

  /// Returns values in the order that arguments ask for; `nil` where that is not known.
  func sorted(_ values: [Value], _ arguments: [ArgumentValue], place: Place) -> [Value]? {
    guard values.count > 1 else { return values }
    guard values.count <= Self.maximumElements, let precedes = order(arguments, place: place) else { return nil }
    return try? values.sorted(by: precedes)
  }

  /// Returns the least or the greatest of some values; `nil` where that is not known, but for values of the program,
  /// of which any may be it.
  func extreme(_ name: String, of values: [Value], _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard let first = values.first else { return Value.none }
    if values.count == 1 { return first }
    guard let precedes = order(arguments, place: place) else { return nil }
    let found = try? name == "min" ? values.min(by: precedes) : values.max(by: precedes)
    return found ?? (values.allSatisfy(isModel) ? oneOf(values, place: place) : nil)
  }

  /// Returns an element of a list that is sorted or shuffled where the element is read, in an order that is not known:
  /// it may be any; `nil` for other lists.
  func elementOfUnordered(_ list: Expression, in scope: Scope) -> Value? {
    guard case .call(let callee, let arguments) = list.kind, case .member(.some(let base), let name, _) = callee.kind,
      name == "sorted" || name == "shuffled", case .array(let values) = evaluate(base, in: scope), values.count > 1
    else { return nil }
    let place = place(list.span, in: scope)
    if name == "sorted", sorted(values, self.arguments(arguments, in: scope), place: place) != nil { return nil }
    return oneOf(values, place: place)
  }

  /// Returns what tells whether one value comes before another one; `nil` for arguments that are not followed.
  private func order(_ arguments: [ArgumentValue], place: Place) -> ((Value, Value) throws -> Bool)? {
    guard arguments.count <= 1 else { return nil }
    func by(_ symbol: String) -> (Value, Value) -> Value {
      { self.arithmetic(symbol, $0, $1, place: place) }
    }
    let compare: (Value, Value) -> Value
    switch arguments.first?.value {
    case nil: compare = by("<")
    case .closure(let closure)?: compare = { self.invoke(closure, [$0, $1], place: place) }
    // `sorted(by: >)` names an operator, which types of the program may declare.
    case .unknown(let doubt)? where Self.comparisons[doubt.label] != nil: compare = by(doubt.label)
    case .method(let function, _, _, _)? where Self.comparisons[function.name] != nil: compare = by(function.name)
    default: return nil
    }
    return { first, second in
      guard case .bool(let isBefore) = compare(first, second) else { throw OpenOrder() }
      return isBefore
    }
  }
}

import SourceFacts

/// States of an object that one publisher sets, as `events.map { … }.assign(to: &$phase)` does.
///
/// What each of them is after an event is not followed, so that nothing tells which of their values are met together.
extension ConditionTable {
  /// True where a path decides on several such states.
  func isSurmise(_ path: Guard) -> Bool {
    if publishers.isEmpty { return false }
    var met: [(state: String, publishers: Set<String>)] = []
    for decision in path.decisions {
      for (state, publishers) in publishers where asks(decision.condition, of: state) {
        if met.contains(where: { $0.state != state && !$0.publishers.isDisjoint(with: publishers) }) { return true }
        met.append((state, publishers))
      }
    }
    return false
  }

  /// True where a condition asks for a state, or for a part of it.
  private func asks(_ condition: Int, of state: String) -> Bool {
    let key = conditions[condition].key
    guard let range = key.firstRange(of: state) else { return false }
    guard let next = key[range.upperBound...].first else { return true }
    return !next.isLetter && !next.isNumber && next != "_"
  }
}

extension Evaluator {
  /// Notes the publishers that set a property of an object.
  func notePublishers(of property: String, in type: TypeInfo, key: String) {
    guard let publishers = usage.publishers[type.id]?[property] else { return }
    let object = key.dropLast(property.count)
    conditions.publishers[DoubtContents.bounded(key)] = Set(publishers.map { "\(object)\($0)" })
  }
}

extension Expression {
  /// The operators without arguments, which stand in a chain as what makes a publisher does.
  private static let operators: Set<String> = [
    "removeDuplicates", "dropFirst", "first", "share", "eraseToAnyPublisher", "switchToLatest", "print",
  ]

  /// The names of the publisher that a chain of operators begins with; `nil` for one that a type makes.
  var publisher: String? {
    switch kind {
    case .call(let callee, let arguments):
      guard case .member(.some(let base), let name, _) = callee.kind else { return nil }
      return arguments.isEmpty && !Self.operators.contains(name) ? callee.publisher : base.publisher
    case .postfix(_, let inner): return inner.publisher
    default:
      let names = chainedNames.map { $0.first == "self" ? Array($0.dropFirst()) : $0 }
      return names?.first?.first?.isUppercase == false ? names?.joined(separator: ".") : nil
    }
  }
}

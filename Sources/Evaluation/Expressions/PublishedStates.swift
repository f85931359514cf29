import SourceFacts

/// States of an object that one publisher sets, as `events.map { … }.assign(to: &$phase)` does.
///
/// What each of them is after an event is not followed, so that nothing tells which of their values are met together.
struct PublishedStates {
  /// The states that conditions ask for, found once for each: each leaf asks for those on all its paths.
  private var asked: [Int: [String]] = [:]
  /// How many states there were when these were found.
  private var count = 0

  /// True where a path decides on several such states.
  mutating func isSurmise(_ path: Guard, in table: ConditionTable) -> Bool {
    let publishers = table.publishers
    if publishers.isEmpty { return false }
    if publishers.count != count { (asked, count) = ([:], publishers.count) }
    var met: [String] = []
    for decision in path.decisions {
      for state in states(askedBy: decision.condition, in: table) {
        let setting = publishers[state, default: []]
        if met.contains(where: { $0 != state && !publishers[$0, default: []].isDisjoint(with: setting) }) {
          return true
        }
        met.append(state)
      }
    }
    return false
  }

  /// Returns the states that a condition asks for, or for a part of which it does.
  private mutating func states(askedBy condition: Int, in table: ConditionTable) -> [String] {
    if let known = asked[condition] { return known }
    let key = table.conditions[condition].key
    let states = table.publishers.keys.filter { Self.asks(key, of: $0) }
    asked[condition] = states
    return states
  }

  private static func asks(_ key: String, of state: String) -> Bool {
    guard let range = key.firstRange(of: state) else { return false }
    guard let next = key[range.upperBound...].first else { return true }
    return !next.isLetter && !next.isNumber && next != "_"
  }
}

extension Evaluator {
  /// Notes the publishers that set a property of an object.
  func notePublishers(of property: String, in type: TypeInfo, key: @autoclosure () -> String) {
    guard let publishers = usage.publishers[type.id]?[property] else { return }
    let key = key()
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

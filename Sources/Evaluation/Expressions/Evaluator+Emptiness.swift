import Scene
import SourceFacts

/// Whether lists of which nothing is known hold anything: `isEmpty`, `count` and `first` of a list, and of one that has
/// as many elements, ask one condition (S-58).
extension Evaluator {
  /// A list by its identity, and as a reader writes it.
  struct ListIdentity {
    var key: String
    var label: String
  }

  /// Notes that what a method makes of a list has as many elements.
  func keepLength(of list: Doubt, in result: Value, by name: String) {
    guard Self.countPreserving.contains(name), case .unknown(let made) = result else { return }
    equallyLong[made.key] = identity(of: list.key, label: list.label)
  }

  /// Notes that a member of a list, such as its positions, has as many elements.
  func keepLength(of list: Doubt, in made: Doubt, asMember name: String) {
    let isDictionary = list.type?.name == Self.dictionaryType
    guard Self.sameLength.contains(name) || isDictionary && ["keys", "values"].contains(name) else { return }
    equallyLong[made.key] = identity(of: list.key, label: list.label)
  }

  /// Notes that the numbers from 0 up to the count of a list are as many as its elements.
  func keepLength(of positions: Doubt, _ symbol: String, from first: Value, to end: Value) {
    guard symbol == "..<", case .number(0) = first, case .unknown(let count) = end,
      let list = identity(asking: [".count"], count)
    else { return }
    equallyLong[positions.key] = list
  }

  /// False for what an operator makes of other values, such as a range, where these are what a program asks about.
  func asksOwnLength(of list: Doubt) -> Bool { equallyLong[list.key] != nil || !list.key.hasPrefix("(") }

  /// Returns a known list that is copied, and notes how long the copy of one is that is not known.
  func copied(_ arguments: [ArgumentValue], as name: String) -> Value? {
    guard arguments.count == 1, let source = arguments.first, source.label == nil else { return nil }
    if case .array = source.value, name == "Array" { return source.value }
    if name == "Array", let letters = letters(of: source.value) { return letters }
    if case .unknown(let list) = source.value {
      let isSame = madeElements[list.key] != nil || list.type.map { $0.name == name && !$0.isOptional } ?? false
      if isSame, name == "Array" { return source.value }
      let key = "\(name)\(key(of: arguments))"
      equallyLong[key] = identity(of: list.key, label: list.label)
      guard var type = listType(ofElementsOf: source.value) else { return nil }
      type.name = name
      var copy = list
      (copy.key, copy.label, copy.type) = (key, "\(name)(…)", type)
      copy.isPresent = list.isPresent
      return .unknown(copy)
    }
    return nil
  }

  /// Returns whether a list is empty, as far as what was asked of its count does not tell.
  func emptiness(of list: Doubt, place: Place) -> Value {
    emptiness(of: identity(of: list.key, label: list.label), as: list, place: place)
  }

  /// Returns what comparing a list's count with a number tells of the list being empty; `nil` for other comparisons.
  func emptiness(_ symbol: String, _ left: Value, _ right: Value, place: Place) -> Value? {
    if case .number = left, case .unknown = right, let mirrored = Self.mirrored[symbol] {
      return emptiness(mirrored, right, left, place: place)
    }
    guard case .unknown(let count) = left, case .number(let number) = right,
      let list = identity(asking: [".count"], count)
    else { return nil }
    switch (symbol, number) {
    case ("==", 0), ("<=", 0), ("<", 1): return emptiness(of: list, as: count, place: place)
    case ("!=", 0), (">", 0), (">=", 1): return prefix("!", emptiness(of: list, as: count, place: place), place: place)
    default: return nil
    }
  }

  /// Returns the ways on which a value that is not known is there and on which it is nil.
  func presence(of doubt: Doubt, spelled: String = "nil", place: Place) -> (there: Guard, absent: Guard) {
    if let optional = doubt.chainedTo { return presence(of: optional, place: place) }
    if let list = identity(asking: Self.someElement, doubt) {
      let ways = booleans(.unknown(emptiness(of: list, as: doubt)), place: place)
      return (ways[1].0, ways[0].0)
    }
    // Of which type a record is that was looked for is data, and what no record has is not asked for.
    let isRecord = doubt.isFound && doubt.key.contains(Self.cast)
    let isGap = doubt.isOfColor || isRecord || isNamedColor(doubt) || heldAtFirst.contains(doubt.key)
    let condition = conditions.number(key: "\(doubt.key) != nil", label: "\(doubt.label) != \(spelled)", isGap: isGap)
    if doubt.isLasting { conditions.keep(condition) }
    if doubt.isGiven { conditions.surmiseAbsence(asking: condition) }
    // Where no type tells that it may be nil, a comparison does not ask for that: what is nil equals no constant.
    let isAsked = doubt.type?.isOptional == true
    let compared = isAsked ? 0 : conditions.number(key: "value \(doubt.key)", label: doubt.key)
    let there = Guard.Decision(condition: condition, arm: 1, compared: compared, asksNil: true)
    return (Guard(there), Guard(there.taking(0)))
  }

  // MARK: - Identities

  /// Returns the list whose length one has.
  private func identity(of key: String, label: String) -> ListIdentity {
    equallyLong[key] ?? ListIdentity(key: key, label: label)
  }

  /// Returns the list of which a value is one of some members; `nil` for other values.
  private func identity(asking members: [String], _ value: Doubt) -> ListIdentity? {
    guard let member = members.first(where: value.key.hasSuffix), value.label.hasSuffix(member) else { return nil }
    return identity(of: String(value.key.dropLast(member.count)), label: String(value.label.dropLast(member.count)))
  }

  private func emptiness(of list: ListIdentity, as value: Doubt, place: Place) -> Value {
    var count = derivedDoubt(value, "count", type: TypeReference(name: "Int"))
    count.key = "\(list.key).count"
    return equal(count, 0, asking: emptiness(of: list, as: value), place: place)
  }

  private func emptiness(of list: ListIdentity, as value: Doubt) -> Doubt {
    var doubt = derivedDoubt(value, "isEmpty", type: TypeReference(name: "Bool"))
    doubt.key = "\(list.key).isEmpty"
    doubt.label = "\(list.label).isEmpty"
    doubt.detail = "'\(doubt.label)'"
    // What is empty counts as nothing else.
    doubt.compared = "\(list.key).count"
    return doubt
  }

  private static let countPreserving: Set<String> = ["map", "sorted", "reversed", "shuffled", "enumerated"]
  private static let sameLength: Set<String> = ["indices", "lazy"]
  private static let someElement = [".first", ".last", ".randomElement()", ".min()", ".max()"]
  private static let mirrored = ["==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="]
}

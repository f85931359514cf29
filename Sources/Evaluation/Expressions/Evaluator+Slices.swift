import Scene
import SourceFacts

/// Parts of lists, and lists that are made turn by turn: where how many elements they have is not known, what each may
/// be is (S-58).
extension Evaluator {
  /// Evaluates a subscript of an expression.
  func subscripted(_ base: Expression, _ arguments: [Argument], place: Place, in scope: Scope) -> Value {
    if let view = kept(in: base, arguments, scope: scope) { return view }
    if arguments.count == 1, arguments[0].label == nil, arguments[0].value.rangeBounds == nil,
      let any = elementOfUnordered(base, in: scope)
    {
      return any
    }
    let value = evaluate(base, in: scope)
    return slice(of: value, arguments, in: scope, place: place)
      ?? subscripted(value, self.arguments(arguments, in: scope), place: place, in: scope)
  }

  /// Returns the part of a list in a range that is written as one; `nil` for other values and subscripts.
  private func slice(of base: Value, _ arguments: [Argument], in scope: Scope, place: Place) -> Value? {
    guard arguments.count == 1, arguments[0].label == nil, let bounds = arguments[0].value.rangeBounds else {
      return nil
    }
    switch base {
    case .array(let values):
      let numbers = [bounds.lower, bounds.upper].map { bound in bound.map { evaluate($0, in: scope) } }
      let lower = numbers[0].map(Self.index) ?? 0
      let upper = numbers[1].map(Self.index) ?? values.count
      guard let lower, var upper else { return list(ofSome: values, place: place) }
      if bounds.isClosed { upper += 1 }
      guard (0...values.count).contains(lower), (lower...values.count).contains(upper) else { return nil }
      return .array(Array(values[lower..<upper]))
    case .unknown(var list):
      let made = madeElements[list.key]
      guard made != nil || listType(ofElementsOf: base) != nil else { return nil }
      list.key += "[\(place.file):\(place.span.start)]"
      list.label += "[…]"
      if let made { madeElements[list.key] = made }
      return .unknown(list)
    default: return nil
    }
  }

  private static func index(_ value: Value) -> Int? {
    guard case .number(let number) = value, number >= 0, number < 1_000_000 else { return nil }
    return Int(number)
  }

  /// Returns a list of some of several values, which ones being a matter of the running program; `nil` where they are no
  /// values of the program.
  private func list(ofSome values: [Value], place: Place) -> Value? {
    guard !values.isEmpty, values.allSatisfy(isModel) else { return nil }
    let element = oneOf(values, place: place)
    var list = Doubt(
      .runtimeValue, "a list", place: place, key: "some of \(place.file):\(place.span.start)\(key(of: .array(values)))",
      label: "list",
      type: modelName(of: element).map(Self.list))
    // Lists that can't be told apart by what they hold are not taken for one.
    if key(of: .array(values)) == Self.keyOfOther { list.key += makeIdentity() }
    madeElements[list.key] = element
    return .unknown(list)
  }

  // MARK: - Functions

  /// Calls `stride` or `zip`; `nil` for other functions.
  func listFunction(_ name: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    switch (name, arguments.map(\.label)) {
    case ("stride", ["from", "to", "by"]), ("stride", ["from", "through", "by"]): stride(arguments, place: place)
    case ("zip", [nil, nil]): zip(arguments[0].value, arguments[1].value, place: place)
    default: nil
    }
  }

  private func stride(_ arguments: [ArgumentValue], place: Place) -> Value {
    if case .number(let start) = arguments[0].value, case .number(let end) = arguments[1].value,
      case .number(let step) = arguments[2].value, step != 0, (end - start) / step < Double(Self.maximumTurns)
    {
      let isThrough = arguments[1].label == "through"
      let all =
        isThrough
        ? Array(Swift.stride(from: start, through: end, by: step)) : Array(Swift.stride(from: start, to: end, by: step))
      return .array(all.map { .number($0) })
    }
    return .unknown(
      Doubt(
        .runtimeValue, "'stride'", place: place, key: "stride\(key(of: arguments))", label: "stride(…)",
        type: Self.list(of: "Int")))
  }

  private func zip(_ first: Value, _ second: Value, place: Place) -> Value? {
    func pair(_ values: (Value, Value)) -> Value {
      .tuple([
        ArgumentValue(label: nil, value: values.0, place: place),
        ArgumentValue(label: nil, value: values.1, place: place),
      ])
    }
    if case .array(let left) = first, case .array(let right) = second {
      return .array(Swift.zip(left, right).map(pair))
    }
    guard let left = anyElement(of: first, place: place), let right = anyElement(of: second, place: place) else {
      return nil
    }
    let list = Doubt(
      .runtimeValue, "'zip'", place: place,
      key: "zip\(place.file):\(place.span.start)(\(key(of: first)),\(key(of: second)))", label: "zip(…)")
    madeElements[list.key] = pair((left, right))
    return .unknown(list)
  }

  /// Returns what an element of a list may be; `nil` where the value is no list.
  func anyElement(of list: Value, place: Place) -> Value? {
    switch list {
    case .array(let values): return values.isEmpty ? nil : oneOf(values, place: place)
    case .unknown(let doubt):
      if let made = madeElements[doubt.key] { return made }
      guard let type = doubt.type, Self.listTypes.contains(type.name) else { return nil }
      var each = Doubt(
        .runtimeValue, "an element", place: place, key: "\(doubt.key)[\(place.file):\(place.span.start)]",
        label: "element", type: type.arguments.last)
      each.isElement = true
      return declared(.unknown(each), as: each.type, in: nil, file: place.file)
    default: return nil
    }
  }

  /// The most elements that a known progression of numbers has.
  private static let maximumTurns = 64

  // MARK: - Loops

  /// The lists that a loop's body does nothing with but append to them, with what they held before.
  func listsAppendedTo(by body: [Statement], _ changed: Set<String>, in scope: Scope) -> [String: [Value]] {
    var result: [String: [Value]] = [:]
    for name in changed {
      guard case .array(let elements)? = scope.variable(name), body.onlyAppends(to: name) else { continue }
      result[name] = elements
    }
    return result
  }

  /// Makes lists what one turn of a loop after the other appends to them, where these are values of the program.
  func gather(_ lists: [String: [Value]], of body: [Statement], in scope: Scope, place: Place) {
    let saved = scope.snapshot()
    for name in lists.keys { _ = scope.assign(name, .array([])) }
    let ends = turn(of: body, in: scope, place: place)
    var gathered = lists
    for name in lists.keys {
      for end in ends {
        if case .array(let values)? = end.state?.value(of: name, in: scope) { gathered[name]? += values }
      }
    }
    scope.restore(saved)
    for (name, values) in gathered.sorted(by: { $0.key < $1.key }) {
      var known: Set<String> = []
      let all = values.filter {
        let key = key(of: $0)
        return key == Self.keyOfOther || known.insert(key).inserted
      }
      if let list = list(ofSome: all, place: place) { _ = scope.assign(name, list) }
    }
  }
}

extension Expression {
  /// The bounds of a range that is written as one.
  fileprivate var rangeBounds: (lower: Expression?, upper: Expression?, isClosed: Bool)? {
    switch kind {
    case .binary("...", let lower, let upper): (lower, upper, true)
    case .binary("..<", let lower, let upper): (lower, upper, false)
    case .prefix("...", let upper): (nil, upper, true)
    case .prefix("..<", let upper): (nil, upper, false)
    case .postfix("...", let lower): (lower, nil, false)
    default: nil
    }
  }

  /// True for a call that appends one element to a variable.
  fileprivate func appends(to name: String) -> Bool {
    guard case .call(let callee, let arguments) = kind, arguments.count == 1, arguments[0].label == nil,
      case .member(.some(let base), "append", _) = callee.kind, base.kind == .identifier(name)
    else { return false }
    return !arguments[0].value.changedNames.contains(name)
  }
}

extension [Statement] {
  /// True where nothing else is done that may change a variable than that elements are appended to it.
  fileprivate func onlyAppends(to name: String) -> Bool {
    allSatisfy { statement in
      statement.expressions.allSatisfy { $0.appends(to: name) || !$0.changedNames.contains(name) }
        && statement.statements.onlyAppends(to: name)
    }
  }
}

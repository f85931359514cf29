import PlatformStyles
import Scene
import SourceFacts

extension Evaluator {
  /// Evaluates a binary operation.
  func binary(_ symbol: String, _ left: Expression, _ right: Expression, place: Place, in scope: Scope) -> Value {
    switch symbol {
    case "&&":
      return fork(evaluate(left, in: scope), place: place) { $0 ? evaluate(right, in: scope) : .bool(false) }
    case "||":
      return fork(evaluate(left, in: scope), place: place) { $0 ? .bool(true) : evaluate(right, in: scope) }
    case "??":
      let value = evaluate(left, in: scope)
      func fallback() -> Value { self.fallback(right, for: value, of: left, in: scope) }
      let found = coalesce(value, place: place, or: fallback)
      if case .unknown = value { return found }
      // A chain is nil where what it begins with is, however well its members are known.
      guard let start = start(of: left, in: scope) else { return found }
      return choice(
        presence(of: start, place: place).map { path, isThere in
          .init(condition: path, value: isThere ? found : fallback())
        }, place: place)
    case "+":
      return add(left, right, place: place, in: scope)
    default:
      let values = (evaluate(left, in: scope), evaluate(right, in: scope))
      // An order takes the second operand apart by itself; other operators take it as it is.
      let isEquality = ["==", "!="].contains(symbol)
      return distribute(values.0, values.1, place: place) { first, second in
        arithmetic(
          symbol, expandedForComparison(first, with: second, in: scope),
          isEquality ? expandedForComparison(second, with: first, in: scope) : second, place: place)
      }
    }
  }

  /// Adds the terms of a long sum from left to right, without recursion over its length.
  private func add(_ left: Expression, _ right: Expression, place: Place, in scope: Scope) -> Value {
    var terms = [right]
    var first = left
    while case .binary("+", let inner, let next) = first.kind {
      terms.append(next)
      first = inner
    }
    var result = evaluate(first, in: scope)
    for term in terms.reversed() {
      let value = evaluate(term, in: scope)
      let sum = result
      result = distribute(sum, value, place: place) { arithmetic("+", $0, $1, place: place) }
    }
    return result
  }

  /// Returns an enumeration that is not known as its cases where it is compared with a constant.
  private func expandedForComparison(_ value: Value, with other: Value, in scope: Scope) -> Value {
    switch other {
    case .implicit, .instance: expanded(value, in: scope)
    default: value
    }
  }

  /// Returns what an optional chain asks, where that is not known and may be nil.
  private func start(of chain: Expression, in scope: Scope) -> Value? {
    switch chain.kind {
    case .postfix("?", let inner):
      let value = evaluate(inner, in: scope)
      if case .unknown(let doubt) = value, !doubt.isPresent { return value }
      return start(of: inner, in: scope)
    case .member(let base?, _, _), .subscripted(let base, _), .call(let base, _): return start(of: base, in: scope)
    default: return nil
    }
  }

  private func coalesce(_ left: Value, place: Place, or fallback: () -> Value) -> Value {
    switch left {
    case .none: return fallback()
    case .unknown(let doubt) where doubt.isAbsent: return fallback()
    case .unknown(let doubt) where doubt.isPresent: return left
    case .choice:
      return distribute(left, place: place) { coalesce($0, place: place, or: fallback) }
    case .unknown(var doubt):
      let ways = presence(of: doubt, place: place)
      doubt.type?.isOptional = false
      doubt.isPresent = true
      return choice(
        [
          .init(condition: ways.there, value: .unknown(doubt)),
          .init(condition: ways.absent, value: fallback()),
        ], place: place)
    default: return left
    }
  }

  /// Evaluates a prefix operation.
  func prefix(_ symbol: String, _ value: Value, place: Place) -> Value {
    switch symbol {
    case "!":
      return fork(value, place: place) { .bool(!$0) }
    case Expression.optionalTry: return tried(value, place: place)
    case "-":
      if case .number(let number) = value { return .number(-number) }
      var doubt = Doubt(.unsupportedExpression, "'-'", place: place, key: "-\(key(of: value))")
      doubt.type = value.numericType
      doubt.initial = value.initialNumber.map { -$0 }
      return .unknown(doubt)
    case "...", "..<":
      return stringRange(symbol, nil, value) ?? typeSizes(from: nil, to: value, withoutLast: symbol == "..<") ?? value
    default: return value
    }
  }

  /// Evaluates an operation on evaluated operands.
  func arithmetic(_ symbol: String, _ left: Value, _ right: Value, place: Place) -> Value {
    if symbol == "+", let sum = joined(left, right) { return sum }
    if case .choice = left {
      return distribute(left, place: place) { arithmetic(symbol, $0, right, place: place) }
    }
    if let result = declaredOperator(symbol, left, right, place: place) { return result }
    if let isEmpty = emptiness(symbol, left, right, place: place) { return isEmpty }
    switch symbol {
    case "==", "===": return equals(left, right, place: place)
    case "!=", "!==": return prefix("!", equals(left, right, place: place), place: place)
    default: break
    }
    if case .number(let first) = left, case .number(let second) = right {
      return number(symbol, first, second, place: place)
    }
    if symbol == "~=", let answer = lies(in: left, right, place: place) { return answer }
    if let range = stringRange(symbol, left, right) { return range }
    if let result = comparedInOrder(symbol, left, right, place: place) { return result }
    if let result = compareSizes(symbol, left, right, place: place) { return result }
    if let number = cancelling(symbol, left, right) { return number }
    if symbol == "+" {
      if let sum = concatenated(left, right) { return sum }
      if let first = Self.plainText(left), let second = Self.plainText(right) { return .string(first + second) }
      if case .array(let first) = left, case .array(let second) = right { return .array(first + second) }
      var sum = Doubt(.runtimeValue, "a sum", place: place, key: key(of: symbol, left, right))
      sum.amount = Amounts.form(ofSum: left, right)
      sum.isOfColor = left.isOfColor || right.isOfColor
      sum.type = left.numericType ?? right.numericType ?? Self.textType(ofSum: [left, right])
      sum.initial = initial(symbol, left, right, place: place)
      sum.isPresent = true
      return .unknown(sum)
    }
    return ordered(symbol, left, right, place: place)
  }

  /// Returns the type of a sum with a text; `nil` where neither operand is told to be one, or one is anything else.
  private static func textType(ofSum operands: [Value]) -> TypeReference? {
    var hasText = false
    for operand in operands {
      switch operand {
      case .string, .interpolated: hasText = true
      case .unknown(let doubt) where doubt.type == nil: break
      case .unknown(let doubt) where doubt.type?.name == "String": hasText = true
      default: return nil
      }
    }
    return hasText ? TypeReference(name: "String") : nil
  }

  /// Returns what stands for an operation that is not known.
  func open(_ symbol: String, _ left: Value, _ right: Value, place: Place) -> Value {
    let label = "\(label(of: left)) \(symbol) \(label(of: right))"
    var doubt = Doubt(.runtimeValue, "'\(label)'", place: place, key: key(of: symbol, left, right), label: label)
    if case .unknown(let first) = left { doubt.reason = first.reason }
    doubt.isOfColor = left.isOfColor || right.isOfColor
    doubt.isPresent = Self.numericOperators.contains(symbol) || ["...", "..<"].contains(symbol)
    if Self.numericOperators.contains(symbol) {
      doubt.type = left.numericType ?? right.numericType
      doubt.initial = initial(symbol, left, right, place: place)
    }
    keepLength(of: doubt, symbol, from: left, to: right)
    return .unknown(doubt)
  }

  /// Returns the identity of what an operation makes of values that are not known.
  func key(of symbol: String, _ left: Value, _ right: Value) -> String {
    "(\(key(of: left)) \(symbol) \(key(of: right)))"
  }

  /// Returns what an operation begins with, where that is known of each operand.
  private func initial(_ symbol: String, _ left: Value, _ right: Value, place: Place) -> Double? {
    guard let first = left.initialNumber, let second = right.initialNumber,
      case .number(let result) = number(symbol, first, second, place: place)
    else { return nil }
    return result
  }

  /// The operators whose result is a number of its operands' type.
  private static let numericOperators: Set<String> = ["-", "*", "/", "%", "&+", "&-", "&*"]

  /// Joins texts to one; a long sum stays one list.
  private func concatenated(_ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.view(.concatenated(let nodes)), .view(let second)): .view(.concatenated(nodes + [second]))
    case (.view(let first), .view(let second)): .view(.concatenated([first, second]))
    case (.unknown(let doubt), .view(let second)): .view(.concatenated([.unknown(doubt), second]))
    case (.view, _): left
    default: nil
    }
  }

  /// Returns a value in words.
  func label(of value: Value) -> String {
    switch value {
    case .unknown(let doubt): doubt.label
    case .implicit(let member):
      ".\(member.name)" + member.chain.map { ".\($0.name)\($0.arguments == nil ? "" : "(…)")" }.joined()
    case .none: "nil"
    case .string(let text): "\"\(text)\""
    case .instance(let instance): instance.enumCase.map { ".\($0)" } ?? instance.typeName
    case .color(let color): color.color.words
    default: Self.plainText(value) ?? "…"
    }
  }

  /// Returns what stands for a member that can't be followed; of a constant it names that too: `5.minutes` is not
  /// `10.minutes`.
  func unfollowed(_ member: String, of receiver: Value, key memberKey: String, place: Place) -> Value {
    var words = member
    switch receiver {
    case .number, .string: words = "\(label(of: receiver)).\(member)"
    default: break
    }
    return .unknown(
      Doubt(.unsupportedExpression, "'\(words)'", place: place, key: "\(key(of: receiver)).\(memberKey)", label: words))
  }

  private func number(_ symbol: String, _ first: Double, _ second: Double, place: Place) -> Value {
    func bits(_ operation: (Int64, Int64) -> Int64) -> Value {
      guard let left = Int64(exactly: first.rounded()), let right = Int64(exactly: second.rounded()) else {
        return .unknown(Doubt(.unsupportedExpression, "'\(symbol)'", place: place))
      }
      return .number(Double(operation(left, right)))
    }
    switch symbol {
    case "+", "&+": return .number(first + second)
    case "-", "&-": return .number(first - second)
    case "*", "&*": return .number(first * second)
    case "/":
      guard second != 0 else { return .unknown(Doubt(.unsupportedExpression, "a division by zero", place: place)) }
      return .number(first / second)
    case "%": return second == 0 ? .number(0) : .number(first.truncatingRemainder(dividingBy: second))
    case "<": return .bool(first < second)
    case ">": return .bool(first > second)
    case "<=": return .bool(first <= second)
    case ">=": return .bool(first >= second)
    case "&": return bits(&)
    case "|": return bits(|)
    case "^": return bits(^)
    case "<<": return bits { $0 << $1 }
    case ">>": return bits { $0 >> $1 }
    case "..<", "...":
      return range(RangeBounds(lower: first, upper: second, isClosed: symbol == "..."), symbol, place: place)
    default:
      var doubt = Doubt(.unsupportedExpression, "'\(symbol)'", place: place)
      doubt.isPresent = true
      return .unknown(doubt)
    }
  }

  /// Evaluates a subscript.
  func subscripted(_ base: Value, _ arguments: [ArgumentValue], place: Place, in scope: Scope) -> Value {
    if let value = keyPathSubscript(base, arguments, place: place, in: scope) { return value }
    switch base {
    case .choice:
      return distribute(base, place: place) { subscripted($0, arguments, place: place, in: scope) }
    case .array(let values):
      return addedSubscript(base, arguments, place: place) ?? element(of: values, at: arguments, place: place)
    case .type("EnvironmentValues"):
      // `self[Key.self]` in an environment property reads the key's default value.
      if case .type(let key)? = arguments.first?.value,
        let value = staticMember("defaultValue", ofTypeNamed: key, place: place, in: scope)
      {
        return value
      }
    case .unknown(let doubt):
      if arguments.count == 1, arguments[0].label == nil, let view = plainView(of: doubt) { return view }
      // Of views each key has its own.
      if let element = Self.viewElement(of: doubt.type) {
        return derived(doubt, "[\(key(of: arguments))]", type: element)
      }
      let themes = themed(base, file: scope.file)
      if case .unknown = themes {
        let type = Self.valueType(of: doubt.type, at: arguments) ?? elementType(of: base)
        if arguments.count == 2, arguments[1].label == "default", type?.name == "Bool" {
          // A flag with a default is the one that `flags[key] ?? false` asks for.
          let flag = element(of: doubt, at: [arguments[0]], type: Self.valueType(of: doubt.type, at: [arguments[0]]))
          return coalesce(flag, place: place) { arguments[1].value }
        }
        return element(of: doubt, at: arguments, type: type)
      }
      return subscripted(themes, arguments, place: place, in: scope)
    case .instance(let instance) where instance.typeName == Self.dictionaryType:
      return addedSubscript(base, arguments, place: place)
        ?? lookUp(arguments, in: instance, place: place, scope: scope)
    case .string(let text):
      if let part = part(of: text, at: arguments.first?.value) { return part }
    case .instance(let instance):
      guard let type = index.types[instance.typeName],
        let value = declaredSubscript(base, arguments, type: type, place: place)
      else { break }
      return value
    case .type(let name):
      guard let type = index.types[name], let value = declaredSubscript(base, arguments, type: type, place: place)
      else { break }
      return value
    default: break
    }
    return .unknown(Doubt(.unsupportedExpression, "a subscript", place: place))
  }

  /// The most elements of a list that are told apart, as the swatches of a palette; with one more condition around them
  /// they are as many forms as are followed.
  private static var maximumElements: Int { Alternatives<Value>.limit / 2 }

  /// Returns one of several values, which one being a matter of the running program; a place that has several lists of
  /// them numbers these.
  ///
  /// As many values at one index, or under the same keys, are asked one question wherever that is done (S-58).
  func oneOf(_ values: [Value], list: Int? = nil, at index: String? = nil, place: Place) -> Value {
    guard !values.isEmpty, values.count <= Self.maximumElements else {
      let type = elementType(of: .array(values))
      var element = Doubt(.runtimeValue, "an element", place: place, type: type)
      // Of many emoji each one is a picture (S-140).
      if values.areEmoji { element.emoji = .whole }
      return declared(.unknown(element), as: type, in: nil, file: place.file)
    }
    // Other ways to the place may bring other lists, whose elements are other arms.
    let start = values.allSatisfy(\.isLookOrWord) ? ConditionTable.pickKey : "an element "
    let key = "\(start)\(list ?? 0)/\(values.count)@\(index ?? "\(place.file):\(place.span.start)")"
    let condition = conditions.number(key: key, label: "an element", arms: values.indices.map(String.init))
    return choice(
      values.enumerated().map { .init(condition: Guard(condition: condition, arm: $0.offset), value: $0.element) },
      place: place)
  }
}

extension Value {
  /// True for a look, and for a text or number that may stand for one: nothing else is told of it.
  fileprivate var isLookOrWord: Bool {
    switch self {
    case .color, .style, .implicit, .string, .number: true
    default: false
    }
  }

  /// The number that it is, or begins with.
  var initialNumber: Double? {
    switch self {
    case .number(let number): number
    case .unknown(let doubt): doubt.initial
    default: nil
    }
  }
}

import Scene
import SourceFacts

/// Lists of which nothing is known but what each element is made as.
extension Evaluator {
  /// The most elements of a written list that are looked at one by one.
  private static let maximumWritten = 256

  /// Evaluates a list that is written element by element. Of a very long one, such as that of all icons of a font, only
  /// the type is known: what asks each of thousands takes the allowance of the view around, and comes to no end.
  func list(_ elements: [Expression], place: Place, in scope: Scope) -> Value {
    guard elements.count > Self.maximumWritten else { return .array(elements.map { evaluate($0, in: scope) }) }
    return .unknown(
      Doubt(
        .tooManyPaths, "a list of \(elements.count) elements", place: place,
        key: "\(place.file):\(place.span.start).elements", label: "a list",
        type: elements.lazy.compactMap(\.writtenType).first.map { Self.list(of: $0) }))
  }

  /// Returns the list that `map` makes of one that is not known, where each element is a value of the program or a
  /// view; `nil` for other calls.
  func mappedList(_ name: String, of receiver: Value, _ arguments: [ArgumentValue], place: Place, in scope: Scope)
    -> Value?
  {
    guard Self.mapping.contains(name), arguments.count == 1, case .unknown(let list) = receiver,
      madeElements[list.key] != nil || list.type.map({ !$0.isOptional && Self.listTypes.contains($0.name) }) == true
    else { return nil }
    let element = symbolicElement(of: list, named: arguments[0].value.parameters.first, place: place)
    let argument = ArgumentValue(label: nil, value: element, place: place)
    let made = callValue(arguments[0].value, [argument], place: place, in: scope).present
    // Of values of the program, and of views, more is known than their type.
    let isMade = name != "flatMap" && (isModel(made) || isView(made))
    let type = isMade ? modelName(of: made).map(Self.list) : Self.listType(of: made, by: name)
    guard isMade || type != nil else { return nil }
    var result = list
    result.key = "\(list.key).\(name)\(key(of: arguments))@\(place.file):\(place.span.start)\(key(of: made))"
    result.label += ".\(name)(…)"
    result.type = type
    // Views that can't be told apart by what they are made of are not taken for one.
    if key(of: made) == Self.keyOfOther { result.key += makeIdentity() }
    if isMade { madeElements[result.key] = made }
    if isView(made), !arguments[0].value.asksQuestions { plainViews.insert(result.key) }
    keepLength(of: list, in: .unknown(result), by: name)
    return .unknown(result)
  }

  /// Returns what stands for each element of a list that is not known, by the name that a closure has for it.
  func symbolicElement(of list: Doubt, named name: String?, place: Place) -> Value {
    if let made = madeElements[list.key] { return made }
    var each = Doubt(
      .runtimeValue, "an element", place: place, key: "\(list.key)[\(place.file):\(place.span.start)]",
      label: "element", type: elementType(of: .unknown(list)))
    if let name {
      each.label = name
      each.detail = "'\(name)'"
    }
    each.isElement = true
    return declared(.unknown(each), as: each.type, in: nil, file: place.file)
  }

  /// Notes that what a method makes of a list has its elements.
  func keepElements(of list: Doubt, in result: Value, by name: String) {
    guard case .unknown(let kept) = result else { return }
    let place = list.place ?? Place(file: 0, span: .none)
    switch name {
    case "enumerated":
      guard let element = anyElement(of: .unknown(list), place: place) else { return }
      let offset = Doubt(.runtimeValue, "an offset", place: place, key: "\(kept.key).offset", label: "offset")
      madeElements[kept.key] = .tuple([
        ArgumentValue(label: "offset", value: .unknown(offset), place: place),
        ArgumentValue(label: "element", value: element, place: place),
      ])
    case "sorted":
      madeElements[kept.key] = madeElements[list.key] ?? pair(of: list, place: place)
    default:
      guard Self.keeping.contains(name), let made = madeElements[list.key] else { return }
      madeElements[kept.key] = made
    }
  }

  /// Returns the text that texts make one after the other, which is there whatever they are; `nil` for other lists.
  func joined(_ values: [Value], _ arguments: [ArgumentValue], place: Place) -> Value? {
    let separator = arguments.first.map(\.value) ?? .string("")
    let isOfLists = values.contains { if case .array = $0 { true } else { false } }
    if isOfLists || arguments.isEmpty && values.isEmpty { return nil }
    let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    if case .string(let separator) = separator, texts.count == values.count {
      return .string(texts.joined(separator: separator))
    }
    let called = "joined\(key(of: arguments))"
    guard case .unknown(var doubt) = unfollowed("joined", of: .array(values), key: called, place: place) else {
      return nil
    }
    doubt.isPresent = true
    return .unknown(doubt)
  }

  /// Returns the elements of lists one after the other, on each path on which these are what they are; `nil` where one
  /// of them is no list that is known.
  func flattened(_ lists: [Value], place: Place) -> Value? {
    guard lists.allSatisfy(\.isKnownList) else { return nil }
    return lists.reduce(.array([])) { result, list in
      distribute(result, list, place: place) { start, next in
        // More paths than are told apart leave what is not known.
        guard case .array(let first) = start, case .array(let second) = next else { return start }
        return .array(first + second)
      }
    }
  }

  /// Returns what each element of a list is made as; `nil` where that is not known.
  func madeElement(of list: Value) -> Value? {
    guard case .unknown(let doubt) = list else { return nil }
    return madeElements[doubt.key]
  }

  /// Returns the view that each element of a list is made as; `nil` where that is not known (S-59).
  func madeView(of list: Doubt) -> Value? { madeElements[list.key].flatMap { isView($0) ? $0 : nil } }

  /// Returns the view that is at any place of a list; `nil` where it may depend on what stands there, which code may
  /// ask besides.
  func plainView(of list: Doubt) -> Value? { plainViews.contains(list.key) ? madeElements[list.key] : nil }

  /// True for what is a view on every path.
  private func isView(_ value: Value) -> Bool {
    switch value {
    case .view(.unknown), .view(.empty): false
    case .view: true
    case .instance(let instance): index.types[instance.typeName]?.conforms(to: "View") == true
    case .choice(let all): all.branches.allSatisfy { isView($0.value) }
    default: false
    }
  }

  /// True for structures and cases of the program that are no views, and for lists of these.
  func isModel(_ value: Value) -> Bool {
    switch value {
    case .instance(let instance):
      guard let type = index.types[instance.typeName] else { return false }
      return type.kind == .struct || type.kind == .enum
    case .choice(let all): return all.branches.allSatisfy { isModel($0.value) }
    case .array(let values): return !values.isEmpty && values.allSatisfy(isModel)
    case .unknown(let doubt): return madeElements[doubt.key] != nil
    default: return false
    }
  }

  func modelName(of value: Value) -> String? {
    switch value {
    case .instance(let instance): instance.typeName
    case .choice(let all): all.branches.first.flatMap { modelName(of: $0.value) }
    default: nil
    }
  }

  /// The methods that make an element of each element.
  private static let mapping: Set<String> = ["map", "compactMap", "flatMap"]
}

extension Value {
  /// True for a list of which the elements are known, on each path.
  fileprivate var isKnownList: Bool {
    let forms: [Value] = if case .choice(let all) = self { all.branches.map(\.value) } else { [self] }
    return forms.allSatisfy { if case .array = $0 { true } else { false } }
  }

  /// The names of a closure's parameters; none of other values.
  var parameters: [String] { if case .closure(let closure) = self { closure.closure.parameters } else { [] } }
}

extension Value {
  /// True for anything but a closure whose code decides nothing.
  fileprivate var asksQuestions: Bool {
    guard case .closure(let closure) = self else { return true }
    return BodyWalk.finds(in: closure.closure.body) { expression in
      switch expression.kind {
      case .ternary, .conditional, .typeTest, .cast, .prefix("!", _): true
      case .binary(let symbol, _, _): ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "??", "~="].contains(symbol)
      default: false
      }
    } || closure.closure.body.contains(where: \.decides)
  }
}

extension Statement {
  fileprivate var decides: Bool {
    switch kind {
    case .ifElse, .switchCase, .guardElse, .opaque: true
    default: statements.contains(where: \.decides)
    }
  }
}

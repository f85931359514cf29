import Scene
import SourceFacts

/// What lists say of themselves, and subscripts that the program adds to them, as in `items[safe: 3]`.
extension Evaluator {
  /// Reads a property of a known list; `nil` for others.
  func listMember(_ name: String, of values: [Value], place: Place) -> Value? {
    switch name {
    case "isEmpty": return .bool(values.isEmpty)
    case "count", "endIndex": return .number(Double(values.count))
    case "startIndex": return .number(0)
    case "first": return values.first ?? Value.none
    case "last": return values.last ?? Value.none
    case "indices":
      guard case .unknown(var doubt) = unfollowed(name, of: .array(values), key: name, place: place) else { return nil }
      // Lists of one length have the same positions.
      doubt.key = key(of: "..<", .number(0), .number(Double(values.count)))
      doubt.bounds = RangeBounds(lower: 0, upper: Double(values.count), isClosed: false)
      doubt.isFilled = !values.isEmpty
      return .unknown(doubt)
    default: return nil
    }
  }

  /// Returns the element of a known list at a position; one of all where that is not known.
  func element(of values: [Value], at arguments: [ArgumentValue], place: Place) -> Value {
    guard let first = arguments.first else { return oneOf(values, place: place) }
    return distribute(first.value, place: place) { index in
      guard case .number(let position) = index else {
        return oneOf(values, at: toldIdentity(of: index), place: place)
      }
      if position >= 0, position < Double(values.count) { return values[Int(position)] }
      // Behind the end a subscript with a label gives what its own code tells, which is none of the elements.
      guard first.label != nil else { return oneOf(values, place: place) }
      return .unknown(Doubt(.unsupportedExpression, "a subscript", place: place))
    }
  }

  /// Calls the subscript that the program adds to a list or dictionary for such arguments; `nil` where it adds none, or
  /// none that can be read.
  func addedSubscript(_ base: Value, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard arguments.first.map({ isOfProgram($0, for: base) }) == true else { return nil }
    let isList = if case .array = base { true } else { false }
    for name in [isList ? "Array" : Self.dictionaryType] + (isList ? Self.listProtocols : ["Collection", "Sequence"]) {
      guard let type = index.types[name], type.kind == .extension else { continue }
      let fitting = index.nearest(type.subscripts, to: place.file).filter {
        let declaration = $0.declaration
        return !declaration.isStatic && declaration.body != nil && fits(declaration.parameters, arguments)
          && !isWithin(place, $0)
      }
      guard let first = fitting.first else { continue }
      // Of those that give different things their constraints tell which is meant, and are not read.
      guard fitting.allSatisfy({ $0.declaration.result == first.declaration.result }) else {
        return .unknown(Doubt(.unsupportedExpression, "a subscript", place: place))
      }
      let body = Scope(selfValue: base, typeName: name, file: first.file)
      return invoke(first.declaration, arguments, in: body, place: place)
    }
    return nil
  }

  /// False for what the standard library's own subscripts take: positions, and keys with a default beside them.
  private func isOfProgram(_ argument: ArgumentValue, for base: Value) -> Bool {
    if argument.label != nil { return true }
    guard case .array = base else { return false }
    switch argument.value {
    case .instance(let instance): return index.types[instance.typeName].map { $0.kind != .extension } ?? false
    case .implicit: return true
    default: return false
    }
  }

  /// What a list conforms to, the nearest first.
  private static let listProtocols = [
    "RangeReplaceableCollection", "RandomAccessCollection", "MutableCollection", "BidirectionalCollection",
    "Collection", "Sequence",
  ]
}

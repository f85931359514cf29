import Scene
import SourceFacts

/// What the standard library makes of lists and dictionaries that are not known, as far as their types tell.
extension Evaluator {
  /// Returns the type of what a method or property of a list or dictionary gives; `nil` for other types and members.
  static func typeMade(by name: String, of type: TypeReference?) -> TypeReference? {
    guard let type else { return nil }
    if type.name == dictionaryType, type.arguments.count == 2 {
      switch name {
      case "filter": return type
      case "values": return list(of: type.arguments[1])
      case "keys": return list(of: type.arguments[0])
      default: return nil
      }
    }
    guard listTypes.contains(type.name), let element = type.arguments.first else { return nil }
    if keeping.contains(name) || name == "lazy" { return list(of: element) }
    guard choosing.contains(name) else { return nil }
    var one = element
    one.isOptional = true
    return one
  }

  /// Returns what a dictionary holds for a key, which is nothing where it has no such key and no default is given.
  static func valueType(of type: TypeReference?, at arguments: [ArgumentValue]) -> TypeReference? {
    guard let type, type.name == dictionaryType, type.arguments.count == 2 else { return nil }
    var value = type.arguments[1]
    value.isOptional = value.isOptional || !arguments.contains { $0.label == "default" }
    return value
  }

  /// Returns the type of a list that has elements of the kind another value is a list of; `nil` for what is no list.
  func listType(ofElementsOf value: Value) -> TypeReference? {
    guard case .unknown(let doubt) = value, let type = doubt.type, Self.listTypes.contains(type.name) else {
      return nil
    }
    return type.arguments.first.map(Self.list)
  }

  /// Returns the type of a list of what a closure made of each element, without those that it left out.
  static func listType(of made: Value, by name: String) -> TypeReference? {
    guard case .unknown(let doubt) = made, var type = doubt.type else { return nil }
    if name == "flatMap" { return listTypes.contains(type.name) ? type.arguments.first.map(list) : nil }
    if name == "compactMap" { type.isOptional = false }
    return list(of: type)
  }

  /// Returns the pair that each element of a sorted dictionary is; `nil` for other values.
  func pair(of dictionary: Doubt, place: Place) -> Value? {
    guard let type = dictionary.type, type.name == Self.dictionaryType, type.arguments.count == 2 else { return nil }
    let parts = zip(["key", "value"], type.arguments).map { label, type in
      var part = Doubt(
        .runtimeValue, "'\(label)'", place: place, key: "\(dictionary.key).\(label)", label: label, type: type)
      part.isElement = true
      let value = declared(.unknown(part), as: type, in: nil, file: place.file)
      return ArgumentValue(label: label, value: value, place: place)
    }
    return .tuple(parts)
  }

  /// Returns a dictionary of the elements of a list by what a closure makes of each; `nil` for other arguments.
  func grouped(_ arguments: [ArgumentValue], place: Place, in scope: Scope) -> Value? {
    guard arguments.count == 2, arguments[0].label == "grouping", let list = listType(ofElementsOf: arguments[0].value),
      let element = anyElement(of: arguments[0].value, place: place)
    else { return nil }
    let argument = ArgumentValue(label: nil, value: element, place: place)
    let made = callValue(arguments[1].value, [argument], place: place, in: scope)
    let name = modelName(of: made).map { TypeReference(name: $0) }
    let key = name ?? Self.listType(of: made, by: "map")?.arguments.first ?? TypeReference(name: "_")
    var dictionary = Doubt(
      .runtimeValue, "'Dictionary'", place: place, key: "Dictionary\(self.key(of: arguments))", label: "Dictionary(…)",
      type: TypeReference(name: Self.dictionaryType, arguments: [key, list]))
    dictionary.isPresent = true
    return .unknown(dictionary)
  }

  private static func list(of element: TypeReference) -> TypeReference {
    TypeReference(name: "Array", arguments: [element])
  }

  static func list(of element: String) -> TypeReference { list(of: TypeReference(name: element)) }

  /// The types whose only argument is what they list.
  static let listTypes: Set<String> = ["Array", "Set", "ArraySlice"]
  /// The methods whose lists hold elements of the one they are called on.
  static let keeping: Set<String> = [
    "sorted", "reversed", "shuffled", "filter", "prefix", "suffix", "dropFirst", "dropLast", "drop",
  ]
  /// The methods and properties that give one of the elements, if there is any.
  private static let choosing: Set<String> = ["first", "last", "randomElement", "min", "max", "popLast"]
}

import Scene
import SourceFacts

/// Initialisers of colours whose arguments only the running program knows.
extension Evaluator {
  /// Returns the first argument that is a text or number of the running program: what a colour is made of then is
  /// not known, even on the paths that handle malformed values (S-143).
  func runTimeNumber(_ parameters: [Parameter], in scope: Scope) -> Doubt? {
    for parameter in parameters where Self.plainTypes.contains(parameter.type.name) {
      if case .unknown(let doubt)? = scope.variables[parameter.name] { return doubt }
    }
    return nil
  }

  /// Returns the first parameter that is given one of several such texts or numbers, with the position of its argument:
  /// each makes a colour of its own, whose channels belong together.
  ///
  /// What the parameter was given counts, not what was written: a member without its type is several only as the type's.
  func oneOfSeveral(_ parameters: [Parameter], _ matching: [Int?], in scope: Scope) -> (position: Int, value: Value)? {
    for (parameter, position) in zip(parameters, matching) where Self.plainTypes.contains(parameter.type.name) {
      if let position, let value = scope.variables[parameter.name], case .choice = value {
        return (position, value)
      }
    }
    return nil
  }

  private static let plainTypes: Set<String> = [
    "String", "Substring", "StringProtocol", "Int", "UInt", "UInt8", "UInt32", "UInt64", "Int64", "Double", "CGFloat",
    "Float",
  ]

  /// What is unknown of a colour that is made of such a text or number.
  func doubt(about type: TypeInfo, madeOf doubt: Doubt, _ arguments: [ArgumentValue]) -> Doubt {
    var result = doubt
    result.key = "\(type.name)(\(doubt.key))"
    result.label = "\(type.name)(\(arguments.first?.label.map { "\($0): " } ?? "")…)"
    result.type = TypeReference(name: type.name)
    return result
  }

  /// Returns what SwiftUI makes of arguments that are not known as a colour: what they are themselves says no more.
  func typed(_ color: Value, _ arguments: [ArgumentValue]) -> Value {
    distribute(color, place: nil) { value in
      guard case .unknown(var doubt) = value, doubt.type?.name.withoutFramework != "Color" else { return value }
      doubt.type = TypeReference(name: "Color")
      // An initialiser that another module adds may fail.
      doubt.isPresent = arguments.first.map { Self.ownLabels.contains($0.label) } ?? false
      return .unknown(doubt)
    }
  }

  /// The first labels of SwiftUI's own initialisers of colours.
  private static let ownLabels: Set<String?> = [nil, "red", "white", "hue", "uiColor", "nsColor", "cgColor"]
}

extension Value {
  /// True for a number and for what the source does not tell and no colour is made of.
  var isPlainNumber: Bool {
    switch self {
    case .number: true
    case .unknown(let doubt): !doubt.isOfColor
    default: false
    }
  }

  /// Why it is not known, where only the running program knows.
  var runTimeDoubt: Doubt? {
    let doubt: Doubt? =
      switch self {
      case .unknown(let doubt): doubt
      case .color(let color): color.color.doubt
      default: nil
      }
    return doubt.flatMap { [.runtimeValue, .parameter].contains($0.reason) ? $0 : nil }
  }
}

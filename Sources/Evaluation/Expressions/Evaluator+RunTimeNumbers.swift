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
    guard case .unknown(let doubt) = self, [.runtimeValue, .parameter].contains(doubt.reason) else { return nil }
    return doubt
  }
}

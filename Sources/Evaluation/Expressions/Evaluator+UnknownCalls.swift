import Scene
import SourceFacts

/// What is told of a value that a method makes which can't be followed.
extension Evaluator {
  /// Returns what a method that can't be followed makes of a value that is not known.
  func result(of name: String, on receiver: Doubt, _ arguments: [ArgumentValue]) -> Value {
    var doubt = receiver
    let called = ".\(name)\(key(of: arguments))"
    // What is left of a division has the same rest again.
    if name == "truncatingRemainder", receiver.key.hasSuffix(called) { return .unknown(receiver) }
    doubt.key += called
    let words = name == "contains" ? arguments.first.map { label(of: $0.value) } ?? "" : arguments.isEmpty ? "" : "…"
    doubt.label += ".\(name)(\(words))"
    // What another value is made of stays the reason.
    if receiver.detail == "'\(receiver.label)'" { doubt.detail = "'\(doubt.label)'" }
    doubt.amount = name == "formatted" ? Amounts.format(in: arguments) : nil
    doubt.format = name == "formatted" ? ValueFormat(arguments, type: doubt.type) : nil
    let type = Self.typeMade(by: name, of: receiver.type)
    doubt.type = typeAsked(by: name, arguments) ?? type
    doubt.isPresent = receiver.isPresent && type?.isOptional == false
    // A colour that is there makes another one of itself.
    if Self.styleMembers.contains(name), !receiver.isPresent { doubt.chainedTo = receiver.chainedTo ?? receiver }
    keepElements(of: receiver, in: .unknown(doubt), by: name)
    keepLength(of: receiver, in: .unknown(doubt), by: name)
    return .unknown(doubt)
  }
}

import Scene
import SourceFacts

/// The words that Swift writes of a value, in an interpolation and by `String(describing:)`.
extension Evaluator {
  /// Returns the words of a value, on each of its paths; the value itself where they are not told.
  func written(_ value: Value, place: Place) -> Value {
    distribute(value, place: place) { branch in
      switch branch {
      case .instance(let instance): description(of: instance, place: place).map { spelled($0, place: place) } ?? branch
      default: spelled(branch, place: place)
      }
    }
  }

  /// Returns the text that a literal with interpolated values is, on each of their paths: for what depends on it, as a
  /// look-up by name does. A literal of which a value is not told stays as it is.
  func spelled(_ value: Value, place: Place) -> Value {
    distribute(value, place: place) { branch in
      guard case .interpolated(let segments) = branch else { return branch }
      return segments.reduce(Value.string("")) { start, segment in
        let next: Value
        switch segment {
        case .text(let text): next = .string(text)
        case .values(let values):
          next = values.count == 1 && values[0].label == nil ? written(values[0].value, place: place) : branch
        }
        return distribute(start, next, place: place) { start, next in
          guard case .string(let first) = start else { return start }
          return Self.plainText(next).map { .string(first + $0) } ?? branch
        }
      }
    }
  }

  /// Returns what a value of the program's types says of itself, else the name of a case without a payload; `nil` where
  /// the source does not tell.
  private func description(of instance: Instance, place: Place) -> Value? {
    let types = lineage(of: instance.typeName)
    guard let own = types.first else { return nil }
    for (protocols, name) in Self.descriptions
    where types.contains(where: { type in protocols.contains(where: type.conforms) }) {
      return name.flatMap { instanceMember($0, of: instance, place: place, in: Scope(file: place.file)) }
    }
    // The names of cases that Objective-C sees are not kept for the running program.
    guard own.kind == .enum, let name = instance.enumCase, instance.payload.isEmpty,
      !own.attributes.contains(where: { $0.name == "objc" })
    else { return nil }
    return .string(name)
  }

  /// What Swift asks a value for, by what its type conforms to, in the order in which it does.
  private static let descriptions: [(protocols: [String], name: String?)] = [
    (["TextOutputStreamable"], nil),
    (["CustomStringConvertible", "LosslessStringConvertible", "CodingKey"], "description"),
    (["CustomDebugStringConvertible"], "debugDescription"),
  ]
}

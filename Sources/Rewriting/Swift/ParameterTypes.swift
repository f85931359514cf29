/// The types that a project's functions, initialisers and cases write for their arguments, by their names alone.
package struct ParameterTypes: Sendable {
  private struct Key: Hashable {
    let callee: String
    let label: String?
  }

  /// No type where declarations of one name disagree.
  private var types: [Key: String?] = [:]

  /// Starts without any.
  package init() {}

  /// Takes down the type of an argument, whose label is nil where none is written.
  package mutating func add(_ type: String, label: String?, callee: String) {
    let key = Key(callee: callee, label: label)
    if let known = types[key], known != type {
      types[key] = .some(nil)
    } else {
      types[key] = type
    }
  }

  /// The type of an argument, where all declarations of the name agree.
  func type(label: String?, callee: String) -> String? { types[Key(callee: callee, label: label)] ?? nil }
}

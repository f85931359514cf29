import SourceFacts

/// Constants of the program that hold objects.
extension CodeRun {
  /// Keeps a constant as long as the code is followed; false for one that holds no objects.
  ///
  /// A configuration is a value: whoever asks for it has one of its own.
  func keep(_ value: Value, for key: String) -> Bool {
    let held = held(in: value)
    if held.isEmpty { return false }
    if !held.contains(where: { $0.kind.hasSuffix("Configuration") }) { constants[key] = value }
    return true
  }

  private func held(in value: Value) -> [CodeObject] {
    switch value {
    case .instance(let instance): [objects[instance.identity]].compactMap(\.self)
    case .array(let values): values.flatMap(held)
    case .choice(let all): all.branches.flatMap { held(in: $0.value) }
    default: []
    }
  }
}

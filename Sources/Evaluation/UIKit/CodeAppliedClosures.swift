extension CodeRun {
  /// Runs a closure on an object at once, as the package Then does: `then` gives the object back, `do` nothing; `nil`
  /// for other calls.
  func applied(_ name: String, to instance: Instance, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard ["then", "do"].contains(name), arguments.count == 1, arguments[0].value.isClosure else { return nil }
    let argument = ArgumentValue(label: nil, value: .instance(instance), place: place)
    _ = evaluator.callValue(arguments[0].value, [argument], place: place, in: Scope(file: place.file))
    return name == "then" ? .instance(instance) : Value.none
  }
}

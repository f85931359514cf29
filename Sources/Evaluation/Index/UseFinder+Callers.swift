/// Which types call which, themselves or through others.
extension UseFinder.Uses {
  /// True where code of one of some other types calls a type, itself or through others.
  func isCalled(_ name: String, byOneOf others: Set<String>) -> Bool {
    callers(of: name, among: others).contains { $0 != name }
  }

  /// The types of some whose code calls a type, itself or through others, and that type.
  func callers(of name: String, among others: Set<String>) -> Set<String> {
    var seen: Set<String> = [name]
    var pending = [name]
    while let called = pending.popLast() {
      for owner in (callers[called] ?? []).compactMap(\.owner) where seen.insert(owner).inserted {
        pending.append(owner)
      }
    }
    return seen.intersection(others)
  }
}

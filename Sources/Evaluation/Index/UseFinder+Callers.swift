/// Which types call which, themselves or through others.
extension UseFinder.Uses {
  /// True where code of one of some other types calls a type, itself or through types that are none of these.
  func isCalled(_ name: String, byOneOf others: Set<String>) -> Bool {
    var seen: Set<String> = [name]
    var pending = [name]
    while let called = pending.popLast() {
      for caller in callers[called] ?? [] {
        guard let owner = caller.owner, seen.insert(owner).inserted else { continue }
        if others.contains(owner) { return true }
        pending.append(owner)
      }
    }
    return false
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

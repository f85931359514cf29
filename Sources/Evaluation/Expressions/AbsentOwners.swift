/// Paths on which code answers one question in two ways: an optional is nil, and it or one of its members is true.
extension ConditionTable {
  /// True where a value is nil on a path that takes what only one has that is there.
  ///
  /// No optional is true that is nil, so nothing tells that the path is ever taken. Its `isEmpty` counts both ways,
  /// since code mostly asks for it to find words or elements; where another member is false, there may be none.
  func asksOfNil(_ path: Guard) -> Bool {
    path.decisions.contains { absent in
      guard absent.arm == 0 else { return false }
      let key = conditions[absent.condition].key
      guard key.hasSuffix(Self.presence) else { return false }
      let owner = key.dropLast(Self.presence.count)
      return path.decisions.contains { $0.condition != absent.condition && isTaken($0, of: owner) }
    }
  }

  private static let presence = " != nil"

  private func isTaken(_ decision: Guard.Decision, of owner: Substring) -> Bool {
    let key = conditions[decision.condition].key
    guard key.hasPrefix(owner) else { return false }
    let member = key.dropFirst(owner.count)
    guard member.isEmpty || member.hasPrefix(".") else { return false }
    return decision.arm > 0 || key.hasSuffix(".isEmpty")
  }
}

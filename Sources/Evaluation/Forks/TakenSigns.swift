import Scene

/// Amounts that are written without their sign, which a colour tells instead: `abs(amount)` and `amount.magnitude`.
extension ForkSubject {
  /// Returns the values of which a condition asks the sign, as `amount < 0` does; none for other conditions.
  static func signed(_ key: String) -> Set<String> {
    guard [" < 0)", " > 0)", " <= 0)", " >= 0)"].contains(where: key.hasSuffix) else { return [] }
    return tokens(key)
  }
}

extension Doubt {
  /// True for what is made of the magnitude of a value, and of nothing else of it.
  func isMagnitude(of value: String) -> Bool {
    let rest = self.key.replacing("abs(\(value))", with: "").replacing("\(value).magnitude", with: "")
    return rest != self.key && !rest.contains(value)
  }
}

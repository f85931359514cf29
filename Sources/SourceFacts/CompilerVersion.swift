extension Expression {
  /// Whether a condition of `#if` holds by the versions alone that it asks for; `nil` where others decide.
  ///
  /// Sources are read as the newest compiler does.
  package var versionHolds: Bool? {
    switch kind {
    case .prefix("!", let inner): return inner.versionHolds.map { !$0 }
    case .binary("&&", let left, let right):
      let values = (left.versionHolds, right.versionHolds)
      if values.0 == false || values.1 == false { return false }
      return values.0 == true && values.1 == true ? true : nil
    case .binary("||", let left, let right):
      let values = (left.versionHolds, right.versionHolds)
      if values.0 == true || values.1 == true { return true }
      return values.0 == false && values.1 == false ? false : nil
    case .call(let callee, let arguments):
      guard case .identifier(let name) = callee.kind, ["swift", "compiler"].contains(name),
        case .prefix(let symbol, _)? = arguments.first?.value.kind
      else { return nil }
      return symbol != "<"
    default: return nil
    }
  }
}

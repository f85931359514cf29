extension Expression {
  /// Whether a condition of `#if` holds by the versions alone that it asks for; `nil` where others decide.
  ///
  /// Sources are read as the newest compiler does that there is.
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
        case .prefix(let symbol, let version)? = arguments.first?.value.kind
      else { return nil }
      return (symbol == "<") == version.isToCome
    default: return nil
    }
  }

  /// True for a version of Swift that no compiler has yet.
  private var isToCome: Bool {
    switch kind {
    case .integer(let number): number > Self.newestVersion
    case .float(let number): number >= Double(Self.newestVersion + 1)
    default: false
    }
  }

  /// The first part of the newest version of Swift.
  private static let newestVersion = 6
}

import Scene

/// The outlines of views, each found out once: a view that was made is shown on many ways.
struct ViewOutlines {
  private struct Entry {
    /// Held so that its identity stays its own.
    var instance: Instance
    var version: Int
    var number: Int
  }

  private let isSketch: Bool
  private var entries: [ObjectIdentifier: Entry] = [:]

  init(isSketch: Bool) {
    self.isSketch = isSketch
  }

  /// Returns the number of what is shown.
  mutating func number(of value: Value, _ table: ConditionTable) -> Int {
    var outline = Outline(table, isSketch: isSketch)
    guard case .instance(let instance) = value else { return outline.number(of: value) }
    let key = ObjectIdentifier(instance)
    if let known = entries[key], known.version == instance.version { return known.number }
    let number = outline.number(of: value)
    entries[key] = Entry(instance: instance, version: instance.version, number: number)
    return number
  }

  /// Forgets the views of a root, which no other one shows.
  mutating func forgetRoot() { entries = [:] }
}

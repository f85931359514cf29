import Scene

/// The outlines of views, each found out once: a view that was made is shown on many ways.
struct ViewOutlines {
  private struct Entry {
    /// Held so that its identity stays its own.
    var instance: Instance
    var version: Int
    var number: Int
  }

  private struct HandedEntry {
    /// Held so that its identity stays its own.
    var handed: HandedValues
    var version: Int
    var number: Int
  }

  private let isSketch: Bool
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var handed: [ObjectIdentifier: HandedEntry] = [:]

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

  /// Returns the number of what bodies read of an environment.
  mutating func number(ofBodyIn environment: Environment, _ table: ConditionTable) -> Int {
    var hasher = Hasher()
    hasher.combine(environment.pinnedScheme)
    hasher.combine(environment.isEnabled)
    hasher.combine(environment.typeSizes)
    hasher.combine(number(of: environment.handed, table))
    return hasher.finalize()
  }

  private mutating func number(of values: HandedValues, _ table: ConditionTable) -> Int {
    let version = values.version
    if let known = handed[values.identity], known.version == version { return known.number }
    var outline = Outline(table, isSketch: isSketch)
    let number = outline.number(of: values)
    handed[values.identity] = HandedEntry(handed: values, version: version, number: number)
    return number
  }

  /// Of how many views and environments the outline is known.
  var count: Int { entries.count + handed.count }

  /// Forgets the views of a root, which no other one shows.
  mutating func forgetRoot() {
    entries = [:]
    handed = [:]
  }
}

/// The bodies of views and modifiers of the program that were made in the root being rendered, each once for all
/// surroundings of which it reads the same.
struct EvaluatedBodies {
  /// A body with what it read.
  struct Body {
    var node: ViewNode
    /// True where anything was read of the surroundings.
    var readsEnvironment: Bool
    fileprivate var environment: Environment
  }

  /// A view, or a modifier around one, by their identities.
  private struct Key: Hashable {
    var instance: ObjectIdentifier
    var receiver: ViewIdentity?
  }

  private struct Entry {
    /// Held so that their identities stay their own.
    var instance: Instance
    var receiver: ViewNode?
    var bodies: [Body] = []
    var number: Int?
  }

  private var entries: [Key: Entry] = [:]
  /// The keys in the order in which they were met.
  private var keys: [Key] = []

  /// How many views and modifiers are known.
  var count: Int { keys.count }

  /// Returns what was made of a view, or of a modifier around one, in surroundings of which it reads the same.
  func body(of instance: Instance, around receiver: ViewNode?, in environment: Environment) -> Body? {
    entries[key(instance, receiver)]?.bodies.first { known in
      var sameness = Sameness()
      return sameness.holdsForBody(known.environment, environment)
    }
  }

  /// Keeps what was made.
  mutating func keep(
    _ node: ViewNode, of instance: Instance, around receiver: ViewNode?, in environment: Environment,
    readsEnvironment: Bool
  ) {
    let body = Body(node: node, readsEnvironment: readsEnvironment, environment: environment)
    entries[meet(instance, receiver)]?.bodies.append(body)
  }

  /// Returns the number of a modifier around a view: the next one where it is met for the first time.
  mutating func number(of instance: Instance, around receiver: ViewNode, _ next: () -> Int) -> Int {
    let key = key(instance, receiver)
    if let known = entries[key]?.number { return known }
    let number = next()
    entries[meet(instance, receiver)]?.number = number
    return number
  }

  /// Forgets all bodies but those of the first views and modifiers, as many as there were when something began that is
  /// over. A modifier keeps its number, by which the ways to it are told.
  mutating func forget(since count: Int) {
    for key in keys[count...] {
      if entries[key]?.number == nil { entries[key] = nil } else { entries[key]?.bodies = [] }
    }
    keys.removeSubrange(count...)
  }

  /// Returns the key of a view, or of a modifier around one, which is known from now on.
  private mutating func meet(_ instance: Instance, _ receiver: ViewNode?) -> Key {
    let key = key(instance, receiver)
    if entries[key] == nil {
      entries[key] = Entry(instance: instance, receiver: receiver)
      keys.append(key)
    }
    return key
  }

  private func key(_ instance: Instance, _ receiver: ViewNode?) -> Key {
    Key(instance: ObjectIdentifier(instance), receiver: receiver.map(ViewIdentity.init))
  }
}

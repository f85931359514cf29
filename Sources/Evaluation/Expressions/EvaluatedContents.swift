/// The views of builder closures that were evaluated, each once: a closure is asked for what it paints and for what it
/// holds.
struct EvaluatedContents {
  /// The views of a builder closure.
  struct Content {
    var node: ViewNode
    /// True where the environment was read to make them.
    var readsEnvironment: Bool
  }

  private struct Key: Hashable {
    private let scope: ObjectIdentifier
    private let place: Place

    init(_ closure: ClosureValue) {
      (scope, place) = (ObjectIdentifier(closure.scope), closure.place)
    }
  }

  private var known: [Key: Content] = [:]
  /// The keys in the order in which the closures were evaluated, with their scopes, held so that their identities stay
  /// theirs.
  private var closures: [(key: Key, scope: Scope)] = []

  /// How many are known.
  var count: Int { closures.count }

  /// What a closure was found to make.
  subscript(closure: ClosureValue) -> Content? {
    known[Key(closure)]
  }

  /// Keeps what a closure makes that was not known.
  mutating func keep(_ content: Content, of closure: ClosureValue) {
    let key = Key(closure)
    known[key] = content
    closures.append((key, closure.scope))
  }

  /// Forgets all but the first ones, as many as there were when something began that is over.
  mutating func forget(since count: Int) {
    for closure in closures[count...] { known[closure.key] = nil }
    closures.removeSubrange(count...)
  }
}

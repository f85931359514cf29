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
    var scope: ObjectIdentifier
    var place: Place
  }

  private var known: [Key: Content] = [:]
  /// The closures in the order in which they were evaluated, held so that the identities of their scopes stay theirs.
  private var closures: [(scope: Scope, place: Place)] = []

  /// How many are known.
  var count: Int { closures.count }

  /// What a closure was found to make.
  subscript(closure: ClosureValue) -> Content? {
    known[Key(scope: ObjectIdentifier(closure.scope), place: closure.place)]
  }

  /// Keeps what a closure makes that was not known.
  mutating func keep(_ content: Content, of closure: ClosureValue) {
    known[Key(scope: ObjectIdentifier(closure.scope), place: closure.place)] = content
    closures.append((closure.scope, closure.place))
  }

  /// Forgets all but the first ones, as many as there were when something began that is over.
  mutating func forget(since count: Int) {
    for closure in closures[count...] {
      known[Key(scope: ObjectIdentifier(closure.scope), place: closure.place)] = nil
    }
    closures.removeSubrange(count...)
  }
}

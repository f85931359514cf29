import Scene

extension FollowedWays {
  /// What tells the schemes in which something on a way is shown.
  struct Seat {
    /// The decisions on the way.
    var path: Guard
    private let narrowPresentation: Int32

    var presentation: Int { Int(narrowPresentation) }

    init(_ environment: Environment) {
      path = environment.path
      narrowPresentation = Int32(environment.presentation)
    }

    /// True where whatever is preferred here is preferred on the other way: it takes the same decisions and more.
    func decides(_ other: Seat) -> Bool {
      presentation == other.presentation && other.path.implies(path)
    }
  }
}

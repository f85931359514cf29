/// What a look at all code of a program tells, found out once for all who ask.
///
/// It is found on one thread, and asked for after that.
final class Survey<Findings: Sendable>: @unchecked Sendable {
  private let look: @Sendable () -> Findings
  private var known: Findings?

  init(_ look: @escaping @Sendable () -> Findings) {
    self.look = look
  }

  /// Looks.
  func find() { known = look() }

  /// What was found.
  var findings: Findings { known ?? look() }
}

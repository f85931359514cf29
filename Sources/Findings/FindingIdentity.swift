/// What a finding is known by across runs and edits; no number and no line is in it.
package struct FindingIdentity: Hashable, Sendable {
  /// Tells it from all others: rule, path, enclosing declaration, structural path, and an ordinal among equals.
  package var fingerprint: String
  /// What it shares with those that differ in their ordinals alone.
  package var family: String
  /// The words of its element, which tell members of a family apart when one is added or taken away before them.
  package var words: String

  /// What stands for no words once identities are hashed.
  package static let noWords = stableHash("")

  /// Creates an identity.
  package init(fingerprint: String = "", family: String = "", words: String = "") {
    self.fingerprint = fingerprint
    self.family = family
    self.words = words
  }
}

/// Which lines count as changed.
package enum ChangeScope: Hashable, Sendable {
  /// Those that differ from where the history left a revision.
  case since(String)
  /// Those of the work tree that differ from the last commit.
  case workTree
  /// Those of the index that differ from the last commit.
  case index
}

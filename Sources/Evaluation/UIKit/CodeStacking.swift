import Scene

/// The order in which the views inside another one lie over each other, as code changes it (S-115).
extension CodeRun {
  /// Moves a view behind or before all others around it, where that is done on all paths.
  func restack(_ view: Value, in identity: String, toBack: Bool) {
    guard isWhole(objects[identity]?.birth) else { return }
    for (path, instance) in pathsToObjects(in: view) where path == .always {
      let children = objects[identity]?.children ?? []
      let rest = children.filter { $0.identity != instance.identity || $0.role != "subviews" }
      let moved = children.filter { $0.identity == instance.identity && $0.role == "subviews" }.map { child in
        CodeChild(role: child.role, identity: child.identity, paths: child.paths, isAtBack: toBack)
      }
      objects[identity]?.children = toBack ? moved + rest : rest + moved
    }
  }
}

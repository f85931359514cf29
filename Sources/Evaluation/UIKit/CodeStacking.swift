import Scene

/// The order in which the views inside another one lie over each other, as code changes it (S-115).
extension CodeRun {
  /// Moves a view behind or before all others around it, on the paths on which that is done.
  func restack(_ view: Value, in identity: String, toBack: Bool) {
    uncover(view, in: identity)
    let isWhole = isWhole(objects[identity]?.birth)
    for (path, instance) in pathsToObjects(in: view) {
      let paths = isWhole ? [path] : live.compactMap { $0.and(path) }
      var (rest, moved): ([CodeChild], [CodeChild]) = ([], [])
      for child in objects[identity]?.children ?? [] {
        guard child.identity == instance.identity, child.role == "subviews" else {
          rest.append(child)
          continue
        }
        var (staying, moving) = (child, child)
        staying.paths = outside(paths, of: child.paths)
        moving.paths = child.paths.flatMap { path in paths.compactMap { path.and($0) } }
        (moving.isAtBack, moving.isBelowOne) = (toBack, false)
        // Too many paths to tell apart: it stays where it is.
        if staying.paths.count + moving.paths.count > Self.maximumPaths { (staying, moving.paths) = (child, []) }
        if !staying.paths.isEmpty { rest.append(staying) }
        if !moving.paths.isEmpty { moved.append(moving) }
      }
      objects[identity]?.children = toBack ? moved + rest : rest + moved
    }
  }
}

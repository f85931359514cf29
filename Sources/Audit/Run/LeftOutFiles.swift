import Findings

/// Files that no program is built of.
extension Sources {
  /// Returns the sources without the files that projects leave out of folders of which their targets list others,
  /// each of them named as a problem; what the command line names is audited in any case, and so is all where nothing is
  /// left.
  func compiled(by targets: TargetPlatforms) -> Sources {
    let left = files.filter { !$0.isNamed && targets.leavesOut($0.path, $0.kind) }.map(\.path)
    if left.isEmpty || left.count == files.count { return self }
    let paths = Set(left)
    var result = self
    result.files.removeAll { paths.contains($0.path) }
    let message = "no target that was found compiles it, so it was left out"
    result.problems += left.map { Problem(file: $0, message: message) }
    return result
  }
}

/// The path under which a file or folder named on the command line is reported.
package func reportedPath(of path: String, workingDirectory: FilePath) -> String {
  location(of: path, workingDirectory: workingDirectory).relative(to: workingDirectory)
}

/// The paths to audit so that the callers of a file's views are known.
///
/// They are the working directory where the file is inside, else its repository or, without one, its folder; and the
/// file itself, which may be ignored there.
package func pathsAround(_ file: String, workingDirectory: FilePath) -> [String] {
  let location = location(of: file, workingDirectory: workingDirectory)
  if location.suffix(inside: workingDirectory) != nil { return [".", file] }
  guard let folder = location.parent else { return [file] }
  var root: FilePath? = folder
  while let candidate = root, !IgnoreRules.isRepository(candidate) { root = candidate.parent }
  return [(root ?? folder).relative(to: workingDirectory), file]
}

/// True where a path names what elements stand in or may get their colour from: a source, or the file of a colour set.
package func canBeInspected(_ path: String, workingDirectory: FilePath) -> Bool {
  let location = location(of: path, workingDirectory: workingDirectory)
  if (try? FileStatus.of(location))?.kind == .folder { return false }
  return SourceKind(name: location.name) != nil || location.parent?.name.isNamed(with: ".colorset") == true
}

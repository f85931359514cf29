import PlatformStyles

/// Which custom flags of `#if` the builds of a file set.
package struct BuildFlags: Hashable, Sendable {
  /// The flags that every build sets.
  package var always: Set<String>
  /// The flags that only some builds set.
  package var sometimes: Set<String>

  /// Creates the flags of all builds of a file.
  package init(always: Set<String>, sometimes: Set<String>) {
    self.always = always
    self.sometimes = sometimes
  }

  /// Creates the flags of several builds; `nil` where those of one are not known, or where there are none.
  package init?(of builds: [Set<String>?]) {
    let known = builds.compactMap { $0 }
    guard let first = known.first, known.count == builds.count else { return nil }
    always = known.reduce(first) { $0.intersection($1) }
    sometimes = known.reduce(first) { $0.union($1) }.subtracting(always)
  }

  /// Whether a flag is set; `nil` where builds differ.
  func isSet(_ flag: String) -> Bool? {
    if sometimes.contains(flag) { return nil }
    return always.contains(flag)
  }
}

/// What decides the `#if` conditions of a file.
struct Build: Hashable {
  var platform: Platform
  /// The custom flags; `nil` where nothing tells them.
  var flags: BuildFlags?
}

extension SourceFile {
  var build: Build { Build(platform: platform, flags: flags) }
}

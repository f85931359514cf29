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

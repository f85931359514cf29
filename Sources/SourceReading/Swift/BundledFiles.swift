import SourceFacts

/// The files that code finds in bundles by names that it writes.
final class BundledFiles {
  private(set) var all: Set<String> = []

  func add(_ call: Expression) {
    if let name = call.bundledFile { all.insert(name) }
  }
}

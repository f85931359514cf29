package import SourceFacts

/// A JSON file of a bundle.
package struct JSONResource: Hashable, Sendable {
  /// The name with the ending, as `Themes.json`.
  package var name: String
  /// The bundles it is copied into, by their indices; none where nothing tells.
  package var bundles: [Int]
  /// What it holds; `nil` where that could not be read.
  package var value: JSONValue?

  /// Creates a resource.
  package init(name: String, bundles: [Int] = [], value: JSONValue?) {
    self.name = name
    self.bundles = bundles
    self.value = value
  }
}

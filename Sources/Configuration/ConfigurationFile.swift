package import SourceFacts

/// What a configuration says.
package struct ConfigurationFile: Hashable, Sendable {
  /// The values of colours that the source names but does not define.
  package var tokens: [ColorToken]

  /// Creates a configuration that says nothing.
  package init() {
    tokens = []
  }

  /// Reads a file, reported under its path.
  package init(_ bytes: [UInt8], path: String) throws(ConfigurationError) {
    self.init()
    guard let document = try ConfigurationValue.document(bytes, path: path) else { return }
    let reader = ConfigurationReader(path: path)
    for entry in try reader.entries(of: document, keys: Self.keys) {
      switch entry.key {
      case "tokens": tokens = try reader.tokens(entry.value)
      default: break
      }
    }
  }

  /// The keys, in the order of the documentation.
  private static let keys = ["tokens"]
}

import SourceFacts

/// The names of a file, each kept once: most stand there many times.
final class NameTable {
  private var texts: Set<String> = []
  private var identifiers: [String: Expression.Kind] = [:]

  /// The longest name in bytes that a string holds without room of its own.
  private static let longestInline = 15

  /// Returns a name as it was met first.
  func name(_ text: String) -> String {
    text.utf8.count > Self.longestInline ? texts.insert(text).memberAfterInsert : text
  }

  /// Returns what stands where a plain name is written.
  func identifier(_ name: String) -> Expression.Kind {
    if let known = identifiers[name] { return known }
    let kind = Expression.Kind.identifier(name)
    identifiers[name] = kind
    return kind
  }
}

extension String {
  /// The text with its lines joined, each break and the spaces behind it as one space.
  package var onOneLine: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
  }
}

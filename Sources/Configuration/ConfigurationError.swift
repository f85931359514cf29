import Findings

/// Why a configuration can't be used.
package struct ConfigurationError: Error, Hashable, Sendable {
  /// One sentence, lower case at the start, no period at the end.
  package var message: String
  /// The path of the file as it is reported.
  package var file: String
  /// The line, from 1, where one is to blame.
  package var line: Int?

  /// Creates an error.
  package init(_ message: String, file: String, line: Int? = nil) {
    self.message = message
    self.file = file
    self.line = line
  }

  /// The message behind the place that it speaks of.
  package var sentence: String { "\(file):\(line.map { "\($0):" } ?? "") \(message)" }
}

/// Says that a name is none of the known ones, and which one was probably meant.
func unknown(_ kind: String, _ name: String, among names: [String]) -> String {
  let advice = nearest(to: name, among: names).map { "did you mean '\($0)'?" }
  return "there is no \(kind) \(excerpt(name)); \(advice ?? "expected one of \(names.joined(separator: ", "))")"
}

/// A text of a file in quotes as a sentence can hold it: on one line, without control characters, and not too long.
func excerpt(_ text: String) -> String {
  let limit = 40
  let visible = text.prefix(limit).map { character in
    character.unicodeScalars.contains { $0.properties.generalCategory == .control } || character.isNewline
      ? " " : character
  }
  return "'\(String(visible))\(text.count > limit ? "…" : "")'"
}

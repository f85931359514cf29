import ColorScience
import Findings
package import PlatformStyles
import Scene

extension Appearance {
  /// The appearance as a phrase behind the word in.
  package var phrase: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightIncreased: "light with Increase Contrast"
    case .darkIncreased: "dark with Increase Contrast"
    case .lightAssistive: "light with the assistive settings"
    case .darkAssistive: "dark with the assistive settings"
    }
  }
}

extension VisionCondition {
  /// The name in the report.
  var name: String {
    switch self {
    case .normal: "normal"
    case .grayscale: "grayscale"
    case .protan: "protan"
    case .deutan: "deutan"
    case .tritan: "tritan"
    }
  }

  /// The condition as a phrase.
  var phrase: String {
    switch self {
    case .normal: "in normal vision"
    case .grayscale: "in grayscale"
    case .protan: "with protan vision"
    case .deutan: "with deutan vision"
    case .tritan: "with tritan vision"
    }
  }
}

extension Element {
  /// The literal text in quotes, where it is short enough to stand in a sentence.
  var name: String? {
    guard let text, !text.isEmpty, text.utf8.count <= 40, !text.contains("\n") else { return nil }
    return verbatim(text)
  }
}

extension Element {
  /// True for a text that says something: not for a dot or a dash between others, nor for a picture made of an emoji.
  var isWords: Bool { kind == .text && (text.map { $0.contains { $0.isLetter || $0.isWholeNumber } } ?? true) }
}

/// Puts into single quotes what the project says word for word, which may begin as a phrase does.
func verbatim(_ text: String) -> String { "'\(text)'" }

/// Puts a name into single quotes, unless it stands in some or is a phrase.
func quoted(_ name: String) -> String {
  let isPhrase = ["a ", "an ", "the ", "what "].contains { name.hasPrefix($0) }
  return isPhrase || (name.count > 1 && name.hasPrefix("'") && name.hasSuffix("'")) ? name : "'\(name)'"
}

/// Joins phrases as a list in a sentence.
func listed(_ phrases: [String]) -> String {
  guard let last = phrases.last else { return "" }
  return phrases.count == 1 ? last : phrases.dropLast().joined(separator: ", ") + " and " + last
}

import ArgumentParser
import Findings

/// The forms a report can take.
enum ReportFormat: String, CaseIterable {
  case terminal, json, sarif, html, markdown, github, gitlab, xcode, junit, checkstyle

  /// The names for help.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Reads a name.
  init(argument: String) throws {
    if let format = ReportFormat(rawValue: argument) {
      self = format
      return
    }
    throw ValidationError(unknownName(argument, among: Self.allCases.map(\.rawValue)))
  }
}

/// A file to write a report to.
struct OutputFile {
  var format: ReportFormat
  var path: String

  /// Reads `FORMAT=FILE`.
  init(argument: String) throws {
    guard let equals = argument.firstIndex(of: "="), argument.index(after: equals) < argument.endIndex else {
      throw ValidationError("expected a format and a file, as in 'json=report.json'")
    }
    format = try ReportFormat(argument: String(argument[..<equals]))
    path = String(argument[argument.index(after: equals)...])
  }
}

extension FailureLevel {
  /// The names for help.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Reads a name.
  init(argument: String) throws {
    guard let level = FailureLevel(rawValue: argument) else {
      throw ValidationError(unknownName(argument, among: Self.allCases.map(\.rawValue)))
    }
    self = level
  }
}

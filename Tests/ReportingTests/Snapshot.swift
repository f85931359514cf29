import Foundation
import Testing

/// Compares text with a file beside the tests; `RECORD_SNAPSHOTS=1` writes the file, and fails so that somebody reads
/// it.
func assertSnapshot(
  _ text: String, named name: String, file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  // An escape character would colour whatever shows the file.
  let text = text.replacingOccurrences(of: "\u{1B}", with: "␛")
  let url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Snapshots/\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
    Issue.record("recorded '\(name)'; read it, then run without RECORD_SNAPSHOTS", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(contentsOf: url, encoding: .utf8)
  let lines = zip(text.components(separatedBy: "\n"), expected.components(separatedBy: "\n"))
  let difference = lines.enumerated().first { $0.element.0 != $0.element.1 }
  #expect(
    text == expected,
    "line \(difference.map { "\($0.offset + 1): '\($0.element.0)' instead of '\($0.element.1)'" } ?? "count")",
    sourceLocation: sourceLocation)
}

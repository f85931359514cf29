import Foundation
import Testing

/// A Swift file of this repository.
struct SourceText: CustomTestStringConvertible {
  /// The path from the root of the repository.
  let path: String
  /// The text as it is.
  let text: String
  /// The text apart from strings and comments, and the comments apart from the rest.
  let masked: MaskedSource

  init(path: String, text: String) {
    self.path = path
    self.text = text
    masked = MaskedSource(text)
  }

  var testDescription: String { path }

  /// The file's name.
  var name: String { URL(filePath: path).lastPathComponent }

  /// The target it belongs to, where it lies in `Sources`.
  var target: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
  }
}

/// The files of this repository, found from the place of this one.
enum Repository {
  static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every file that people write.
  static let all: [SourceText] = ["Sources", "Tests", "Tools/Sources"].flatMap(swiftFiles)

  /// Every file of the product that people write.
  static let sources: [SourceText] = all.filter { $0.target != nil }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names in a folder, sorted; none where there is no such folder.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())) ?? []).sorted()
  }

  private static func swiftFiles(in folder: String) -> [SourceText] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path())) ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".generated.") && !$0.contains(".build/") }.sorted()
      .compactMap { path in
        (try? text("\(folder)/\(path)")).map { SourceText(path: "\(folder)/\(path)", text: $0) }
      }
  }
}

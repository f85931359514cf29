import Audit
import Findings
import Foundation

/// A folder of its own for one test, removed afterwards.
final class DiscoveryFolder {
  let url: URL

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = base.appendingPathComponent("evident-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The folder as the program sees its working directory.
  var path: FilePath { FilePath(absolute: absolutePath) }

  var absolutePath: String { url.path }

  /// Writes files, making the folders around them.
  func write(_ names: String..., text: String = "let value = 1\n") throws {
    for name in names { try write(name, bytes: Array(text.utf8)) }
  }

  func write(_ name: String, bytes: [UInt8]) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name), withIntermediateDirectories: true)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: url.appendingPathComponent(name)) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(name).path, withDestinationPath: target)
  }

  /// The paths that a search finds, from this folder or one inside it.
  func found(_ paths: String..., from folder: String = "") throws -> [String] {
    try discovery(paths, from: folder).files.map(\.path)
  }

  func discovery(_ paths: [String], from folder: String = "") throws -> Discovery {
    try discover(paths, workingDirectory: FilePath(folder, relativeTo: path))
  }

  /// The sentence with which a search fails.
  func failure(_ paths: String...) -> String? {
    do {
      _ = try discovery(paths)
      return nil
    } catch {
      return (error as? AuditFailure)?.message
    }
  }
}

import Audit
import Findings
import Foundation
import Rules
import Testing

/// Repairs a folder of sources as the command line would.
struct RepairFolder {
  let folder: DiscoveryFolder

  init(_ files: [String: String]) throws {
    folder = try DiscoveryFolder()
    for (name, text) in files { try folder.write(name, bytes: Array(text.utf8)) }
  }

  func repaired(
    unsafe: Bool = false, rules: Set<String>? = nil, platform: String = "ios18"
  ) throws -> RepairOutcome {
    let request = AuditRequest(
      paths: ["."], workingDirectory: folder.path, profile: .standard, platform: PlatformChoice(argument: platform))
    return try repair(request, RepairOptions(includesUnsafe: unsafe, rules: rules))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(name)), as: UTF8.self)
  }

  func setPermissions(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.url.appendingPathComponent(name).path)
  }

  func permissions(of name: String) throws -> Int? {
    let path = folder.url.appendingPathComponent(name).path
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}

extension RepairOutcome {
  /// A file as the repairs leave it.
  func text(_ path: String) -> String? {
    files.first { $0.path == path }.map { String(decoding: $0.new, as: UTF8.self) }
  }

  /// What is done, with how safe it is.
  var titles: [String] { repaired.flatMap { $0.fixes.map { "\($0.applicability): \($0.title)" } } }

  /// The rules of what stays, with why.
  var left: [String] { unrepaired.map { "\($0.finding.rule): \($0.reasons.joined(separator: "; "))" } }
}

/// A card with a title and a line below it, in a view of its own.
func card(_ line: String, title: String = "Text(\"Lisbon\").font(.headline)") -> String {
  """
  import SwiftUI

  struct Card: View {
    var body: some View {
      VStack {
        \(title)
        \(line)
      }
    }
  }

  """
}

import Foundation
import Testing

/// A folder that is a git repository of its own.
final class GitFolder {
  let folder: DiscoveryFolder

  init() throws {
    folder = try DiscoveryFolder()
    try git("init", "--quiet", "--initial-branch=main")
  }

  /// Runs git without the settings of whoever runs the tests.
  func git(_ arguments: String..., in place: String = "") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=Tester", "-c", "user.email=tester@example.com"] + arguments
    process.currentDirectoryURL = place.isEmpty ? folder.url : folder.url.appendingPathComponent(place)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
  }

  /// Commits all that is there.
  func commit(in place: String = "") throws {
    try git("add", "--all", in: place)
    try git("commit", "--quiet", "--message", "A change", in: place)
  }
}

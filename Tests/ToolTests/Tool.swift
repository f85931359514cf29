import Foundation
import Testing

/// The built program, run in a folder of its own.
final class Tool {
  /// What a run left.
  struct Outcome {
    var status: Int32
    var output: Data
    var complaints: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  let folder: URL

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = base.appendingPathComponent("evident-tool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file into the folder.
  func write(_ name: String, _ text: String) throws {
    try write(name, Data(text.utf8))
  }

  func write(_ name: String, _ data: Data) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// Runs the program and waits for it; streams are files, so that no pipe can fill up.
  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Outcome {
    try runAll(arguments, input: input, environment: environment)
  }

  func runAll(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], output: FileHandle? = nil
  ) throws -> Outcome {
    let streams = FileManager.default.temporaryDirectory.appendingPathComponent("evident-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["NO_COLOR", "COLORTERM", "TERM"].contains($0.key) }
      // The user's cache is not the tests' to fill.
      .merging(["XDG_CACHE_HOME": streams.path]) { $1 }.merging(environment) { $1 }
    let inputFile = streams.appendingPathComponent("input")
    try Data(input.utf8).write(to: inputFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    let printed = streams.appendingPathComponent("output")
    let complaints = streams.appendingPathComponent("complaints")
    for file in [printed, complaints] { try Data().write(to: file) }
    process.standardOutput = try output ?? FileHandle(forWritingTo: printed)
    process.standardError = try FileHandle(forWritingTo: complaints)
    try process.run()
    process.waitUntilExit()
    // A signal would be a crash, which no status may hide.
    #expect(process.terminationReason == .exit)
    return Outcome(
      status: process.terminationStatus, output: try Data(contentsOf: printed),
      complaints: String(decoding: try Data(contentsOf: complaints), as: UTF8.self))
  }

  /// The program beside the bundle of the tests.
  static func executable() throws -> URL {
    let bundles = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
    for path in bundles {
      guard let end = path.range(of: ".xctest") else { continue }
      let folder = URL(fileURLWithPath: String(path[..<end.lowerBound])).deletingLastPathComponent()
      let program = folder.appendingPathComponent("evident")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    throw NotBuilt()
  }

  private struct NotBuilt: Error {}
}

extension Tool.Outcome {
  /// Standard output as a JSON object.
  func document() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
  }

  /// The summary's counts.
  func summary() throws -> [String: Any] {
    try #require(try document()["summary"] as? [String: Any])
  }
}

/// Sources whose verdicts don't hang on details of evaluation.
enum Sample {
  /// White on white, as plainly written as can be.
  static let failing = """
    import SwiftUI

    struct Invisible: View {
      var body: some View {
        Text("Nobody reads this")
          .foregroundStyle(Color(red: 1, green: 1, blue: 1))
          .background(Color(red: 1, green: 1, blue: 1))
      }
    }

    """

  /// Black on white.
  static let passing = """
    import SwiftUI

    struct Plain: View {
      var body: some View {
        Text("Everybody reads this")
          .foregroundStyle(Color(red: 0, green: 0, blue: 0))
          .background(Color(red: 1, green: 1, blue: 1))
      }
    }

    """

  /// No view at all.
  static let dull = "let answer = 42\n"
}

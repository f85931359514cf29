import Evaluation
import Foundation
package import PlatformStyles
package import Scene
import SourceFacts
import SourceReading

/// The stack of the checking thread: deeply nested source needs more than a test's own thread has.
private let stackSize = 64 << 20

/// Carries a result from the checking thread to the waiting one.
private final class Outcome: @unchecked Sendable {
  var scene = Scene()
}

/// Evaluates a source named `Source.swift`, with further files by their paths, as one program.
package func scene(_ source: String, platform: Platform = .ios18, files: [String: String] = [:]) -> Scene {
  let outcome = Outcome()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let sources = files.merging(["Source.swift": source]) { _, main in main }
    let program = Program(
      files: sources.sorted { $0.key < $1.key }.map { path, text in
        SourceFile(path: path, platform: platform, facts: SwiftReader.facts(of: Array(text.utf8)))
      })
    outcome.scene = evaluate(program, platform: platform)
    done.signal()
  }
  thread.stackSize = stackSize
  thread.start()
  done.wait()
  return outcome.scene
}

import Foundation
import SourceFacts
import SourceReading

/// The stack that reading is specified for.
private let stackSize = 16 << 20

/// Carries a result from the reading thread to the waiting one.
private final class Outcome: @unchecked Sendable {
  var facts = FileFacts()
}

/// Reads bytes on a thread with the stack that the reader asks for; a test's own thread may have 512 KB.
func read(_ bytes: [UInt8]) -> FileFacts {
  let outcome = Outcome()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    outcome.facts = SwiftReader.facts(of: bytes)
    done.signal()
  }
  thread.stackSize = stackSize
  thread.start()
  done.wait()
  return outcome.facts
}

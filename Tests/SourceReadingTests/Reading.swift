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

func read(_ text: String) -> FileFacts { read(Array(text.utf8)) }

/// The value of the global that an expression initialises.
func expression(_ text: String) -> Expression? {
  guard case .property(let property)? = read("let value = \(text)").declarations.first else { return nil }
  return property.value
}

/// The statements of a function's body.
func body(_ text: String) -> [Statement] {
  guard case .function(let function)? = read("func body() {\n\(text)\n}").declarations.first else { return [] }
  return function.body ?? []
}

/// The bytes of a span as text.
func slice(_ span: Span, of text: String) -> String {
  let bytes = Array(text.utf8)
  guard span.start >= 0, span.start <= span.end, Int(span.end) <= bytes.count else { return "outside" }
  return String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
}

import SourceFacts

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

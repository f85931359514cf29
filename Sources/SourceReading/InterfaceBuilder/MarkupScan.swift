import SourceFacts

/// Where the start tags of an XML file stand, found before a parser sees the bytes.
///
/// A parser tells where a tag ends, not where it starts. And whatever could make one work without bound, or read
/// another file, is refused here.
struct MarkupScan {
  /// The stretches from `<` to behind `>` of the start tags, in order.
  private(set) var tags: [Span] = []

  /// The deepest nesting that is followed; interface files of real apps stay below 60.
  static let maximumDepth = 200
  /// The most elements of a file; the largest storyboards have some ten thousand.
  static let maximumTags = 200_000

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// Scans a file.
  init(_ bytes: [UInt8]) throws(MarkupError) {
    self.bytes = bytes
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start
      try takeMarkup(at: start)
    }
    guard !tags.isEmpty else { throw MarkupError("holds no XML element", at: 0) }
    if depth > 0 { throw MarkupError("an element is not closed", at: bytes.count) }
  }

  private mutating func takeMarkup(at start: Int) throws(MarkupError) {
    if follows("<!--") {
      try skip(past: "-->", from: start + 4)
    } else if follows("<![CDATA[") {
      try skip(past: "]]>", from: start + 9)
    } else if follows("<?") {
      try skip(past: "?>", from: start + 2)
    } else if follows("<!") {
      throw MarkupError("a document type declaration, which interface files don't have", at: start)
    } else if follows("</") {
      try skip(past: ">", from: start + 2)
      depth -= 1
      if depth < 0 { throw MarkupError("an element is closed that is not open", at: start) }
    } else {
      try takeTag(at: start)
    }
  }

  private mutating func takeTag(at start: Int) throws(MarkupError) {
    var quote: UInt8?
    var end = start + 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "<") { break }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        tags.append(Span(start: Int32(start), end: Int32(end + 1)))
        if bytes[end - 1] != UInt8(ascii: "/") { depth += 1 }
        if depth > Self.maximumDepth {
          throw MarkupError("elements nest deeper than \(Self.maximumDepth)", at: start)
        }
        if tags.count > Self.maximumTags {
          throw MarkupError("has more than \(Self.maximumTags) elements", at: start)
        }
        index = end + 1
        return
      }
      end += 1
    }
    throw MarkupError("a tag does not end", at: start)
  }

  private func follows(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func skip(past text: StaticString, from start: Int) throws(MarkupError) {
    let opening = index
    let end: Int? = text.withUTF8Buffer { text in
      var position = start
      while position + text.count <= bytes.count {
        if bytes[position..<position + text.count].elementsEqual(text) { return position + text.count }
        position += 1
      }
      return nil
    }
    guard let end else { throw MarkupError("a comment, instruction or tag does not end", at: opening) }
    index = end
  }
}

/// Why an XML file is not read.
struct MarkupError: Error {
  /// What is wrong, one phrase.
  var message: String
  /// The offset in UTF-8 bytes.
  var offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}

/// A replacement of some bytes of a file.
package struct TextEdit: Hashable, Sendable {
  /// The offsets of the bytes that go, empty for an insertion.
  package var range: Range<Int>
  /// What stands there afterwards.
  package var replacement: String

  /// Creates an edit.
  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// True where other bytes stand there afterwards.
  package func changes(_ bytes: [UInt8]) -> Bool {
    !bytes.dropFirst(range.lowerBound).prefix(range.count).elementsEqual(replacement.utf8)
  }
}

/// Why a file is not changed.
package struct Refusal: Error, Hashable, Sendable {
  /// One phrase, lower case at the start, no period at the end.
  package var message: String

  /// Creates a refusal.
  package init(_ message: String) {
    self.message = message
  }
}

extension [TextEdit] {
  /// The edits in the order of their places, each once; nil where two would change the same bytes.
  package var ordered: [TextEdit]? {
    let sorted = Set(self).sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.replacement)
        < ($1.range.lowerBound, $1.range.upperBound, $1.replacement)
    }
    for (edit, next) in zip(sorted, sorted.dropFirst()) {
      if next.range.lowerBound < edit.range.upperBound || next.range.lowerBound == edit.range.lowerBound { return nil }
    }
    return sorted
  }

  /// The bytes with the edits made, which must be in order.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in self {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}

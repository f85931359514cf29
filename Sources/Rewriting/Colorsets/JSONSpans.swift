/// Where values stand in a JSON text, so that one of them can change and all other bytes stay.
struct JSONSpans {
  private let bytes: [UInt8]

  /// Takes a text that is known to be well formed.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A list with its elements.
  struct List {
    /// The elements, without what separates them.
    var elements: [Range<Int>]
  }

  /// The list that the outermost object has under a name.
  func array(at name: String) -> List? {
    guard let root = value(from: 0), bytes[root.lowerBound] == UInt8(ascii: "{"),
      let list = value(of: name, in: root), bytes[list.lowerBound] == UInt8(ascii: "[")
    else { return nil }
    var elements: [Range<Int>] = []
    var position = list.lowerBound + 1
    while position < list.upperBound - 1, let element = value(from: position) {
      if element.isEmpty || element.upperBound > list.upperBound - 1 { break }
      elements.append(element)
      position = skip(element.upperBound)
      if position < list.upperBound, bytes[position] == UInt8(ascii: ",") { position += 1 }
    }
    return List(elements: elements)
  }

  /// The value that an object has under a name.
  func value(of name: String, in object: Range<Int>) -> Range<Int>? {
    var position = skip(object.lowerBound + 1)
    while position < object.upperBound - 1 {
      guard let key = value(from: position), !key.isEmpty else { return nil }
      let colon = skip(key.upperBound)
      guard colon < object.upperBound, bytes[colon] == UInt8(ascii: ":"), let found = value(from: colon + 1) else {
        return nil
      }
      if bytes[key].elementsEqual(Array("\"\(name)\"".utf8)) { return found }
      position = skip(found.upperBound)
      if position < object.upperBound, bytes[position] == UInt8(ascii: ",") { position = skip(position + 1) }
    }
    return nil
  }

  /// The value that begins at or behind an offset.
  private func value(from offset: Int) -> Range<Int>? {
    let start = skip(offset)
    guard start < bytes.count else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "\""): return stringEnd(from: start).map { start..<$0 }
    case UInt8(ascii: "{"), UInt8(ascii: "["): return bracketEnd(from: start).map { start..<$0 }
    default:
      let end = bytes[start...].firstIndex {
        [",", "}", "]", " ", "\n", "\r", "\t"].contains(Character(Unicode.Scalar($0)))
      }
      return start..<(end ?? bytes.count)
    }
  }

  private func stringEnd(from start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      index += 1
    }
    return nil
  }

  private func bracketEnd(from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        guard let end = stringEnd(from: index) else { return nil }
        index = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return nil
  }

  private func skip(_ offset: Int) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex { ![0x20, 0x0A, 0x0D, 0x09].contains($0) } ?? bytes.count
  }
}

/// The UTF-8 of audited files, for those who show source lines; paths are told apart byte by byte.
package struct SourceTexts: Hashable, Sendable {
  private var entries: [Entry]

  private struct Entry: Hashable, Sendable {
    var path: String
    var bytes: [UInt8]
  }

  /// Takes files in any order; of two with one path the first stays.
  package init(_ files: [(path: String, bytes: [UInt8])] = []) {
    entries = []
    for file in files.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      if let last = entries.last, last.path.utf8.elementsEqual(file.path.utf8) { continue }
      entries.append(Entry(path: file.path, bytes: file.bytes))
    }
  }

  /// Adds a file, or replaces the one with its path.
  mutating func add(_ path: String, _ bytes: [UInt8]) {
    let others = entries.filter { !$0.path.utf8.elementsEqual(path.utf8) }.map { ($0.path, $0.bytes) }
    self = SourceTexts(others + [(path, bytes)])
  }

  /// The bytes of a file, if it is there.
  package subscript(path: String) -> [UInt8]? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].path.utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].path.utf8.elementsEqual(path.utf8) else { return nil }
    return entries[low].bytes
  }
}

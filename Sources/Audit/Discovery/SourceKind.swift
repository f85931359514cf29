/// The kinds of source that are read, told apart by the file's name.
package enum SourceKind: Hashable, Sendable {
  /// Swift source.
  case swift

  /// Finds the kind of a file; `nil` for files that are not read.
  init?(name: some BidirectionalCollection<UInt8>) {
    let suffix = ".swift".utf8
    guard name.count > suffix.count, name.suffix(suffix.count).elementsEqual(suffix) else { return nil }
    self = .swift
  }
}

/// The kinds of source that are read, told apart by the file's name.
package enum SourceKind: Hashable, Sendable {
  /// Swift source.
  case swift
  /// A storyboard or xib of Interface Builder.
  case interface

  /// Finds the kind of a file; `nil` for files that are not read.
  init?(name: some BidirectionalCollection<UInt8>) {
    for (suffix, kind) in Self.suffixes {
      let suffix = suffix.utf8
      if name.count > suffix.count, name.suffix(suffix.count).elementsEqual(suffix) {
        self = kind
        return
      }
    }
    return nil
  }

  /// How the names of each kind end.
  static let suffixes: [(String, SourceKind)] = [
    (".swift", .swift), (".storyboard", .interface), (".xib", .interface),
  ]
}

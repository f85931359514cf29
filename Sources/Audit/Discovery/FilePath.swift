#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An absolute path as the bytes the system uses, so that every name can be opened again.
package struct FilePath: Hashable, Sendable {
  /// The bytes, from `/` on, without a terminating zero.
  package let bytes: [UInt8]

  /// Takes the bytes of an absolute path as they are.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Resolves a path lexically: `.`, `..` and repeated slashes disappear.
  package init(_ text: String, relativeTo base: FilePath) {
    let given = Array(text.utf8)
    self.init(joining: given.first == .slash ? given : base.bytes + [.slash] + given)
  }

  /// Makes an absolute path from text that starts with `/`.
  package init(absolute text: String) {
    self.init(joining: Array(text.utf8))
  }

  private init(joining bytes: [UInt8]) {
    var components: [ArraySlice<UInt8>] = []
    for component in bytes.split(separator: .slash) where !component.elementsEqual([.dot]) {
      if component.elementsEqual([.dot, .dot]) {
        _ = components.popLast()
      } else {
        components.append(component)
      }
    }
    self.bytes = components.isEmpty ? [.slash] : components.flatMap { [.slash] + $0 }
  }

  /// The folder the process works in.
  package static var workingDirectory: FilePath? {
    guard let buffer = getcwd(nil, 0) else { return nil }
    defer { free(buffer) }
    return FilePath(copying: buffer)
  }

  /// The path with every symbolic link resolved; `nil` if nothing is there.
  var resolved: FilePath? {
    var answer: FilePath?
    if let buffer = withCString({ realpath($0, nil) }) {
      answer = FilePath(copying: buffer)
      free(buffer)
    }
    FileTrace.note(.resolved, self) { FileTrace.Answer(resolved: answer) }
    return answer
  }

  private init(copying text: UnsafePointer<CChar>) {
    bytes = (0..<strlen(text)).map { UInt8(bitPattern: text[$0]) }
  }

  /// The path of an entry in this folder.
  func appending(_ name: some Sequence<UInt8>) -> FilePath {
    FilePath(bytes: (bytes == [.slash] ? bytes : bytes + [.slash]) + name)
  }

  /// The folder this stands in; `nil` for the root.
  var parent: FilePath? {
    guard bytes.count > 1, let slash = bytes.lastIndex(of: .slash) else { return nil }
    return FilePath(bytes: slash == 0 ? [.slash] : Array(bytes[..<slash]))
  }

  /// The last component.
  var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: .slash).map { $0 + 1 } ?? 0)...]
  }

  /// The bytes behind a folder's slash; `nil` if the path is not inside it.
  func suffix(inside folder: FilePath) -> ArraySlice<UInt8>? {
    let start = folder.bytes == [.slash] ? 1 : folder.bytes.count + 1
    guard bytes.count > start, bytes.starts(with: folder.bytes), bytes[start - 1] == .slash else { return nil }
    return bytes[start...]
  }

  /// The path as it is reported: relative to a folder, with `../` where it lies outside.
  package func relative(to folder: FilePath) -> String {
    if self == folder { return "." }
    if let inside = suffix(inside: folder) { return String(decoding: inside, as: UTF8.self) }
    let own = bytes.split(separator: .slash)
    let other = folder.bytes.split(separator: .slash)
    let shared = zip(own, other).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: other.count - shared)
    let down = own[shared...].map { String(decoding: $0, as: UTF8.self) }
    return (up + down).joined(separator: "/")
  }

  /// Calls a function of the C library with the path.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      let end = buffer.initialize(fromContentsOf: bytes.lazy.map { CChar(bitPattern: $0) })
      buffer.initializeElement(at: end, to: 0)
      // A buffer that holds anything has a base address.
      return buffer.baseAddress.map { body($0) } ?? body("")
    }
  }
}

extension FilePath: Comparable {
  /// Orders by bytes.
  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension UInt8 {
  /// The byte between two components of a path.
  static let slash = UInt8(ascii: "/")
  /// The byte `.`.
  static let dot = UInt8(ascii: ".")
}

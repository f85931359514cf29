import Crypto

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a run depends on besides files, as one hash.
package struct RunKey: Hashable, Sendable {
  /// The hash, 32 bytes.
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Hashes words and standard input together with the working directory and the program itself.
  ///
  /// Returns nil where the system doesn't say which program this is.
  package init?(words: [String], standardInput: [UInt8]?, workingDirectory: FilePath) {
    guard let program = Self.program else { return nil }
    var hash = SHA256()
    let parts = [Array(program.utf8), workingDirectory.bytes, standardInput.map { [1] + $0 } ?? [0]]
    for part in parts + words.map({ Array($0.utf8) }) {
      withUnsafeBytes(of: UInt64(part.count).littleEndian) { hash.update(bufferPointer: $0) }
      hash.update(data: part)
    }
    bytes = Array(hash.finalize())
  }

  /// The version, and the file that holds the program: another build under the same version may answer otherwise.
  private static var program: String? {
    guard let path = executable else { return nil }
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    let numbers = [Int(status.st_size), Int(status.st_ino), Int(changed.tv_sec), Int(changed.tv_nsec)]
    return ([Report.Tool.version] + numbers.map(String.init)).joined(separator: " ")
  }

  private static var executable: FilePath? {
    #if canImport(Darwin)
      var size = UInt32(0)
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return FilePath(absolute: String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    #else
      return FilePath(absolute: "/proc/self/exe")
    #endif
  }
}

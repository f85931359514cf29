#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reasons of the operating system, as values.
package struct SystemError: Error, Hashable {
  /// The number the C library left.
  package var code: Int32

  /// The last error of this thread.
  static var current: SystemError { SystemError(code: errno) }

  /// The C library's words, such as `Permission denied`.
  package var message: String { String(cString: strerror(code)) }

  /// True where nothing is there.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}

/// Writes all bytes to an open file, however few the system takes at a time.
package func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    #if canImport(Darwin)
      let count = rest.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
    #elseif canImport(Glibc)
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    #elseif canImport(Musl)
      let count = rest.withUnsafeBytes { Musl.write(descriptor, $0.baseAddress, $0.count) }
    #endif
    if count < 0 {
      if errno == EINTR { continue }
      throw .current
    }
    rest = rest.dropFirst(count)
  }
}

/// What stands at a path.
struct FileStatus: Hashable {
  /// The kinds that discovery tells apart.
  enum Kind: UInt8 {
    case file, folder, other
  }

  /// A file's identity, whatever path leads to it.
  struct Identity: Hashable {
    var device: UInt64
    var node: UInt64
  }

  var kind: Kind
  var identity: Identity
  /// The size in bytes.
  var size: Int
  /// What changes with all that is done to it.
  var stamp: FileStamp

  /// Asks for what a path leads to, through symbolic links.
  static func of(_ path: FilePath) throws(SystemError) -> FileStatus {
    try FileTrace.noted(.status, path, of: FileTrace.Answer.init(status:)) { () throws(SystemError) in
      var status = stat()
      guard path.withCString({ stat($0, &status) }) == 0 else { throw .current }
      return FileStatus(status)
    }
  }

  /// Asks for what an open file is.
  static func of(descriptor: Int32) throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .current }
    return FileStatus(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int(status.st_size)
    stamp = FileStamp(status)
  }
}

/// True where a path is itself a symbolic link.
func isLink(_ path: FilePath) -> Bool {
  var status = stat()
  let answer = path.withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  FileTrace.note(.link, path) { FileTrace.Answer(answer) }
  return answer
}

extension FilePath {
  /// True where something stands at a path, be it a link that leads nowhere; nobody hears of this question.
  var isTaken: Bool {
    var status = stat()
    return withCString { lstat($0, &status) } == 0 || errno != ENOENT
  }
}

/// True where somebody may write a file; what the superuser may do counts for nothing.
func isWritable(_ path: FilePath) -> Bool {
  var status = stat()
  let answer =
    path.withCString { stat($0, &status) } == 0 && status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0
    && path.withCString { access($0, W_OK) } == 0
  FileTrace.note(.writable, path) { FileTrace.Answer(answer) }
  return answer
}

/// Reads a regular file as a whole.
func contents(of path: FilePath) throws(SystemError) -> [UInt8] {
  let summary = { (file: (bytes: [UInt8], status: FileStatus)) in FileTrace.Answer(contents: file.bytes, file.status) }
  let file = try FileTrace.noted(.contents, path, of: summary) { () throws(SystemError) in try wholeFile(at: path) }
  return file.bytes
}

/// Reads a regular file as a whole, and says what it is; nobody hears of this question.
func wholeFile(at path: FilePath) throws(SystemError) -> (bytes: [UInt8], status: FileStatus) {
  // Without `O_NONBLOCK` opening a pipe would wait for its writer.
  let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
  guard descriptor >= 0 else { throw .current }
  defer { close(descriptor) }
  let status = try FileStatus.of(descriptor: descriptor)
  switch status.kind {
  case .file: return (try contents(of: descriptor, expecting: status.size), status)
  case .folder: throw SystemError(code: EISDIR)
  case .other: throw SystemError(code: EINVAL)
  }
}

/// Reads what is left of an open file, whose size in bytes is told by its status, or is 0 where that does not know it.
func contents(of descriptor: Int32, expecting size: Int) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  // Of pipes and the like the size is not known before.
  var chunk = size > 0 ? size + 1 : 4096
  while true {
    var count = 0
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: chunk))
    repeat {
      count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress?.advanced(by: start), chunk) }
    } while count < 0 && errno == EINTR
    if count < 0 { throw .current }
    bytes.removeLast(chunk - count)
    // A file that ends where it was said to end needs no second question.
    if count == 0 || bytes.count == size { return bytes }
    // Whether that was all is asked with the room that is left, so that no file is held in more than it takes.
    chunk = bytes.capacity > bytes.count ? bytes.capacity - bytes.count : 1 << 16
  }
}

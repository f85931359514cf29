import Crypto
import SourceReading

// The look whether a run would hear the same again.

extension FileTrace {
  /// How many questions a thread asks in a row.
  private static let sliceLength = 64

  /// What came of asking everything again.
  struct Check {
    /// The trace, with the stamps that what it asked bears now.
    var trace: FileTrace
    /// How many files had to be read, since their stamps did not tell.
    var read: Int
    /// How many files and folders needn't be read the next time, but had to be now.
    var settled: Int
  }

  /// Asks everything again, on several threads; `nil` where an answer is another.
  /// - Parameter time: Stamps are trusted of what changed before it, in nanoseconds since 1970.
  func check(jobs: Int, settling time: Int64) -> Check? {
    let slices = stride(from: 0, to: entries.count, by: Self.sliceLength).map { start in
      entries[start..<min(start + Self.sliceLength, entries.count)]
    }
    let hasChanged = Guarded(false)
    let parts = Threads.map(slices, order: Array(slices.indices), threads: jobs, stack: Threads.parserStack) { slice in
      var part = CheckedSlice(entries: Array(slice))
      for position in part.entries.indices where !hasChanged.update({ $0 }) {
        if !part.check(position, settling: time) { hasChanged.update { $0 = true } }
      }
      return part
    }
    guard !hasChanged.update({ $0 }), NumberedFile.areTold(parts.lazy.flatMap(\.files)) else { return nil }
    return Check(
      trace: FileTrace(entries: parts.flatMap(\.entries)), read: parts.reduce(0) { $0 + $1.read },
      settled: parts.reduce(0) { $0 + $1.settled })
  }
}

/// Questions that one thread asks again.
private struct CheckedSlice: Sendable {
  var entries: [FileTrace.Entry]
  var files: [NumberedFile] = []
  /// How many files were read.
  var read = 0
  /// How many files and folders were read that bear a stamp which stands for what they hold.
  var settled = 0
  /// The file that was met last, since what it is, and what it says, is mostly asked next.
  private var last: MetFile?

  init(entries: [FileTrace.Entry]) {
    self.entries = entries
  }

  /// Asks a question again; true where the answer is the same.
  mutating func check(_ position: Int, settling time: Int64) -> Bool {
    let entry = entries[position]
    if !entry.stamp.isEmpty, isUntouched(entry) { return true }
    let answer = entry.key.answer(&last)
    if answer.stamp != nil, entry.key.question == .contents { read += 1 }
    let file = answer.identity.map { NumberedFile(number: entry.number, identity: $0) }
    if let file { files.append(file) }
    if let stamp = answer.stamp(settling: time) {
      entries[position].stamp = stamp.bytes
      settled += 1
    }
    return entry.isAnswered(by: answer, numbered: file?.number, last?.bytes ?? [])
  }

  /// True where a file or folder bears the stamp that it had when it was read.
  private mutating func isUntouched(_ entry: FileTrace.Entry) -> Bool {
    guard let status = try? FileStatus.of(entry.key.path), status.stamp.bytes == entry.stamp else { return false }
    last = MetFile(path: entry.key.path, bytes: [], status: status)
    return true
  }
}

/// A file or folder, with its bytes where it was read.
private struct MetFile {
  var path: FilePath
  var bytes: [UInt8]
  var status: FileStatus
}

/// A file under the number that it has in a trace.
private struct NumberedFile: Sendable {
  var number: UInt32
  var identity: FileStatus.Identity

  /// True where each number stands for one file still, and each file has one number.
  static func areTold(_ files: some Sequence<NumberedFile>) -> Bool {
    var identities: [UInt32: FileStatus.Identity] = [:]
    var numbers: [FileStatus.Identity: UInt32] = [:]
    return files.allSatisfy { file in
      let identity = identities.updateValue(file.identity, forKey: file.number) ?? file.identity
      let number = numbers.updateValue(file.number, forKey: file.identity) ?? file.number
      return identity == file.identity && number == file.number
    }
  }
}

extension FileTrace.Entry {
  /// The number at the end of an answer that is about a file.
  fileprivate var number: UInt32 {
    answer.suffix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// True where an answer is the kept one, or where a Swift file says the same in code, and as much else as shows of it.
  fileprivate func isAnswered(by other: FileTrace.Answer, numbered number: UInt32?, _ contents: [UInt8]) -> Bool {
    if key.question != .contents || answer.count <= SHA256.byteCount || other.isError {
      return other.bytes(numbered: number) == answer
    }
    if answer.starts(with: other.bytes) { return true }
    guard case .text(let text, nil) = SourceText(contents),
      let syntax = SwiftReader.reading(of: text, listsSyntax: true).syntax
    else { return false }
    return CodeHashes(syntax).agree(with: answer.dropFirst(SHA256.byteCount))
  }
}

extension FileTrace.Key {
  /// What the file system answers now, with what is known of the file that was met last.
  fileprivate func answer(_ last: inout MetFile?) -> FileTrace.Answer {
    do throws(SystemError) {
      switch question {
      case .contents:
        let file = try wholeFile(at: path)
        last = MetFile(path: path, bytes: file.bytes, status: file.status)
        return FileTrace.Answer(contents: file.bytes, file.status)
      case .status:
        if let last, last.path == path { return FileTrace.Answer(status: last.status) }
        return FileTrace.Answer(status: try FileStatus.of(path))
      case .link: return FileTrace.Answer(isLink(path))
      case .resolved: return FileTrace.Answer(resolved: path.resolved)
      case .writable: return FileTrace.Answer(isWritable(path))
      case .entries(let interest):
        let (entries, status) = try listing(of: path, for: interest)
        return FileTrace.Answer(entries: entries, status)
      }
    } catch {
      return FileTrace.Answer(error: error)
    }
  }
}

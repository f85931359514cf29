import Crypto
import SourceReading

// The look whether a run would hear the same again.

extension FileTrace {
  /// How many questions a thread asks in a row.
  private static let sliceLength = 64

  /// Asks everything again, on several threads; true where all answers are the same.
  func holds(jobs: Int) -> Bool {
    let slices = stride(from: 0, to: entries.count, by: Self.sliceLength).map { start in
      entries[start..<min(start + Self.sliceLength, entries.count)]
    }
    let hasChanged = Guarded(false)
    let files = Threads.map(slices, order: Array(slices.indices), threads: jobs, stack: Threads.parserStack) { slice in
      var files: [NumberedFile] = []
      // The file that was read last, since what it is, and what it says, is mostly asked next.
      var read: ReadFile?
      for entry in slice where !hasChanged.update({ $0 }) {
        let answer = entry.key.answer(&read)
        let file = answer.identity.map { NumberedFile(number: entry.number, identity: $0) }
        if !entry.isAnswered(by: answer, numbered: file?.number, read?.bytes ?? []) { hasChanged.update { $0 = true } }
        if let file { files.append(file) }
      }
      return files
    }
    return !hasChanged.update { $0 } && NumberedFile.areTold(files.joined())
  }
}

/// A file as it was read.
private struct ReadFile {
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
  /// What the file system answers now, with what is known of the file that was read last.
  fileprivate func answer(_ read: inout ReadFile?) -> FileTrace.Answer {
    do throws(SystemError) {
      switch question {
      case .contents:
        let file = try wholeFile(at: path)
        read = ReadFile(path: path, bytes: file.bytes, status: file.status)
        return FileTrace.Answer(contents: file.bytes)
      case .status:
        if let read, read.path == path { return FileTrace.Answer(status: read.status) }
        return FileTrace.Answer(status: try FileStatus.of(path))
      case .link: return FileTrace.Answer(isLink(path))
      case .resolved: return FileTrace.Answer(resolved: path.resolved)
      case .writable: return FileTrace.Answer(isWritable(path))
      case .entries(let interest): return FileTrace.Answer(entries: try entries(of: path, for: interest))
      }
    } catch {
      return FileTrace.Answer(error: error)
    }
  }
}

import Crypto
import SourceReading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a run asked the file system and what it heard: where all answers are the same again, so is the run's outcome.
struct FileTrace: Hashable, Sendable {
  /// What can be asked of a path.
  enum Question: Hashable, Sendable {
    case contents, status, link, resolved, writable
    case entries(FolderInterest)
  }

  /// A question about a path.
  struct Key: Hashable, Sendable {
    var question: Question
    var path: FilePath
  }

  /// An answer in short, so that equal ones are told by equal bytes.
  struct Answer: Hashable, Sendable {
    var bytes: [UInt8]
    /// What tells files apart that have several names; it may change while the answer stays the same.
    var identity: FileStatus.Identity?
    /// What the file or folder was before it was read; it may change while the answer stays the same.
    var stamp: FileStamp?
  }

  /// A question with its answer.
  struct Entry: Hashable, Sendable {
    var key: Key
    var answer: [UInt8]
    /// What tells that the answer is the same without reading again; empty where nothing does.
    var stamp: [UInt8] = []
  }

  /// The questions in the order of their paths, each with its answer.
  var entries: [Entry]
}

extension FileTrace {
  /// Collects the questions of one run, from all of its threads.
  final class Recorder: Sendable {
    /// Who listens to the questions of this thread.
    @TaskLocal static var current: Recorder?

    private struct State {
      var answers: [Key: Answer] = [:]
      var isSteady = true
      /// What was asked more than once.
      var repeated: Set<Key> = []
      /// What of Swift files is code.
      var code: [FilePath: CodeHashes] = [:]
    }

    private let state = Guarded(State())
    /// What changed later than this may bear the stamp of other contents, in nanoseconds since 1970.
    private let settling: Int64

    /// Makes one that trusts the stamps of what changed before a time.
    init(settling: Int64) {
      self.settling = settling
    }

    /// Notes an answer; one that differs from what was heard before makes the trace useless.
    func note(_ key: Key, _ answer: Answer) {
      state.update { state in
        guard let known = state.answers.updateValue(answer, forKey: key) else { return }
        if known.bytes != answer.bytes || known.identity != answer.identity { state.isSteady = false }
        state.repeated.insert(key)
      }
    }

    /// Notes what a Swift file says besides white space and comments.
    func note(_ syntax: SyntaxListing, of path: FilePath) {
      let code = CodeHashes(syntax)
      state.update { $0.code[path] = code }
    }

    /// What was asked so far; `nil` where something changed meanwhile.
    /// - Parameter shows: How much of a file's white space and comments shows in the outcome.
    func trace(where shows: (FilePath) -> ShownWords.Extent = { _ in .anything }) -> FileTrace? {
      var state = state.update { $0 }
      guard state.isSteady else { return nil }
      for (path, code) in state.code {
        // Who else asked for the bytes may have looked at anything in them.
        let key = Key(question: .contents, path: path)
        if !state.repeated.contains(key) { state.answers[key]?.bytes += code.bytes(where: shows(path)) }
      }
      var numbers: [FileStatus.Identity: UInt32] = [:]
      let ordered = state.answers.filter { !Self.isImplied($0.key, $0.value, state.answers) }.sorted { left, right in
        left.key.path == right.key.path
          ? left.key.question.code < right.key.question.code : left.key.path < right.key.path
      }
      return FileTrace(
        entries: ordered.map { key, answer in
          // Files keep their numbers when they are written anew, unless two of them become one.
          let number = answer.identity.map { identity in
            numbers[identity]
              ?? {
                let number = UInt32(numbers.count)
                numbers[identity] = number
                return number
              }()
          }
          return Entry(
            key: key, answer: answer.bytes(numbered: number), stamp: answer.stamp(settling: settling)?.bytes ?? [])
        })
    }

    /// True where nothing stands at a path, and the listing of its folder would tell if something did.
    private static func isImplied(_ key: Key, _ answer: Answer, _ answers: [Key: Answer]) -> Bool {
      guard key.question == .contents || key.question == .status, answer == Answer(error: SystemError(code: ENOENT)),
        FolderInterest.sources.includes(FolderEntry(name: Array(key.path.name), kind: .file)),
        let folder = key.path.parent, let listing = answers[Key(question: .entries(.sources), path: folder)]
      else { return false }
      // A link that leads nowhere is listed.
      return !listing.isError && !key.path.isTaken
    }
  }

  /// Tells whoever listens what a path answered.
  static func note(_ question: Question, _ path: FilePath, _ answer: () -> Answer) {
    guard let recorder = Recorder.current else { return }
    recorder.note(Key(question: question, path: path), answer())
  }

  /// Asks, and tells whoever listens what was answered, errors included.
  static func noted<Value>(
    _ question: Question, _ path: FilePath, of summary: (Value) -> Answer,
    _ ask: () throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    do throws(SystemError) {
      let value = try ask()
      note(question, path) { summary(value) }
      return value
    } catch {
      note(question, path) { Answer(error: error) }
      throw error
    }
  }
}

extension FileTrace.Question {
  /// The number that stands for the question in files.
  var code: UInt8 {
    switch self {
    case .contents: 0
    case .status: 1
    case .link: 2
    case .resolved: 3
    case .writable: 4
    case .entries(let interest): 5 + interest.rawValue
    }
  }

  /// Reads a number; `nil` if it stands for no question.
  init?(code: UInt8) {
    switch code {
    case 0: self = .contents
    case 1: self = .status
    case 2: self = .link
    case 3: self = .resolved
    case 4: self = .writable
    default:
      guard let interest = FolderInterest(rawValue: code - 5) else { return nil }
      self = .entries(interest)
    }
  }
}

extension FileTrace.Answer {
  /// An answer that is told by its bytes alone.
  init(bytes: [UInt8]) {
    self.init(bytes: bytes, identity: nil, stamp: nil)
  }

  /// Whether something is so.
  init(_ isSo: Bool) {
    self.init(bytes: [isSo ? 1 : 0])
  }

  /// Where a path leads to, if anywhere.
  init(resolved: FilePath?) {
    self.init(bytes: resolved?.bytes ?? [])
  }

  /// What a file holds, and what it was before it was read.
  init(contents: [UInt8], _ status: FileStatus) {
    self.init(bytes: Array(SHA256.hash(data: contents)), identity: nil, stamp: status.stamp)
  }

  /// What a folder holds, and what it was before it was listed.
  init(entries: [FolderEntry], _ status: FileStatus) {
    var hash = SHA256()
    for entry in entries {
      hash.update(data: entry.name)
      // No name holds a zero.
      hash.update(data: [0, entry.kind.rawValue])
    }
    self.init(bytes: Array(hash.finalize()), identity: nil, stamp: status.stamp)
  }

  /// What stands at a path. Its size is left out: it decides nothing but the order of reading.
  init(status: FileStatus) {
    self.init(bytes: [status.kind.rawValue], identity: status.identity, stamp: nil)
  }

  /// The stamp, where what it stands on changed before a time.
  func stamp(settling time: Int64) -> FileStamp? {
    stamp.flatMap { $0.isSettled(at: time) ? $0 : nil }
  }

  private static let errorMark: UInt8 = 0xFF
  /// How many bytes an error takes.
  private static let errorLength = 5

  /// True where the answer is why there is none.
  var isError: Bool { bytes.count == Self.errorLength && bytes.first == Self.errorMark }

  /// Why there is no answer.
  init(error: SystemError) {
    self.init(bytes: [Self.errorMark] + withUnsafeBytes(of: error.code.littleEndian) { Array($0) })
  }

  /// The answer as it is kept, with the number of the file that it is about.
  func bytes(numbered number: UInt32?) -> [UInt8] {
    number.map { number in bytes + withUnsafeBytes(of: number.littleEndian) { Array($0) } } ?? bytes
  }
}

import Crypto

/// A run as the cache keeps it: what it was asked, what it read, and what it answered.
struct RunRecord: Hashable {
  var key: RunKey
  var trace: FileTrace
  var answer: RunAnswer
}

// The file is the magic word, the hash of what follows, and the fields in their order: numbers as eight bytes from the
// least on, bytes with their count before them. A record of another layout has another magic word.

extension RunRecord {
  private static let magic = Array("evident run 4\n".utf8)

  /// The record as a file.
  var encoded: [UInt8] {
    var body = ByteSink()
    body.add(key.bytes)
    body.add(trace.entries.count)
    for entry in trace.entries {
      body.add(Int(entry.key.question.code))
      body.add(entry.key.path.bytes)
      body.add(entry.answer)
      body.add(entry.stamp)
    }
    body.add(answer.isFailing ? 1 : 0)
    body.add(answer.showsSource ? 1 : 0)
    body.add(answer.output)
    body.add(answer.warnings.count)
    for warning in answer.warnings { body.add(Array(warning.utf8)) }
    body.add(answer.files.count)
    for file in answer.files {
      body.add(Array(file.path.utf8))
      body.add(file.bytes)
    }
    return Self.magic + Array(SHA256.hash(data: body.bytes)) + body.bytes
  }

  /// Reads a file; `nil` where it is damaged, of another layout, or answers another question than the given one.
  init?(_ file: [UInt8], for wanted: RunKey) {
    let start = Self.magic.count + SHA256.byteCount
    guard file.count >= start, file.starts(with: Self.magic) else { return nil }
    let body = file[start...]
    guard SHA256.hash(data: body).elementsEqual(file[Self.magic.count..<start]) else { return nil }
    var source = ByteSource(rest: body)
    guard let key = source.bytes(), RunKey(bytes: key) == wanted, let questions = source.count() else { return nil }
    var entries: [FileTrace.Entry] = []
    for _ in 0..<questions {
      guard let word = source.number(), let code = UInt8(exactly: word),
        let question = FileTrace.Question(code: code),
        let path = source.bytes(), let answer = source.bytes(), let stamp = source.bytes()
      else { return nil }
      entries.append(
        .init(key: .init(question: question, path: FilePath(bytes: path)), answer: answer, stamp: stamp))
    }
    guard let isFailing = source.number(), let showsSource = source.number(), let output = source.bytes() else {
      return nil
    }
    guard let warnings = source.list({ $0.text() }) else { return nil }
    let files = source.list { source in
      source.text().flatMap { path in source.bytes().map { RunAnswer.File(path: path, bytes: $0) } }
    }
    guard let files, source.rest.isEmpty else { return nil }
    self.key = wanted
    trace = FileTrace(entries: entries)
    answer = RunAnswer(
      output: output, warnings: warnings, files: files, isFailing: isFailing == 1, showsSource: showsSource == 1)
  }
}

/// Bytes that grow.
private struct ByteSink {
  var bytes: [UInt8] = []

  mutating func add(_ number: Int) {
    withUnsafeBytes(of: UInt64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ more: [UInt8]) {
    add(more.count)
    bytes.append(contentsOf: more)
  }
}

/// Bytes that are read from the front; every reader returns `nil` where there are too few.
private struct ByteSource {
  var rest: ArraySlice<UInt8>

  mutating func number() -> Int? {
    guard rest.count >= 8 else { return nil }
    let value = rest.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
    rest = rest.dropFirst(8)
    return Int(exactly: value)
  }

  /// A number of things, each of which takes a byte at least.
  mutating func count() -> Int? {
    number().flatMap { $0 <= rest.count ? $0 : nil }
  }

  mutating func bytes() -> [UInt8]? {
    guard let count = count() else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func text() -> String? {
    bytes().map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func list<Value>(_ read: (inout ByteSource) -> Value?) -> [Value]? {
    guard let count = count() else { return nil }
    var values: [Value] = []
    for _ in 0..<count {
      guard let value = read(&self) else { return nil }
      values.append(value)
    }
    return values
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Answers of earlier runs. One is given again only where everything that its run read still reads the same, but for the
/// white space and comments of Swift files that it does not name, and those on lines of their own in files that it names.
package struct RunCache: Sendable {
  /// The folder that holds the answers.
  package let folder: FilePath
  /// How long a file must have been left alone before its stamp stands for what it holds, in nanoseconds.
  private let settling: Int64

  /// How many answers are kept: a new one takes the place of another whose key falls on the same number.
  private static let slots = 64
  /// A record is written anew where that spares the next run the reading of more files and folders: a few are read
  /// faster than a record is brought to the disk.
  private static let fewFiles = 16
  /// Longer records aren't kept, in bytes.
  private static let limit = 64 << 20

  /// Takes a folder, which need not be there.
  /// - Parameter settling: How many seconds a file must have been left alone before it is known by its times. The clocks
  ///   of file systems tick every two seconds at the slowest.
  package init(folder: FilePath, settling: Int = 3) {
    self.folder = folder
    self.settling = Int64(settling) * 1_000_000_000
  }

  /// The user's folder for what can be made again, by the XDG Base Directory Specification and Apple's custom.
  package static func standardFolder(environment: (String) -> String?) -> FilePath? {
    if let base = environment("XDG_CACHE_HOME"), base.utf8.first == .slash {
      return FilePath(absolute: base + "/evident")
    }
    guard let home = environment("HOME"), home.utf8.first == .slash else { return nil }
    #if canImport(Darwin)
      return FilePath(absolute: home + "/Library/Caches/evident")
    #else
      return FilePath(absolute: home + "/.cache/evident")
    #endif
  }

  /// An answer that holds still.
  package struct Kept {
    /// The answer.
    package var answer: RunAnswer
    /// How many files had to be read to know that it holds.
    package var read: Int
  }

  /// The answer to an equal run, if nothing it read has changed; what is damaged counts as missing.
  /// - Parameter jobs: How many threads look at the files.
  package func answer(to key: RunKey, jobs: Int = 1) -> RunAnswer? { kept(for: key, jobs: jobs)?.answer }

  /// The same, with what it took to know.
  package func kept(for key: RunKey, jobs: Int = 1) -> Kept? {
    let time = FileStamp.now - settling
    guard let file = try? contents(of: place(of: key)), var record = RunRecord(file, for: key),
      let check = record.trace.check(jobs: jobs, settling: time)
    else { return nil }
    if check.settled > Self.fewFiles {
      // Where nothing can be written, they are read again.
      record.trace = check.trace
      try? replaceContents(of: place(of: key), with: record.encoded)
    }
    return Kept(answer: record.answer, read: check.read)
  }

  /// Makes an answer and keeps it, unless files changed meanwhile.
  ///
  /// Returns the answer, and why it could not be kept, if that is so.
  package func keeping(
    _ key: RunKey, _ answer: () throws -> RunAnswer
  ) throws -> (answer: RunAnswer, complaint: String?) {
    // Made before the run looks around, since a folder may be among what it looks at.
    let refusal = makeFolder()
    let recorder = FileTrace.Recorder(settling: FileStamp.now - settling)
    let answer = try FileTrace.Recorder.$current.withValue(recorder, operation: answer)
    let shown = ShownWords(answer)
    guard let trace = recorder.trace(where: shown.extent) else { return (answer, nil) }
    let record = RunRecord(key: key, trace: trace, answer: answer).encoded
    guard record.count <= Self.limit else { return (answer, nil) }
    do throws(SystemError) {
      if let refusal { throw refusal }
      try replaceContents(of: place(of: key), with: record)
    } catch {
      let name = String(decoding: folder.bytes, as: UTF8.self)
      return (answer, "nothing could be kept in the cache '\(name)': \(error.message)")
    }
    return (answer, nil)
  }

  private func place(of key: RunKey) -> FilePath {
    let slot = Int(key.bytes.first ?? 0) % Self.slots
    return folder.appending("run-\(slot)".utf8)
  }

  /// Makes the folder and those around it, for the user alone, since reports quote source; returns why that failed.
  private func makeFolder() -> SystemError? {
    var missing: [FilePath] = []
    var next: FilePath? = folder
    while let place = next, (try? FileStatus.of(place)) == nil {
      missing.append(place)
      next = place.parent
    }
    for place in missing.reversed() {
      guard place.withCString({ mkdir($0, 0o700) }) == 0 || errno == EEXIST else { return .current }
    }
    return nil
  }
}

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

  /// How many answers are kept: a new one takes the place of another whose key falls on the same number.
  private static let slots = 64
  /// Longer records aren't kept, in bytes.
  private static let limit = 64 << 20

  /// Takes a folder, which need not be there.
  package init(folder: FilePath) {
    self.folder = folder
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

  /// The answer to an equal run, if nothing it read has changed; what is damaged counts as missing.
  /// - Parameter jobs: How many threads look at the files.
  package func answer(to key: RunKey, jobs: Int = 1) -> RunAnswer? {
    guard let file = try? contents(of: place(of: key)), let record = RunRecord(file, for: key),
      record.trace.holds(jobs: jobs)
    else { return nil }
    return record.answer
  }

  /// Makes an answer and keeps it, unless files changed meanwhile.
  ///
  /// Returns the answer, and why it could not be kept, if that is so.
  package func keeping(
    _ key: RunKey, _ answer: () throws -> RunAnswer
  ) throws -> (answer: RunAnswer, complaint: String?) {
    // Made before the run looks around, since a folder may be among what it looks at.
    let refusal = makeFolder()
    let recorder = FileTrace.Recorder()
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

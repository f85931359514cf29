import Findings
import SourceFacts
import SourceReading

/// The sources of an audit, on the disk or not.
struct Sources {
  var files: [Source]
  var colorsets: [DiscoveredAsset]
  var imagesets: [DiscoveredAsset]
  var symbolsets: [DiscoveredAsset]
  var resources: [DiscoveredAsset]
  /// The paths of the asset catalogs.
  var catalogs: [String]
  var projects: [FilePath]
  var toolFolders: [FilePath]
  var problems: [Problem]
}

/// A source to read.
struct Source: Sendable {
  /// Where its bytes come from.
  enum Origin: Sendable {
    case disk(FilePath)
    case given([UInt8])
  }

  var path: String
  var kind: SourceKind
  var origin: Origin
  var size: Int
  var isNamed: Bool
}

/// What reading a source gave.
struct SourceReadingResult: Sendable {
  var path: String
  /// UTF-8, of the same length as the file.
  var bytes: [UInt8]?
  var facts: FileFacts?
  var problems: [Problem] = []
  var failure: SystemError?
  /// False where some of the bytes are no UTF-8.
  var isText = true
}

/// Finds the sources of a request; standard input takes the place of a file with its name.
func findSources(_ request: AuditRequest) throws(AuditFailure) -> Sources {
  let discovery = try discover(request.paths, workingDirectory: request.workingDirectory)
  var files = discovery.files.map { file in
    Source(
      path: file.path, kind: file.kind, origin: .disk(file.location), size: file.size, isNamed: file.isNamed)
  }
  if let input = request.standardInput {
    let location = FilePath(input.name, relativeTo: request.workingDirectory)
    let path = location.relative(to: request.workingDirectory)
    files.removeAll { $0.path.utf8.elementsEqual(path.utf8) }
    let kind = SourceKind(name: Array(path.utf8)) ?? .swift
    files.append(
      Source(path: path, kind: kind, origin: .given(input.bytes), size: input.bytes.count, isNamed: true))
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
  guard !files.isEmpty else {
    let places = request.paths.map { "'\($0)'" }.joined(separator: ", ")
    throw AuditFailure("there is no Swift or Interface Builder source in \(places)")
  }
  return Sources(
    files: files, colorsets: discovery.colorsets, imagesets: discovery.imagesets, symbolsets: discovery.symbolsets,
    resources: discovery.resources, catalogs: discovery.catalogs, projects: discovery.projects,
    toolFolders: discovery.toolFolders, problems: discovery.problems)
}

/// Reads and parses sources on several threads, the largest first, so that no thread ends long after the others.
func read(_ sources: [Source], _ request: AuditRequest) -> [SourceReadingResult] {
  let order = sources.indices.sorted { (sources[$1].size, $0) < (sources[$0].size, $1) }
  let done = Guarded(0)
  let progress = request.progress
  let keepsTexts = request.keepsTexts || sources.areFew
  return Threads.map(sources, order: order, threads: max(request.jobs, 1), stack: Threads.parserStack) { source in
    var result = read(source)
    if !keepsTexts { result.bytes = nil }
    if let progress {
      let count = done.update { done in
        done += 1
        return done
      }
      progress(count, sources.count)
    }
    return result
  }
}

extension [Source] {
  /// True for a program of at most one mebibyte.
  var areFew: Bool { reduce(0) { $0 + $1.size } <= 1 << 20 }
}

extension SourceKind {
  /// The size in bytes from which on a file is not read.
  fileprivate var maximumSize: Int {
    switch self {
    case .swift: Int(Int32.max)
    case .interface: InterfaceReader.maximumSize
    }
  }
}

private func problem(ofSize size: Int, _ source: Source) -> Problem? {
  let limit = source.kind.maximumSize
  if size < limit { return nil }
  let words = limit == Int(Int32.max) ? "2 GiB" : "\(limit >> 20) MiB"
  return Problem(file: source.path, message: "could not be read: larger than \(words)")
}

/// What a source says; whoever keeps the run's answer hears what the code is without the space and comments in it.
private func facts(of text: [UInt8], _ source: Source) -> FileFacts {
  guard source.kind == .swift else { return InterfaceReader.facts(of: text) }
  guard case .disk(let location) = source.origin, let recorder = FileTrace.Recorder.current else {
    return SwiftReader.facts(of: text)
  }
  let (facts, syntax) = SwiftReader.reading(of: text, listsSyntax: true)
  if let syntax { recorder.note(syntax, of: location) }
  return facts
}

private func read(_ source: Source) -> SourceReadingResult {
  var result = SourceReadingResult(path: source.path)
  if let problem = problem(ofSize: source.size, source) {
    result.problems = [problem]
    return result
  }
  let bytes: [UInt8]
  do throws(SystemError) {
    switch source.origin {
    case .disk(let location): bytes = try contents(of: location)
    case .given(let given): bytes = given
    }
  } catch {
    result.failure = error
    result.problems = [Problem(file: source.path, message: "could not be read: \(error.message)")]
    return result
  }
  if let problem = problem(ofSize: bytes.count, source) {
    result.problems = [problem]
    return result
  }
  guard case .text(let text, let firstInvalid) = SourceText(bytes) else {
    result.problems = [Problem(file: source.path, message: "could not be read: not UTF-8 text")]
    result.isText = false
    return result
  }
  let facts = facts(of: text, source)
  if let firstInvalid {
    let (line, column) = facts.position(of: Int32(firstInvalid))
    result.problems.append(Problem(file: source.path, line: line, column: column, message: "invalid UTF-8"))
    result.isText = false
  }
  for issue in facts.issues {
    let (line, column) = facts.position(of: issue.offset)
    result.problems.append(Problem(file: source.path, line: line, column: column, message: issue.message))
  }
  result.bytes = text
  result.facts = facts
  return result
}

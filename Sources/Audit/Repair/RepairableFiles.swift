import Evaluation
import Findings
import PlatformStyles
import Rewriting
import Scene

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files of a program that repairs may change, and edits of them.
struct RepairableFiles {
  private let preparation: Preparation
  private let types: ParameterTypes
  private let constants: TestedConstants
  private let ownLevels: Set<ContentLevel>
  private var rewriters: [String: Result<Rewriter, Refusal>] = [:]
  /// What the files that were asked for hold.
  private(set) var contents: [String: [UInt8]] = [:]
  /// What earlier repairs made of files, which the disk does not hold yet.
  private let written: [String: [UInt8]]

  init(_ preparation: Preparation, of scene: Scene, written: [String: [UInt8]]) {
    self.preparation = preparation
    self.written = written
    ownLevels = scene.ownLevels
    types = preparation.program.parameterTypes
    constants = TestedConstants(preparation)
  }

  /// The edits that make all changes of a remedy, by file; each list is in order.
  mutating func edits(for remedy: Remedy) throws(Refusal) -> [String: [TextEdit]] {
    var edits: [String: [TextEdit]] = [:]
    for change in remedy.changes {
      if case .addConstant = change {} else { try constants.check(change.range) }
      if case .restyle(let range, from: _, to: .token(let expression)) = change {
        try TokenReach(program: preparation.program).check(expression, from: range.file)
      }
      let rewriter = try rewriter(for: change.range.file)
      edits[change.range.file, default: []] += try rewriter.edits(for: change)
    }
    for (path, list) in edits {
      guard let ordered = list.ordered else { throw Refusal("its changes overlap") }
      let old = contents[path] ?? []
      edits[path] = ordered.filter { Array(old[$0.range]) != Array($0.replacement.utf8) }
    }
    return edits.filter { !$0.value.isEmpty }
  }

  /// Where a file is read from.
  func location(of path: String) -> FilePath? {
    let sources = preparation.sources
    if let source = sources.files.first(where: { $0.path == path }) {
      if case .disk(let location) = source.origin { return location }
      return nil
    }
    return sources.colorsets.first { $0.path == path }?.location
  }

  private mutating func rewriter(for path: String) throws(Refusal) -> Rewriter {
    if let known = rewriters[path] { return try known.get() }
    let made: Result<Rewriter, Refusal>
    do throws(Refusal) {
      let bytes = try writableContents(of: path)
      contents[path] = bytes
      let platform = preparation.program.files.first { $0.path == path }?.platform ?? preparation.choice.platform
      let others = preparation.systems[path] ?? []
      made = .success(
        try Rewriter(
          path: path, bytes: bytes, platform: platform, others: others, types: types, ownLevels: ownLevels))
    } catch {
      made = .failure(error)
    }
    rewriters[path] = made
    return try made.get()
  }

  /// What a file holds, if it may be written.
  private func writableContents(of path: String) throws(Refusal) -> [UInt8] {
    if let bytes = written[path] { return bytes }
    let reading = preparation.readings.first { $0.path == path }
    if let bytes = reading?.bytes, location(of: path) == nil { return bytes }
    guard let location = location(of: path) else { throw Refusal("'\(path)' is not among the audited files") }
    if leavesTree(location) { throw Refusal("'\(path)' is reached by a link that leads out of the tree") }
    if !isWritable(location) { throw Refusal("'\(path)' is read-only") }
    if let reading {
      guard let bytes = reading.bytes, reading.problems.isEmpty else {
        throw Refusal("'\(path)' could not be read without problems")
      }
      return bytes
    }
    do throws(SystemError) { return try Audit.contents(of: location) } catch {
      throw Refusal("'\(path)' could not be read: \(error.message)")
    }
  }

  /// True where a link leads to a file outside of the folder that its path stands in.
  private func leavesTree(_ location: FilePath) -> Bool {
    let root = preparation.request.workingDirectory
    guard let real = location.resolved else { return true }
    if location.suffix(inside: root) != nil { return root.resolved.map { real.suffix(inside: $0) == nil } ?? true }
    guard let folder = location.parent?.resolved else { return true }
    return real.parent != folder
  }
}

import ArgumentParser
import Audit
import Findings
import PlatformStyles
import Reporting
import Rules

/// The options of every command.
struct SharedOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("What to judge by: \(Profile.names).", valueName: "profile"),
    completion: .list(Profile.allCases.map(\.rawValue)), transform: profile(argument:))
  var profile: Profile?

  @Option(
    help: ArgumentHelp(
      "The platform of files that don't tell theirs: \(PlatformChoice.names.joined(separator: ", ")).",
      valueName: "platform"),
    completion: .list(PlatformChoice.names), transform: PlatformChoice.init(word:))
  var platform: PlatformChoice?

  @Option(
    help: ArgumentHelp(
      "A configuration that stands for those at and around the working directory; nearer ones still hold.",
      valueName: "file"), completion: .file())
  var config: String?

  @Option(help: ArgumentHelp("How many files to read at a time; the report does not depend on it.", valueName: "count"))
  var jobs: Int?

  @Flag(help: "Neither look for an earlier run's answer nor keep this one's.")
  var noCache = false

  @Option(
    help: ArgumentHelp("The folder that keeps answers of earlier runs.", valueName: "dir"), completion: .directory)
  var cachePath: String?

  @Flag(help: "Print how long each stage took and how much was evaluated, on standard error.")
  var timings = false

  @Flag(help: "Print findings only: no summary, no progress, no warnings.")
  var quiet = false

  @Option(
    help: ArgumentHelp("Whether to colour: \(ColorChoice.names).", valueName: "when"),
    completion: .list(ColorChoice.allCases.map(\.rawValue)), transform: ColorChoice.init(argument:))
  var color: ColorChoice = .auto

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' has to be at least 1") }
    // The working directory would be filled with answers.
    if let cachePath, cachePath.isEmpty { throw ValidationError("'--cache-path' has to name a folder") }
  }

  /// A request for the given paths.
  func request(paths: [String]) throws -> AuditRequest {
    guard let workingDirectory = FilePath.workingDirectory else {
      throw AuditFailure("the working directory could not be read")
    }
    // A variable of a script that is not set would have everything audited.
    if paths.contains("") { throw ValidationError("a path is empty; '.' is the working directory") }
    return AuditRequest(
      paths: paths, workingDirectory: workingDirectory, profile: profile, platform: platform, configuration: config,
      jobs: processors)
  }

  /// How many threads work.
  private var processors: Int { jobs ?? Console.processorCount }

  /// Gives the answer of an earlier run, if it would be the same again; else makes one, and keeps it.
  ///
  /// What `make` reads other than files has to be among the arguments or in `standardInput`.
  func answer(standardInput: [UInt8]? = nil, make: () throws -> RunAnswer) throws -> RunAnswer {
    guard let workingDirectory = FilePath.workingDirectory, let cache = cache(seenFrom: workingDirectory) else {
      return try make()
    }
    let surroundings =
      [color.isColored, Console.hasTrueColor].map(String.init) + [Console.width().map(String.init) ?? ""]
    let words = surroundings + CommandLine.arguments.dropFirst()
    guard let key = RunKey(words: words, standardInput: standardInput, workingDirectory: workingDirectory) else {
      return try make()
    }
    let start = ContinuousClock.now
    if let kept = cache.kept(for: key, jobs: processors) {
      if timings {
        Console.note("cache: \(milliseconds(ContinuousClock.now - start)) ms, \(kept.read) files read")
      }
      return kept.answer
    }
    let (answer, complaint) = try cache.keeping(key, make)
    // Somebody without a home has not asked for a cache.
    if let complaint, cachePath != nil, !quiet { Console.complain("warning: \(complaint)") }
    return answer
  }

  private func cache(seenFrom workingDirectory: FilePath) -> RunCache? {
    if noCache { return nil }
    if let cachePath { return RunCache(folder: FilePath(cachePath, relativeTo: workingDirectory)) }
    return RunCache.standardFolder(environment: Console.environment).map { RunCache(folder: $0) }
  }

  /// Writes the files of an answer, prints the rest, and ends as it says.
  func deliver(_ answer: RunAnswer) throws {
    for file in answer.files { try Console.write(file.bytes, to: file.path) }
    try Console.print(answer.output)
    for warning in answer.warnings { Console.complain(warning) }
    if answer.isFailing { throw EntryPoint.foundSomething }
  }

  /// Runs an audit with a progress bar and timings on standard error.
  func audit(_ request: AuditRequest, offering repairs: RepairOptions? = nil) throws -> AuditOutcome {
    try withProgress(request) { request in
      let outcome = try repairs.map { try Audit.audit(request, offering: $0) } ?? Audit.audit(request)
      note(outcome)
      return outcome
    }
  }

  /// Looks for repairs, with a progress bar and timings on standard error.
  func repair(_ request: AuditRequest, _ repairs: RepairOptions) throws -> RepairOutcome {
    try withProgress(request) { request in
      let start = ContinuousClock.now
      let outcome = try Audit.repair(request, repairs)
      note(outcome.before)
      if timings {
        Console.note("repairs: \(milliseconds(ContinuousClock.now - start)) ms in all, \(outcome.trials) evaluations")
      }
      return outcome
    }
  }

  private func withProgress<Outcome>(
    _ request: AuditRequest, _ run: (AuditRequest) throws -> Outcome
  ) throws -> Outcome {
    var request = request
    let showsProgress = !quiet && Console.showsProgress
    if showsProgress { request.progress = { Console.showProgress($0, of: $1) } }
    defer { if showsProgress { Console.clearProgress() } }
    return try run(request)
  }

  private func note(_ outcome: AuditOutcome) {
    guard timings else { return }
    for timing in outcome.timings { Console.note("\(timing.stage): \(milliseconds(timing.duration)) ms") }
    for line in outcome.work { Console.note(line) }
  }

  private func milliseconds(_ duration: Duration) -> Double {
    (duration / .microseconds(1) / 10).rounded() / 100
  }

  /// Warnings of what could not be read, where the report on standard output is not for people.
  func warnings(of problems: [Problem]) -> [String] {
    quiet ? [] : problemSentences(problems).map { "warning: \($0)" }
  }

  /// How standard output is written to.
  var terminalStyle: TerminalStyle {
    TerminalStyle(
      isColored: color.isColored, hasTrueColor: Console.hasTrueColor, isQuiet: quiet, width: Console.width())
  }
}

/// Whether to colour.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// The names for help.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Reads a name.
  init(argument: String) throws {
    guard let choice = ColorChoice(rawValue: argument) else {
      throw ValidationError(unknownName(argument, among: Self.allCases.map(\.rawValue)))
    }
    self = choice
  }

  /// The answer for standard output; `auto` heeds `NO_COLOR` (no-color.org).
  var isColored: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: Console.wantsColor
    }
  }
}

extension Profile {
  /// The names for help.
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

private func profile(argument: String) throws -> Profile {
  guard let profile = Profile(rawValue: argument) else {
    throw ValidationError(unknownName(argument, among: Profile.allCases.map(\.rawValue)))
  }
  return profile
}

extension PlatformChoice {
  /// The words that name a platform.
  fileprivate static var names: [String] { ["ios"] + Platform.allCases.map(\.rawValue) }

  /// Reads a word.
  fileprivate init(word: String) throws {
    guard let choice = PlatformChoice(argument: word) else {
      throw ValidationError(unknownName(word, among: Self.names))
    }
    self = choice
  }
}

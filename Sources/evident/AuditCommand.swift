import ArgumentParser
import Audit
import Findings
import Reporting

/// Audits files and folders.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Audit files and folders.",
    discussion: "Folders are searched for Swift source; '.gitignore' is respected.")

  @Argument(help: "Files and folders, or '-' to read one file from standard input.", completion: .file())
  var paths: [String] = ["."]

  @Option(help: ArgumentHelp("The path that standard input is reported under.", valueName: "file"))
  var stdinFilename: String?

  @Option(
    help: ArgumentHelp("What to print: \(ReportFormat.names).", valueName: "format"),
    completion: .list(ReportFormat.allCases.map(\.rawValue)), transform: ReportFormat.init(argument:))
  var format: ReportFormat = .terminal

  @Option(
    help: ArgumentHelp("A format and a file to write in addition; may be repeated.", valueName: "format=file"),
    transform: OutputFile.init(argument:))
  var output: [OutputFile] = []

  @Option(
    help: ArgumentHelp("The least severity that makes the exit status 1: \(FailureLevel.names).", valueName: "level"),
    completion: .list(FailureLevel.allCases.map(\.rawValue)), transform: FailureLevel.init(argument:))
  var failOn: FailureLevel?

  @Option(
    help: ArgumentHelp("Leave out the findings that this file knows, unless they got worse.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings to this file, to be known from now on.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Option(help: ArgumentHelp("Only findings on lines changed since a git revision.", valueName: "revision"))
  var since: String?

  @Flag(help: "Only findings on lines changed in the work tree since the last commit.")
  var changed = false

  @Flag(help: "Only findings on lines changed in git's index, as they stand in the work tree.")
  var staged = false

  @Flag(help: "List every element and every compared pair of texts in JSON.")
  var elements = false

  @Flag(help: "Offer repairs, each proved by auditing again, in large programs too; takes several times as long.")
  var fixes = false

  @OptionGroup var options: SharedOptions

  func validate() throws {
    if stdinFilename != nil && !paths.contains("-") {
      throw ValidationError("'--stdin-filename' names standard input, so '-' has to be among the paths")
    }
    if [since != nil, changed, staged].count(where: \.self) > 1 {
      throw ValidationError("'--since', '--changed' and '--staged' exclude each other")
    }
  }

  func run() throws {
    let input = paths.contains("-") ? try Console.readStandardInput() : nil
    let make = { try audited(input) }
    try options.deliver(isRepeatable ? options.answer(standardInput: input, make: make) : make())
  }

  /// True where the outcome hangs on nothing but files and arguments, not on git, and nothing else is to be written.
  private var isRepeatable: Bool {
    since == nil && !changed && !staged && writeBaseline == nil
  }

  private func audited(_ input: [UInt8]?) throws -> RunAnswer {
    let request = try request(input)
    let repairs = RepairOptions(includesUnsafe: true, standAlone: true)
    let outcome = try fixes ? options.repair(request, repairs).before : options.audit(request, offering: repairs)
    // A report of all elements is large, and the program that was read is of no more use.
    Memory.giveBack()
    if let writeBaseline {
      try outcome.baseline.write(to: writeBaseline, workingDirectory: request.workingDirectory)
    }
    let files = output.map { file in
      let style = TerminalStyle(isColored: options.color == .always, hasTrueColor: Console.hasTrueColor)
      return RunAnswer.File(
        path: file.path, bytes: rendered(outcome, as: file.format, style: style, request.workingDirectory))
    }
    let problems = format == .terminal ? [] : options.warnings(of: outcome.report.problems)
    return RunAnswer(
      output: rendered(outcome, as: format, style: options.terminalStyle, request.workingDirectory),
      warnings: problems + warnings(ofStale: outcome.staleEntries), files: files, isFailing: outcome.isFailing,
      showsSource: fixes || outcome.isSmall || ([format] + output.map(\.format)).contains(.html))
  }

  private func request(_ input: [UInt8]?) throws -> AuditRequest {
    var request = try options.request(paths: paths.filter { $0 != "-" })
    request.failOn = failOn
    request.standardInput = input.map { .init(name: stdinFilename ?? "<stdin>", bytes: $0) }
    request.writesBaseline = writeBaseline != nil
    let formats = [format] + output.map(\.format)
    request.draws = formats.contains(.html)
    request.keepsTexts = fixes || formats.contains { [.terminal, .sarif, .html].contains($0) }
    request.changes = since.map(ChangeScope.since) ?? (changed ? .workTree : staged ? .index : nil)
    if let baseline {
      request.baseline = try Baseline(file: baseline, workingDirectory: request.workingDirectory)
    }
    if let word = paths.first, word != "-", let hint = commandHint(for: word, request.workingDirectory) {
      throw AuditFailure(hint)
    }
    return request
  }

  /// Tells which entries of the baseline can be removed.
  private func warnings(ofStale entries: [String]) -> [String] {
    if options.quiet || writeBaseline != nil { return [] }
    return entries.map { "warning: the baseline still holds \($0), which is not found any more" }
  }

  /// What to say of a word that is no path but nearly the name of a command.
  private func commandHint(for word: String, _ workingDirectory: FilePath) -> String? {
    guard !workingDirectory.holds(word) else { return nil }
    let commands = EvidentCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    return nearest(to: word, among: commands).map { command in
      "there is no file or folder '\(word)'; did you mean the command '\(command)'?"
    }
  }

  private func rendered(
    _ outcome: AuditOutcome, as format: ReportFormat, style: TerminalStyle, _ workingDirectory: FilePath
  ) -> [UInt8] {
    let report = outcome.report
    return switch format {
    case .terminal: Array(terminalReport(report, sources: outcome.sources, style: style).utf8)
    case .json: jsonReport(report, listsElements: elements)
    case .sarif: sarifReport(report, sources: outcome.sources)
    case .html: htmlReport(report, sources: outcome.sources)
    case .markdown: Array(markdownReport(report).utf8)
    case .github: Array(gitHubAnnotations(report).utf8)
    case .gitlab: gitLabReport(report)
    case .xcode: Array(xcodeReport(report, workingDirectory: workingDirectory).utf8)
    case .junit: Array(junitReport(report).utf8)
    case .checkstyle: Array(checkstyleReport(report).utf8)
    }
  }
}

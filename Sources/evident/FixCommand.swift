import ArgumentParser
import Audit
import Findings
import Reporting
import Rules

/// Repairs what can be repaired, each repair proved by auditing again.
struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", abstract: "Repair findings; each repair is proved by auditing again.",
    discussion: """
      Repairs that are safe change one style to one of the system or of the project. \
      Exit status: 0 where nothing is left at or above the level that fails, 1 where something is; \
      with '--diff' 1 where something would change.
      """)

  @Argument(help: "Files and folders.", completion: .file())
  var paths: [String] = ["."]

  @Flag(help: "Print the changes as a unified diff and write nothing.")
  var diff = false

  @Flag(help: "Also make repairs that change sizes, weights, colours or what several places share.")
  var unsafeFixes = false

  @Option(
    help: ArgumentHelp("Repair the findings of this rule alone; may be repeated.", valueName: "rule"),
    completion: .list(RuleCatalog.metadata.map(\.id)), transform: FixCommand.rule(argument:))
  var only: [String] = []

  @Flag(help: "Write although the git work tree holds changes that are not committed.")
  var allowDirty = false

  @OptionGroup var options: SharedOptions

  func run() throws {
    let request = try options.request(paths: paths)
    if !diff && !allowDirty { try refuseDirtyTrees(request) }
    let repairs = RepairOptions(includesUnsafe: unsafeFixes, rules: only.isEmpty ? nil : Set(only))
    let outcome = try options.repair(request, repairs)
    if diff {
      try Console.print(outcome.files.flatMap { UnifiedDiff($0).bytes })
      let style = TerminalStyle(width: Console.width(of: .error))
      if !options.quiet { Console.note(repairReport(outcome, isDone: false, style: style)) }
      if !outcome.files.isEmpty { throw EntryPoint.foundSomething }
      return
    }
    try outcome.write()
    try Console.print(repairReport(outcome, isDone: true, style: options.terminalStyle))
    for warning in options.warnings(of: outcome.after.report.problems) { Console.complain(warning) }
    if outcome.after.isFailing { throw EntryPoint.foundSomething }
  }

  private static func rule(argument: String) throws -> String {
    let ids = RuleCatalog.metadata.map(\.id)
    guard ids.contains(argument) else { throw ValidationError(unknownName(argument, among: ids)) }
    return argument
  }
}

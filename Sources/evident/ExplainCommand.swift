import ArgumentParser
import Audit
import Findings
import Rules

/// Prints a rule's page.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Print a rule's page: what it finds, why it matters, how to repair it.")

  @Argument(
    help: ArgumentHelp("A rule's id; 'evident rules' lists them.", valueName: "rule"),
    completion: .list(RuleCatalog.metadata.map(\.id)))
  var rule: String

  @OptionGroup(visibility: .hidden) var options: SharedOptions

  func run() throws {
    guard let page = RulePages.page(of: rule) else {
      let hint = nearest(to: rule, among: RuleCatalog.metadata.map(\.id)).map { "did you mean '\($0)'?" }
      throw AuditFailure("there is no rule '\(rule)'; \(hint ?? "'evident rules' lists them")")
    }
    try Console.print(page.hasSuffix("\n") ? page : page + "\n")
  }
}

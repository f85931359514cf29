import ArgumentParser
import Audit

/// The command line; without a subcommand it audits.
struct EvidentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Report.Tool.name,
    abstract: "Measures the contrast and hierarchy of text in SwiftUI and UIKit source.",
    discussion: """
      Exit status: 0 where nothing is found at or above '--fail-on', 1 where something is, \
      2 where the command could not run.
      """,
    version: Report.Tool.version,
    subcommands: [
      AuditCommand.self, FixCommand.self, InspectCommand.self, ExplainCommand.self, RulesCommand.self, InitCommand.self,
      ConfigCommand.self,
    ],
    defaultSubcommand: AuditCommand.self)
}

import ArgumentParser
import Findings
import Rules

/// Lists the rules.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules.")

  @OptionGroup(visibility: .hidden) var options: SharedOptions

  func run() throws {
    let rules = RuleCatalog.metadata
    let width = rules.map(\.id.count).max() ?? 0
    let severityWidth = Severity.allCases.map(\.rawValue.count).max() ?? 0
    let lines = rules.map { rule in
      "\(filled(rule.id, width))  \(filled(rule.severity.rawValue, severityWidth))  \(rule.summary)\n"
    }
    try Console.print(lines.joined())
  }

  private func filled(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
}

import ArgumentParser
import Audit
import Configuration

/// Tells what may stand in a configuration, and what of it applies.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Tell what may stand in a configuration, and what applies to a file.",
    subcommands: [Schema.self, Show.self])

  /// Prints the schema.
  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "schema", abstract: "Print the JSON Schema of '.evident.yml'.")

    @OptionGroup(visibility: .hidden) var options: SharedOptions

    func run() throws {
      try Console.print(ConfigurationSchema.text)
    }
  }

  /// Prints what applies to a file.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Print what applies to a file, as a configuration of its own.")

    @Option(help: ArgumentHelp("The file.", valueName: "file"), completion: .file())
    var effective: String

    @OptionGroup var options: SharedOptions

    func run() throws {
      let found = try effectiveConfiguration(of: effective, try options.request(paths: []))
      let origins = found.origins.isEmpty ? "no configuration" : found.origins.joined(separator: ", extending ")
      let note = found.isAudited ? "" : "# left out of audits\n"
      try Console.print("# \(effective): \(origins)\n\(note)\(found.file.text)")
    }
  }
}

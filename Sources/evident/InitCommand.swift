import ArgumentParser
import Audit
import Configuration

/// Writes a configuration to start from.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a commented '.evident.yml' into the working directory.",
    discussion: "A file that is there already is left as it is.")

  @OptionGroup(visibility: .hidden) var options: SharedOptions

  func run() throws {
    let path = ".evident.yml"
    try Console.write(Array(ConfigurationFile.starter.utf8), toNew: path)
    if !options.quiet { Console.complain("note: wrote '\(path)'") }
  }
}

import ArgumentParser
import Audit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program: runs a command and turns every outcome into one of the three exit codes.
@main
enum EntryPoint {
  /// The command ran, and found something at or above the threshold.
  static let foundSomething = ExitCode(1)

  private static let couldNotRun: Int32 = 2

  static func main() {
    // A reader that closes early, such as `head`, ends the output, not the program.
    signal(SIGPIPE, SIG_IGN)
    Memory.keepNoLargeBlocks()
    exit(status())
  }

  private static func status() -> Int32 {
    do {
      var command = try EvidentCommand.parseAsRoot()
      try command.run()
      return EXIT_SUCCESS
    } catch let failure as AuditFailure {
      Console.complain("error: \(failure.message)")
      return couldNotRun
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      return explain(error)
    }
  }

  /// Prints help where help was asked for, else the usage error.
  private static func explain(_ error: any Error) -> Int32 {
    let message = EvidentCommand.fullMessage(for: error)
    if EvidentCommand.exitCode(for: error).isSuccess {
      do throws(AuditFailure) { try Console.print(message + "\n") } catch { return couldNotRun }
      return EXIT_SUCCESS
    }
    Console.note(message)
    return couldNotRun
  }
}

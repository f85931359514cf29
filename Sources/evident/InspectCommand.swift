import ArgumentParser
import Audit
import Findings
import Reporting
import Scene

/// The forms an inspection can take.
enum InspectionFormat: String, CaseIterable {
  case terminal, json

  /// The names for help.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Reads a name.
  init(argument: String) throws {
    guard let format = InspectionFormat(rawValue: argument) else {
      throw ValidationError(unknownName(argument, among: Self.allCases.map(\.rawValue)))
    }
    self = format
  }
}

/// Shows what is known about the elements at a place.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Show what is known about each element at a place.",
    discussion: "The sources around the file are read too, since they tell where its views are shown.")

  @Argument(
    help: ArgumentHelp("A place in the source.", valueName: "file:line[:column]"),
    transform: InspectCommand.place(argument:))
  var place: SourcePlace

  @Option(
    help: ArgumentHelp("What to print: \(InspectionFormat.names).", valueName: "format"),
    completion: .list(InspectionFormat.allCases.map(\.rawValue)), transform: InspectionFormat.init(argument:))
  var format: InspectionFormat = .terminal

  @OptionGroup var options: SharedOptions

  func run() throws {
    try options.deliver(try options.answer(make: inspection))
  }

  private func inspection() throws -> RunAnswer {
    var request = try options.request(paths: [])
    request.paths = pathsAround(place.file, workingDirectory: request.workingDirectory)
    let report = try options.audit(request).report
    var place = place
    place.file = reportedPath(of: place.file, workingDirectory: request.workingDirectory)
    let elements = report.scene.elements(at: place)
    if elements.isEmpty, !canBeInspected(place.file, workingDirectory: request.workingDirectory) {
      throw AuditFailure("'\(place.file)' is no Swift or Interface Builder source")
    }
    let output =
      switch format {
      case .json: jsonInspection(of: elements, in: report)
      case .terminal: Array(terminalInspection(of: elements, in: report, style: options.terminalStyle).utf8)
      }
    let hints = elements.isEmpty && !options.quiet ? [hint(place, in: report.scene)] : []
    return RunAnswer(output: output, warnings: hints, files: [], isFailing: false)
  }

  private static func place(argument: String) throws -> SourcePlace {
    guard let place = SourcePlace(argument) else {
      throw ValidationError("expected a file and a line, as in 'Row.swift:14' or 'Row.swift:14:17'")
    }
    return place
  }

  /// What to say where nothing stands: the element of the file whose line is nearest.
  private func hint(_ place: SourcePlace, in scene: Scene) -> String {
    let position = [place.line, place.column].compactMap(\.self).map(String.init).joined(separator: ":")
    let inFile = scene.elements.filter { $0.range.file == place.file }
    let nearest = inFile.min { abs($0.range.line - place.line) < abs($1.range.line - place.line) }
    let advice = nearest.map { "; the nearest one stands at \($0.id)" } ?? ", and none anywhere in this file"
    return "note: no element stands at \(place.file):\(position)\(advice)"
  }
}

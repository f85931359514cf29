import Configuration
import Findings
import SourceFacts
import SourceReading

/// The platforms that descriptions of projects tell, which tools make Xcode projects of: of XcodeGen and of Tuist.
struct DescribedProjects {
  /// What could not be read.
  private(set) var problems: [Problem] = []
  private let workingDirectory: FilePath
  private var targets = TargetIndex()
  /// XcodeGen's specifications that were read already.
  private var specifications: Set<FilePath> = []

  /// The most specifications that are read.
  private static let maximumSpecifications = 100

  /// Reads what stands in folders.
  init(in folders: [FilePath], workingDirectory: FilePath) {
    self.workingDirectory = workingDirectory
    for folder in folders {
      readSpecification(folder.appending("project.yml".utf8))
      readManifest(folder.appending("Project.swift".utf8), in: folder)
    }
  }

  /// The platforms of the targets that compile a file, the first target's first; none where nothing tells.
  func families(of file: FilePath) -> [PlatformFamily] { targets.platforms(of: file) }

  private mutating func readManifest(_ file: FilePath, in folder: FilePath) {
    guard let facts = facts(of: file) else { return }
    var targets = TuistManifest(facts, folder: folder).targets
    if facts.imports.contains("ProjectDescriptionHelpers") {
      for helper in sharedManifests(in: folder) { targets += TuistManifest(helper, folder: folder).targets }
    }
    add(targets, in: folder)
  }

  /// What stands in the files that Tuist compiles as `ProjectDescriptionHelpers` for the manifests of a folder.
  private func sharedManifests(in folder: FilePath) -> [FileFacts] {
    let shared = folder.appending("Tuist".utf8).appending("ProjectDescriptionHelpers".utf8)
    let found = (try? entries(of: shared, for: .sources)) ?? []
    return found.filter { $0.name.isNamed(with: ".swift") }.compactMap { facts(of: shared.appending($0.name)) }
  }

  private func facts(of file: FilePath) -> FileFacts? {
    guard let bytes = bytes(of: file), case .text(let text, _) = SourceText(bytes) else { return nil }
    return Threads.run(stack: Threads.parserStack) { SwiftReader.facts(of: text) }
  }

  private mutating func readSpecification(_ file: FilePath) {
    guard specifications.count < Self.maximumSpecifications, let bytes = bytes(of: file), let folder = file.parent,
      specifications.insert(file).inserted
    else { return }
    do {
      let path = file.relative(to: workingDirectory)
      let specification = try XcodeGenSpecification(bytes, path: path, folder: folder)
      add(specification.targets, in: folder)
      for included in specification.included { readSpecification(included) }
    } catch {
      problems.append(
        Problem(
          file: error.file, line: error.line, message: "could not be read as XcodeGen's specification: \(error.message)"
        ))
    }
  }

  /// The bytes of a file; `nil` where there is none that can be read.
  private func bytes(of file: FilePath) -> [UInt8]? { try? contents(of: file) }

  private mutating func add(_ described: [DescribedTarget], in folder: FilePath) {
    for (target, members) in described.placed(in: folder) { targets.add(target.name, for: target.platforms, members) }
  }
}

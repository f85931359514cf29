import SourceFacts

/// Which files begin programs, so that no code of one of them runs in another one.
extension ProgramIndex {
  /// False for files of two programs: of bundles that have no app in common, or of modules that both begin one.
  func mayRunTogether(_ file: Int32, _ other: Int32) -> Bool {
    let (one, two) = (program.files[Int(file)], program.files[Int(other)])
    guard one.mayRun(with: two) else { return false }
    let (modules, others) = (Set(one.modules), Set(two.modules))
    if modules.isEmpty || others.isEmpty || !modules.isDisjoint(with: others) { return true }
    return modules.isDisjoint(with: startingModules) || others.isDisjoint(with: startingModules)
  }

  /// Returns the modules of the files that are entry points.
  func findStartingModules() -> Set<String> { Set(program.files.filter(\.isEntryPoint).flatMap(\.modules)) }

  /// Returns the audited files that are entry points.
  func startingFiles() -> [Int32] {
    program.files.indices.filter { program.files[$0].isAudited && program.files[$0].isEntryPoint }.map(Int32.init)
  }
}

extension SourceFile {
  /// True for the file that a program begins with.
  fileprivate var isEntryPoint: Bool {
    path == "main.swift" || path.hasSuffix("/main.swift")
      || facts.declarations.contains { declaration in
        guard case .type(let type) = declaration else { return false }
        return type.attributes.contains { Self.entries.contains($0.name) }
      }
  }

  private static let entries: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
}

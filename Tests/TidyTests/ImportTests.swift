import Testing

/// Who may know whom: files → facts → scene → findings → report, and no way back.
struct ImportTests {
  private static let parsing: Set<String> = [
    "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftSyntaxBuilder",
    "SwiftBasicFormat", "SwiftRefactor",
  ]

  /// The modules of this package that a target may import.
  private static let allowed: [String: Set<String>] = [
    "ColorScience": [],
    "PlatformStyles": ["ColorScience"],
    "Findings": ["ColorScience"],
    "SourceFacts": ["ColorScience", "Findings"],
    "SourceReading": ["ColorScience", "Findings", "SourceFacts"],
    "Scene": ["ColorScience", "PlatformStyles", "Findings"],
    "Evaluation": ["ColorScience", "PlatformStyles", "Findings", "SourceFacts", "Scene"],
    "Rules": ["ColorScience", "PlatformStyles", "Findings", "Scene"],
    "Configuration": ["ColorScience", "PlatformStyles", "Findings", "SourceFacts", "Rules"],
    "Rewriting": ["ColorScience", "PlatformStyles", "Findings", "SourceFacts", "Scene"],
  ]

  @Test
  func onlyReadersAndWritersOfSourceKnowItsSyntax() {
    for file in Repository.sources where file.target != "SourceReading" && file.target != "Rewriting" {
      #expect(Self.parsing.isDisjoint(with: file.imports), "\(file.path)")
    }
  }

  @Test
  func onlyTheConfigurationKnowsYAML() {
    let readers = Repository.sources.filter { $0.imports.contains("Yams") }.compactMap(\.target)
    #expect(Set(readers) == ["Configuration"])
  }

  @Test
  func theCoreDoesWithoutFoundation() {
    for file in Repository.sources where ["Rules", "Scene", "ColorScience"].contains(file.target) {
      let foundation = file.imports.filter { $0.hasPrefix("Foundation") }
      #expect(foundation.isEmpty, "\(file.path)")
    }
  }

  @Test
  func stagesOnlyLookForward() {
    let own = Set(Self.allowed.keys).union(["Audit", "Reporting", "evident"])
    for file in Repository.sources {
      guard let target = file.target, let allowed = Self.allowed[target] else { continue }
      let surplus = Set(file.imports).intersection(own).subtracting(allowed)
      #expect(surplus.isEmpty, "\(file.path) imports \(surplus.sorted().joined(separator: ", "))")
    }
  }

  @Test
  func importsAreSeen() {
    let file = SourceText(
      path: "Sources/Rules/X.swift", text: "package import Scene\nimport struct Foundation.URL\n// import Glibc\n")
    #expect(file.imports == ["Scene", "Foundation"])
    #expect(file.target == "Rules")
  }

  @Test
  func sourcesAreThere() {
    #expect(Set(Repository.sources.compactMap(\.target)).isSuperset(of: ["Rules", "Scene", "Findings"]))
  }
}

extension SourceText {
  /// The modules it imports.
  fileprivate var imports: [String] {
    masked.codeLines.compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place <= 2 else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      return words[(place + 1)...].first { !kinds.contains($0) }.map { String($0.prefix { $0 != "." }) }
    }
  }
}

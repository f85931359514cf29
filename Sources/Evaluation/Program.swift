package import PlatformStyles
package import SourceFacts

/// A file of the program with what it says.
package struct SourceFile: Hashable, Sendable {
  /// The path as it is reported.
  package let path: String
  /// The platform it is judged for.
  package var platform: Platform
  /// The modules that compile it, by names that are unique in the program; none where nothing tells.
  package var modules: [String]
  /// The custom flags that its builds set; `nil` where nothing tells.
  package var flags: BuildFlags?
  /// What it says.
  package var facts: FileFacts
  /// The values of colours that it names and no source defines.
  package var tokens: ColorTokens
  /// The bundles its code is built into, by their indices; none where nothing tells.
  package var bundles: [Int]
  /// The apps and extensions that its code runs in, by their indices; none where nothing tells.
  package var mainBundles: [Int]
  /// The scheme that the apps and extensions are pinned to as a whole (S-55); `nil` where they follow the system.
  package var appScheme: ColorScheme?
  /// False for the source of a package that is only read so that its colours and views are known.
  package var isAudited: Bool
  /// True in a folder of tests; asked of every file again and again.
  package let isOfTests: Bool

  /// Creates a file.
  package init(
    path: String, platform: Platform, modules: [String] = [], flags: BuildFlags? = nil, facts: FileFacts,
    tokens: ColorTokens = ColorTokens(), bundles: [Int] = [], mainBundles: [Int] = [], appScheme: ColorScheme? = nil,
    isAudited: Bool = true
  ) {
    self.path = path
    isOfTests = path.contains("Tests/")
    self.platform = platform
    self.modules = modules
    self.flags = flags
    self.facts = facts
    self.tokens = tokens
    self.isAudited = isAudited
    self.bundles = bundles
    self.mainBundles = mainBundles
    self.appScheme = appScheme
  }
}

extension SourceFile {
  /// True for code that may run in one process with that of another file: no extension runs what only its app is built of.
  func mayRun(with other: SourceFile) -> Bool {
    mainBundles.isEmpty || other.mainBundles.isEmpty || !Set(mainBundles).isDisjoint(with: other.mainBundles)
  }

  /// True for code that only apps and extensions are built of, which hand nothing to others.
  var isOfApp: Bool { !bundles.isEmpty && bundles.allSatisfy(mainBundles.contains) }
}

/// All files that are audited together, and those that tell about them.
package struct Program: Hashable, Sendable {
  /// The audited files, ordered by path, before the others.
  package var files: [SourceFile]
  /// What its asset catalogs hold.
  package var assets: ProgramAssets
  /// The JSON files that it finds in its bundles.
  package var resources: [JSONResource]

  /// Creates a program.
  package init(
    files: [SourceFile], assets: ProgramAssets = ProgramAssets(), resources: [JSONResource] = []
  ) {
    self.files = files
    self.assets = assets
    self.resources = resources
  }
}

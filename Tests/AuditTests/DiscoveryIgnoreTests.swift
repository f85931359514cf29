import Audit
import Testing

@Suite("Discovery and .gitignore")
struct DiscoveryIgnoreTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  /// Patterns of one file, and which of `tree` is left; the expectations are those of `git ls-files -co
  /// --exclude-standard` 2.39 for the same tree.
  static let tree = [
    "a.swift", "b.swift", "lib/a.swift", "lib/deep/a.swift", "lib/deep/c d.swift", "out/a.swift", "src/out/x.swift",
  ]

  static let cases: [(patterns: String, left: [String])] = [
    ("", tree),
    ("# a.swift\n\n   \n", tree),
    ("a.swift", ["b.swift", "lib/deep/c d.swift", "src/out/x.swift"]),
    (
      "/a.swift",
      ["b.swift", "lib/a.swift", "lib/deep/a.swift", "lib/deep/c d.swift", "out/a.swift", "src/out/x.swift"]
    ),
    ("out", ["a.swift", "b.swift", "lib/a.swift", "lib/deep/a.swift", "lib/deep/c d.swift"]),
    ("/out/", ["a.swift", "b.swift", "lib/a.swift", "lib/deep/a.swift", "lib/deep/c d.swift", "src/out/x.swift"]),
    ("a.swift/", tree),
    ("lib/*", ["a.swift", "b.swift", "out/a.swift", "src/out/x.swift"]),
    (
      "lib/*.swift", ["a.swift", "b.swift", "lib/deep/a.swift", "lib/deep/c d.swift", "out/a.swift", "src/out/x.swift"]
    ),
    ("lib/**/a.swift", ["a.swift", "b.swift", "lib/deep/c d.swift", "out/a.swift", "src/out/x.swift"]),
    ("**/out", ["a.swift", "b.swift", "lib/a.swift", "lib/deep/a.swift", "lib/deep/c d.swift"]),
    ("lib/**", ["a.swift", "b.swift", "out/a.swift", "src/out/x.swift"]),
    ("*.swift\n!a.swift", ["a.swift", "lib/a.swift", "lib/deep/a.swift", "out/a.swift"]),
    ("lib/\n!lib/a.swift", ["a.swift", "b.swift", "out/a.swift", "src/out/x.swift"]),
    ("!a.swift\na.swift", ["b.swift", "lib/deep/c d.swift", "src/out/x.swift"]),
    ("[ab].swift", ["lib/deep/c d.swift", "src/out/x.swift"]),
    ("[!a-b].swift", ["a.swift", "b.swift", "lib/a.swift", "lib/deep/a.swift", "lib/deep/c d.swift", "out/a.swift"]),
    ("?.swift", ["lib/deep/c d.swift"]),
    ("c d.swift  ", ["a.swift", "b.swift", "lib/a.swift", "lib/deep/a.swift", "out/a.swift", "src/out/x.swift"]),
    (
      "\\b.swift\r\n",
      ["a.swift", "lib/a.swift", "lib/deep/a.swift", "lib/deep/c d.swift", "out/a.swift", "src/out/x.swift"]
    ),
    ("[[:alpha:]].swift", ["lib/deep/c d.swift"]),
    ("[a", tree),
  ]

  @Test("reads the patterns of a file", arguments: cases)
  func patterns(patterns: String, left: [String]) throws {
    for name in Self.tree { try folder.write(name) }
    try folder.write(".gitignore", text: patterns)
    #expect(try folder.found(".") == left)
  }

  @Test("lets an inner file speak before an outer one")
  func nested() throws {
    try folder.write("A.swift", "In/A.swift", "In/B.swift", "Out/A.swift")
    try folder.write(".gitignore", text: "A.swift\n")
    try folder.write("In/.gitignore", text: "!A.swift\nB.swift\n")
    #expect(try folder.found(".") == ["In/A.swift"])
  }

  @Test("heeds files above the folder, up to the root of the repository")
  func above() throws {
    try folder.write("Repo/App/Sources/A.swift", "Repo/App/Sources/B.swift", "Repo/App/Sources/C.swift")
    try folder.makeFolder("Repo/.git")
    try folder.write(".gitignore", text: "A.swift\n")
    try folder.write("Repo/.gitignore", text: "/App/Sources/B.swift\n")
    #expect(
      try folder.found("Repo/App/Sources") == ["Repo/App/Sources/A.swift", "Repo/App/Sources/C.swift"])
  }

  @Test("heeds files up to the working directory where there is no repository")
  func withoutRepository() throws {
    try folder.write("App/A.swift", "App/B.swift")
    try folder.write(".gitignore", text: "B.swift\n")
    #expect(try folder.found("App") == ["App/A.swift"])
    #expect(try folder.found(".", from: "App") == ["A.swift", "B.swift"])
  }

  @Test("lets a repository inside another keep its own rules")
  func innerRepository() throws {
    try folder.write("A.swift", "Module/A.swift")
    try folder.makeFolder(".git")
    try folder.makeFolder("Module/.git")
    try folder.write(".gitignore", text: "A.swift\n")
    #expect(try folder.found(".") == ["Module/A.swift"])
  }

  @Test("takes what the command line names, ignored or not")
  func named() throws {
    try folder.write("Made/A.swift", "B.swift")
    try folder.write(".gitignore", text: "Made/\nB.swift\n")
    #expect(try folder.found(".", "B.swift") == ["B.swift"])
    #expect(try folder.found("Made") == ["Made/A.swift"])
  }

  @Test("does not lose itself in a pattern of many stars")
  func manyStars() throws {
    let name = String(repeating: "a", count: 200)
    try folder.write("\(name).swift")
    try folder.write(".gitignore", text: String(repeating: "*a", count: 60) + "*b\n" + "**/" + "x/**/y/**/z\n")
    #expect(try folder.found(".") == ["\(name).swift"])
  }
}

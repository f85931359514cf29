import Audit
import Findings
import Testing

@Suite("Discovery of sources")
struct DiscoveryTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  @Test("finds Swift files only, ordered by the bytes of their paths")
  func order() throws {
    try folder.write("b.swift", "a/z.swift", "a-b.swift", "a.swift", "B.swift", "a/notes.md", "swift", ".swift")
    // '-' is 2D, '.' is 2E, '/' is 2F; capitals stand before small letters.
    #expect(try folder.found(".") == ["B.swift", "a-b.swift", "a.swift", "a/z.swift", "b.swift"])
  }

  @Test("takes names with spaces, emoji, accents and line breaks as they are")
  func names() throws {
    try folder.write("My App/😀 Row.swift", "é/Zeile.swift", "a\nb.swift")
    #expect(try folder.found(".") == ["My App/😀 Row.swift", "a\nb.swift", "é/Zeile.swift"])
  }

  @Test(
    "leaves out what tools made or fetched",
    arguments: [".build", "Pods", "Carthage", "DerivedData", ".git", "SourcePackages"])
  func skippedFolders(name: String) throws {
    try folder.write("App.swift", "\(name)/Made.swift", "Inner/\(name)/Made.swift", "\(name)X/Own.swift")
    #expect(try folder.found(".").sorted() == ["\(name)X/Own.swift", "App.swift"].sorted())
    #expect(try folder.found(name) == ["\(name)/Made.swift"])
  }

  @Test("leaves out the listings of documentation catalogs, which are never built")
  func documentation() throws {
    try folder.write(
      "App.swift", "Sources/Kit/Kit.docc/Resources/step-1.swift", "Guide.docc/step.swift", "docc/Own.swift")
    #expect(try folder.found(".").sorted() == ["App.swift", "docc/Own.swift"])
    #expect(try folder.found("Guide.docc") == ["Guide.docc/step.swift"])
  }

  @Test("reports paths relative to the working directory, however they were given")
  func relativePaths() throws {
    try folder.write("App/Row.swift", "Other/Card.swift")
    let absolute = folder.absolutePath
    #expect(try folder.found("App/../App//./Row.swift") == ["App/Row.swift"])
    #expect(try folder.found("\(absolute)/App") == ["App/Row.swift"])
    #expect(try folder.found("../Other", from: "App") == ["../Other/Card.swift"])
    #expect(try folder.found("\(absolute)/Other/Card.swift", from: "App") == ["../Other/Card.swift"])
    #expect(try folder.found(".", from: "App") == ["Row.swift"])
  }

  @Test("takes a file once, however often it is named")
  func duplicates() throws {
    try folder.write("App/Row.swift", "App/Card.swift")
    let discovery = try folder.discovery(["App/Row.swift", ".", "App", "./App/Row.swift"])
    #expect(discovery.files.map(\.path) == ["App/Card.swift", "App/Row.swift"])
    #expect(discovery.files.map(\.isNamed) == [false, true])
  }

  @Test("walks a folder whose name ends like a file's")
  func folderNamedLikeFile() throws {
    try folder.write("Odd.swift/Inner.swift")
    #expect(try folder.found(".") == ["Odd.swift/Inner.swift"])
  }

  @Test("fails on a path that is not there, naming it")
  func missingPath() throws {
    try folder.write("App.swift")
    #expect(folder.failure("App.swift", "Nothing") == "there is no file or folder 'Nothing'")
    #expect(folder.failure("App.swift/Inner") == "there is no file or folder 'App.swift/Inner'")
  }

  @Test("finds nothing in a folder without sources")
  func empty() throws {
    try folder.write("Read me.md")
    #expect(try folder.found(".", "Read me.md") == [])
  }

  @Test("walks folders nested a thousand deep")
  func depth() throws {
    let path = Array(repeating: "d", count: 1_000).joined(separator: "/")
    try folder.write("\(path)/Deep.swift")
    #expect(try folder.found(".") == ["\(path)/Deep.swift"])
  }
}

import Audit
import Findings
import Foundation
import Rules
import Testing

/// Findings on changed lines alone, of an audit that sees the whole program.
@Suite("Findings on changed lines") struct ChangedLinesTests {
  let repository: GitFolder
  private var folder: DiscoveryFolder { repository.folder }

  init() throws { repository = try GitFolder() }

  /// A file with one view of four lines for each name, its text invisible; views start on lines 2, 6, 10 ….
  private func source(_ names: String...) -> String {
    "import SwiftUI\n"
      + names.map { name in
        "struct \(name): View {\n  var body: some View {\n"
          + "    Text(\"\(name)\").foregroundStyle(.white).background(.white) }\n}\n"
      }.joined()
  }

  /// The findings as `file:line`.
  private func found(_ changes: ChangeScope?, from place: String = "", paths: [String] = ["."]) throws -> [String] {
    let platform = try #require(PlatformChoice(argument: "ios18"))
    var request = AuditRequest(
      paths: paths, workingDirectory: FilePath(place, relativeTo: folder.path), profile: .standard, platform: platform)
    request.changes = changes
    return try audit(request).report.findings.map { "\($0.range.file):\($0.range.line)" }
  }

  @Test("in the work tree: edited, staged and new files")
  func workTree() throws {
    try folder.write("A.swift", text: source("One", "Two"))
    try repository.commit()
    #expect(try found(.workTree).isEmpty)
    try folder.write("A.swift", text: source("One", "Zero", "Two"))
    try folder.write("B c \"ü\".swift", text: source("Three"))
    try folder.write("D.swift", text: source("Four"))
    try repository.git("add", "D.swift")
    #expect(try found(.workTree) == ["A.swift:8", "B c \"ü\".swift:4", "D.swift:4"])
    #expect(try found(nil).count == 5)
  }

  @Test("with unusual names")
  func names() throws {
    let name = "B c \"ü\"\t.swift"
    try folder.write(name, text: source("One"))
    try repository.commit()
    try folder.write(name, text: source("One", "Two"))
    #expect(try found(.workTree) == ["\(name):8"])
  }

  @Test("that the repository's attributes call binary")
  func binary() throws {
    try folder.write(".gitattributes", text: "*.swift binary\n")
    try folder.write("App/A.swift", text: source("One"))
    try repository.commit()
    try folder.write("App/A.swift", text: source("One", "Two"))
    #expect(try found(.workTree, from: "App") == ["A.swift:8"])
    try repository.git("add", "App/A.swift")
    #expect(try found(.index) == ["App/A.swift:8"])
  }

  @Test("in the index, wherever the work tree has moved them since")
  func index() throws {
    try folder.write("A.swift", text: source("One"))
    try repository.commit()
    try folder.write("A.swift", text: source("One", "Two"))
    try repository.git("add", "A.swift")
    #expect(try found(.index) == ["A.swift:8"])
    try folder.write("A.swift", text: source("Zero", "One", "Two", "Three"))
    #expect(try found(.index) == ["A.swift:12"])
    #expect(try found(.workTree) == ["A.swift:4", "A.swift:12", "A.swift:16"])
    // What was staged and then removed is not there to be found.
    try folder.write("A.swift", text: source("One"))
    #expect(try found(.index).isEmpty)
  }

  @Test("since the history left a revision")
  func since() throws {
    try folder.write("A.swift", text: source("One"))
    try repository.commit()
    try repository.git("checkout", "--quiet", "-b", "topic")
    try folder.write("A.swift", text: source("One", "Two"))
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    try folder.write("B.swift", text: source("Other"))
    try repository.commit()
    try repository.git("rm", "--quiet", "A.swift")
    try repository.commit()
    try repository.git("checkout", "--quiet", "topic")
    try folder.write("A.swift", text: source("One", "Two", "Three"))
    #expect(try found(.since("main")) == ["A.swift:8", "A.swift:12"])
    #expect(try found(.since("HEAD")) == ["A.swift:12"])
    #expect(try found(.since("HEAD~1")) == ["A.swift:8", "A.swift:12"])
  }

  @Test("before the first commit")
  func noCommit() throws {
    try folder.write("A.swift", text: source("One"))
    try repository.git("add", "A.swift")
    try folder.write("B.swift", text: source("Two"))
    #expect(try found(.workTree) == ["A.swift:4", "B.swift:4"])
    #expect(try found(.index) == ["A.swift:4"])
  }

  @Test("seen from a folder inside the repository")
  func inside() throws {
    try folder.write("App/A.swift", "Kit/B.swift", text: source("One"))
    try repository.commit()
    try folder.write("App/A.swift", text: source("One", "Two"))
    try folder.write("Kit/C.swift", text: source("Three"))
    #expect(try found(.workTree, from: "App", paths: [".", "../Kit"]) == ["../Kit/C.swift:4", "A.swift:8"])
  }

  @Test("in the repository that holds the files, wherever the audit is run")
  func elsewhere() throws {
    let other = try GitFolder()
    try other.folder.write("B.swift", text: source("Two"))
    try other.commit()
    try other.folder.write("B.swift", text: source("Two", "Three"))
    try folder.write("A.swift", text: source("One"))
    try repository.commit()
    let place = other.folder.absolutePath
    #expect(try found(.workTree, from: "/", paths: [place]) == ["\(place.dropFirst())/B.swift:8"])
    let sibling = "../\(other.folder.url.lastPathComponent)/B.swift"
    #expect(try found(.workTree, paths: [".", place]) == ["\(sibling):8"])
    try folder.write("A.swift", text: source("One", "Four"))
    #expect(try found(.workTree, paths: [".", place]) == ["\(sibling):8", "A.swift:8"])
  }

  @Test("in a submodule, since the commit that the repository around it holds")
  func submodule() throws {
    try folder.write("A.swift", text: source("One"))
    try folder.write("Kit/B.swift", text: source("Two"))
    try repository.git("init", "--quiet", in: "Kit")
    try repository.commit(in: "Kit")
    try repository.commit()
    try repository.git("tag", "before")
    #expect(try found(.workTree).isEmpty)
    try folder.write("Kit/B.swift", text: source("Two", "Three"))
    #expect(try found(.workTree) == ["Kit/B.swift:8"])
    try repository.commit(in: "Kit")
    #expect(try found(.workTree) == ["Kit/B.swift:8"])
    #expect(try found(.workTree, from: "Kit").isEmpty)
    try repository.commit()
    #expect(try found(.workTree).isEmpty)
    // The submodule knows no such revision.
    #expect(try found(.since("before")) == ["Kit/B.swift:8"])
    try folder.write("Kit/B.swift", text: source("Two", "Three", "Four"))
    try repository.git("add", "B.swift", in: "Kit")
    #expect(try found(.index) == ["Kit/B.swift:12"])
  }

  @Test("that use a style defined on an old line")
  func uses() throws {
    let palette = "import SwiftUI\nenum Palette { static let pale = Color.white.opacity(0.9) }\n"
    try folder.write("Palette.swift", text: palette)
    let view = { (name: String) in
      "import SwiftUI\nstruct \(name): View { var body: some View {\nText(\"a\").foregroundStyle(Palette.pale).background(.white) } }\n"
    }
    try folder.write("A.swift", text: view("One"))
    try repository.commit()
    try folder.write("B.swift", text: view("Two"))
    // One finding at the definition, since two places use it.
    #expect(try found(.workTree) == ["Palette.swift:2"])
    try repository.commit()
    #expect(try found(.workTree).isEmpty)
  }

  @Test("moved files bring no findings of their own")
  func moved() throws {
    try folder.write("A.swift", text: source("One", "Two", "Three"))
    try repository.commit()
    try repository.git("mv", "A.swift", "B.swift")
    #expect(try found(.workTree).isEmpty)
    #expect(try found(.index).isEmpty)
  }

  // MARK: - Failures

  @Test("need a revision that git knows")
  func unknownRevision() throws {
    try folder.write("A.swift", text: source("One"))
    try repository.commit()
    for revision in ["nowhere", "--all", ""] {
      #expect(throws: AuditFailure("git knows no revision '\(revision)'")) { try found(.since(revision)) }
    }
  }

  @Test("need a history that goes back far enough")
  func shallow() throws {
    try folder.write("A.swift", text: source("One"))
    try repository.commit()
    try repository.git("tag", "first")
    try folder.write("A.swift", text: source("One", "Two"))
    try repository.commit()
    try repository.git("clone", "--quiet", "--depth=1", "file://\(folder.absolutePath)", "clone")
    let hint = "; the clone is shallow, so fetch more of its history"
    #expect(throws: AuditFailure("git knows no revision 'HEAD~1'\(hint)")) {
      try found(.since("HEAD~1"), from: "clone")
    }
    try repository.git("fetch", "--quiet", "--depth=1", "origin", "tag", "first", in: "clone")
    #expect(throws: AuditFailure("git finds no history that is shared with 'first'\(hint)")) {
      try found(.since("first"), from: "clone")
    }
    #expect(try found(.workTree, from: "clone").isEmpty)
  }

  @Test("need a repository")
  func noRepository() throws {
    let plain = try DiscoveryFolder()
    try plain.write("A.swift", text: source("One"))
    let platform = try #require(PlatformChoice(argument: "ios18"))
    var request = AuditRequest(paths: ["."], workingDirectory: plain.path, profile: .standard, platform: platform)
    request.changes = .workTree
    #expect(throws: AuditFailure("no git repository holds these files, so nothing tells what changed")) {
      try audit(request)
    }
  }
}

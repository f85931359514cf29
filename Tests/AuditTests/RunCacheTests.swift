import Audit
import Findings
import Foundation
import Testing

/// An app whose audits are kept.
private struct Kept {
  let app = try? DiscoveryFolder()
  let store = try? DiscoveryFolder()

  func folder() throws -> DiscoveryFolder { try #require(app) }
  /// - Parameter settling: How many seconds a file must have been left alone before it is known by its times.
  func cache(settling: Int = 3600) throws -> RunCache {
    RunCache(folder: FilePath("cache/deep", relativeTo: try #require(store).path), settling: settling)
  }

  init() throws {
    try folder().write("App.swift", text: Self.view(color: "red"))
    try folder().write("Theme/Colors.swift", text: "import SwiftUI\nlet spare = Color.blue\n")
    try folder().write("Assets.xcassets/Brand.colorset/Contents.json", text: Self.colorset(red: "1.0"))
  }

  static func view(color: String) -> String {
    "import SwiftUI\nstruct Page: View { var body: some View { Text(\"x\").foregroundStyle(.\(color)) } }\n"
  }

  static func colorset(red: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "\(red)", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}
    """
  }

  func key(_ words: String..., input: [UInt8]? = nil) throws -> RunKey {
    try #require(RunKey(words: words, standardInput: input, workingDirectory: folder().path))
  }

  /// Audits the folder and keeps what a person would be told.
  func audited(
    as key: RunKey, showsSource: Bool = true, saying words: String = "", settling: Int = 3600
  ) throws -> RunAnswer {
    let (answer, complaint) = try cache(settling: settling).keeping(key) {
      let outcome = try audit(AuditRequest(paths: ["."], workingDirectory: folder().path))
      let lines = outcome.report.findings.map { "\($0.rule) \($0.range.id)" }
      return RunAnswer(
        output: Array((lines + [words]).joined(separator: "\n").utf8), warnings: ["w"],
        files: [.init(path: "ü", bytes: [0, 255])],
        isFailing: outcome.isFailing, showsSource: showsSource)
    }
    #expect(complaint == nil)
    return answer
  }

  /// The one file of the cache.
  func record() throws -> URL {
    let folder = try #require(store).url.appendingPathComponent("cache/deep")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 1)
    return folder.appendingPathComponent(try #require(names.first))
  }
}

@Suite("Answers of earlier runs")
struct RunCacheTests {
  @Test("are given again where nothing changed, to the same question only")
  func same() throws {
    let kept = try Kept()
    let key = try kept.key("audit")
    #expect(try kept.cache().answer(to: key) == nil)
    let answer = try kept.audited(as: key)
    #expect(String(decoding: answer.output, as: UTF8.self).contains("insufficient-contrast App.swift:2:"))
    #expect(try kept.cache().answer(to: key) == answer)
    #expect(try kept.cache().answer(to: kept.key("audit", "--elements")) == nil)
    #expect(try kept.cache().answer(to: kept.key("audit", input: [])) == nil)
    #expect(try kept.key("a", "b") != kept.key("ab"))
  }

  @Test(
    "are not given where anything that was read, or looked for, is another",
    arguments: [
      { try $0.write("App.swift", text: Kept.view(color: "blue")) },
      { try $0.write("Theme/Colors.swift", text: "import SwiftUI\nlet spare = Color.green\n") },
      { try $0.write("Assets.xcassets/Brand.colorset/Contents.json", text: Kept.colorset(red: "0.5")) },
      { try $0.write("Theme/More.swift") },
      { try $0.remove("Theme/Colors.swift") },
      { try $0.write(".gitignore", text: "Theme\n") },
      { try $0.write(".evident.yml", text: "profile: wcag\n") },
      { try $0.write("Package.swift") },
    ] as [@Sendable (DiscoveryFolder) throws -> Void])
  func changed(_ change: @Sendable (DiscoveryFolder) throws -> Void) throws {
    let kept = try Kept()
    let key = try kept.key("audit")
    let answer = try kept.audited(as: key)
    try change(kept.folder())
    #expect(try kept.cache().answer(to: key) == nil)
    let next = try kept.audited(as: key)
    #expect(try kept.cache().answer(to: key) == next)
    #expect(next.warnings == answer.warnings)
  }

  @Test(
    "are given again where white space and comments changed that they don't show",
    arguments: [
      ("Theme/Colors.swift", "// Spare parts.\nimport SwiftUI\n\nlet  spare =\n  Color.blue  // not used\n", true),
      ("Theme/Colors.swift", "import SwiftUI\nlet spare = Color.cyan\n", false),
      ("Theme/Colors.swift", "import SwiftUI\nlet spare = Color.blue // evident:ignore all -- why\n", false),
      ("Theme/Colors.swift", "import SwiftUI\nlet spare = Color.blue {\n", false),
      ("App.swift", "// The page.\n" + Kept.view(color: "red"), false),
      ("App.swift", Kept.view(color: "red") + "\n// The page.\n", true),
      ("App.swift", Kept.view(color: "red") + "let more = 1\n", false),
      ("App.swift", Kept.view(color: "red").replacing(" }\n", with: " } // The page.\n"), false),
    ])
  func respaced(path: String, text: String, isSame: Bool) throws {
    let kept = try Kept()
    let key = try kept.key("audit")
    let answer = try kept.audited(as: key, showsSource: false)
    try kept.folder().write(path, text: text)
    #expect(try kept.cache().answer(to: key, jobs: 2) == (isSame ? answer : nil))
  }

  @Test(
    "are bound to where code stands where they name lines",
    arguments: [
      ("import SwiftUI\nlet spare = Color.blue\n// Spare parts.\n", true),
      ("\nimport SwiftUI\nlet spare = Color.blue\n", false),
    ])
  func lines(text: String, isSame: Bool) throws {
    let kept = try Kept()
    let key = try kept.key("audit")
    let answer = try kept.audited(as: key, showsSource: false, saying: "the label of line 2")
    try kept.folder().write("Theme/Colors.swift", text: text)
    #expect(try kept.cache().answer(to: key) == (isSame ? answer : nil))
  }

  @Test("are bound to every byte where they may show any")
  func bound() throws {
    let kept = try Kept()
    let key = try kept.key("audit")
    _ = try kept.audited(as: key, showsSource: true)
    try kept.folder().write("Theme/Colors.swift", text: "import SwiftUI\n\nlet spare = Color.blue\n")
    #expect(try kept.cache().answer(to: key) == nil)
  }

  @Test("are not given where a link that led nowhere leads somewhere")
  func mended() throws {
    let kept = try Kept()
    try kept.folder().link(".gitignore", to: "rules")
    let key = try kept.key("audit")
    _ = try kept.audited(as: key)
    #expect(try kept.cache().answer(to: key) != nil)
    try kept.folder().write("rules", text: "Theme\n")
    #expect(try kept.cache().answer(to: key) == nil)
  }

  @Test("survive files that are written anew with the same bytes")
  func rewritten() throws {
    let kept = try Kept()
    let key = try kept.key("audit")
    let answer = try kept.audited(as: key)
    let bytes = try Data(contentsOf: kept.folder().url.appendingPathComponent("App.swift"))
    try kept.folder().remove("App.swift")
    try kept.folder().write("App.swift", bytes: Array(bytes))
    #expect(try kept.cache().answer(to: key) == answer)
  }

  @Test("are not given where two names have come to stand for one file, however many look", arguments: [1, 2, 8])
  func linked(jobs: Int) throws {
    let kept = try Kept()
    // Enough for several threads to have something to ask.
    for number in 0..<80 { try kept.folder().write("Parts/Part\(number).swift") }
    let key = try kept.key("audit")
    let answer = try kept.audited(as: key)
    #expect(try kept.cache().answer(to: key, jobs: jobs) == answer)
    let parts = try kept.folder().url.appendingPathComponent("Parts")
    try kept.folder().remove("Parts/Part79.swift")
    try FileManager.default.linkItem(
      at: parts.appendingPathComponent("Part3.swift"), to: parts.appendingPathComponent("Part79.swift"))
    #expect(try kept.cache().answer(to: key, jobs: jobs) == nil)
  }

  @Test("need nothing read where all bears the times that it had")
  func untouched() throws {
    let kept = try Kept()
    let key = try kept.key("audit")
    let answer = try kept.audited(as: key, settling: 0)
    let again = try #require(kept.cache(settling: 0).kept(for: key))
    #expect(again.answer == answer)
    #expect(again.read == 0)
    // Only one file is another than it was.
    try kept.folder().write("Theme/Colors.swift", text: "import SwiftUI\nlet spare = Color.blue\n")
    #expect(try kept.cache(settling: 0).kept(for: key)?.read == 1)
  }

  @Test("are not given where a file of the same length bears the time of the one before")
  func disguised() throws {
    let kept = try Kept()
    let key = try kept.key("audit")
    _ = try kept.audited(as: key, settling: 0)
    let file = try kept.folder().url.appendingPathComponent("App.swift").path
    let time = try #require(FileManager.default.attributesOfItem(atPath: file)[.modificationDate])
    try kept.folder().write("App.swift", text: Kept.view(color: "tan"))
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
    #expect(try kept.cache(settling: 0).answer(to: key) == nil)
  }

  @Test("are found by reading where files are young, and many of them are known by their times from then on")
  func settled() throws {
    let kept = try Kept()
    for number in 0..<20 { try kept.folder().write("Parts/Part\(number).swift") }
    let key = try kept.key("audit")
    let answer = try kept.audited(as: key)
    // 22 Swift files and one of the catalog.
    #expect(try #require(kept.cache().kept(for: key)).read == 23)
    #expect(try #require(kept.cache().kept(for: key)).read == 23)
    #expect(try #require(kept.cache(settling: 0).kept(for: key)).read == 23)
    let last = try #require(kept.cache(settling: 0).kept(for: key))
    #expect(last.answer == answer)
    #expect(last.read == 0)
  }

  @Test("are not kept where a file changed while the run read it")
  func unsteady() throws {
    let kept = try Kept()
    let key = try kept.key("audit")
    _ = try kept.cache().keeping(key) {
      for color in ["red", "blue"] {
        try kept.folder().write("App.swift", text: Kept.view(color: color))
        _ = try audit(AuditRequest(paths: ["."], workingDirectory: kept.folder().path))
      }
      return RunAnswer(output: [], warnings: [], files: [], isFailing: false)
    }
    #expect(try kept.cache().answer(to: key) == nil)
  }

  @Test("count as missing where their file is cut off, damaged or empty")
  func damaged() throws {
    let kept = try Kept()
    let key = try kept.key("audit")
    let answer = try kept.audited(as: key)
    let record = try kept.record()
    let whole = try Data(contentsOf: record)
    for length in [0, 5, 20, 46, 60, whole.count / 2, whole.count - 1] {
      try whole.prefix(length).write(to: record)
      #expect(try kept.cache().answer(to: key) == nil, "\(length) bytes")
    }
    for position in [0, 20, 50, whole.count - 1] {
      var bytes = whole
      bytes[position] ^= 0x40
      try bytes.write(to: record)
      #expect(try kept.cache().answer(to: key) == nil, "byte \(position)")
    }
    try whole.write(to: record)
    #expect(try kept.cache().answer(to: key) == answer)
  }

  @Test("are made all the same where the folder can't be")
  func unwritable() throws {
    let kept = try Kept()
    try kept.folder().write("flat")
    let cache = RunCache(folder: FilePath("flat/cache", relativeTo: try kept.folder().path))
    let answer = RunAnswer(output: [1], warnings: [], files: [], isFailing: true)
    let (made, complaint) = try cache.keeping(kept.key("audit")) { answer }
    #expect(made == answer)
    #expect(complaint?.hasSuffix("flat/cache': Not a directory") == true)
    #expect(try cache.answer(to: kept.key("audit")) == nil)
  }

  @Test(
    "lie where the XDG Base Directory Specification says, which asks for absolute paths",
    arguments: [
      (["XDG_CACHE_HOME": "/var/c", "HOME": "/home/a"], "/var/c/evident"),
      (["XDG_CACHE_HOME": "c"], nil), (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func places(_ environment: [String: String], _ path: String?) {
    let folder = RunCache.standardFolder { environment[$0] }
    #expect(folder == path.map { FilePath(absolute: $0) })
  }
}

import Audit
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

@Suite("Reading of what discovery found")
struct DiscoveryReadingTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  func report(_ paths: [String] = ["."], standardInput: AuditRequest.StandardInput? = nil, jobs: Int = 2) throws
    -> Report
  {
    let platform = try #require(PlatformChoice(argument: "ios"))
    let request = AuditRequest(
      paths: paths, standardInput: standardInput, workingDirectory: folder.path, profile: .standard,
      platform: platform, jobs: jobs)
    return try audit(request).report
  }

  @Test("reports the first byte that is not UTF-8 and reads the rest")
  func invalidUTF8() throws {
    // The copyright sign of Latin-1 in a comment, as old headers have it.
    try folder.write("Old.swift", bytes: Array("let a = 1\n// ".utf8) + [0xA9] + Array(" 1999\n".utf8))
    let report = try report()
    #expect(report.problems == [Problem(file: "Old.swift", line: 2, column: 4, message: "invalid UTF-8")])
    #expect(report.summary.files == 1)
  }

  @Test(
    "reports what is no text and goes on",
    arguments: [[0xFF, 0xFE, 0x6C, 0x00], [0x00, 0x01, 0x02], [0xFE, 0xFF, 0x00, 0x6C]] as [[UInt8]])
  func binary(bytes: [UInt8]) throws {
    try folder.write("App.swift")
    try folder.write("Binary.swift", bytes: bytes)
    let report = try report()
    #expect(report.problems == [Problem(file: "Binary.swift", message: "could not be read: not UTF-8 text")])
    #expect(report.summary.files == 2)
  }

  @Test("has nothing to say about empty files and byte order marks")
  func harmless() throws {
    try folder.write("Empty.swift", bytes: [])
    try folder.write("Marked.swift", bytes: [0xEF, 0xBB, 0xBF] + Array("let a = 1\n".utf8))
    let report = try report()
    #expect(report.problems.isEmpty)
    #expect(report.summary.files == 2)
  }

  @Test("reports where a file can't be parsed, with line and column")
  func unparsable() throws {
    try folder.write("Broken.swift", text: "struct Row {\n  let a = (\n")
    let problem = try #require(try report().problems.first)
    #expect(problem.file == "Broken.swift")
    #expect(problem.line != nil && problem.column != nil)
    #expect(!problem.message.isEmpty)
  }

  @Test("puts standard input in the place of a file with its name")
  func standardInput() throws {
    try folder.write("A.swift", text: "struct Broken {\n")
    try folder.write("B.swift")
    #expect(try report().problems.map(\.file).contains("A.swift"))
    let replaced = try report(standardInput: .init(name: "./A.swift", bytes: Array("let a = 1\n".utf8)))
    #expect(replaced.problems.isEmpty)
    #expect(replaced.summary.files == 2)
    let alone = try report([], standardInput: .init(name: "New.swift", bytes: Array("struct {".utf8)))
    #expect(alone.problems.first?.file == "New.swift")
    #expect(alone.summary.files == 1)
  }

  @Test("fails where there is no source")
  func noSource() throws {
    try folder.write("Read me.md")
    #expect(throws: AuditFailure("there is no Swift or Interface Builder source in '.', 'Read me.md'")) {
      try report([".", "Read me.md"])
    }
  }

  @Test(
    "tells a file's platform from what surrounds and what it imports",
    arguments: [
      ("import WatchKit\nimport SwiftUI\n", Platform.watchos), ("import AppKit\nimport SwiftUI\n", .macos),
      ("import Cocoa\n", .macos), ("import ClockKit\nimport SwiftUI\n", .watchos),
      // An app for iOS hands faces to the watch.
      ("import ClockKit\nimport SwiftUI\nlet faces = CLKWatchFaceLibrary()\n", .ios26),
      ("#if canImport(ClockKit)\nimport ClockKit\n#endif\nimport SwiftUI\n", .ios26),
      ("import AppKit\nimport UIKit\nimport SwiftUI\n", .ios26), ("import SwiftUI\n", .ios26),
    ])
  func platformOfFile(imports: String, platform: Platform) throws {
    try folder.write(
      "Row.swift", text: imports + "struct Row: View {\n  var body: some View { Text(\"a\") }\n}\n")
    #expect(try report().scene.elements.map(\.platform) == [platform])
  }

  @Test("tells a file's platform from a condition around all of it")
  func platformOfCondition() throws {
    let row = "struct Row: View {\n  var body: some View { Text(\"a\") }\n}\n"
    try folder.write("TV.swift", text: "#if os(tvOS)\n\(row)#endif\n")
    #expect(try report().scene.elements.map(\.platform) == [.tvos])
  }

  @Test("finds the same at any number of jobs")
  func jobs() throws {
    for index in 0..<20 {
      try folder.write(
        "Row\(index).swift",
        text: "import SwiftUI\nstruct Row\(index): View {\n  var body: some View { Text(\"a\") }\n}\nstruct {\n")
    }
    // An app, a widget and code of UIKit are parts that are followed side by side.
    try folder.write(
      "App.swift",
      text: """
        import SwiftUI
        import UIKit
        import WidgetKit
        @main struct Demo: App { var body: some Scene { WindowGroup { Row0().background(.black) } } }
        struct Small: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "small", provider: Provider()) { _ in Row0() }
          }
        }
        final class Screen: UIViewController {
          override func viewDidLoad() { view.addSubview(UIHostingController(rootView: Row1()).view) }
        }
        """)
    let one = try report(jobs: 1)
    let many = try report(jobs: 7)
    #expect(one.scene == many.scene)
    #expect(one.problems == many.problems && !one.problems.isEmpty)
    #expect(one.findings == many.findings)
  }

  @Test("finds elements at a place: by where they stand, else by where they are styled, else by the line")
  func elementsAtPlace() throws {
    try folder.write(
      "Row.swift",
      text: """
        import SwiftUI
        struct Row: View {
          var body: some View {
            Text("a")
              .foregroundStyle(.red)
          }
        }
        """)
    let scene = try report().scene
    let text = try #require(scene.elements.firstIndex { $0.kind == .text })
    for place in ["Row.swift:4", "Row.swift:4:7", "Row.swift:5", "Row.swift:5:26", "Row.swift:4:1"] {
      let place = try #require(SourcePlace(place))
      #expect(scene.elements(at: place) == [text], "\(place)")
    }
    #expect(scene.elements(at: SourcePlace(file: "Row.swift", line: 2)) == [])
    #expect(scene.elements(at: SourcePlace(file: "Other.swift", line: 4)) == [])
  }

  @Test(
    "reads places",
    arguments: [
      ("Row.swift:14", SourcePlace(file: "Row.swift", line: 14)),
      ("Row.swift:14:3", SourcePlace(file: "Row.swift", line: 14, column: 3)),
      ("a:b.swift:1", SourcePlace(file: "a:b.swift", line: 1)),
      ("12:3", SourcePlace(file: "12", line: 3)), ("Row.swift", nil), ("Row.swift:0", nil), ("Row.swift:x", nil),
      (":3", nil), ("Row.swift:", nil), ("", nil),
    ] as [(String, SourcePlace?)])
  func places(text: String, place: SourcePlace?) {
    #expect(SourcePlace(text) == place)
  }
}

import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("shows lines that the audit of the example app prints")
  func example() throws {
    let tool = try Tool()
    let app = tool.folder.appending(path: "Examples/Ledger")
    try FileManager.default.createDirectory(at: app.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Self.root.appending(path: "Examples/Ledger"), to: app)
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```").first { $0.contains("[insufficient-contrast]\n") })
    let printed = Set(try tool.run("audit", "Examples/Ledger").text.split(separator: "\n"))
    let shown = block.split(separator: "\n")
    #expect(shown.count > 10)
    for line in shown { #expect(printed.contains(line), "\(line)") }
  }
}

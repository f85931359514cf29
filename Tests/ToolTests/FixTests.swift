import Foundation
import Testing

@Suite("The command 'fix'")
struct FixTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  /// A quiet line below a title, too faint to be read.
  private let faint = """
    import SwiftUI

    struct Row: View {
      var body: some View {
        VStack {
          Text("Parcel").font(.headline)
          Text("Arrives on Friday").font(.subheadline).foregroundStyle(.tertiary)
        }
      }
    }

    """

  private func text() throws -> String { String(decoding: try tool.read("Row.swift"), as: UTF8.self) }

  @Test("repairs, says what it did, and does nothing the second time")
  func repairs() throws {
    try tool.write("Row.swift", faint)
    let first = try tool.run("fix")
    #expect(first.status == 0)
    #expect(first.text.contains("Row.swift:7:68: repaired: use '.secondary'"))
    #expect(try text() == faint.replacing(".tertiary", with: ".secondary"))
    let second = try tool.run("fix")
    #expect(second.status == 0)
    #expect(second.text == "repaired 0 findings in 0 files; 0 not repaired\n")
  }

  @Test("ends with 1 where something stays, and says why")
  func remains() throws {
    try tool.write("Invisible.swift", Sample.failing)
    let outcome = try tool.run("fix", "--only", "flat-vibrancy")
    #expect(outcome.status == 1)
    #expect(try tool.run("fix", "--only", "nonsense").status == 2)
  }

  @Test("shows a diff that git can apply, and writes nothing")
  func diff() throws {
    try tool.write("Row.swift", faint)
    let outcome = try tool.run("fix", "--diff")
    #expect(outcome.status == 1)
    #expect(try text() == faint)
    #expect(
      outcome.text == """
        --- a/Row.swift
        +++ b/Row.swift
        @@ -4,7 +4,7 @@
           var body: some View {
             VStack {
               Text("Parcel").font(.headline)
        -      Text("Arrives on Friday").font(.subheadline).foregroundStyle(.tertiary)
        +      Text("Arrives on Friday").font(.subheadline).foregroundStyle(.secondary)
             }
           }
         }

        """)
    try tool.write("Row.swift", faint.replacing(".tertiary", with: ".secondary"))
    #expect(try tool.run("fix", "--diff").status == 0)
  }

  @Test("refuses a work tree with changes, unless told otherwise")
  func dirtyTree() throws {
    try tool.write("Row.swift", faint)
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "init", "--quiet", tool.folder.path]
    try git.run()
    git.waitUntilExit()
    let refused = try tool.run("fix")
    #expect(refused.status == 2)
    #expect(refused.complaints.contains("--allow-dirty"))
    #expect(try text() == faint)
    #expect(try tool.run("fix", "--allow-dirty").status == 0)
    #expect(try text() != faint)
  }

  @Test("has its repairs in the report of an audit, unasked where the program is small")
  func offered() throws {
    try tool.write("Row.swift", faint)
    #expect(try findings("--format", "json").contains { ($0["fixes"] as? [Any])?.isEmpty == false })
    // Each of 101 views is evaluated once, which is one too many.
    let others = (0...100).map { "struct V\($0): View { var body: some View { Text(\"\($0)\") } }" }
    try tool.write("Others.swift", (["import SwiftUI"] + others).joined(separator: "\n"))
    #expect(try findings("--format", "json").allSatisfy { ($0["fixes"] as? [Any])?.isEmpty == true })
    let fixes = try findings("--fixes", "--format", "json").flatMap { $0["fixes"] as? [[String: Any]] ?? [] }
    let fix = try #require(fixes.first)
    #expect(fix["applicability"] as? String == "safe")
    let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
    #expect(edit["replacement"] as? String == ".secondary")
    #expect([edit["line"], edit["column"], edit["endColumn"]].map { $0 as? Int } == [7, 68, 77])
    let lines = try tool.run("--fixes").text
    #expect(lines.contains("\n    -      Text(\"Arrives on Friday\").font(.subheadline).foregroundStyle(.tertiary)\n"))
  }

  @Test("are not looked for unasked where code makes many objects")
  func objects() throws {
    try tool.write("Row.swift", faint)
    // Fifty rows make twenty labels each, which are a thousand objects besides the rows.
    let labels = Array(repeating: "addSubview(UILabel())", count: 20).joined(separator: "; ")
    let rows = (0..<50).map { row in
      "final class Row\(row): UIView { init() { super.init(frame: .zero); \(labels) } }"
    }
    try tool.write("Rows.swift", (["import UIKit"] + rows).joined(separator: "\n"))
    #expect(try findings("--format", "json").allSatisfy { ($0["fixes"] as? [Any])?.isEmpty == true })
  }

  private func findings(_ arguments: String...) throws -> [[String: Any]] {
    try #require(try tool.runAll(["audit"] + arguments).document()["findings"] as? [[String: Any]])
  }
}

import Foundation
import Testing

@Suite("The JSON schema")
struct SchemaTests {
  let tool: Tool
  let schema: JSONSchema

  init() throws {
    tool = try Tool()
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/report.schema.json")
    schema = try JSONSchema(Data(contentsOf: url))
  }

  @Test("describes what the program writes")
  func reports() throws {
    try tool.write("App/Invisible.swift", Sample.failing)
    try tool.write("App/Plain.swift", Sample.passing)
    try tool.write("Broken.swift", "struct {\n")
    try tool.write("Binary.swift", Data([0]))
    try tool.write(
      "App/List.swift",
      """
      import SwiftUI

      struct Row: View {
        let isRead: Bool
        let title: String
        var body: some View {
          HStack {
            VStack(alignment: .leading) {
              Text("Filed \\(title)").font(.headline).foregroundStyle(isRead ? .secondary : .primary)
              Text(title).font(.system(size: 11)).foregroundStyle(.tertiary)
              Text("both").foregroundColor(.orange) + Text("halves")
            }
            Image(systemName: "star")
            Divider()
            Button("Open") {}
          }
        }
      }

      struct Everything: View {
        var body: some View {
          List { Row(isRead: true, title: "a") }
          VStack { Row(isRead: false, title: "b") }.background(.ultraThinMaterial)
          ZStack { AsyncImage(url: nil); Text("over").foregroundStyle(.white) }
          Text("pinned").preferredColorScheme(.dark).disabled(true)
        }
      }

      """)
    for arguments in [
      ["--format", "json"], ["--format", "json", "--elements"],
      ["--format", "json", "--elements", "--profile", "apple", "--platform", "ios18"],
      ["--format", "json", "--elements", "--profile", "wcag", "--platform", "watchos"],
    ] {
      let outcome = try tool.runAll(arguments)
      #expect(outcome.status < 2)
      let problems = try schema.violations(of: outcome.output)
      #expect(problems.isEmpty, "\(arguments): \(problems.prefix(5))")
    }
  }

  @Test("is broken by what the contract does not have")
  func violations() throws {
    try tool.write("Plain.swift", Sample.passing)
    let document = try tool.run("--format", "json", "--elements").document()
    func count(_ change: (inout [String: Any]) -> Void) throws -> Int {
      var changed = document
      change(&changed)
      return try schema.violations(of: JSONSerialization.data(withJSONObject: changed)).count
    }
    #expect(try count { _ in } == 0)
    #expect(try count { $0["extra"] = 1 } == 1)
    #expect(try count { $0["summary"] = nil } == 1)
    #expect(try count { $0["profile"] = "strict" } == 1)
    #expect(try count { $0["schemaVersion"] = "1" } == 1)
    #expect(try count { $0["problems"] = [["file": "a", "line": 0, "column": 1.5, "message": NSNull()]] } == 3)
    #expect(try count { $0["findings"] = ["text"] } == 1)
  }
}

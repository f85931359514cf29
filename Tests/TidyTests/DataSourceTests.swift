import Foundation
import Testing

/// Every datum tells where it comes from.
struct DataSourceTests {
  @Test
  func everyColorHasASource() throws {
    var checker = SourceChecker(try table("system-colors.json"))
    checker.check()
    #expect(checker.count > 500)
    for complaint in checker.complaints { Issue.record("system-colors.json: \(complaint)") }
  }

  @Test
  func everySizeTableHasASource() throws {
    let table = try table("type-styles.json")
    let known = try #require(table["sources"] as? [String: Any]).keys
    let platforms = table.filter { ($0.value as? [String: Any])?["sizes"] is [String: Any] }
    #expect(Set(platforms.keys).isSuperset(of: ["ios", "macos", "tvos", "watchos"]))
    for (platform, value) in platforms {
      let confidence = (value as? [String: Any])?["confidence"] as? String ?? ""
      let words = confidence.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.filter { $0.count > 2 }
      #expect(words.contains { word in known.contains { $0.hasPrefix(String(word)) } }, "\(platform): \(confidence)")
    }
  }

  @Test
  func missingSourcesAreSeen() {
    var checker = SourceChecker([
      "sources": ["A": [:] as [String: Any]],
      "named": ["rgba": [0], "src": ["A (p. 3)"]] as [String: Any],
      "unnamed": ["rgba": [0]] as [String: Any],
      "unknown": ["rgba": [0], "src": ["B"], "conf": "high"] as [String: Any],
      "low": ["rgba": [0], "src": ["seen somewhere"], "conf": "low"] as [String: Any],
    ])
    checker.check()
    #expect(checker.count == 4)
    #expect(checker.complaints.sorted() == ["unknown: no known source", "unnamed: no source"])
  }

  private func table(_ name: String) throws -> [String: Any] {
    let data = try Data(contentsOf: Repository.root.appending(path: "Data/\(name)"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}

/// Walks over a table and looks at everything that is a colour or names a source.
private struct SourceChecker {
  private let table: [String: Any]
  private let known: Set<String>
  private(set) var count = 0
  private(set) var complaints: [String] = []

  init(_ table: [String: Any]) {
    self.table = table
    known = Set((table["sources"] as? [String: Any] ?? [:]).keys)
  }

  mutating func check() {
    for (key, value) in table where key != "sources" && key != "schema" { check(value, key) }
  }

  private mutating func check(_ value: Any, _ path: String) {
    if let list = value as? [Any] {
      for (index, item) in list.enumerated() { check(item, "\(path)[\(index)]") }
    }
    guard let object = value as? [String: Any] else { return }
    if object["rgba"] != nil || object["src"] != nil { checkDatum(object, path) }
    for (key, item) in object { check(item, "\(path).\(key)") }
  }

  /// An assumption has to say that it is one, by a low confidence or in so many words.
  private mutating func checkDatum(_ datum: [String: Any], _ path: String) {
    count += 1
    let sources = datum["src"] as? [String] ?? (datum["src"] as? String).map { [$0] } ?? []
    let words = sources.flatMap { $0.split { " ,;:()/".contains($0) } }.map(String.init)
    if sources.isEmpty {
      complaints.append("\(path): no source")
    } else if known.isDisjoint(with: words) && datum["conf"] as? String != "low" && words.first != "assumed" {
      complaints.append("\(path): no known source")
    }
  }
}

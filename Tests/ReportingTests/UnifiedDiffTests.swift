import Audit
import Reporting
import Testing

@Suite struct UnifiedDiffTests {
  // What `git diff --no-prefix` writes for files of these names, with `core.quotePath` off.
  @Test(
    "Names of files are written so that git and patch find them again",
    arguments: [
      ("App/Row.swift", "a/App/Row.swift"),
      ("App/Größe.swift", "a/App/Größe.swift"),
      ("My App/Row.swift", "a/My App/Row.swift\t"),
      ("App/\"q\".swift", "\"a/App/\\\"q\\\".swift\""),
      ("App/a\\b.swift", "\"a/App/a\\\\b.swift\""),
      ("App/two\nlines \u{1}.swift", "\"a/App/two\\nlines \\001.swift\"\t"),
    ])
  func names(path: String, written: String) {
    let change = FileChange(path: path, old: Array("old\n".utf8), new: Array("new\n".utf8))
    let lines = String(decoding: UnifiedDiff(change).bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "--- \(written)")
    let after = written.replacing("a/App", with: "b/App").replacing("a/My", with: "b/My")
    #expect(lines.dropFirst().first == "+++ \(after)")
  }
}

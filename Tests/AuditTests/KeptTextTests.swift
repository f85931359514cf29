import Audit
import Rules
import Testing

/// The texts of sources, which a report that shows none of them does without.
@Suite struct KeptTextTests {
  @Test(
    "a large program's are given up once read where nobody shows them",
    arguments: [(true, 1 << 20, true), (false, 1 << 20, false), (false, 0, true)])
  func texts(keepsTexts: Bool, padding: Int, isKept: Bool) throws {
    let folder = try DiscoveryFolder()
    // Space is read without being parsed.
    try folder.write("Sample.swift", text: "let a = 1\n" + String(repeating: " ", count: padding))
    var request = AuditRequest(paths: ["."], workingDirectory: folder.path, profile: .standard)
    request.keepsTexts = keepsTexts
    let outcome = try audit(request)
    #expect(outcome.report.summary.files == 1)
    #expect((outcome.sources["Sample.swift"] != nil) == isKept)
  }
}

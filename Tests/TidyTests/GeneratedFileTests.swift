import Foundation
import Testing

/// Generated code is marked as such and kept apart.
struct GeneratedFileTests {
  @Test
  func generatedFilesAreMarked() throws {
    let folder = Repository.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    let generated = paths.filter {
      $0.hasSuffix(".swift") && ($0.contains("/Generated/") || $0.contains(".generated."))
    }
    #expect(generated.contains("Rules/Generated/RulePages.generated.swift"))
    for path in generated {
      #expect(path.contains("/Generated/") && path.hasSuffix(".generated.swift"), "\(path)")
      let text = try Repository.text("Sources/\(path)")
      #expect(text.hasPrefix("// Generated "), "\(path)")
      #expect(text.prefix(300).contains("Do not edit"), "\(path)")
    }
  }
}

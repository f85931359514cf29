import Testing

/// A file is named after the concept in it.
struct FileNameTests {
  private static let vague = ["Helper", "Helpers", "Util", "Utils", "Utilities", "Manager", "Misc", "Stuff"]

  @Test
  func namesSayWhatIsInside() {
    for file in Repository.all {
      let stem = file.name.split(separator: ".").first ?? ""
      #expect(!Self.vague.contains { stem.hasSuffix($0) }, "\(file.path)")
    }
  }

  @Test
  func placeholdersAreGone() {
    for file in Repository.sources {
      #expect(file.name != "Placeholder.swift" || file.text.contains("import"), "\(file.path)")
    }
  }
}

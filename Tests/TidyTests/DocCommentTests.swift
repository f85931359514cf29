import Testing

/// What other targets use says what it is, in a sentence.
struct DocCommentTests {
  @Test
  func sharedDeclarationsAreDocumented() {
    for file in Repository.sources {
      for declaration in file.sharedDeclarations {
        guard let abstract = declaration.abstract else {
          Issue.record("\(file.path):\(declaration.line): no doc comment: \(declaration.text)")
          continue
        }
        #expect(abstract.count <= 150, "\(file.path):\(declaration.line): \(abstract.count) characters: \(abstract)")
      }
    }
  }

  @Test
  func declarationsAreSeen() {
    let source = """
      package import Scene
      /// A value. And more
      /// about it.
      package struct A {
        package var b: Int
        /// Says
        /// something
        ///
        /// at length.
        @discardableResult
        package func c() {}
        var d = "package e"
      }
      package extension A {}
      """
    let found = SourceText(path: "X.swift", text: source).sharedDeclarations
    #expect(found.map(\.line) == [4, 5, 11])
    #expect(found.map(\.abstract) == ["A value.", nil, "Says something"])
  }
}

private struct SharedDeclaration {
  let line: Int
  let text: String
  /// The first sentence of its doc comment.
  let abstract: String?
}

extension SourceText {
  /// The declarations that other targets can use; imports and extensions declare nothing themselves.
  fileprivate var sharedDeclarations: [SharedDeclaration] {
    masked.codeLines.enumerated().compactMap { index, line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
      guard let first = words.first, first == "package" || first.hasPrefix("public") || first == "open",
        let second = words.dropFirst().first, second != "import", second != "extension"
      else { return nil }
      return SharedDeclaration(
        line: index + 1, text: line.trimmingPrefix { $0 == " " }.description, abstract: abstract(above: index))
    }
  }

  private func abstract(above index: Int) -> String? {
    var line = index - 1
    while line >= 0 && masked.codeLines[line].drop(while: { $0 == " " }).hasPrefix("@") { line -= 1 }
    var paragraph: [Substring] = []
    while line >= 0, let text = docText(line) {
      paragraph = text.isEmpty ? [] : [text] + paragraph
      line -= 1
    }
    if paragraph.isEmpty { return nil }
    let text = paragraph.joined(separator: " ")
    guard let end = text.firstRange(of: ". ") else { return text }
    return String(text[..<end.lowerBound]) + "."
  }

  private func docText(_ line: Int) -> Substring? {
    let comment = masked.commentLines[line].drop { $0 == " " }
    return comment.hasPrefix("///") ? comment.dropFirst(3).drop { $0 == " " } : nil
  }
}

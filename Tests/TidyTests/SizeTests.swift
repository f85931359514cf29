import Testing

/// A file or function that grows past these limits is two ideas.
struct SizeTests {
  @Test
  func filesAreShort() {
    for file in Repository.all {
      let limit = RuleFiles.all.contains(file.path) ? 250 : 400
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(lines <= limit, "\(file.path) has \(lines) lines, more than \(limit)")
    }
  }

  @Test
  func functionsAreShort() {
    for file in Repository.all {
      for function in file.masked.functions where function.length > 60 {
        Issue.record(
          "\(file.path):\(function.firstLine): '\(function.name)' has \(function.length) lines, more than 60")
      }
    }
  }

  @Test
  func functionsAreFound() {
    let source = """
      protocol P {
        func a()
        func b() -> Int
        var c: Int { get }
      }
      struct S: P {
        package static func a(
          x: () -> Void = { }
        ) {
          if true { print("}") }
        }
        func b() -> Int { 1 }
        var c: Int {
          2
        }
        init?(d: Int)
        where Int: Sendable
        {
        }
        let e = { 3 }
      }
      """
    #expect(
      MaskedSource(source).functions
        == [
          FunctionExtent(name: "c:", firstLine: 4, lastLine: 4), FunctionExtent(name: "a", firstLine: 7, lastLine: 11),
          FunctionExtent(name: "b", firstLine: 12, lastLine: 12),
          FunctionExtent(name: "c:", firstLine: 13, lastLine: 15),
          FunctionExtent(name: "init?", firstLine: 16, lastLine: 19),
        ].filter { $0.firstLine > 4 })
  }

  @Test
  func aLongFunctionIsSeen() {
    let body = Array(repeating: "  print(1)", count: 59).joined(separator: "\n")
    #expect(MaskedSource("func long() {\n\(body)\n}").functions.map(\.length) == [61])
  }
}

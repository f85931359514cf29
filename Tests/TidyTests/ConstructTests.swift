import Testing

/// Constructs that stop the program, and notes that nobody reads again.
struct ConstructTests {
  @Test
  func nothingTraps() {
    for file in Repository.sources {
      for (line, text) in file.masked.codeLines.enumerated() {
        for construct in Self.traps(in: text) { Issue.record("\(file.path):\(line + 1): \(construct)") }
      }
    }
  }

  @Test
  func noReminders() {
    for file in Repository.sources {
      for (line, text) in file.masked.commentLines.enumerated() {
        #expect(!text.contains("TODO") && !text.contains("FIXME"), "\(file.path):\(line + 1)")
      }
    }
  }

  @Test(arguments: [
    ("let a = b!", ["force unwrap"]), ("c()!.d", ["force unwrap"]), ("e[0]! + 1", ["force unwrap"]),
    ("var f: Int!", ["force unwrap"]), ("try! g()", ["try!"]), ("h as! I", ["as!"]), ("fatalError()", ["fatalError"]),
    ("j != k", []), ("!l && !m", []), ("(!n)", []), ("#if !os(Linux)", []), ("o!=p", []),
    ("static prefix func ! (q: R)", []),
    ("s ? !t : u", []), ("\"\"!", ["force unwrap"]), ("v!) == w", ["force unwrap"]),
  ])
  func trapsAreSeen(code: String, expected: [String]) {
    #expect(Self.traps(in: code) == expected)
  }

  /// The traps in a line of masked code.
  private static func traps(in line: String) -> [String] {
    var found: [String] = []
    let characters = Array(line)
    for (index, character) in characters.enumerated() where character == "!" && index > 0 {
      let previous = characters[index - 1]
      let follows = index + 1 < characters.count ? characters[index + 1] : " "
      if follows == "=" || !(previous.isLetter || previous.isNumber || "_)]}>\"?`".contains(previous)) { continue }
      let word = String(characters[..<index].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
      found.append(word == "try" || word == "as" ? word + "!" : "force unwrap")
    }
    if line.contains("fatalError(") { found.append("fatalError") }
    return found
  }
}

/// A function, initialiser, subscript or computed property with the lines it covers, from 1.
struct FunctionExtent: Equatable {
  let name: String
  let firstLine: Int
  let lastLine: Int

  var length: Int { lastLine - firstLine + 1 }
}

extension MaskedSource {
  /// Every declaration with a body of statements, found by matching braces.
  var functions: [FunctionExtent] {
    codeLines.indices.compactMap { line in
      guard let name = Self.declaredFunction(codeLines[line]), let last = lastLine(ofBodyFrom: line) else { return nil }
      return FunctionExtent(name: name, firstLine: line + 1, lastLine: last + 1)
    }
  }

  private static let modifiers: Set<Substring> = [
    "package", "public", "open", "internal", "private", "fileprivate", "static", "class", "final", "override",
    "mutating", "nonmutating", "nonisolated", "isolated", "required", "convenience", "lazy", "indirect", "prefix",
    "postfix", "infix", "consuming", "borrowing",
  ]

  /// The name of the function that a line starts to declare, if it does.
  private static func declaredFunction(_ line: String) -> String? {
    var words = line.split(separator: " ")[...]
    while let word = words.first, modifiers.contains(word) || word.hasPrefix("@") { words = words.dropFirst() }
    guard let keyword = words.first else { return nil }
    switch keyword {
    case "func": return words.dropFirst().first.map { String($0.prefix { $0 != "(" && $0 != "<" }) }
    case "var": return line.hasSuffix("{") && !line.contains("=") ? String(words.dropFirst().first ?? "var") : nil
    case "deinit": return "deinit"
    default:
      for start in ["init(", "init?(", "init<", "subscript(", "subscript<"] where keyword.hasPrefix(start) {
        return String(start.dropLast())
      }
      return nil
    }
  }

  /// The line of the brace that closes the body; `nil` for a requirement of a protocol, which has none.
  private func lastLine(ofBodyFrom first: Int) -> Int? {
    var braces = 0
    var brackets = 0
    for line in first..<codeLines.count {
      let text = codeLines[line].drop { $0 == " " }
      if line > first && braces == 0 && brackets == 0 && !Self.continuesSignature(text) { return nil }
      for character in text {
        switch character {
        case "(", "[": brackets += 1
        case ")", "]": brackets -= 1
        case "{" where brackets == 0 || braces > 0: braces += 1
        case "}" where braces > 0:
          braces -= 1
          if braces == 0 { return line }
        case "}" where brackets == 0: return nil
        default: break
        }
      }
    }
    return nil
  }

  private static func continuesSignature(_ text: Substring) -> Bool {
    text.isEmpty || ["{", "where ", "->", "throws", "async", "rethrows", ")"].contains { text.hasPrefix($0) }
  }
}

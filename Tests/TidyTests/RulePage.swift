import Rules

/// A page of a rule, taken apart.
struct RulePage {
  /// A fenced block of code.
  struct Block {
    /// What stands behind the fence, such as `swift incorrect`.
    let kind: String
    let section: String
    let lines: [Substring]

    /// The rules that the trailing markers name.
    var markedRules: [String] {
      lines.compactMap { line in
        line.firstRange(of: "// finding: ").map { String(line[$0.upperBound...]) }
      }
    }
  }

  let id: String
  let text: String
  private(set) var title = ""
  private(set) var summary: [Substring] = []
  private(set) var sections: [(heading: String, lines: [Substring])] = []
  private(set) var blocks: [Block] = []

  init(id: String, text: String) {
    self.id = id
    self.text = text
    var fence: (kind: String, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let open = fence {
          blocks.append(Block(kind: open.kind, section: sections.last?.heading ?? "", lines: open.lines))
          fence = nil
        } else {
          fence = (String(line.dropFirst(3)), [])
        }
      } else if fence != nil {
        fence?.lines.append(line)
      } else if line.hasPrefix("# ") {
        title = String(line.dropFirst(2))
      } else if line.hasPrefix("## ") {
        sections.append((String(line.dropFirst(3)), []))
      } else if sections.isEmpty {
        if !line.isEmpty { summary.append(line) }
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
  }

  /// The blocks of Swift; a block of JSON is a file that they need, named by its path.
  var examples: [Block] { blocks.filter { !$0.kind.hasPrefix("json ") } }

  /// The prose of a section.
  func prose(_ heading: String) -> String {
    (sections.first { $0.heading == heading }?.lines ?? []).joined(separator: "\n")
  }

  /// All pages of the catalogue that are there.
  static let all: [RulePage] = RuleCatalog.metadata.compactMap { rule in
    (try? Repository.text("Documentation/Rules/\(rule.id).md")).map { RulePage(id: rule.id, text: $0) }
  }
}

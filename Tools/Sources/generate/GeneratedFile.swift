/// A table: a name and lines of words separated by spaces.
struct Table {
  let name: String
  let comment: String
  let rows: [String]
}

/// One generated Swift file; every table is a string literal, which costs the compiler nothing.
struct GeneratedFile {
  let typeName: String
  let comment: String
  let dataFile: String
  let tables: [Table]

  var fileName: String { typeName + ".generated.swift" }

  var text: String {
    var lines = [
      "// Generated from Data/\(dataFile) by `swift run --package-path Tools generate`. Do not edit.",
      "",
      "/// \(comment)",
      "enum \(typeName) {",
    ]
    for (index, table) in tables.enumerated() {
      if index > 0 { lines.append("") }
      lines.append("  /// \(table.comment)")
      lines.append("  static let \(table.name) = \"\"\"")
      lines += table.rows.map { "    " + $0 }
      lines.append("    \"\"\"")
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }
}

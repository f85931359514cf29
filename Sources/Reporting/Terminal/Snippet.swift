import Findings

/// The source lines of a finding with carets under what they are about.
struct Snippet {
  /// A stretch to underline.
  struct Mark {
    var range: SourceRange
    var text: String
    var isPrimary: Bool
  }

  /// The stretches, the finding's own first.
  var marks: [Mark]

  /// Collects what a finding points at.
  init(_ finding: Finding) {
    let labels = finding.labels.map { Mark(range: $0.range, text: $0.text, isPrimary: $0.range == finding.range) }
    let hasPrimary = labels.contains(where: \.isPrimary)
    marks = (hasPrimary ? [] : [Mark(range: finding.range, text: "", isPrimary: true)]) + labels
  }

  /// Renders the lines; empty where the source is not at hand.
  func render(_ lines: inout SourceLines, severity: Severity, style: TerminalStyle) -> [String] {
    let shown = marks.filter { lines.line($0.range.line, of: $0.range.file) != nil }
    guard let main = shown.first(where: \.isPrimary)?.range.file ?? shown.first?.range.file else { return [] }
    let gutter = String(shown.map(\.range.line).max() ?? 0).count
    let others = shown.map(\.range.file).filter { $0 != main }
    let files = [main] + others.indices.filter { others.firstIndex(of: others[$0]) == $0 }.map { others[$0] }
    var output: [String] = []
    for file in files {
      let marks = shown.filter { $0.range.file == file }
      if file != main, let first = marks.map(\.range).min() {
        let arrow = style.paint(String(repeating: " ", count: gutter + 1) + "-->", .faint)
        output.append("\(arrow) \(first.id.shown)")
      }
      output += render(file, marks, gutter: gutter, &lines, severity: severity, style: style)
    }
    return output
  }

  private func render(
    _ file: String, _ marks: [Mark], gutter: Int, _ lines: inout SourceLines, severity: Severity, style: TerminalStyle
  ) -> [String] {
    let bar = style.paint(String(repeating: " ", count: gutter + 1) + " |", .faint)
    var output: [String] = []
    var previous: Int?
    for number in Set(marks.map(\.range.line)).sorted() {
      var rest = marks.filter { $0.range.line == number }.sorted { $0.range < $1.range }
      guard let source = lines.line(number, of: file) else { continue }
      if let previous, number > previous + 1 {
        output.append(style.paint(String(repeating: " ", count: gutter + 1) + "...", .faint))
      }
      previous = number
      let room = style.width.map { max($0 - gutter - 4, Self.narrowest) }
      let digits = String(number)
      let margin = String(repeating: " ", count: gutter - digits.count + 1) + digits + " |"
      // What a cut line does not hold is shown in a further part of it.
      while let main = rest.first(where: \.isPrimary) ?? rest.first {
        let line = DisplayLine(source, around: main.range.column - 1, width: room)
        output.append("\(style.paint(margin, .faint)) \(line.text)")
        for mark in rest {
          let carets = carets(mark, under: line, source, severity, style, room)
          output += carets.map { "\(bar) \($0)" }
        }
        rest.removeAll { line.shows($0.range.column - 1) || $0.range == main.range }
      }
    }
    return output
  }

  /// The fewest columns that source is cut to.
  private static let narrowest = 30

  /// The carets with their words, which stand below where there is no room beside.
  private func carets(
    _ mark: Mark, under line: DisplayLine, _ source: ArraySlice<UInt8>, _ severity: Severity, _ style: TerminalStyle,
    _ room: Int?
  ) -> [String] {
    let ink = mark.isPrimary ? Ink(severity) : .note
    let start = min(mark.range.column - 1, source.count)
    let spacesAtEnd = source.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let lineEnd = max(start, source.count - spacesAtEnd)
    let end = mark.range.endLine == mark.range.line ? min(mark.range.endColumn - 1, lineEnd) : lineEnd
    guard let columns = line.columns(of: start..<max(start, end)) else { return [] }
    let indentation = String(repeating: " ", count: columns.lowerBound)
    let carets = String(repeating: mark.isPrimary ? "^" : "-", count: columns.count)
    if mark.text.isEmpty { return [indentation + style.paint(carets, ink)] }
    let text = mark.text.shown
    let width = text.reduce(0) { $0 + $1.displayWidth }
    guard let room, columns.upperBound + 1 + width > room else {
      return [indentation + style.paint("\(carets) \(text)", ink)]
    }
    let left = String(repeating: " ", count: max(0, min(columns.lowerBound, room - width)))
    return [indentation + style.paint(carets, ink), left + style.paint(text, ink)]
  }
}

import Audit
import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene

extension HTMLPage {
  /// Writes a sheet for each view: its elements in the order of the source, with a picture in each appearance.
  mutating func viewSheets() {
    writer.markup("<section id=\"views\">\n<h2>Views</h2>\n")
    let elements = report.scene.elements
    if elements.isEmpty { writer.element("p", text: "No element was found.") }
    if elements.count > Self.mostDrawn {
      writer.element(
        "p", text: "The first \(Self.mostDrawn) elements have pictures; the JSON format with '--elements' has the rest."
      )
    }
    for sheet in sheets(of: Array(elements.prefix(Self.mostDrawn))) { write(sheet) }
    writer.markup("</section>\n")
  }

  /// The elements of one type in one file.
  private struct Sheet {
    var view: String
    var file: String
    var elements: [Int]
  }

  private func sheets(of elements: [Element]) -> [Sheet] {
    var seen: Set<ViewKey> = []
    return elements.compactMap { element in
      let key = ViewKey(element)
      guard seen.insert(key).inserted, let indices = viewElements[key] else { return nil }
      return Sheet(view: key.view, file: key.file, elements: indices.filter { $0 < elements.count })
    }
  }

  private mutating func write(_ sheet: Sheet) {
    let (report, program) = (report, program)
    var sources: [String] = []
    for index in sheet.elements { sources.append(source(of: report.scene.elements[index])) }
    writer.element("section", ["class": "view"]) { writer in
      writer.element("h3") { writer in
        writer.element("bdi", text: sheet.view)
        writer.text(" ")
        writer.element("small") { $0.element("code", text: sheet.file) }
      }
      let drawn = writer.pictures(of: sheet.view, sheet.elements, in: report, program)
      writer.element("ol") { writer in
        for (index, source) in zip(sheet.elements, sources) {
          writer.element("li", ["id": "e-\(index)"]) { writer in
            writer.title(of: report.scene.elements[index], source: source)
            writer.element("div", ["class": "looks"]) {
              $0.looks(of: index, in: report, isDrawn: drawn.contains(index))
            }
          }
        }
      }
    }
  }

  /// The start of the expression, for elements without words of their own.
  private mutating func source(of element: Element) -> String {
    guard element.text == nil, let line = lines.line(element.range.line, of: element.range.file) else { return "" }
    let start = min(element.range.column - 1, line.count)
    let end = element.range.endLine == element.range.line ? min(element.range.endColumn - 1, line.count) : line.count
    let longest = 60
    let text = String(decoding: line.dropFirst(start).prefix(max(0, end - start)), as: UTF8.self)
    return text.count > longest ? "\(text.prefix(longest))…" : text
  }
}

extension HTMLWriter {
  /// What the element is, its words or the start of its expression, its font, and in how many ways it is shown.
  fileprivate mutating func title(of element: Element, source: String) {
    self.element("p") { writer in
      writer.element("b", text: element.kind.rawValue)
      writer.text(" ")
      if let text = element.text { writer.element("bdi", text: text) } else { writer.element("code", text: source) }
      writer.text(", line \(element.range.line)")
      let first = Appearance.allCases.lazy.compactMap { element.placements.first?.readings[$0]?.font }.first
      if let font = first { writer.text(", \(font.inWords)") }
      let ways = element.placements.count
      if ways > 1 { writer.text("; the worst of \(ways) ways to show it") }
    }
  }
}

extension ElementVerdict {
  /// The verdict in words.
  var words: String {
    switch self {
    case .passes: "passes"
    case .fails: "fails"
    case .mayFail: "may fail"
    case .unverified: "could not be decided"
    case .accepted: "accepted"
    case .exempt: "exempt"
    }
  }
}

import Audit
import ColorScience
import PlatformStyles
import Rules
import Scene

/// Text colours by backdrops, each pair with the worst of its measurements.
struct TokenMatrix {
  /// The worst measurement of a pair.
  struct Cell {
    var ratio: RatioBounds
    var required: Double
    var verdict: ElementVerdict
    var appearance: Appearance
    var foreground: Color?
    var background: Color?
    /// The index of the element it was measured at.
    var element: Int
    /// How many elements are drawn so.
    var uses: Int
  }

  /// A text colour or a backdrop under the name that it has in the source or the tables.
  struct Name: Hashable {
    var text: String
  }

  /// The text colours, those with the worst cells first.
  private(set) var colors: [Name]
  /// The backdrops, those behind most elements first.
  private(set) var backdrops: [Name]
  private var cells: [Pair: Cell] = [:]

  private struct Pair: Hashable {
    var color: Name
    var backdrop: Name
  }

  /// Gathers the texts of a report, under the appearances that decide.
  init(_ report: Report) {
    var usesOfBackdrop: [Name: Int] = [:]
    var worst: [Name: Double] = [:]
    for (index, element) in report.scene.elements.enumerated() where element.kind == .text {
      var counted: Set<Pair> = []
      for (number, placement) in element.placements.enumerated() where placement.exemption == nil {
        let color = Name(text: placement.nameOfForeground)
        for appearance in report.profile.decidingAppearances {
          guard let verdict = report.judgement.elements[index].placements[number][appearance],
            let reading = placement.readings[appearance], let ratio = reading.ratio
          else { continue }
          let pair = Pair(color: color, backdrop: Name(text: reading.nameOfBackdrop))
          let required = requirement(
            for: element, font: placement.plainFont(in: appearance), profile: report.profile,
            thresholds: report.judgement.elements[index].thresholds)
          let uses = (cells[pair]?.uses ?? 0) + (counted.insert(pair).inserted ? 1 : 0)
          let cell = Cell(
            ratio: ratio, required: required, verdict: verdict, appearance: appearance,
            foreground: reading.foreground, background: reading.background, element: index, uses: uses)
          if let known = cells[pair], cell.rank >= known.rank { cells[pair]?.uses = uses } else { cells[pair] = cell }
          worst[color] = min(worst[color] ?? .infinity, cell.rank)
        }
      }
      for pair in counted { usesOfBackdrop[pair.backdrop, default: 0] += 1 }
    }
    colors = worst.sorted { ($0.value, $0.key.text) < ($1.value, $1.key.text) }.map(\.key)
    backdrops = usesOfBackdrop.sorted { ($1.value, $0.key.text) < ($0.value, $1.key.text) }.map(\.key)
  }

  /// The worst measurement of a pair, where the two meet.
  subscript(color: Name, backdrop: Name) -> Cell? { cells[Pair(color: color, backdrop: backdrop)] }
}

extension TokenMatrix.Cell {
  /// Orders by verdict, then by how much of the requirement is reached.
  fileprivate var rank: Double { Double(verdict.rank) * 100 + min(ratio.low / required, 99) }
}

extension Placement {
  /// The token or asset it is written as, else the style.
  fileprivate var nameOfForeground: String {
    let named = provenance.first { $0.of == .foreground && !$0.isContinued && [.token, .asset].contains($0.kind) }
    return named.map(\.detail).flatMap { $0.isEmpty ? nil : $0 } ?? foreground.description
  }
}

extension Reading {
  /// The layers that are seen, front to back.
  fileprivate var nameOfBackdrop: String {
    let seen = seenLayers.map(\.description)
    return seen.isEmpty ? "nothing known" : seen.joined(separator: " over ")
  }
}

extension HTMLPage {
  private static let mostColumns = 8
  private static let mostRows = 60

  /// Writes the matrix, and as a list the pairs that have no room in it.
  mutating func tokenMatrix() {
    let matrix = TokenMatrix(report)
    writer.markup("<section id=\"colors\">\n<h2>Colours and backdrops</h2>\n")
    if matrix.colors.isEmpty {
      writer.element("p", text: "No text was measured.")
    } else {
      writer.element(
        "p",
        text: "Each cell has the worst contrast of a text colour on a backdrop over the appearances that decide:"
          + " \(report.profile.decidingAppearances.map(\.phrase).joined(separator: ", ")).")
      let columns = matrix.backdrops.prefix(Self.mostColumns)
      let rows = matrix.colors.filter { color in columns.contains { matrix[color, $0] != nil } }.prefix(Self.mostRows)
      table(matrix, rows: Array(rows), columns: Array(columns))
      let shown = Set(rows)
      let rest = matrix.colors.flatMap { color in
        matrix.backdrops.enumerated().compactMap { number, backdrop in
          number < Self.mostColumns && shown.contains(color)
            ? nil : matrix[color, backdrop].map { (color, backdrop, $0) }
        }
      }
      list(rest)
    }
    writer.markup("</section>\n")
  }

  private mutating func table(_ matrix: TokenMatrix, rows: [TokenMatrix.Name], columns: [TokenMatrix.Name]) {
    let drawn = Self.mostDrawn
    writer.element("div", ["class": "scroll", "tabindex": "0", "role": "group", "aria-label": "Token matrix"]) {
      $0.element("table", ["class": "matrix"]) { writer in
        writer.element("thead") { writer in
          writer.element("tr") { writer in
            writer.element("th", ["scope": "col"], text: "Text colour")
            for column in columns { writer.element("th", ["scope": "col"], text: column.text) }
          }
        }
        writer.element("tbody") { writer in
          for row in rows {
            writer.element("tr") { writer in
              writer.element("th", ["scope": "row"]) { $0.element("code", text: row.text) }
              for column in columns {
                guard let cell = matrix[row, column] else {
                  writer.element("td", text: "–")
                  continue
                }
                writer.element("td") { $0.cell(cell, hasAnchor: cell.element < drawn) }
              }
            }
          }
        }
      }
    }
  }

  private mutating func list(_ rest: [(color: TokenMatrix.Name, backdrop: TokenMatrix.Name, cell: TokenMatrix.Cell)]) {
    if rest.isEmpty { return }
    let drawn = Self.mostDrawn
    writer.element("details") { writer in
      writer.element("summary", text: "\(counted(rest.count, "more pair"))")
      writer.element("ul") { writer in
        for (color, backdrop, cell) in rest.prefix(Self.mostListed) {
          writer.element("li") { writer in
            writer.element("code", text: color.text)
            writer.text(" on \(backdrop.text): ")
            writer.cell(cell, hasAnchor: cell.element < drawn)
          }
        }
        if rest.count > Self.mostListed {
          writer.element("li", text: "and \(rest.count - Self.mostListed) more, none worse than these")
        }
      }
    }
  }
}

extension HTMLWriter {
  fileprivate mutating func cell(_ cell: TokenMatrix.Cell, hasAnchor: Bool) {
    let ratio = RatioText.text(cell.ratio)
    swatch(cell.foreground, on: cell.background, ratio: ratio)
    text(" ")
    if hasAnchor { element("a", ["href": "#e-\(cell.element)"], text: ratio) } else { text(ratio) }
    text(" ")
    element("b", ["class": cell.verdict.style], text: cell.verdict.words)
    element(
      "small",
      text: " in \(cell.appearance.phrase), needs \(RatioText.text(cell.required)),"
        + " \(counted(cell.uses, "text"))")
  }
}

extension ElementVerdict {
  /// The style that goes with the words.
  fileprivate var style: String {
    switch self {
    case .passes: "passes"
    case .fails: "fails"
    case .mayFail, .unverified: "undecided"
    case .accepted, .exempt: "accepted"
    }
  }
}

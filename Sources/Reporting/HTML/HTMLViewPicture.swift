import Audit
import Findings
import PlatformStyles
import Rules
import Scene

/// What decides about how a view is drawn in an appearance.
struct ViewReadings: Hashable {
  /// By the index of an element.
  var elements: [Int: Reading]
  /// By the index of a decoration.
  var decorations: [Int: Reading]
}

/// What a program shows, as it is or repaired, with the verdicts on its elements.
struct DrawnProgram {
  let elements: [Element]
  let decorations: [Decoration]
  let judgement: Judgement
  /// For elements of a repaired program, the placements that decided before the repair, so that both pictures show the
  /// same way to draw an element.
  var placements: [Int: [Appearance: Int]] = [:]
  /// The decorations of each view.
  private let decorationsOf: [ViewKey: [Int]]
  /// The names of views by their call sites.
  private let viewNames: [String: String]
  /// The places of strokes and fills that are elements too, which are drawn once.
  private let decorated: Set<SourceRange>

  init(elements: [Element], decorations: [Decoration], judgement: Judgement) {
    (self.elements, self.decorations, self.judgement) = (elements, decorations, judgement)
    decorationsOf = Dictionary(grouping: decorations.indices) { ViewKey(decorations[$0]) }
    decorated = Set(decorations.map(\.range))
    viewNames = decorations.reduce(into: [:]) { names, decoration in
      if case .view(let name) = decoration.kind { names[decoration.range.id] = name }
    }
  }

  /// What decides about the elements of a tree in an appearance; `nil` where nothing was measured.
  func readings(of tree: StackTree, in appearance: Appearance) -> ViewReadings? {
    let own = readings(of: tree.elements, in: appearance)
    if own.isEmpty { return nil }
    let others = tree.decorations.compactMap { index in
      decorations[index].readings[appearance].map { (index, $0) }
    }
    return ViewReadings(elements: own, decorations: Dictionary(others) { first, _ in first })
  }

  /// The readings that decide in an appearance, by element.
  func readings(of indices: [Int], in appearance: Appearance) -> [Int: Reading] {
    let readings = indices.compactMap { index in
      placement(of: index, in: appearance).flatMap { placement in
        elements[index].placements[placement].readings[appearance].map { (index, $0) }
      }
    }
    return Dictionary(readings) { first, _ in first }
  }

  /// The placement that decides about an element.
  private func placement(of index: Int, in appearance: Appearance) -> Int? {
    placements[index]?[appearance] ?? judgement.elements[index].appearances[appearance]?.placement
  }

  /// The stacks of those elements of a view that are not hidden, and of what is drawn beside them; `nil` where there is
  /// nothing to put together.
  func tree(of indices: [Int]) -> StackTree? {
    let seen = indices.filter { index in
      let element = elements[index]
      return element.placements.contains { $0.exemption != .hidden }
        && !(element.kind == .shape && decorated.contains(element.range))
    }
    let others = indices.first.map { decorationsOf[ViewKey(elements[$0]), default: []] } ?? []
    return StackTree(
      seen.map { StackPiece(element: $0, elements[$0]) } + others.map { StackPiece(decoration: $0, decorations[$0]) })
  }

  /// The names of other views that a view's elements are handed to, and that paint around them.
  func containers(of tree: StackTree) -> [String] {
    let ways = tree.elements.compactMap { elements[$0].placements.first?.via }
    let key = tree.elements.first.map { ViewKey(elements[$0]) }
    let others = key.flatMap { decorationsOf[$0] } ?? []
    let calls = (ways.map(\.count) + others.map { decorations[$0].calls }).min() ?? 0
    var names: [String] = []
    for site in ways.flatMap({ $0.dropFirst(calls) }) {
      if let name = viewNames[site], !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// What a picture of elements shows, for those who don't see it.
  func words(for indices: [Int], _ readings: [Int: Reading]) -> String {
    let most = 12
    let words = indices.compactMap { index in
      readings[index].map { "\(elements[index].text ?? elements[index].kind.standIn) \($0.colorsInWords)" }
    }
    let rest = words.count > most ? ["and \(words.count - most) more"] : []
    return (words.prefix(most) + rest).joined(separator: "; ")
  }
}

extension Report {
  /// The program as it is.
  var drawn: DrawnProgram {
    DrawnProgram(elements: scene.elements, decorations: scene.decorations, judgement: judgement)
  }

  /// The program with the repairs of the findings, if they have any.
  var drawnRepaired: DrawnProgram? {
    repaired.map { repaired in
      var program = DrawnProgram(
        elements: repaired.elements, decorations: repaired.decorations, judgement: repaired.judgement)
      for (index, counterpart) in repaired.counterparts.enumerated() {
        guard let counterpart,
          scene.elements[index].placements.count == repaired.elements[counterpart].placements.count
        else { continue }
        program.placements[counterpart] = judgement.elements[index].appearances.mapValues(\.placement)
      }
      return program
    }
  }
}

/// A view under one setting, light above dark, and the settings that change nothing about it.
private struct Sheet {
  var settings: [ContrastSetting]
  var schemes: [ColorScheme]
  var picture: Picture
  /// What is said of each scheme, in their order.
  var words: [String]
  /// The other views that lay out some of it.
  var containers: [String]
}

extension HTMLWriter {
  /// One figure for each setting that changes how a view looks, light above dark; returns the elements that are drawn,
  /// none where no stack holds two of them.
  mutating func pictures(of view: String, _ indices: [Int], in report: Report, _ program: DrawnProgram) -> Set<Int> {
    guard let tree = program.tree(of: indices) else { return [] }
    var sheets: [Sheet] = []
    for setting in ContrastSetting.allCases {
      let readings = setting.appearances.compactMap { appearance in
        program.readings(of: tree, in: appearance).map { (appearance.scheme, $0) }
      }
      guard let picture = Picture.view(tree, program, readings.map(\.1)) else { continue }
      let schemes = readings.map(\.0)
      if let same = sheets.firstIndex(where: { $0.picture == picture && $0.schemes == schemes }) {
        sheets[same].settings.append(setting)
      } else {
        let words = readings.map { program.words(for: tree.elements, $0.1.elements) }
        sheets.append(
          Sheet(
            settings: [setting], schemes: schemes, picture: picture, words: words,
            containers: program.containers(of: tree)))
      }
    }
    element("div", ["class": "looks sheet"]) { writer in
      for sheet in sheets { writer.figure(of: sheet, view: view, in: report) }
    }
    return sheets.isEmpty ? [] : Set(tree.elements)
  }

  private mutating func figure(of sheet: Sheet, view: String, in report: Report) {
    element("figure", ["class": sheet.settings.classes(under: report.profile)]) { writer in
      let phrase = sheet.settings.first?.phrase ?? ""
      let words = zip(sheet.schemes, sheet.words).map { "\($0.rawValue)\(phrase): \($1)" }
      writer.picture(sheet.picture, alt: "\(view), \(words.joined(separator: ". In "))")
      let same = sheet.settings.sameElsewhere
      let schemes = sheet.schemes.map(\.rawValue).joined(separator: " above ")
      let around = sheet.containers.isEmpty ? "" : ", with parts inside of \(sheet.containers.joined(separator: ", "))"
      writer.element("figcaption", text: "\(schemes)\(phrase)\(same.isEmpty ? "" : ", \(same)")\(around)")
    }
  }
}

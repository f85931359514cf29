import Audit
import PlatformStyles
import Rules
import Scene

/// The elements of a program, as it is or repaired, with their verdicts.
struct DrawnProgram {
  var elements: [Element]
  var judgement: Judgement
  /// For elements of a repaired program, the placements that decided before the repair, so that both pictures show the
  /// same way to draw an element.
  var placements: [Int: [Appearance: Int]] = [:]

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

  /// The stacks of those elements that are not hidden; `nil` where no stack holds two of them.
  func tree(of indices: [Int]) -> StackTree? {
    StackTree(indices.filter { elements[$0].placements.contains { $0.exemption != .hidden } }, in: elements)
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
  var drawn: DrawnProgram { DrawnProgram(elements: scene.elements, judgement: judgement) }

  /// The program with the repairs of the findings, if they have any.
  var drawnRepaired: DrawnProgram? {
    repaired.map { repaired in
      var program = DrawnProgram(elements: repaired.elements, judgement: repaired.judgement)
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
}

extension HTMLWriter {
  /// One figure for each setting that changes how a view looks, light above dark; returns the elements that are drawn,
  /// none where no stack holds two of them.
  mutating func pictures(of view: String, _ indices: [Int], in report: Report) -> Set<Int> {
    let program = report.drawn
    guard let tree = program.tree(of: indices) else { return [] }
    var sheets: [Sheet] = []
    for setting in ContrastSetting.allCases {
      let readings = setting.appearances.map { ($0.scheme, program.readings(of: tree.elements, in: $0)) }
        .filter { !$0.1.isEmpty }
      guard let picture = Picture.view(tree, program.elements, readings.map(\.1)) else { continue }
      let schemes = readings.map(\.0)
      if let same = sheets.firstIndex(where: { $0.picture == picture && $0.schemes == schemes }) {
        sheets[same].settings.append(setting)
      } else {
        let words = readings.map { program.words(for: tree.elements, $0.1) }
        sheets.append(Sheet(settings: [setting], schemes: schemes, picture: picture, words: words))
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
      writer.element("figcaption", text: "\(schemes)\(phrase)\(same.isEmpty ? "" : ", \(same)")")
    }
  }
}

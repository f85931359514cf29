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

extension HTMLWriter {
  /// One figure for each appearance that changes how a view looks; none where no stack holds two of its elements.
  mutating func pictures(of view: String, _ indices: [Int], in report: Report) {
    let program = report.drawn
    guard let tree = program.tree(of: indices) else { return }
    var figures: [(settings: [ContrastSetting], scheme: String, picture: Picture, words: String)] = []
    for setting in ContrastSetting.allCases {
      for appearance in setting.appearances {
        let readings = program.readings(of: tree.elements, in: appearance)
        guard let picture = Picture.view(tree, program.elements, readings) else { continue }
        let scheme = appearance.scheme.rawValue
        if let same = figures.firstIndex(where: { $0.picture == picture && $0.scheme == scheme }) {
          figures[same].settings.append(setting)
        } else {
          figures.append(([setting], scheme, picture, program.words(for: tree.elements, readings)))
        }
      }
    }
    element("div", ["class": "looks sheet"]) { writer in
      for (settings, scheme, picture, words) in figures {
        writer.element("figure", ["class": settings.classes(under: report.profile)]) { writer in
          let phrase = settings.first?.phrase ?? ""
          writer.picture(picture, alt: "\(view), \(scheme)\(phrase): \(words)")
          let same = settings.sameElsewhere
          writer.element("figcaption", text: "\(scheme)\(phrase)\(same.isEmpty ? "" : ", \(same)")")
        }
      }
    }
  }
}

import Audit
import Findings
import PlatformStyles
import Rules
import Scene

/// An element before and after the repairs, in its view where stacks hold it there.
struct Comparison {
  var appearance: Appearance
  var before: (picture: Picture, words: String)
  var after: (picture: Picture, words: String)
}

extension HTMLWriter {
  /// Writes pictures without and with the repairs side by side, which the script lays over each other under a slider.
  mutating func comparisons(_ comparisons: [Comparison]) {
    if comparisons.isEmpty { return }
    element("div", ["class": "looks"]) { writer in
      for comparison in comparisons {
        writer.element("figure", ["class": "compare"]) { writer in
          writer.element("div", ["class": "pair"]) { writer in
            writer.picture(comparison.before.picture, alt: "As it is: \(comparison.before.words)")
            writer.picture(comparison.after.picture, alt: "Repaired: \(comparison.after.words)")
          }
          writer.element(
            "figcaption", text: "\(comparison.appearance.phrase): left as it is, right with the repairs of this report")
        }
      }
    }
  }
}

extension HTMLPage {
  /// The most elements that are drawn around the one that is repaired.
  private static let mostAround = 16

  /// The appearances that were measured in which the repairs can be seen, light and dark under one setting.
  func comparisons(of finding: Finding) -> [Comparison] {
    guard let repaired = report.repaired, let after = repairedProgram, !finding.fixes.isEmpty,
      let index = finding.elements.lazy.compactMap({ elementIndices[$0] }).first
    else { return [] }
    let element = report.scene.elements[index]
    let sheet = viewElements[ViewKey(element)] ?? [index]
    let decided = finding.measurements.compactMap { Appearance(rawValue: $0.appearance) }
    let wanted = decided.isEmpty ? report.profile.decidingAppearances : decided
    for setting in ContrastSetting.allCases where setting.appearances.contains(where: wanted.contains) {
      let found = setting.appearances.compactMap { appearance -> Comparison? in
        guard let before = look(of: index, in: sheet, program, appearance),
          let counterpart = repaired.counterparts[index],
          let after = look(of: counterpart, in: sheet.compactMap { repaired.counterparts[$0] }, after, appearance),
          before.picture != after.picture
        else { return nil }
        return Comparison(appearance: appearance, before: before, after: after)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The view that an element stands in, or the element alone.
  private func look(
    of index: Int, in sheet: [Int], _ program: DrawnProgram, _ appearance: Appearance
  ) -> (picture: Picture, words: String)? {
    let alone = program.readings(of: [index], in: appearance)
    guard let reading = alone[index] else { return nil }
    let words = program.words(for: [index], alone)
    if let tree = program.tree(of: sheet), tree.elements.contains(index) {
      let part = tree.part(around: index, most: Self.mostAround)
      if let readings = program.readings(of: part, in: appearance),
        let picture = Picture.view(part, program, [readings])
      {
        return (picture, words)
      }
    }
    return (Picture.element(program.elements[index], [reading]), words)
  }
}

/// The type and the file that a sheet of the report is about.
struct ViewKey: Hashable {
  var view: String
  var file: String

  init(_ element: Element) {
    (view, file) = (element.view, element.range.file)
  }

  init(_ decoration: Decoration) {
    (view, file) = (decoration.view, decoration.range.file)
  }
}

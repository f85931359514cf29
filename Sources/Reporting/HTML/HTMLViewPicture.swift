import Audit
import PlatformStyles
import Rules
import Scene

extension HTMLWriter {
  /// One figure for each setting that changes how a view looks; none where no stack holds two of its elements.
  mutating func pictures(of view: String, _ indices: [Int], in report: Report) {
    let elements = report.scene.elements
    let seen = indices.filter { elements[$0].placements.contains { $0.exemption != .hidden } }
    guard let tree = StackTree(seen, in: elements) else { return }
    var figures: [(settings: [ContrastSetting], picture: Picture, schemes: String)] = []
    for setting in ContrastSetting.allCases {
      let drawn = setting.appearances.compactMap { appearance -> (Appearance, [Int: Reading])? in
        let readings = tree.elements.compactMap { index in
          report.judgement.elements[index].appearances[appearance].flatMap { judged in
            elements[index].placements[judged.placement].readings[appearance].map { (index, $0) }
          }
        }
        return readings.isEmpty ? nil : (appearance, Dictionary(uniqueKeysWithValues: readings))
      }
      guard let picture = Picture.view(tree, elements, drawn.map(\.1)) else { continue }
      let schemes = drawn.map(\.0.scheme.rawValue).joined(separator: " above ")
      if let same = figures.firstIndex(where: { $0.picture == picture && $0.schemes == schemes }) {
        figures[same].settings.append(setting)
      } else {
        figures.append(([setting], picture, schemes))
      }
    }
    let names = tree.elements.map { elements[$0].text ?? elements[$0].kind.standIn }.joined(separator: "; ")
    element("div", ["class": "looks"]) { writer in
      for (settings, picture, schemes) in figures {
        writer.element("figure", ["class": settings.classes(under: report.profile)]) { writer in
          writer.picture(picture, alt: "\(view), \(schemes): \(names)")
          let phrase = settings.first?.phrase ?? ""
          writer.element("figcaption", text: "in its stacks, \(schemes)\(phrase)\(settings.sameElsewhere)")
        }
      }
    }
  }
}

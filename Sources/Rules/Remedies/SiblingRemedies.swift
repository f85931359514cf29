import ColorScience
import Findings
import PlatformStyles
import Scene

// A name for a colour that others need as it is: a brand that is text here and lies behind text there can't suit both.

extension RemedyContext {
  /// Gives the places that fall short of what they need a constant of their own, beside the one that they name: one for all
  /// of the project's that name it for the same, so that it gets no more names than two.
  func siblingRemedies(_ complaints: [StyleUse]) -> [Remedy] {
    [Provenance.Ingredient.foreground, .background].compactMap { siblingRemedy(of: $0, complaints) }
  }

  private func siblingRemedy(of ingredient: Provenance.Ingredient, _ complaints: [StyleUse]) -> Remedy? {
    let ways = complaints.map { $0.way(of: ingredient) }
    guard let use = ways.first?.first, let end = ways.first?.last, end.kind == .literal, let place = end.range,
      let range = use.range, ways.allSatisfy({ $0.count > 1 && $0.first == use && $0.last == end })
    else { return nil }
    let old = String(use.name.split(separator: ".").last ?? "")
    guard old.first?.isLetter ?? false,
      let color = siblingColor(of: ingredient, madeAt: end) ?? solution(pairs(named: [range], end), wishes: [])
    else { return nil }
    let isBackdrop = ingredient == .background
    let name = old + (isBackdrop ? "Background" : "Foreground")
    return Remedy(
      title: .sibling(of: old, name, color),
      changes: [
        .addConstant(place, from: end.name, color, Remedy.Sibling(name: name, isBackdrop: isBackdrop)),
        .rename(range, from: old, to: name),
      ],
      elements: elements(madeAt: range), isSafe: false)
  }

  /// One colour for all places that name a constant for an ingredient and fall short with it.
  private func siblingColor(of ingredient: Provenance.Ingredient, madeAt end: Provenance) -> Remedy.AdaptiveColor? {
    guard let place = end.range else { return nil }
    let ranges = judged.uses(of: elements(madeAt: place)).compactMap { use -> SourceRange? in
      let way = use.way(of: ingredient)
      return use.isComplaint && way.count > 1 && way.last == end ? way.first?.range : nil
    }
    return solution(pairs(named: Set(ranges), end), wishes: [])
  }

  /// The colours of a constant where some expressions name it, with what they stand against.
  private func pairs(named ranges: Set<SourceRange>, _ end: Provenance) -> [ColorPair] {
    let elements = Set(ranges.flatMap { self.elements(madeAt: $0) }).sorted()
    return judged.uses(of: elements).filter { use in
      [Provenance.Ingredient.foreground, .background].contains { ingredient in
        let way = use.way(of: ingredient)
        return way.last == end && way.first?.range.map(ranges.contains) ?? false
      }
    }.compactMap { ColorPair($0, madeAt: end) }
  }
}

extension String {
  fileprivate static func sibling(of old: String, _ name: String, _ color: Remedy.AdaptiveColor) -> String {
    "use \(quoted(name)), a constant of its own beside \(quoted(old)), with the colour \(Self.name(of: color))"
  }
}

import Findings
import Scene

extension [Element] {
  /// Says that colours are defined in their catalogs where code takes them from there by name, or where one expression
  /// makes several of them, as generated accessors do: nobody would change one of the colours there (S-125).
  mutating func defineInCatalogs() {
    var made: [SourceRange: Set<SourceRange>] = [:]
    for style in lazy.flatMap(\.placements).map(\.foreground) {
      guard let maker = style.definition, let color = style.ownColor else { continue }
      made[maker, default: []].insert(color.range)
    }
    let shared = Set(made.filter { $0.value.count > 1 }.keys)
    for element in indices {
      for placement in self[element].placements.indices {
        let style = self[element].placements[placement].foreground
        guard let color = style.ownColor,
          style.definition.map(shared.contains) ?? (style.isPlain && color.isOfCatalog)
        else { continue }
        self[element].placements[placement].foreground.definition = color.range
      }
    }
  }
}

extension ForegroundStyle {
  /// True for a colour as it is; a level or a share of it falls short by what was made of it.
  fileprivate var isPlain: Bool { form == .custom && !hasWrittenOpacity && !isFadedByGroup }
}

extension OwnColor {
  fileprivate var isOfCatalog: Bool { range.file.hasSuffix(".colorset/Contents.json") }
}

import Findings
import Scene

extension [Element] {
  /// Says that colours are defined in their catalogs where one expression makes several of them, as generated accessors
  /// do: nobody would change one of the colours there (S-125).
  mutating func defineInCatalogs() {
    var made: [SourceRange: Set<SourceRange>] = [:]
    for style in lazy.flatMap(\.placements).map(\.foreground) {
      guard let maker = style.definition, let color = style.ownColor else { continue }
      made[maker, default: []].insert(color.range)
    }
    let shared = Set(made.filter { $0.value.count > 1 }.keys)
    if shared.isEmpty { return }
    for element in indices {
      for placement in self[element].placements.indices {
        let style = self[element].placements[placement].foreground
        guard let maker = style.definition, shared.contains(maker), let color = style.ownColor else { continue }
        self[element].placements[placement].foreground.definition = color.range
      }
    }
  }
}

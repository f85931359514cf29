import SourceFacts

extension ProgramIndex {
  /// Tells each type what the program's own protocols make of it, as `protocol Screen: View` makes a view of a screen.
  func linkRefinements() {
    let protocols = Dictionary(
      types.values.filter { $0.kind == .protocol && !$0.inherited.isEmpty }.map { ($0.lastName, $0) },
      uniquingKeysWith: { first, second in first.id < second.id ? first : second })
    if protocols.isEmpty { return }
    for type in types.values {
      var refined: Set<String> = []
      var open = type.inherited
      while let next = open.popLast() {
        guard let parent = protocols[next.name.lastComponent] else { continue }
        for name in parent.inherited where refined.insert(name.name.withoutFramework).inserted { open.append(name) }
      }
      if !refined.isEmpty { type.refined = refined }
    }
  }
}

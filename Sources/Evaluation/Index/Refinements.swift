import SourceFacts

extension ProgramIndex {
  /// Spells out the aliases among what types inherit: `typealias Page = Screen & View` makes a view of each page.
  private func spellOutInherited() {
    for type in types.values {
      guard let file = type.place?.file, type.inherited.contains(where: { aliasNames.contains($0.name) }) else {
        continue
      }
      type.inherited = type.inherited.flatMap { spelledOut($0, in: file, met: []) }
    }
  }

  private func spelledOut(_ reference: TypeReference, in file: Int32, met: Set<String>) -> [TypeReference] {
    let known = type(named: reference.name, file: file)
    guard known?.lastName != reference.name, !met.contains(reference.name),
      let meaning = aliases.meaning(of: reference.name, in: file)
    else { return [reference] }
    let parts = meaning.name.split(separator: " & ").map { TypeReference(name: String($0)) }
    return (parts.count == 1 ? [meaning] : parts).flatMap {
      spelledOut($0, in: file, met: met.union([reference.name]))
    }
  }

  /// Tells each type what the program's own protocols make of it, as `protocol Screen: View` makes a view of a screen.
  func linkRefinements() {
    spellOutInherited()
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

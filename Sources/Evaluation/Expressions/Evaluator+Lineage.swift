import SourceFacts

extension Evaluator {
  /// Returns a type with what it inherits, nearest first.
  func lineage(of typeName: String) -> [TypeInfo] {
    if let known = lineages[typeName] { return known }
    let lineage = index.types[typeName].map(makeLineage) ?? []
    lineages[typeName] = lineage
    return lineage
  }

  private func makeLineage(of type: TypeInfo) -> [TypeInfo] {
    var result = [type]
    var next = 0
    while next < result.count, result.count < 16 {
      for parent in result[next].inherited {
        if let base = index.type(named: parent.name, in: result[next].id, file: result[next].place?.file ?? 0),
          !result.contains(where: { $0 === base })
        {
          result.append(base)
        }
      }
      next += 1
    }
    if lineageIsView(result), let view = index.types["View"], view.kind == .extension { result.append(view) }
    return result
  }

  private func lineageIsView(_ types: [TypeInfo]) -> Bool { types.contains { $0.conforms(to: "View") } }
}

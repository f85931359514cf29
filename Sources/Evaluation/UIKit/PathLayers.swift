import Scene

/// What lies behind on some paths alone.
extension Layers {
  /// Joins what is painted on each path, back to front, into layers that are there on their paths.
  static func joined(_ painted: [(path: Guard, layers: [Layer])]) -> [Layer] {
    (0..<(painted.map(\.layers.count).max() ?? 0)).compactMap { position in
      guard var layer = painted.lazy.compactMap({ $0.layers.dropFirst(position).first }).first else { return nil }
      layer.paint = Alternatives(
        branches: painted.flatMap { path, layers -> [Alternatives<StyleSetting?>.Branch] in
          guard position < layers.count else { return [.init(condition: path, value: nil)] }
          return layers[position].paint.branches.compactMap { branch in
            path.and(branch.condition).map { .init(condition: $0, value: branch.value) }
          }
        })
      return layer
    }
  }
}

extension CodeRenderer {
  /// Returns what is painted by something that code puts there on some paths: on all others nothing of it lies behind.
  func layers(_ layers: [Layer], on paths: [Guard], at place: Place, in environment: Environment) -> [Layer] {
    let there = paths.filter { environment.path.agrees(with: $0) }
    if layers.isEmpty || there.isEmpty { return [] }
    if there.contains(where: { environment.path.and($0) == environment.path }) { return layers }
    let isThere = Alternatives(
      branches: there.map { .init(condition: $0, value: true) }
        + run.outside(there, of: [environment.path]).map { .init(condition: $0, value: false) })
    return layers.map { layer in
      layer.paint.branches.count * isThere.branches.count <= Alternatives<StyleSetting?>.limit
        ? layer.painted(where: isThere) : Layers.maybe(layer, at: place, renderer)
    }
  }
}

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

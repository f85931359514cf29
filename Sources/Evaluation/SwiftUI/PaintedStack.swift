import Scene

/// Layers that views paint on top of each other, gathered from the front, as long as something on them could be followed
/// in all their looks together (S-58).
///
/// A leaf gives up past so many combinations, and whatever its own conditions leave of them, each view around would carry
/// and multiply them. So one layer of which nothing is known stands for them from the moment there are too many.
struct PaintedStack {
  /// The layers, the front one first.
  private var found: [Layer] = []
  /// The way to what lies on the layers.
  private let path: Guard
  /// The ways on which something on the layers sees different ones, but for those of the last layers, by what they say
  /// beyond the way to it.
  private var paths: [Guard] = [.always]
  /// The conditions of the last layers' looks: how they go together is found out when there may be too many.
  private var uncounted: [[Guard]] = []
  /// The most ways that all layers can have together.
  private var most = 1
  /// What the way to what lies on the layers was asked, to tell how many looks there are.
  private(set) var asked = AskedConditions()
  /// True where a layer stands for those of too many looks.
  private(set) var isFull = false

  /// Starts in front of nothing, on the way to what lies on the layers.
  init(on path: Guard) { self.path = path }

  /// The layers, back to front.
  var layers: [Layer] { found.reversed() }

  /// Returns layers with one for those that have too many looks together.
  static func bounding(_ layers: [Layer], in environment: Environment, _ renderer: Renderer) -> [Layer] {
    guard layers.count > 1 else { return layers }
    var result = PaintedStack(on: environment.path)
    for layer in layers.reversed() { result.add(layer) }
    renderer.paintedBodies.note(result.asked)
    return result.isFull ? result.layers : layers
  }

  /// Adds a layer behind those that there are.
  mutating func add(_ layer: Layer) {
    if isFull {
      if Self.isKept(layer) { found.append(layer) }
    } else if layer.standsForOthers, layer.paint.single != nil {
      found.append(layer)
      isFull = true
    } else if count(layer.paint) || Self.isKept(layer) {
      found.append(layer)
    } else {
      fill(with: layer)
    }
  }

  /// True for a layer that hides what lies behind it, or changes it, on all ways: it tells so of views under it (S-54),
  /// and it may be all that is seen.
  static func isKept(_ layer: Layer) -> Bool { Covering.covers(layer) }

  /// Counts the looks of a layer in; returns false where there are more than a leaf is followed in.
  private mutating func count(_ paint: Alternatives<StyleSetting?>) -> Bool {
    let looks = paint.branches
    if looks.indices.allSatisfy({ looks[$0].value == looks[0].value }) { return true }
    let conditions = looks.map(\.condition)
    // However they go together, there are no more than all of them times all of those before.
    if most * looks.count <= LeafMeasurement.maximumCombinations {
      most *= looks.count
      uncounted.append(conditions)
      return true
    }
    for earlier in uncounted {
      asked.note(earlier)
      paths = together(paths, earlier) ?? paths
    }
    uncounted = []
    asked.note(conditions)
    let next = together(paths, conditions)
    paths = next ?? paths
    most = paths.count
    return next != nil
  }

  /// Returns the ways on which both hold; `nil` where there are more than a leaf is followed in.
  private func together(_ paths: [Guard], _ conditions: [Guard]) -> [Guard]? {
    var result: [Guard] = []
    let conditions = conditions.compactMap { $0.beyond(path) }
    for other in paths {
      for condition in conditions {
        guard let both = other.and(condition) else { continue }
        result.append(both)
        if result.count > LeafMeasurement.maximumCombinations { return nil }
      }
    }
    return result
  }

  /// Lets one layer stand for all that have several looks.
  private mutating func fill(with layer: Layer) {
    isFull = true
    let taken = (found + [layer]).filter { !Self.isKept($0) && $0.paint.branches.count > 1 }
    let front = found.firstIndex { !Self.isKept($0) && $0.paint.branches.count > 1 } ?? found.count
    found = found[..<front] + [Self.standIn(for: taken, like: layer)] + found[front...].filter(Self.isKept)
  }

  /// Returns the layer that stands for others.
  private static func standIn(for layers: [Layer], like layer: Layer) -> Layer {
    let place = layers.lazy.flatMap(\.paint.branches).compactMap { $0.value?.place }.first
    let doubt = Doubt(.tooManyPaths, "more than \(LeafMeasurement.maximumCombinations) combinations", place: place)
    var result = layer
    result.paint = Alternatives(StyleSetting(of: doubt, place: place))
    result.surface = nil
    result.extent = nil
    result.length = nil
    result.standsForOthers = true
    return result
  }
}

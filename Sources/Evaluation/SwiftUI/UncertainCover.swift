import Scene
import SourceFacts

/// Layers that may or may not cover what lies before them (S-51, S-143).
extension Layers {
  /// What the keys of conditions begin with that tell whether a layer lies behind.
  static let overlapKey = "overlap@"

  /// What those begin with that tell which layers a moved view has left.
  static let movedKey = "\(overlapKey)moved "

  /// What those begin with that tell whether a control with a content of its own lies behind, which it hardly does.
  static let controlKey = "\(overlapKey)control "

  /// The most looks of a layer that are told apart where the layer may not lie behind.
  private static let maximumOverlaps = 2

  /// The most grounds, from the front one on, that a moved view is followed off one by one.
  private static let maximumSteps = 3

  /// Returns a layer that may or may not cover what lies before it.
  static func maybe(_ layer: Layer, at place: Place, _ renderer: Renderer, key: String = overlapKey) -> Layer {
    let condition = renderer.evaluator.conditions.number(
      key: "\(key)\(place.file):\(place.span.start)", label: "overlap", isGap: true)
    return open(layer, on: condition, arms: 2, lyingFrom: 1, renderer)
  }

  /// Returns layers, back to front, as they lie behind a view that is moved over them: what has left one still lies on
  /// those further back, until it has left these too.
  static func left(_ layers: [Layer], by place: Place, _ renderer: Renderer) -> [Layer] {
    let steps = min(layers.count, maximumSteps)
    // Each arm is the number of grounds that the view still lies on.
    let condition = renderer.evaluator.conditions.number(
      key: "\(movedKey)\(place.file):\(place.span.start)", label: "overlap", arms: (0...steps).map(String.init),
      isGap: true)
    return layers.enumerated().map { position, layer in
      let ground = max(0, position - (layers.count - steps))
      return open(layer, on: condition, arms: steps + 1, lyingFrom: ground + 1, renderer)
    }
  }

  /// Returns a layer that lies behind on the arms of a condition from one on, and not on those before it.
  private static func open(
    _ layer: Layer, on condition: Int, arms: Int, lyingFrom first: Int, _ renderer: Renderer
  ) -> Layer {
    func branches(
      _ path: Guard, _ arms: Range<Int>, _ value: StyleSetting?
    ) -> [Alternatives<StyleSetting?>.Branch] {
      arms.compactMap { arm in
        path.and(Guard(condition: condition, arm: arm)).map { .init(condition: $0, value: value) }
      }
    }
    // On each path it may lie there or not, so that neither is a path of its own; of many looks the paths would multiply.
    let all = layer.paint.branches
    let open =
      all.count { $0.value != nil } <= maximumOverlaps
      ? all.flatMap { one in
        one.value == nil
          ? [one] : branches(one.condition, 0..<first, nil) + branches(one.condition, first..<arms, one.value)
      }
      : branches(.always, 0..<first, nil) + all.flatMap { branches($0.condition, first..<arms, $0.value) }
    renderer.work.looksPainted += open.count
    var result = layer
    result.paint = Alternatives(branches: open)
    return result
  }
}

import ColorScience
import PlatformStyles
import Scene

/// Gathers what is seen besides elements. It is there only where pictures are asked for, and changes nothing else.
final class Drawing {
  private(set) var decorations: [Decoration] = []
  private var pending: [Pending] = []
  private var known: Set<Mark> = []
  /// The presentations in which the bodies begin that are being rendered, by the call sites around them.
  private var presentations: [Int: Int] = [:]

  /// A decoration of the root being rendered, with what it is painted in.
  private struct Pending {
    var decoration: Decoration
    var place: Place
    var paint: Alternatives<StyleSetting?>
    var environment: Environment
  }

  /// What tells decorations apart: where one is met again, the first stands for all.
  private struct Mark: Hashable {
    var place: Place
    var kind: Decoration.Kind
  }

  /// Notes something that is painted where an environment says.
  func add(
    _ kind: Decoration.Kind, _ outline: LayoutOutline, in paint: Alternatives<StyleSetting?>, at place: Place,
    _ environment: Environment, _ renderer: Renderer
  ) {
    let index = renderer.evaluator.index
    let file = index.program.files[Int(place.file)]
    guard file.isAudited, file.platform == environment.platform, environment.redaction != .all,
      !environment.isInvisible, known.insert(Mark(place: place, kind: kind)).inserted
    else { return }
    let decoration = Decoration(
      kind: kind, outline: outline, view: index.enclosingType(of: place)?.name ?? "top level",
      range: renderer.collector.range(of: place), calls: environment.via.count, layout: environment.layout,
      frames: environment.frames)
    pending.append(Pending(decoration: decoration, place: place, paint: paint, environment: environment))
  }

  /// Notes the place of another view of the program, unless it is on another screen than the view around.
  func note(_ instance: Instance, at place: Place, in environment: Environment, _ renderer: Renderer) {
    let depth = environment.via.count
    let around = presentations[depth]
    presentations[depth + 1] = environment.presentation
    guard around == environment.presentation, let type = renderer.evaluator.index.types[instance.typeName]
    else { return }
    add(.view(type.lastName), .rectangle, in: Alternatives(nil), at: place, environment, renderer)
  }

  /// Measures what was noted in a root.
  func finishRoot(_ renderer: Renderer) {
    for pending in pending {
      var decoration = pending.decoration
      if case .view = decoration.kind {
        decorations.append(decoration)
      } else {
        decoration.readings = readings(of: pending, renderer)
        if !decoration.readings.isEmpty { decorations.append(decoration) }
      }
    }
    pending = []
  }

  // MARK: - Measuring

  private func readings(of pending: Pending, _ renderer: Renderer) -> [Appearance: Reading] {
    var environment = pending.environment
    // No comment is of use because a picture needs it.
    environment.backdrop.assertion?.asserted = nil
    let isLayer = pending.paint.branches.contains { $0.value?.style.isSurface == true }
    var leaf = Leaf(kind: .shape, place: pending.place, style: pending.paint)
    if isLayer {
      environment.backdrop = environment.backdrop.adding(Layers.layer(pending.paint, environment))
      leaf.style = Alternatives(StyleSetting(style: .foreground, description: "", isProject: false))
    }
    let measurement = LeafMeasurement(renderer: renderer, leaf: leaf, environment: environment)
    return readings(of: measurement, renderer).mapValues { reading in
      var reading = reading
      if isLayer { (reading.foreground, reading.foregroundRange) = (reading.background, reading.backgroundRange) }
      return reading
    }
  }

  /// Returns what is drawn on the first path on which something is.
  private func readings(of measurement: LeafMeasurement, _ renderer: Renderer) -> [Appearance: Reading] {
    guard let combinations = measurement.combinations(&renderer.memo.ingredients) else {
      let unknown = Reading(ratio: nil, foreground: nil, background: nil, isCertain: false)
      return Dictionary(uniqueKeysWithValues: Appearance.allCases.map { ($0, unknown) })
    }
    let (table, ingredients) = (renderer.evaluator.conditions, renderer.memo.ingredients)
    func path(_ guarded: Guard) -> Guard { guarded.removing { !table.isPath($0.condition) } }
    let seen = combinations.filter { !ingredients.isInvisible($0.ingredients) }
    guard let first = seen.first.map({ path($0.path) }) else { return [:] }
    var result: [Appearance: Reading] = [:]
    for appearance in Appearance.allCases {
      let decided = ConditionTable.decisions(of: appearance)
      let feasible = seen.filter {
        path($0.path) == first && $0.path.removing { table.isPath($0.condition) }.agrees(with: decided)
      }
      if feasible.isEmpty { continue }
      result[appearance] = MeasurementMemo.merge(
        feasible.map { measurement.measure(ingredients[$0.ingredients], in: appearance) })
    }
    return result
  }
}

extension Style {
  /// True for what paints a layer rather than a colour.
  fileprivate var isSurface: Bool {
    switch self {
    case .material, .glass: true
    case .faded(let inner, _): inner.isSurface
    default: false
    }
  }
}

import ColorScience
import Findings
import PlatformStyles
import Scene
import SourceFacts

/// Gathers leaves into elements: one for each place in the source, with a placement for each way it is shown.
final class ElementCollector {
  let index: ProgramIndex
  private(set) var elements: [Element] = []
  private var positions: [String: Int] = [:]
  /// For each scope the texts it holds, in the order of rendering.
  private(set) var members: [Int: [ScopeMember]] = [:]
  private(set) var scopes: [Int] = []

  /// A text within a comparison scope.
  struct ScopeMember {
    var element: Int
    /// The placements with their guards.
    var placements: [(index: Int, path: Guard)]
    var layout: [LayoutStep]
  }

  /// The most placements that are kept of an element.
  static let maximumPlacements = 48

  init(index: ProgramIndex) {
    self.index = index
  }

  /// Returns a place as the report names it.
  func range(of place: Place) -> SourceRange {
    let file = index.program.files[Int(place.file)]
    let start = file.facts.position(of: place.span.start)
    let end = file.facts.position(of: place.span.end)
    return SourceRange(
      file: file.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }

  /// Returns a place where a finding may stand; `nil` in a file that is not audited.
  func auditedRange(of place: Place) -> SourceRange? {
    index.program.files[Int(place.file)].isAudited ? range(of: place) : nil
  }

  func id(of place: Place) -> String { range(of: place).id }

  // MARK: - Adding

  /// Measures a leaf and adds what it gives.
  func add(_ pending: PendingLeaf, renderer: Renderer) {
    // A file that several platforms compile is judged on its own, where that platform shows it.
    let file = index.program.files[Int(pending.leaf.place.file)]
    guard file.isAudited, file.platform == pending.environment.platform else { return }
    let measurement = LeafMeasurement(renderer: renderer, leaf: pending.leaf, environment: pending.environment)
    let placements = placements(of: measurement, renderer: renderer)
    guard !placements.isEmpty else { return }
    let range = range(of: pending.leaf.place)
    let id = pending.leaf.run > 0 ? "\(range.id)#\(pending.leaf.run)" : range.id
    let position = element(id, pending, range: range)
    var indices: [(index: Int, path: Guard)] = []
    for (placement, paths) in placements {
      if let known = elements[position].placements.firstIndex(where: { $0.isEquivalent(to: placement) }) {
        indices += paths.map { (known, $0) }
      } else if elements[position].placements.count < Self.maximumPlacements {
        elements[position].placements.append(placement)
        let index = elements[position].placements.count - 1
        indices += paths.map { (index, $0) }
      }
    }
    guard pending.leaf.kind == .text, !pending.leaf.isStatus, !indices.isEmpty else { return }
    let scope = pending.environment.scope
    if members[scope] == nil { scopes.append(scope) }
    members[scope, default: []].append(
      ScopeMember(element: position, placements: indices, layout: pending.environment.layout))
  }

  /// Adds a text that no path reached, so that it is counted as undecided rather than lost.
  func addUnseen(_ text: String?, at place: Place, platform: Platform) {
    let range = range(of: place)
    guard positions[range.id] == nil, positions["\(range.id)#1"] == nil else { return }
    let unknown = Unknown(.unsupportedExpression, detail: "a view that nothing shown leads to", range: range)
    var readings: [Appearance: Reading] = [:]
    for appearance in Appearance.allCases where platform.fixedScheme == nil || platform.fixedScheme == appearance.scheme
    {
      readings[appearance] = Reading(
        ratio: nil, undecided: unknown, foreground: nil, background: nil, isCertain: false)
    }
    positions[range.id] = elements.count
    elements.append(
      Element(
        id: range.id, kind: .text, view: index.enclosingType(of: place)?.name ?? "top level", text: text,
        platform: platform, range: range,
        placements: [
          Placement(
            foreground: ForegroundStyle(form: .unknown, isProjectStyle: false, description: "unknown"),
            readings: readings)
        ]))
  }

  private func element(_ id: String, _ pending: PendingLeaf, range: SourceRange) -> Int {
    if let position = positions[id] { return position }
    let view = index.enclosingType(of: pending.leaf.place)?.name ?? "top level"
    elements.append(
      Element(
        id: id, kind: pending.leaf.kind, view: view, text: pending.leaf.text,
        platform: pending.environment.platform, range: range,
        signals: pending.leaf.signals + pending.environment.signals, placements: []))
    positions[id] = elements.count - 1
    return elements.count - 1
  }

  // MARK: - Placements

  /// Returns the placements of a leaf, one for all paths that give it the same ingredients, with those paths.
  private func placements(of measurement: LeafMeasurement, renderer: Renderer) -> [(Placement, [Guard])] {
    let environment = measurement.environment
    guard let combinations = measurement.combinations() else {
      let doubt = Doubt(.tooManyPaths, "more than \(Alternatives<Int>.limit) paths", place: measurement.leaf.place)
      return [(undecided(measurement, doubt, renderer), [environment.path])]
    }
    let table = renderer.evaluator.conditions
    var order: [Guard] = []
    var byPath: [Guard: [LeafMeasurement.Combination]] = [:]
    for combination in combinations where !combination.ingredients.foreground.style.isInvisible {
      // What appearances decide and what only is a gap in knowledge does not make a path of its own.
      let path = combination.path.removing {
        ConditionTable.isEnvironmental($0.condition) || table.conditions[$0.condition].isGap
      }
      if byPath[path] == nil { order.append(path) }
      byPath[path, default: []].append(combination)
    }
    return merged(order, byPath, table).compactMap { paths in
      guard let shared = paths.dropFirst().reduce(paths.first, { $0?.common(with: $1) }), let path = paths.first,
        let group = byPath[path], let first = group.first
      else { return nil }
      var readings: [Appearance: Reading] = [:]
      for appearance in appearances(environment, renderer, on: paths) {
        let decided = ConditionTable.decisions(of: appearance)
        let feasible = group.filter { $0.path.and(decided) != nil }
        guard !feasible.isEmpty else { continue }
        readings[appearance] = merge(feasible.map { measurement.reading($0, in: appearance) })
      }
      guard let shown = Appearance.allCases.first(where: { readings[$0] != nil }) else { return nil }
      let placement = Placement(
        via: environment.via, theme: table.themes(of: paths), condition: table.describe(shared),
        exemption: exemption(measurement),
        foreground: measurement.foregroundStyle(first), material: measurement.material(first), readings: readings,
        provenance: measurement.provenance(
          group.first { $0.path.and(ConditionTable.decisions(of: shown)) != nil } ?? first, in: shown))
      return (placement, paths)
    }
  }

  /// What a path makes of a leaf.
  private struct Outcome: Hashable {
    var ingredients: LeafMeasurement.Ingredients
    /// The decisions that appearances and gaps take.
    var decisions: Guard
  }

  /// Puts paths together that make the same of a leaf.
  private func merged(
    _ order: [Guard], _ byPath: [Guard: [LeafMeasurement.Combination]], _ table: ConditionTable
  ) -> [[Guard]] {
    var result: [[Guard]] = []
    var positions: [[Outcome]: Int] = [:]
    for path in order {
      let outcomes = (byPath[path] ?? []).map { combination in
        Outcome(
          ingredients: combination.ingredients,
          decisions: combination.path.removing {
            !ConditionTable.isEnvironmental($0.condition) && !table.conditions[$0.condition].isGap
          })
      }
      if let known = positions[outcomes] {
        result[known].append(path)
      } else {
        positions[outcomes] = result.count
        result.append([path])
      }
    }
    return result
  }

  private func exemption(_ measurement: LeafMeasurement) -> Exemption? {
    if let exemption = measurement.leaf.exemption ?? measurement.environment.exemption { return exemption }
    guard measurement.environment.isEnabled else { return .disabled }
    let isDecoration = measurement.environment.isAccessibilityHidden && measurement.leaf.kind != .text
    return isDecoration ? .decorative : nil
  }

  /// Returns the appearances that can occur on one of several paths.
  private func appearances(_ environment: Environment, _ renderer: Renderer, on paths: [Guard]) -> [Appearance] {
    let schemes = paths.map { renderer.pins.schemes(ofPresentation: environment.presentation, path: $0) }
    let pinned =
      environment.platform.fixedScheme.map { [$0] }
      ?? (schemes.contains(nil) ? nil : Set(schemes.compactMap { $0 }.joined()))
      ?? environment.pinnedScheme.flatMap { environment.backdrop.isPinned(to: $0) ? [$0] : nil }
    let possible =
      pinned.map { schemes in Appearance.allCases.filter { schemes.contains($0.scheme) } } ?? Appearance.allCases
    guard let asserted = environment.assertedScheme else { return possible }
    let shown = possible.filter { $0.scheme == asserted.scheme }
    // What the source itself pins is known, so the comment says nothing new or is wrong.
    if shown.isEmpty || shown.count == possible.count { return possible }
    renderer.assertions.use(asserted.place)
    return shown
  }

  /// Joins the readings of alternatives that are no paths of the program: the hull, and never certain.
  private func merge(_ readings: [Reading]) -> Reading {
    guard var result = readings.first else {
      return Reading(ratio: nil, foreground: nil, background: nil, isCertain: false)
    }
    for other in readings.dropFirst() {
      if result.ratio == other.ratio, result.foreground == other.foreground, result.undecided == other.undecided {
        result.isCertain = result.isCertain && other.isCertain
        continue
      }
      result.isCertain = false
      result.isOnSystemBackground = result.isOnSystemBackground && other.isOnSystemBackground
      if result.foreground != other.foreground { result.foreground = nil }
      if result.background != other.background { result.background = nil }
      if let doubt = result.undecided ?? other.undecided {
        result.undecided = doubt
        result.ratio = nil
      } else if let first = result.ratio, let second = other.ratio {
        result.ratio = first.union(second)
      }
    }
    return result
  }

  private func undecided(_ measurement: LeafMeasurement, _ doubt: Doubt, _ renderer: Renderer) -> Placement {
    var readings: [Appearance: Reading] = [:]
    for appearance in appearances(measurement.environment, renderer, on: [measurement.environment.path]) {
      readings[appearance] = Reading(
        ratio: nil, undecided: measurement.unknown(doubt), foreground: nil, background: nil, isCertain: false)
    }
    return Placement(
      via: measurement.environment.via, exemption: exemption(measurement),
      foreground: ForegroundStyle(form: .unknown, isProjectStyle: false, description: "unknown"), readings: readings)
  }
}

extension Placement {
  /// True where another placement differs in nothing but the way to it.
  func isEquivalent(to other: Placement) -> Bool {
    condition == other.condition && theme == other.theme && exemption == other.exemption
      && foreground == other.foreground && material?.material == other.material?.material
      && material?.range == other.material?.range && readings == other.readings
  }
}

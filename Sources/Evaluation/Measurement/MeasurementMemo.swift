import ColorScience
import PlatformStyles
import Scene

/// What was measured already: leaves that are drawn alike are measured once, however they are reached.
struct MeasurementMemo {
  var ingredients = IngredientTable()
  private var surroundings: [Surroundings: Int] = [:]
  /// What was measured, and where it stands by what it depends on: a table of whole readings would be half empty.
  private var readings = BlockTable<Reading>()
  private var positions: [ReadingKey: Int] = [:]
  /// The lists of layers met so far: readings that have equal ones share them.
  private var layers: Set<[LayerReading]> = []
  private var groups: [GroupKey: Int] = [:]
  private var setNumbers: [[Appearance: Reading]: Int] = [:]
  private var sets: [[Appearance: Reading]] = []

  /// Readings that were measured rather than remembered.
  var measured: Int { readings.count }
  /// Groups of paths whose readings were remembered.
  private(set) var shared = 0

  /// All that a reading depends on but the ingredients.
  struct Surroundings: Hashable {
    private let fontModifiers: [FontModifier]
    private let kind: Element.Kind
    private let arrangement: SymbolArrangement?
    private let platform: Platform
    private let schemes: [ColorScheme?]
    @Rare private var material: MaterialSurface?
    private let accent: Alternatives<StyleSetting>?
    private let defaultFont: FontValue
    private let size: TypeSizes
    @Rare private var filter: Doubt?
    private let filters: [ColorFilter]
    private let flags: [Bool]

    init(_ leaf: Leaf, _ environment: Environment) {
      fontModifiers = leaf.fontModifiers
      kind = leaf.kind
      arrangement = SymbolArrangement(of: leaf)
      platform = environment.platform
      schemes = [environment.pinnedScheme, environment.crossedScheme]
      material = environment.backgroundMaterial?.anonymous
      accent = environment.accent
      defaultFont = environment.defaultFont
      size = environment.typeSizes
      filter = environment.filter
      filters = environment.filters
      flags = [
        environment.isElevated, environment.isGrouped, environment.isAssumed, environment.assumesFont,
        environment.assumesForeground && leaf.style == nil, leaf.mayBeCovered,
      ]
    }
  }

  private struct ReadingKey: Hashable {
    var ingredients: Int
    var surroundings: Int
    var appearance: Appearance
  }

  /// What the readings of a path depend on.
  private struct GroupKey: Hashable {
    var outcomes: [LeafMeasurement.Outcome]
    var surroundings: Int
    var appearances: [Appearance]
  }

  /// Returns the number of what surrounds a leaf.
  mutating func number(of surroundings: Surroundings) -> Int {
    if let known = self.surroundings[surroundings] { return known }
    self.surroundings[surroundings] = self.surroundings.count
    return self.surroundings.count - 1
  }

  /// Returns the number of readings by appearance; equal ones have the same.
  mutating func number(of readings: [Appearance: Reading]) -> Int {
    if let known = setNumbers[readings] { return known }
    sets.append(readings)
    setNumbers[readings] = sets.count - 1
    return sets.count - 1
  }

  /// The readings that a number stands for.
  func readings(_ number: Int) -> [Appearance: Reading] { sets[number] }

  /// Returns the number of the readings of a leaf on one path, whose alternatives are no paths of the program.
  mutating func readings(
    of measurement: LeafMeasurement, surroundings: Int, outcomes: [LeafMeasurement.Outcome],
    in appearances: [Appearance]
  ) -> Int {
    let key = GroupKey(outcomes: outcomes, surroundings: surroundings, appearances: appearances)
    if let known = groups[key] {
      shared += 1
      return known
    }
    var result: [Appearance: Reading] = [:]
    for appearance in appearances {
      let decided = ConditionTable.decisions(of: appearance)
      let all = outcomes.filter { $0.decisions.agrees(with: decided) }
      guard !all.isEmpty else { continue }
      let table = measurement.renderer.evaluator.conditions
      let weighed = ControlGrounds.weighed(
        all.map { ($0, reading(of: measurement, surroundings, $0.ingredients, in: appearance)) },
        measurement.leaf.kind, table)
      let (feasible, readings) = (weighed.map(\.outcome), weighed.map(\.reading))
      var merged = Self.merge(readings)
      // The two readings of a calibrated number bound one value: an interval, which may lie below as a whole.
      if readings.allSatisfy(\.isCertain), differ(feasible, only: table.isCalibration) {
        merged.isCertain = true
      }
      // Whichever known layers lie behind, there is no more than the best of them gives (S-141), unless on one of the
      // system's backgrounds it is a choice of the system's.
      if zip(feasible, readings).allSatisfy({ isJudged($0, $1) }), differ(feasible, only: table.isBoundOrWidened) {
        merged.ceiling = merged.ratio?.high
      }
      if merged.undecided != nil { merged.undecided = plainest(readings, feasible, measurement.renderer) }
      if feasible.contains(where: { $0.decisions.decisions.contains { table.isWidened($0.condition) } }) {
        merged = measurement.settled(merged, at: frontPlace(of: feasible[0]))
      }
      if dependsOnEither(feasible, table) { merged.isCertain = false }
      if dependsOnCrossing(feasible, table) {
        merged.isCertain = false
        merged.ceiling = nil
      }
      result[appearance] = merged
    }
    let number = number(of: result)
    groups[key] = number
    return number
  }

  /// True for a known reading that the project answers for in every profile.
  private func isJudged(_ outcome: LeafMeasurement.Outcome, _ reading: Reading) -> Bool {
    guard reading.isCertain else { return false }
    return !reading.isOnSystemBackground || ingredients.foreground(of: outcome.ingredients).isOwnChoice
  }

  /// True where paths are one but for conditions of a kind.
  private func differ(_ outcomes: [LeafMeasurement.Outcome], only isOfKind: (Int) -> Bool) -> Bool {
    guard outcomes.count > 1 else { return false }
    return Set(outcomes.map { $0.decisions.removing { isOfKind($0.condition) } }).count == 1
  }

  /// The place of the front layer that an outcome has.
  private func frontPlace(of outcome: LeafMeasurement.Outcome) -> Place? {
    ingredients[outcome.ingredients].entries.reversed().lazy.compactMap { entry in
      if case .layer(let setting, _) = entry { setting.place } else { nil }
    }.first
  }

  /// Returns the reason that takes the fewest surmises, as that one view lies over another.
  private func plainest(
    _ readings: [Reading], _ outcomes: [LeafMeasurement.Outcome], _ renderer: Renderer
  ) -> Unknown? {
    let table = renderer.evaluator.conditions
    let doubts = zip(readings, outcomes).compactMap { reading, outcome -> (unknown: Unknown, surmises: Int)? in
      guard let unknown = reading.undecided else { return nil }
      let gaps = outcome.decisions.decisions.filter {
        $0.arm > 0 && !table.isPath($0.condition) && !ConditionTable.isEnvironmental($0.condition)
      }
      return (unknown, gaps.count)
    }
    return doubts.min { $0.surmises < $1.surmises }?.unknown
  }

  /// True where one of two styles is in force that either may be, and the other one leads elsewhere.
  private func dependsOnEither(_ outcomes: [LeafMeasurement.Outcome], _ table: ConditionTable) -> Bool {
    guard let first = outcomes.first else { return false }
    return first.decisions.decisions.contains { decision in
      table.conditions[decision.condition].isEither
        && outcomes.allSatisfy {
          $0.decisions.decisions.contains { ($0.condition, $0.arm) == (decision.condition, decision.arm) }
        }
    }
  }

  /// True where the path is taken only if what is set around a presentation crosses into it, or only if not (S-61b).
  private func dependsOnCrossing(_ outcomes: [LeafMeasurement.Outcome], _ table: ConditionTable) -> Bool {
    guard let crossing = table.number(of: Crossing.key) else { return false }
    let arms = outcomes.map { outcome in outcome.decisions.decisions.first { $0.condition == crossing }?.arm }
    return Set(arms).count == 1 && arms.first != .some(nil)
  }

  /// Returns the reading of a leaf with one choice of its alternatives.
  mutating func reading(
    of measurement: LeafMeasurement, _ surroundings: Int, _ number: Int, in appearance: Appearance
  ) -> Reading {
    let key = ReadingKey(ingredients: number, surroundings: surroundings, appearance: appearance)
    if let known = positions[key] { return readings[known] }
    var reading = measurement.reading(ingredients[number], in: appearance)
    reading.layers = layers.insert(reading.layers).memberAfterInsert
    positions[key] = readings.count
    readings.append(reading)
    return reading
  }

  /// Joins the readings of alternatives that are no paths of the program: the hull, and never certain.
  static func merge(_ readings: [Reading]) -> Reading {
    guard var result = readings.first else {
      return Reading(ratio: nil, foreground: nil, background: nil, isCertain: false)
    }
    for other in readings.dropFirst() {
      if result.ink != other.ink { result.ink = nil }
      result.isInkCertain = result.isInkCertain && other.isInkCertain
      result.ceiling = result.ceiling.flatMap { first in other.ceiling.map { max(first, $0) } }
      if result.ratio == other.ratio, result.foreground == other.foreground, result.undecided == other.undecided {
        result.isCertain = result.isCertain && other.isCertain
        continue
      }
      result.isCertain = false
      result.unfaded = result.unfaded.flatMap { first in other.unfaded.map { first.union($0) } }
      result.isOnSystemBackground = result.isOnSystemBackground && other.isOnSystemBackground
      if result.foregroundBox != other.foregroundBox {
        result.foregroundRange = result.foregroundBox.flatMap { first in other.foregroundBox.map { first.union($0) } }
        result.foreground = nil
      }
      if result.backgroundBox != other.backgroundBox {
        result.backgroundRange = result.backgroundBox.flatMap { first in other.backgroundBox.map { first.union($0) } }
        result.background = nil
      }
      if let doubt = result.undecided ?? other.undecided {
        result.undecided = doubt
        result.ratio = nil
      } else if let first = result.ratio, let second = other.ratio {
        // What lies behind is told of the alternative that has the least contrast.
        if second.low < first.low { result.layers = other.layers }
        result.ratio = first.union(second)
      }
    }
    return result
  }
}

import PlatformStyles
import Scene

/// All that the readings of a leaf depend on, on one of the ways to it: two ways with equal signatures give the same.
struct LeafSignature: Hashable {
  private let run: Int
  private let surroundings: MeasurementMemo.Surroundings
  private let foreground: Alternatives<StyleSetting?>
  private let font: Alternatives<FontValue?>
  private let modifiers: [Alternatives<FontModifier?>]
  private let backdrop: BackdropStack
  private let exemptions: [Exemption?]
  private let assertedScheme: AssertedScheme?
  private let flags: [Bool]
  /// What the way decides of the appearance and of the text size, which a font follows that asks for neither (S-18).
  private let decisions: Guard

  init(_ pending: PendingLeaf, _ table: ConditionTable) {
    let environment = pending.environment
    var way = WayNumbering(path: environment.path)
    run = pending.leaf.run
    surroundings = MeasurementMemo.Surroundings(pending.leaf, environment)
    foreground = way.alternatives(pending.leaf.foreground(in: environment), table)
    font = way.alternatives(environment.font, table)
    modifiers = environment.fontModifiers.map { way.alternatives($0, table) }
    var backdrop = environment.backdrop
    for position in backdrop.entries.indices {
      // What is the same on every way shares its memory with the environment's.
      switch environment.backdrop.entries[position] {
      case .layer(let layer) where layer.surface == nil && layer.paint.isUnconditional: break
      case .layer(var layer):
        layer.paint = way.alternatives(layer.paint, table)
        layer.surface = layer.surface?.anonymous
        backdrop.entries[position] = .layer(layer)
      case .group(let shares, let place):
        backdrop.entries[position] = .group(way.alternatives(shares, table), place: place)
      }
    }
    self.backdrop = backdrop
    exemptions = [pending.leaf.exemption, environment.exemption]
    assertedScheme = environment.assertedScheme
    flags = [
      environment.isEnabled, environment.isAccessibilityHidden, environment.isSpoken, environment.isOnFixedSurface,
      environment.isSpokenFor, !environment.lines.isEmpty, environment.isReadSignBySign,
      // What other ways show counts there too.
      !table.uncalled(on: environment.path).isEmpty,
    ]
    decisions = environment.path.removing { !ConditionTable.isOfDevice($0.condition) }
  }
}

extension LeafSignature {
  /// What tells most ways to one place apart: to hash all of it would take longer than to compare the rest.
  func hash(into hasher: inout Hasher) {
    hasher.combine(run)
    hasher.combine(foreground)
    hasher.combine(font.branches.count)
    hasher.combine(backdrop.entries.count)
    hasher.combine(flags)
    hasher.combine(decisions)
  }
}

/// Numbers the conditions that a way leaves open in the order in which they are met, so that ways are equal that differ
/// in nothing but the instances on whose state they depend.
private struct WayNumbering {
  let path: Guard
  private var numbers: [Int: Int] = [:]

  init(path: Guard) {
    self.path = path
  }

  /// Returns the alternatives that the way leaves open, with their conditions renumbered.
  mutating func alternatives<Element>(
    _ values: Alternatives<Element>, _ table: ConditionTable
  ) -> Alternatives<Element> {
    if values.isUnconditional { return values }
    var result = values.restricted(to: path)
    for position in result.branches.indices {
      result.branches[position].condition = result.branches[position].condition.rewording { decision in
        if ConditionTable.isOfDevice(decision.condition) { return decision }
        if path.arm(of: decision.condition) == decision.arm { return nil }
        return Guard.Decision(
          condition: number(decision.condition, isGap: !table.isPath(decision.condition)), arm: decision.arm,
          compared: decision.compared == 0 ? 0 : number(decision.compared, isGap: false), asksNil: decision.asksNil)
      }
    }
    return result
  }

  /// Gaps in what is known make no paths of their own, so they keep apart from conditions, by odd numbers.
  private mutating func number(_ condition: Int, isGap: Bool) -> Int {
    let first = ConditionTable.typeSize + 1
    let number = numbers[condition] ?? 2 * (first + numbers.count) + (isGap ? 1 : 0)
    numbers[condition] = number
    return number
  }
}

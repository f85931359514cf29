import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// Finds the looks between which one condition decides, with all else that depends on it.
struct ForkFinder {
  let traces: [ForkTrace]
  let elements: [Element]
  private let cues: ForkCues
  private let evaluator: Evaluator
  /// The numbers of what the placements of each element look like, apart from their colours.
  private let shapes: [[Int]]
  /// The numbers of what the traces say, where no condition decides it.
  private let contents: [Int?]
  /// What the others say, with the conditions that decide it.
  private let varying: [(conditions: Set<Int>, text: String)?]
  /// The traces that each condition decides something of.
  let concerned: [Int: [Int]]
  let subjects: [Int: ForkSubject]
  let relations: ForkRelations
  /// The run-time values that modifiers are given as they are, with what they are parts of.
  private let cued: Set<String>
  /// The texts known only at run time, by the row or card and by the view they stand in.
  private let texts: ForkNeighbours
  private let joint: JointTexts
  private let askers: SettingAskers

  init(_ renderer: Renderer) {
    traces = renderer.collector.traces
    elements = renderer.collector.elements
    cues = renderer.cues
    evaluator = renderer.evaluator
    shapes = Self.shapes(of: elements)
    contents = Self.contents(of: traces, evaluator)
    varying = traces.map { [evaluator] trace in
      let conditions = trace.content.conditions
      return conditions.isEmpty ? nil : (conditions, trace.content.signature(where: .always, evaluator))
    }
    let table = renderer.evaluator.conditions
    var concerned: [Int: [Int]] = [:]
    for (index, trace) in traces.enumerated() {
      for condition in trace.conditions { concerned[condition, default: []].append(index) }
    }
    subjects = concerned.keys.reduce(into: [:]) { found, condition in
      let known = table.conditions[condition]
      guard table.isPath(condition), !known.isTheme, !known.isOfLooks else { return }
      found[condition] = renderer.collector.subjects.subject(of: condition, in: table)
    }
    self.concerned = concerned
    relations = ForkRelations(subjects)
    cued = renderer.cues.keys.reduce(into: []) { $0.formUnion(ForkSubject.wholes(of: ForkSubject.tokens($1))) }
    texts = ForkNeighbours(traces, rows: elements.map { renderer.classes.rows(named: $0.view) })
    joint = JointTexts(evaluator: evaluator)
    askers = SettingAskers(renderer)
  }

  /// Returns the forks.
  func forks() -> Set<StyleFork> {
    var found: Set<StyleFork> = []
    var known: [Int: Outcomes] = [:]
    func outcomes(_ condition: Int) -> Outcomes {
      if let outcomes = known[condition] { return outcomes }
      let outcomes = self.outcomes(of: condition, among: concerned[condition] ?? [])
      known[condition] = outcomes
      return outcomes
    }
    let entrances = evaluator.entranceStates
    for (condition, subject) in subjects where !subject.isNoSignal && hasSeveralStyles(condition) {
      if subject.isOnly(of: entrances) { continue }
      // That a group around it fades is told by the group, and no hue of its own.
      let pairs = outcomes(condition).pairs.filter { foreground($0).ungrouped != foreground($1).ungrouped }
      if pairs.isEmpty { continue }
      let nearer = looksDecided(by: outcomes(condition).later, outcomes)
      let related = [condition] + relations.related(to: subject)
      var common: Set<StyleFork.Cue> = []
      if related.contains(where: { !outcomes($0).areAlikeButForHues }) { common.insert(.look) }
      if related.contains(where: cues.conditions.contains) || subject.isIn(cued) { common.insert(.modifier) }
      let turned = turned(outcomes(condition).pairs)
      var told: [Int: [[String]: Bool]] = [:]
      for (first, second) in pairs {
        var own = cues(beside: [traces[first.trace], traces[second.trace]], telling: subject, &told)
        let shown = Set([first, second].map { traces[$0.trace].element })
        if !turned.isSubset(of: shown) { own.insert(.look) }
        if own.isEmpty, common.isEmpty, nearer.contains([look(first), look(second)]) { continue }
        found.insert(
          StyleFork(
            condition: evaluator.conditions.conditions[condition].label, first: look(first), second: look(second),
            cues: common.union(own)))
      }
    }
    return found
  }

  /// The looks between which conditions decide that are asked on one way of another one, each two: `filter == .low` and
  /// not whether there is a filter.
  private func looksDecided(by later: [Int], _ outcomes: (Int) -> Outcomes) -> Set<Set<StyleFork.Look>> {
    let signals = later.filter { subjects[$0].map { !$0.isNoSignal } ?? false }
    return Set(signals.flatMap { outcomes($0).pairs.map { [look($0), look($1)] } })
  }

  /// True where the leaves that a condition decides something of have more than one style between them.
  func hasSeveralStyles(_ condition: Int) -> Bool {
    var first: ForegroundStyle?
    for index in concerned[condition] ?? [] {
      for (placement, _) in traces[index].placements {
        let style = elements[traces[index].element].placements[placement].foreground
        if let first, first != style { return true }
        first = style
      }
    }
    return false
  }

  private func look(_ shown: Shown) -> StyleFork.Look {
    StyleFork.Look(element: traces[shown.trace].element, placement: shown.placement)
  }

  private func placement(_ shown: Shown) -> Placement {
    elements[traces[shown.trace].element].placements[shown.placement]
  }

  func foreground(_ shown: Shown) -> ForegroundStyle { placement(shown).foreground }

  // MARK: - Outcomes

  /// A placement of a trace where a condition comes out one way.
  struct Shown {
    let trace: Int
    let placement: Int
  }

  /// All that is seen of a placement but its colour and what it lies on.
  private struct Form: Hashable {
    let path: Guard
    let shape: Int
    let content: Int?
    /// The number of what it says, where a condition decides it.
    let varying: Int?
  }

  /// What a placement looks like, whatever its colour and what it says.
  private struct Shape: Hashable {
    let kind: Element.Kind
    let exemption: Exemption?
    let fonts: [Appearance: FontReading?]
  }

  private static func shapes(of elements: [Element]) -> [[Int]] {
    var numbers: [Shape: Int] = [:]
    return elements.map { element in
      element.placements.map { placement in
        let shape = Shape(
          kind: element.kind, exemption: placement.exemption, fonts: placement.readings.mapValues(\.font))
        return numbers.number(of: shape)
      }
    }
  }

  private static func contents(of traces: [ForkTrace], _ evaluator: Evaluator) -> [Int?] {
    var numbers: [String: Int] = [:]
    return traces.map { trace in
      trace.content.conditions.isEmpty
        ? numbers.number(of: trace.content.signature(where: .always, evaluator)) : nil
    }
  }

  /// What a condition changes.
  struct Outcomes {
    /// True where nothing but colours in front differs.
    let areAlike: Bool
    /// True where what lies behind differs in hue at most.
    let areAlikeButForHues: Bool
    /// The looks that take each other's place in two arms.
    let pairs: [(Shown, Shown)]
    /// The conditions that are asked on one of its ways alone.
    let later: [Int]
  }

  /// Returns what a condition changes of the traces that it decides something of.
  func outcomes(of condition: Int, among concerned: [Int]) -> Outcomes {
    let arms = evaluator.conditions.conditions[condition].arms.count
    var byArm = [[Form: [Shown]]](repeating: [:], count: arms)
    var numbers: [String: Int] = [:]
    let later = askedInOneArm(of: condition, among: concerned)
    for index in concerned {
      // What it says in an arm is the same on all its paths.
      var texts = [Int??](repeating: nil, count: arms)
      for (placement, path) in traces[index].placements {
        let taken = path.arm(of: condition)
        let path = taken == nil ? path : path.removing { $0.condition == condition }
        for arm in taken.map({ $0..<($0 + 1) }) ?? 0..<arms {
          let text =
            texts[arm]
            ?? text(of: index, where: Guard(condition: condition, arm: arm)).map { numbers.number(of: $0) }
          texts[arm] = text
          for path in ways(of: path, through: later) {
            let form = Form(
              path: path, shape: shapes[traces[index].element][placement], content: contents[index], varying: text)
            byArm[arm][form, default: []].append(Shown(trace: index, placement: placement))
          }
        }
      }
    }
    let pairs = byArm.indices.flatMap { arm in
      byArm[(arm + 1)...].flatMap { other in
        byArm[arm].flatMap { form, shown in zip(shown, other[form] ?? []) }
      }
    }
    let hasEqualForms = byArm.allSatisfy { shown in
      !shown.isEmpty && Self.areSame(shown, byArm[0]) { $0.count == $1.count }
    }
    let areAlike = hasEqualForms && haveExplainedBackdrops(pairs, orAre: { $0.background == $1.background })
    let areAlikeButForHues =
      hasEqualForms && (areAlike || haveExplainedBackdrops(pairs, orAre: { $0.isOnOtherHueAtMost(than: $1) }))
    return Outcomes(areAlike: areAlike, areAlikeButForHues: areAlikeButForHues, pairs: pairs, later: later)
  }

  /// The conditions that are asked where another one comes out one way and nowhere else, as in `a ? x : b ? y : z`; none
  /// where there are many ways through them.
  private func askedInOneArm(of condition: Int, among concerned: [Int]) -> [Int] {
    var asked: [Int: Set<Int>] = [:]
    for (_, path) in concerned.lazy.flatMap({ traces[$0].placements }) {
      let taken = path.arm(of: condition) ?? -1
      for decision in path.decisions where decision.condition != condition {
        asked[decision.condition, default: []].insert(taken)
      }
    }
    let later = asked.filter { $0.value.count == 1 && !$0.value.contains(-1) }.keys.sorted()
    let ways = later.reduce(1) { min($0 * evaluator.conditions.conditions[$1].arms.count, Self.maximumWays + 1) }
    return ways > Self.maximumWays ? [] : later
  }

  /// The most ways through conditions after one another that are gone through together.
  private static let maximumWays = 16

  /// Returns a path as the ways on which each of some conditions comes out, where it says nothing of them.
  ///
  /// Where they are not asked they may come out together as they can't where they are: whether a value is 3 and whether it
  /// is 4 are two questions there.
  private func ways(of path: Guard, through conditions: [Int]) -> [Guard] {
    if conditions.isEmpty { return [path] }
    let path = path.rewording { Guard.Decision(condition: $0.condition, arm: $0.arm) }
    return conditions.reduce([path]) { ways, condition in
      if path.arm(of: condition) != nil { return ways }
      return ways.flatMap { way in
        evaluator.conditions.conditions[condition].arms.indices.compactMap {
          way.and(Guard(condition: condition, arm: $0))
        }
      }
    }
  }

  /// The elements of pairs whose own colour differs in lightness as well, which is a sign beside the hue of another one.
  private func turned(_ pairs: [(Shown, Shown)]) -> Set<Int> {
    Set(pairs.filter { differInLightness(readings($0), readings($1)) }.map { traces[$0.0.trace].element })
  }

  private func readings(_ shown: Shown) -> [Appearance: Reading] { placement(shown).readings }

  /// True where two colours have the ratio from which lightness tells them apart too (Understanding 1.4.1 of WCAG 2.2).
  private func differInLightness(_ first: [Appearance: Reading], _ second: [Appearance: Reading]) -> Bool {
    first.contains { appearance, reading in
      guard let one = reading.foreground, let other = second[appearance]?.foreground else { return false }
      return contrastRatio(one, other) >= 3
    }
  }

  /// True where a backdrop differs between two arms only as the colour of a shape does that it shows: a chip behind a
  /// text says nothing more to the text than by itself.
  private func haveExplainedBackdrops(
    _ pairs: [(Shown, Shown)], orAre isSame: (Reading, Reading) -> Bool
  ) -> Bool {
    let shapes = pairs.filter { traces[$0.0.trace].kind == .shape }
    return pairs.allSatisfy { first, second in
      let (one, other) = (readings(first), readings(second))
      return Self.areSame(one, other, isSame)
        || shapes.contains { shape in
          Self.areSame(readings(shape.0), one) { $0.foreground == $1.background }
            && Self.areSame(readings(shape.1), other) { $0.foreground == $1.background }
        }
    }
  }

  /// True where two tables have the same keys, with values that a test holds for.
  private static func areSame<Key, Value>(
    _ first: [Key: Value], _ second: [Key: Value], _ test: (Value, Value) -> Bool
  ) -> Bool {
    first.count == second.count && first.allSatisfy { key, value in second[key].map { test(value, $0) } ?? false }
  }

  /// Returns what a trace says where a condition comes out one way; `nil` where no condition decides it.
  private func text(of index: Int, where decision: Guard) -> String? {
    varying[index].map { known in
      known.conditions.contains(decision.decisions[0].condition)
        ? traces[index].content.signature(where: decision, evaluator) : known.text
    }
  }

  // MARK: - Cues

  /// Returns the cues of a pair; whether texts beside a trace, by its row and its view, may tell the subject is noted for
  /// the next one.
  private func cues(
    beside shown: [ForkTrace], telling subject: ForkSubject, _ told: inout [Int: [[String]: Bool]]
  ) -> Set<StyleFork.Cue> {
    var found: Set<StyleFork.Cue> = []
    if shown.contains(where: \.isDescribed) { found.insert(.description) }
    if shown.contains(where: askers.ask) { found.insert(.differentiation) }
    let isTold = shown.contains { trace in
      if trace.isRunTimeText, !subject.isBeside(trace.content.doubts) { return true }
      if trace.isTyped, subject.mayBeTold(byTyped: trace.content.doubts) { return true }
      if let known = told[trace.scope, default: [:]][trace.view] { return known }
      let beside = texts.beside(trace)
      let isTold =
        subject.mayBeTold(by: beside.lazy.map { (traces[$0].content, traces[$0].signals) })
        || beside.contains { joint.tell(subject, by: traces[$0].content.doubts) }
      told[trace.scope, default: [:]][trace.view] = isTold
      return isTold
    }
    if isTold { found.insert(.text) }
    return found
  }
}

extension ForegroundStyle {
  /// The style without what an opacity of a group around it adds.
  fileprivate var ungrouped: ForegroundStyle {
    var style = self
    (style.hasWrittenOpacity, style.isFadedByGroup, style.fade) = (isTranslucent, false, nil)
    return style
  }
}

extension Dictionary where Value == Int {
  /// Returns the number of a value, counting on where it is new.
  fileprivate mutating func number(of key: Key) -> Int {
    if let known = self[key] { return known }
    self[key] = count
    return count - 1
  }
}

extension StyleFork {
  /// Orders by elements, then by placements, then by the condition.
  func stands(before other: StyleFork) -> Bool {
    let own = [first.element, second.element, first.placement, second.placement]
    let others = [other.first.element, other.second.element, other.first.placement, other.second.placement]
    if own != others { return own.lexicographicallyPrecedes(others) }
    if condition != other.condition { return condition < other.condition }
    return cues.map(\.rawValue).sorted().lexicographicallyPrecedes(other.cues.map(\.rawValue).sorted())
  }
}

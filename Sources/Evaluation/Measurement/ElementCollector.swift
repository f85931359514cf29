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
  private var byLeaf: [LeafPlace: Int] = [:]
  private(set) var byPlace: [Place: [Int]] = [:]
  private var placements = PlacementTable()
  /// The places of elements with more placements than are kept, once for each that was left out.
  private(set) var dropped: [DroppedPlacement] = []
  /// How many placements of each element were reached below views past their bounds, which take no room of others.
  private var extras: [Int: Int] = [:]
  /// The places that a surface without text sizes shows, on any platform.
  private(set) var fixedPlaces: Set<Place> = []
  /// For each scope the texts it holds, in the order of rendering.
  private(set) var members: [Int: [ScopeMember]] = [:]
  private(set) var scopes: [Int] = []
  /// The scopes in which something is there once more as it looks elsewhere, and is no leaf of its own.
  var coveredScopes: Set<Int> = []

  /// The call sites of views of the program, by their identities.
  private(set) var calls: [String: ViewCall] = [:]

  /// A placement of an element that has more than are kept.
  struct DroppedPlacement {
    var place: Place
    /// The number of the view past its bound below which it was reached.
    var bounded: Int32?
  }

  /// A text within a comparison scope.
  struct ScopeMember {
    var element: Int
    /// The placements with their guards.
    var placements: [(index: Int, path: Guard)]
    var layout: [LayoutStep]
    /// The number of the leaf in the order of rendering.
    var order: Int
  }

  /// The leaves of which conditions may decide what they say or how they look.
  private(set) var traces: [ForkTrace] = []
  /// The scopes of all leaves and the stacks around them, in the order of rendering.
  private(set) var order: [(scope: Int, layout: [LayoutStep])] = []

  /// What the conditions on the ways to leaves look at.
  var subjects = ForkSubjects()
  /// The conditions of placements in words.
  private var phrases = ConditionPhrases()
  /// The states that one publisher sets, by the conditions that ask for them.
  private var published = PublishedStates()
  /// The states that the same code sets, by the conditions that ask for them.
  private var setTogether = StatesSetTogether()

  private struct LeafPlace: Hashable {
    var place: Place
    var run: Int
  }

  /// What a leaf is on one of its paths, or on several that lead to the same.
  private struct Draft {
    var placement: Placement
    /// The readings' number.
    var readings: Int
    /// The number of what it is drawn with in the first appearance that shows it; `nil` where that is not known.
    var seen: (ingredients: Int, appearance: Appearance)?
    var paths: [Guard]
  }

  /// True while a root is measured that nothing is seen to show.
  var isStray = false
  /// The function that is followed by itself, while one is.
  var alone: LoneFunction?
  /// The placements of the elements that other parts of the program found, by their places.
  var elsewhere: [Place: [Placement]] = [:]
  /// True while leaves are not to be measured, since another part of the program does.
  var isPaused = false

  /// The placements of the elements of each place.
  var placementsByPlace: [Place: [Placement]] {
    // Most places have one element, with which the placements are shared.
    byPlace.mapValues { $0.count == 1 ? elements[$0[0]].placements : $0.flatMap { elements[$0].placements } }
  }

  init(index: ProgramIndex) {
    self.index = index
  }

  /// Returns a place as the report names it.
  func range(of place: Place) -> SourceRange { index.range(of: place) }

  /// Returns a place where a finding may stand; `nil` in a file that is not audited.
  func auditedRange(of place: Place) -> SourceRange? {
    index.program.files[Int(place.file)].isAudited ? range(of: place) : nil
  }

  func id(of place: Place) -> String { range(of: place).id }

  /// Notes where a view of the program is made, and returns the place's identity.
  func call(of type: String, at place: Place) -> String {
    let id = id(of: place)
    calls[id, default: ViewCall(place: place)].types.insert(type)
    return id
  }

  // MARK: - Adding

  /// Measures a leaf and adds what it gives.
  func add(_ pending: PendingLeaf, renderer: Renderer) {
    if isPaused { return }
    if pending.environment.isOnFixedSurface { fixedPlaces.insert(pending.leaf.place) }
    order.append((pending.environment.scope, pending.environment.layout))
    // A file that several platforms compile is judged on its own, where that platform shows it.
    let file = index.program.files[Int(pending.leaf.place.file)]
    guard file.isAudited, file.platform == pending.environment.platform else { return }
    let measurement = LeafMeasurement(renderer: renderer, leaf: pending.leaf, environment: pending.environment)
    let drafts = unseen(drafts(of: measurement, renderer: renderer), at: pending.leaf.place, renderer)
    guard !drafts.isEmpty else { return }
    let position = element(pending)
    var indices: [(index: Int, path: Guard)] = []
    for draft in drafts {
      guard let index = index(of: draft, in: position, measurement, renderer) else { continue }
      indices += draft.paths.map { (index, $0) }
    }
    if let content = pending.leaf.content, !indices.isEmpty {
      traces.append(
        ForkTrace(pending, content, element: position, of: elements[position].view, placements: indices))
    }
    guard pending.leaf.kind == .text, !pending.leaf.isStatus, pending.leaf.exemption != .decorative, !indices.isEmpty
    else { return }
    let scope = pending.environment.scope
    if members[scope] == nil { scopes.append(scope) }
    members[scope, default: []].append(
      ScopeMember(
        element: position, placements: indices, layout: pending.environment.layout,
        order: order.count - 1))
  }

  private func element(_ pending: PendingLeaf) -> Int {
    let key = LeafPlace(place: pending.leaf.place, run: pending.leaf.run)
    if let position = byLeaf[key] { return position }
    let range = range(of: pending.leaf.place)
    let id = pending.leaf.run > 0 ? "\(range.id)#\(pending.leaf.run)" : range.id
    let position = positions[id] ?? elements.count
    if position == elements.count {
      let view = pending.leaf.owner ?? index.enclosingType(of: pending.leaf.place)?.name ?? "top level"
      var element = Element(
        id: id, kind: pending.leaf.kind, view: view, text: pending.leaf.text,
        platform: pending.environment.platform, range: range,
        signals: pending.leaf.signals + pending.environment.signals, amount: pending.leaf.amount,
        layout: pending.environment.layout, frames: pending.environment.frames, placements: [])
      element.sketch = pending.leaf.sketch
      element.scope = pending.environment.scope
      element.toolkit = pending.leaf.toolkit
      elements.append(element)
    }
    positions[id] = position
    byLeaf[key] = position
    byPlace[key.place, default: []].append(position)
    return position
  }

  /// Returns the index of a placement among those of its element, adding it where it is new; `nil` past the bound.
  private func index(of draft: Draft, in element: Int, _ measurement: LeafMeasurement, _ renderer: Renderer) -> Int? {
    let placement = draft.placement
    let key = placements.key(of: placement, in: element, readings: draft.readings)
    let isExtra = measurement.leaf.bounded != nil
    let count = elements[element].placements.count - (isExtra ? 0 : extras[element] ?? 0)
    switch placements.seat(of: key, among: count, isFirstFromSite: measurement.leaf.isFirstFromSite) {
    case .known(let known):
      elements[element].placements[known].join(placement.via)
      return known
    case .none:
      dropped.append(DroppedPlacement(place: measurement.leaf.place, bounded: measurement.leaf.bounded))
      return nil
    case .new: break
    }
    var added = placement
    added.isStray = isStray
    if let seen = draft.seen {
      added.provenance = measurement.provenance(renderer.memo.ingredients[seen.ingredients], in: seen.appearance)
    }
    elements[element].placements.append(added)
    if isExtra { extras[element, default: 0] += 1 }
    let index = elements[element].placements.count - 1
    placements.add(index, for: key)
    return index
  }

  // MARK: - Placements

  /// Returns what a leaf is, once for all paths that give it the same ingredients, with those paths.
  private func drafts(of measurement: LeafMeasurement, renderer: Renderer) -> [Draft] {
    let environment = measurement.environment
    guard let combinations = measurement.combinations(&renderer.memo.ingredients) else {
      return [undecided(measurement, renderer)]
    }
    let table = renderer.evaluator.conditions
    let surroundings = renderer.memo.number(of: MeasurementMemo.Surroundings(measurement.leaf, environment))
    var order: [Guard] = []
    var byPath: [Guard: [LeafMeasurement.Outcome]] = [:]
    for combination in combinations where !renderer.memo.ingredients.isInvisible(combination.ingredients) {
      // What appearances decide and what only is a gap in knowledge does not make a path of its own.
      let path = combination.path.removing { !table.isPath($0.condition) }
      let decisions = combination.path.removing { table.isPath($0.condition) }
      if byPath[path] == nil { order.append(path) }
      byPath[path, default: []].append(.init(ingredients: combination.ingredients, decisions: decisions))
    }
    // One that is drawn clear on every way was met all the same.
    if order.isEmpty { renderer.seen.noteUndrawn(measurement.leaf) }
    PathGroup.share(&byPath, of: &order, in: table)
    let groups = PathGroup.groups(order, byPath)
    let ways = PathGroup.waysElsewhere(groups)
    let isLeftAlone = measurement.isLeftAlone(surroundings)
    return zip(groups, ways).flatMap { group, ways in
      var whole = group
      whole.isPart =
        Self.isChance(group, among: groups, measurement, surroundings, renderer)
        || isLeftAlone || group.isLeftAlone(among: groups) { table.conditions[$0].isCall }
        || group.paths.allSatisfy {
          published.isSurmise($0, in: table) || setTogether.isSurmise($0, in: table) || table.asksOfNil($0)
            || $0.decisions.contains(where: table.isSurmise)
        }
      return Self.parts(of: whole, renderer.memo.ingredients).flatMap { part in
        let appearances = appearances(measurement, renderer, on: part.paths, drawing: part.outcomes)
        return byDefinition(part.outcomes, appearances, renderer.memo.ingredients)
          .compactMap { draft(of: measurement, part, among: ways, in: $0, surroundings, renderer) }
      }
    }
  }

  /// Returns what a leaf is on paths that give it the same ingredients, in some appearances.
  private func draft(
    of measurement: LeafMeasurement, _ group: PathGroup, among ways: [Guard], in appearances: [Appearance],
    _ surroundings: Int, _ renderer: Renderer
  ) -> Draft? {
    let (outcomes, paths, shared) = (group.outcomes, group.paths, group.shared)
    guard let first = outcomes.first else { return nil }
    var number = renderer.memo.readings(
      of: measurement, surroundings: surroundings, outcomes: outcomes, in: appearances)
    var readings = renderer.memo.readings(number)
    if group.isPart {
      readings = readings.mapValues(\.asPossible)
      number = renderer.memo.number(of: readings)
    }
    guard let shown = Appearance.allCases.first(where: { readings[$0] != nil }) else { return nil }
    let table = renderer.evaluator.conditions
    var seen = Self.outcome(of: outcomes, in: shown) ?? first
    if let undecided = readings[shown]?.undecided {
      // What the words are about is what is not known.
      seen =
        outcomes.first { outcome in
          let reading = renderer.memo.reading(of: measurement, surroundings, outcome.ingredients, in: shown)
          return reading.undecided == undecided && outcome.decisions.agrees(with: ConditionTable.decisions(of: shown))
        } ?? seen
    } else if let blamed = Self.blamed(among: outcomes, in: readings.keys, measurement, surroundings, renderer) {
      seen = blamed
    }
    let ingredients = renderer.memo.ingredients[seen.ingredients]
    var placement = Placement(
      via: measurement.environment.via, theme: table.themes(of: paths),
      condition: phrases.describe(paths, with: shared, among: ways, in: table),
      exemption: exemption(measurement),
      foreground: measurement.foregroundStyle(ingredients), material: measurement.material(ingredients),
      font: measurement.fontSource(ingredients), isShadowed: measurement.environment.backdrop.isShadowed,
      isSpoken: measurement.isSpoken, isUnheard: measurement.environment.isAccessibilityHidden,
      readings: readings)
    placement.foreground.pick = measurement.pick(ingredients, in: table)
    placement.isLined = !measurement.environment.lines.isEmpty
    placement.hasUntoldCondition = placement.condition == nil && table.isConditional(shared)
    placement.isPassing = shared.decisions.contains { decision in
      decision.arm == 1 && subjects.subject(of: decision.condition, in: table)?.isPassing == true
    }
    return Draft(placement: placement, readings: number, seen: (seen.ingredients, shown), paths: paths)
  }

  /// Returns the first outcome that an appearance allows.
  private static func outcome(
    of outcomes: [LeafMeasurement.Outcome], in appearance: Appearance
  ) -> LeafMeasurement.Outcome? {
    let decided = ConditionTable.decisions(of: appearance)
    return outcomes.first { $0.decisions.agrees(with: decided) }
  }

  /// Parts appearances by the definition that the foreground comes from in each: what one of two tokens measures is
  /// nothing that the other one answers for.
  private func byDefinition(
    _ outcomes: [LeafMeasurement.Outcome], _ appearances: [Appearance], _ table: IngredientTable
  ) -> [[Appearance]] {
    guard outcomes.count > 1 else { return [appearances] }
    var result: [(definition: Place?, appearances: [Appearance])] = []
    for appearance in appearances {
      let definition = Self.outcome(of: outcomes, in: appearance).flatMap {
        table.foreground(of: $0.ingredients).definition
      }
      if let known = result.firstIndex(where: { $0.definition == definition }) {
        result[known].appearances.append(appearance)
      } else {
        result.append((definition, [appearance]))
      }
    }
    return result.map(\.appearances)
  }

  /// Leaves out what was seen before of a function that is followed by itself; what else it shows may be seen.
  private func unseen(_ drafts: [Draft], at place: Place, _ renderer: Renderer) -> [Draft] {
    guard let alone, let known = alone.known(at: place, in: self) else { return drafts }
    return drafts.filter { alone.adds($0.placement, to: known) }.map { draft in
      var possible = draft
      possible.placement.readings = draft.placement.readings.mapValues(\.asPossible)
      possible.readings = renderer.memo.number(of: possible.placement.readings)
      return possible
    }
  }

  private func exemption(_ measurement: LeafMeasurement) -> Exemption? {
    if let exemption = measurement.leaf.exemption ?? measurement.environment.exemption { return exemption }
    guard measurement.environment.isEnabled else { return .disabled }
    if measurement.leaf.isPictures { return .content }
    let environment = measurement.environment
    let isDecoration =
      environment.isAccessibilityHidden && !environment.isSpokenFor && measurement.leaf.kind != .text
    return isDecoration && !measurement.leaf.isLone ? .decorative : nil
  }

  /// Returns the appearances that can occur on one of several paths.
  private func appearances(
    _ measurement: LeafMeasurement, _ renderer: Renderer, on paths: [Guard],
    drawing outcomes: [LeafMeasurement.Outcome] = []
  ) -> [Appearance] {
    let environment = measurement.environment
    func preferred(in app: ColorScheme?) -> Set<ColorScheme>? {
      let schemes = paths.map { renderer.pins.schemes(ofPresentation: environment.presentation, path: $0, app: app) }
      return schemes.contains(nil) ? nil : Set(schemes.compactMap { $0 }.joined())
    }
    let file = measurement.leaf.place.file
    let pinned =
      environment.platform.fixedScheme.map { [$0] } ?? preferred(in: nil)
      ?? (measurement.followsDevice(outcomes) ? nil : environment.schemeOfAll.map { [$0] })
      ?? preferred(in: renderer.classes.appScheme(of: file, on: environment.platform))
    let possible =
      pinned.map { schemes in Appearance.allCases.filter { schemes.contains($0.scheme) } } ?? Appearance.allCases
    guard let asserted = environment.assertedScheme else { return possible }
    let shown = possible.filter { $0.scheme == asserted.scheme }
    // What the source itself pins is known, so the comment says nothing new or is wrong.
    if shown.isEmpty || shown.count == possible.count { return possible }
    renderer.assertions.use(asserted.place)
    return shown
  }

  private func undecided(
    _ measurement: LeafMeasurement, _ renderer: Renderer
  ) -> Draft {
    let doubt = Doubt(.tooManyPaths, "more than \(Alternatives<Int>.limit) paths", place: measurement.leaf.place)
    var readings: [Appearance: Reading] = [:]
    for appearance in appearances(measurement, renderer, on: [measurement.environment.path]) {
      readings[appearance] = Reading(
        ratio: nil, undecided: measurement.unknown(doubt), foreground: nil, background: nil, isCertain: false)
    }
    let placement = Placement(
      via: measurement.environment.via, exemption: exemption(measurement),
      foreground: ForegroundStyle(form: .unknown, isProjectStyle: false, description: "unknown"),
      isSpoken: measurement.isSpoken, isUnheard: measurement.environment.isAccessibilityHidden,
      readings: readings)
    return Draft(
      placement: placement, readings: renderer.memo.number(of: readings), seen: nil,
      paths: [measurement.environment.path])
  }
}

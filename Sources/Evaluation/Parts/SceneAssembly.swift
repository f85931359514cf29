import Findings
import PlatformStyles
import Scene

/// Puts together what the parts of a program show: one element for each place, with its placements in all parts.
struct SceneAssembly {
  private let index: ProgramIndex
  private(set) var elements: [Element] = []
  private var distinctGroups = DistinctGroups()
  private(set) var forks: Set<StyleFork> = []
  private(set) var decorations: [Decoration] = []
  private(set) var work = WorkCounters()
  private var missingColors: [Place: MissingColor] = [:]
  private var assertions = Assertions()
  private var frozen: [Observation] = []
  private var positions: [String: Int] = [:]
  private var byPlace: [Place: [Int]] = [:]
  private var drawn: Set<DrawnMark> = []
  /// Elements of which some ways were not looked at.
  private var unfollowed: Set<Int> = []
  /// The elements that some part shows, for all that code puts nowhere elsewhere.
  private let seen: Set<String>

  /// What tells decorations apart: where one is met again, the first stands for all.
  private struct DrawnMark: Hashable {
    var range: SourceRange
    var kind: Decoration.Kind
  }

  /// Puts parts together, in their order.
  init(_ parts: [PartScene], index: ProgramIndex) {
    self.index = index
    seen = Set(parts.flatMap(\.elements).filter { $0.placements.contains { !$0.isPutNowhere } }.map(\.id))
    for part in parts { add(part) }
    for place in parts.flatMap(\.fixedPlaces) {
      for element in byPlace[place] ?? [] { elements[element].isOnFixedSurface = true }
    }
    for part in parts {
      for leftOut in part.leftOut { add(leftOut) }
    }
    for text in parts.flatMap(\.unseen) { add(text) }
  }

  /// The texts that are compared with each other.
  var groups: [Group] { distinctGroups.groups }

  /// What rules need to know of colours, comments and code besides elements.
  var observations: [Observation] {
    let missing = missingColors.map { $1.observation(at: index.range(of: $0)) }
    return ColorObservations.observations(of: elements) + assertions.observations(range: index.range(of:))
      + missing.sorted { $0.range < $1.range } + frozen.sorted { $0.range < $1.range }
  }

  // MARK: - Parts

  private mutating func add(_ part: PartScene) {
    /// For each element of the part its position, and those of its placements; `nil` past the bound.
    let places = part.elements.map { add($0) }
    for (place, own) in part.byPlace {
      for position in own.map({ places[$0].element }) where byPlace[place]?.contains(position) != true {
        byPlace[place, default: []].append(position)
      }
    }
    for group in part.groups { add(group, places) }
    for fork in part.forks {
      guard let first = places.look(fork.first), let second = places.look(fork.second) else { continue }
      var own = fork
      (own.first, own.second) = (first, second)
      forks.insert(own)
    }
    decorations += part.decorations.filter { drawn.insert(DrawnMark(range: $0.range, kind: $0.kind)).inserted }
    missingColors.merge(part.missingColors) { own, _ in own }
    assertions.join(part.assertions)
    frozen += part.frozen
    work.add(part.work)
  }

  /// Adds an element, or its placements to those that another part found. What code puts nowhere is not seen there, which
  /// counts only of what is seen nowhere else.
  private mutating func add(_ element: Element) -> AssembledElement {
    let isSeen = seen.contains(element.id)
    let kept = element.placements.indices.filter { !isSeen || !element.placements[$0].isPutNowhere }
    var places = [Int?](repeating: nil, count: element.placements.count)
    guard let position = positions[element.id] else {
      for (place, index) in kept.enumerated() { places[index] = place }
      var own = element
      if kept.count < places.count { own.placements = kept.map { element.placements[$0] } }
      positions[element.id] = elements.count
      elements.append(own)
      return AssembledElement(element: elements.count - 1, placements: places)
    }
    var looks = PlacementLooks(of: elements[position].placements)
    for index in kept { places[index] = looks.add(element.placements[index]) }
    elements[position].placements = looks.placements
    if kept.contains(where: { places[$0] == nil }) {
      work.bounds[.placements, default: 0] += 1
      let doubt = Doubt(.tooManyPaths, "more placements than are kept", place: nil)
      leaveOut(position, doubt)
    }
    return AssembledElement(element: position, placements: places)
  }

  private mutating func add(_ group: Group, _ places: [AssembledElement]) {
    let local = group.members.map(\.element)
    var own = group
    for member in own.members.indices { own.members[member].element = places[local[member]].element }
    for pair in own.pairs.indices {
      let (upper, lower) = (places[local[own.pairs[pair].upper]], places[local[own.pairs[pair].lower]])
      own.pairs[pair].placements = group.pairs[pair].placements.compactMap { pair in
        guard let first = upper.placements[pair.upper], let second = lower.placements[pair.lower] else { return nil }
        return PlacementPair(upper: first, lower: second)
      }
    }
    distinctGroups.add(own)
  }

  // MARK: - What was not looked at

  private mutating func add(_ leftOut: PartScene.LeftOut) {
    let places: Set<Place> =
      switch leftOut.extent {
      case .places(let places): places
      case .within(let source): Set(byPlace.keys.filter(source.contains))
      }
    for element in places.flatMap({ byPlace[$0] ?? [] }) { leaveOut(element, leftOut.doubt) }
  }

  /// Says of an element that some ways to it were not looked at: what failed stays a failure, and what passed elsewhere
  /// is not decided.
  private mutating func leaveOut(_ element: Int, _ doubt: Doubt) {
    guard unfollowed.insert(element).inserted else { return }
    let placements = elements[element].placements
    let unknown = Unknown(doubt.reason, detail: doubt.detail, range: doubt.place.map(index.range))
    let readings = Set(placements.flatMap(\.readings.keys)).reduce(into: [Appearance: Reading]()) {
      $0[$1] = Reading(ratio: nil, undecided: unknown, foreground: nil, background: nil, isCertain: false)
    }
    let styles = Set(placements.map(\.foreground).filter(\.isWrittenColor).map(\.range))
    elements[element].placements.append(
      Placement(
        via: doubt.place.map { [index.range(of: $0).id] } ?? [],
        exemption: placements.contains { $0.exemption == nil } ? nil : placements.first?.exemption,
        foreground: ForegroundStyle(
          form: .unknown, isProjectStyle: !styles.isEmpty, description: "unknown",
          range: styles.count == 1 ? styles.first ?? nil : nil),
        // What a view is to people who don't see it seldom depends on the way to it.
        isSpoken: placements.allSatisfy { $0.isSpoken || $0.isUnheard },
        isUnheard: placements.allSatisfy(\.isUnheard), readings: readings))
  }

  /// Adds a text that no path reached, so that it is counted as undecided rather than lost.
  private mutating func add(_ unseen: PartScene.UnseenText) {
    let range = index.range(of: unseen.place)
    guard positions[range.id] == nil, positions["\(range.id)#1"] == nil else { return }
    let platform = index.program.files[Int(unseen.place.file)].platform
    let unknown =
      unseen.bound.map { Unknown($0.reason, detail: $0.detail, range: $0.place.map(index.range) ?? range) }
      ?? Unknown(.unsupportedExpression, detail: "a view that nothing shown leads to", range: range)
    var readings: [Appearance: Reading] = [:]
    for appearance in Appearance.allCases where platform.fixedScheme == nil || platform.fixedScheme == appearance.scheme
    {
      readings[appearance] = Reading(
        ratio: nil, undecided: unknown, foreground: nil, background: nil, isCertain: false)
    }
    positions[range.id] = elements.count
    elements.append(
      Element(
        id: range.id, kind: .text, view: index.enclosingType(of: unseen.place)?.name ?? "top level", text: unseen.text,
        platform: platform, range: range,
        placements: [
          Placement(
            foreground: ForegroundStyle(form: .unknown, isProjectStyle: false, description: "unknown"),
            readings: readings)
        ]))
  }
}

extension Doubt {
  /// What is not known of the backdrop of a view that code puts into no other.
  static let nowhere = "a view that is put nowhere"
}

extension Placement {
  /// True where all that decides it is a view that code puts into no other.
  fileprivate var isPutNowhere: Bool {
    !readings.isEmpty && readings.values.allSatisfy { $0.undecided?.detail == Doubt.nowhere }
  }
}

/// Where an element of a part and its placements stand among all; one that is left out, or past the bound, has no place.
private struct AssembledElement {
  var element: Int
  var placements: [Int?]
}

extension [AssembledElement] {
  fileprivate func look(_ look: StyleFork.Look) -> StyleFork.Look? {
    self[look.element].placements[look.placement].map {
      StyleFork.Look(element: self[look.element].element, placement: $0)
    }
  }
}

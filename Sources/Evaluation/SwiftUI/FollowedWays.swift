import PlatformStyles
import Scene

/// How often views, screens and leaves were followed. Past a bound only what may show something new is followed, and
/// past a further one it is noted that something was not looked at.
struct FollowedWays {
  /// Something that is shown in several ways.
  enum Region: Hashable {
    /// A view, by its type and by where the views are written that it is handed.
    case view(String, handed: [Place])
    /// What a modifier of the program makes of a view, by their number.
    case modifier(Int)
    /// The screen behind a link or sheet, by the views it is made of where the source lists several.
    case screen(Place, String)
    /// What is drawn at one place.
    case leaf(Place)
    /// All that is written within a place.
    case source(Place)
  }

  /// One of the ways to something.
  struct Way {
    /// What is shown, with all its arguments.
    var value: Value
    /// Where it is shown.
    var environment: Environment
    /// The call site.
    var place: Place
    /// The way's number among those that may cover others.
    fileprivate var number: Int?
    /// The outline of what its code reads of the environment.
    fileprivate var body = 0

    init(value: Value, environment: Environment, place: Place) {
      self.value = value
      self.environment = environment
      self.place = place
    }
  }

  /// What becomes of a way.
  enum Answer {
    /// It is followed; past a first bound it has a number, under which to tell what was read on it.
    case followed(Int?)
    /// It could show nothing that another way does not; what is read on that one would be read on it.
    case covered(readsEnvironment: Bool)
    /// It is not looked at.
    case cut
  }

  /// The ways that were followed because they differ from the ones before.
  private struct Further {
    private var ways: [Way] = []
    /// Their positions, by what they have in common.
    private var forms: [Form: [Int32]] = [:]
    /// The same, by what is known of them.
    private var sketches: [Form: AlikeWays] = [:]
    private(set) var arms = TakenArms()

    mutating func add(_ way: Way, _ form: Form, _ sketch: Form) {
      forms[form, default: []].append(Int32(ways.count))
      sketches[sketch, default: AlikeWays()].add(Int32(ways.count), way.environment.path)
      ways.append(way)
      arms.add(way.environment.path)
    }

    func ways(of form: Form) -> [Way] { (forms[form] ?? []).map { ways[Int($0)] } }

    func ways(alike sketch: Form) -> (ways: [Way], arms: TakenArms)? {
      sketches[sketch].map { alike in (alike.positions.map { ways[Int($0)] }, alike.arms) }
    }
  }

  /// The ways that differ in nothing that is known.
  private struct AlikeWays {
    private(set) var positions: [Int32] = []
    private(set) var arms = TakenArms()

    mutating func add(_ position: Int32, _ path: Guard) {
      positions.append(position)
      arms.add(path)
    }
  }

  /// What ways have in common that may be the same.
  private struct Form: Hashable {
    /// What they inherit; `nil` for screens, which start anew.
    let look: InheritedLook?
    /// The hash of that, which is large.
    private let lookHash: Int
    /// The outline of what is shown.
    private(set) var value: Int

    init(look: InheritedLook?, value: Int) {
      self.look = look
      self.value = value
      lookHash = look.hashValue
    }

    /// Returns what is inherited with another outline.
    func outlined(_ value: Int) -> Form {
      var result = self
      result.value = value
      return result
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(lookHash)
      hasher.combine(value)
    }
  }

  /// A way that was left out, since another one covers it as long as both presentations are pinned alike.
  private struct Covering {
    /// The region's number: there are many ways to few regions.
    var region: Int32
    var place: Place
    var known: Seat
    var left: Seat
  }

  /// A part of which some ways were not looked at.
  struct Cut {
    var region: Region
    var doubt: Doubt
  }

  /// The most ways to a view, to the screen behind one link and to a leaf within a root that are followed in any case:
  /// so many that texts which are repeated in one group are seen to be.
  static let maximumRenders = 2
  static let maximumScreens = 2
  static let maximumLeaves = 2
  /// How many more may follow, as long as they differ from the ones before.
  static let furtherRenders = 298
  static let furtherScreens = 61
  static let furtherLeaves = 158
  /// How many of these are followed before what differs in nothing that is known is left out.
  static let exactRenders = 2
  static let exactScreens = 2
  /// The most ways of the whole program that are followed before only the first ones to each view and screen are.
  static let maximumFollowed = 12_000

  /// How often the body of each view and each screen was followed.
  private(set) var counts: [Region: Int] = [:]
  /// How often each was followed besides, below views past their bounds.
  private var extraCounts: [Region: Int] = [:]
  /// How many ways were followed.
  private var followed = 0
  /// The parts that were not looked at, the first way of each.
  private(set) var cuts: [Cut] = []
  /// Ways past a bound that could show nothing new.
  private(set) var covered = 0
  /// Ways that were gone through together with one before.
  private(set) var compared = 0
  /// How often each bound cut something off.
  private(set) var bounds: [WorkBound: Int] = [:]
  private var further: [Region: Further] = [:]
  /// How many of these lead to views of each type, whatever they are handed.
  private var furtherOfType: [String: Int] = [:]
  /// For each way that may cover others, whether anything was read of the environment on it; unknown before its end.
  private var reads: [Bool?] = []
  private var coverings = BlockTable<Covering>()
  private var outlines = ViewOutlines(isSketch: false)
  private var sketches = ViewOutlines(isSketch: true)
  /// The regions of these, and their numbers.
  private var numberedRegions: [Region] = []
  private var regionNumbers: [Region: Int32] = [:]
  private var cutRegions: Set<Region> = []
  /// The call sites of views, of which each is followed once past all bounds.
  var sites = CallSites()
  /// Every leaf that was reached, in order, and the stretches of it that belong to each region.
  private var reached: [Place] = []
  /// For each of these, whether it was reached below a view past its bound.
  private var isExtra: [Bool] = []
  /// The leaves that were reached elsewhere, too.
  private var reachedInBounds: Set<Place> = []
  private var stretches: [Region: [Range<Int>]] = [:]

  // MARK: - Following

  /// Tells whether one more way to a view or screen is followed.
  /// - Parameter pins: The preferences met so far; those met later are looked at in the end.
  mutating func follows(_ region: Region, _ way: Way, _ pins: SchemePins, _ evaluator: Evaluator) -> Answer {
    let isBelow = sites.standing.bounded != nil
    let count = counts[region, default: 0] + (isBelow ? extraCounts[region, default: 0] : 0)
    let isScreen = if case .screen = region { true } else { false }
    if count >= (isScreen ? Self.maximumScreens : Self.maximumRenders) {
      // Whether a further one could show anything new changes nothing that is said of the region.
      if cutRegions.contains(region), isFull(region, isScreen) { return past(way, region, isScreen) }
      let look = isScreen ? nil : InheritedLook(way.environment)
      let form = Form(look: look, value: outlines.number(of: way.value, evaluator.conditions))
      var way = way
      way.body = outlines.number(ofBodyIn: way.environment, evaluator.conditions)
      // The same modifier around the same view: ways differ in their paths alone, of which those are met that count.
      let isModifier = if case .modifier = region { true } else { false }
      let alike = isModifier ? [] : further[region]?.ways(of: form) ?? []
      if let known = alike.first(where: { covers($0, way, isScreen, pins, evaluator) }) {
        cover(region, way.place, Seat(known.environment), Seat(way.environment))
        return .covered(readsEnvironment: readsEnvironment(known))
      }
      let sketch = form.outlined(sketch(of: way, evaluator))
      if let known = seen(sketch, in: region, way, isScreen, pins, evaluator) {
        cover(region, way.place, Seat(known.environment), Seat(way.environment))
        return .covered(readsEnvironment: true)
      }
      if isFull(region, isScreen) { return past(way, region, isScreen) }
      if isBelow, !takeRoomBelow(region) { return cut(way, region, isScreen) }
      way.number = reads.count
      reads.append(nil)
      if !isBelow || !isScreen { further[region, default: Further()].add(way, form, sketch) }
      if isBelow { return below(way, region) }
      if case .view(let type, _) = region { furtherOfType[type, default: 0] += 1 }
      return follow(region, as: way.number, from: way.place)
    }
    if !isBelow { return follow(region, as: nil, from: way.place) }
    return takeRoomBelow(region) ? below(way, region) : cut(way, region, isScreen)
  }

  /// True where no more ways are followed that differ from the ones before.
  private func isFull(_ region: Region, _ isScreen: Bool) -> Bool {
    let most = isScreen ? Self.furtherScreens : Self.furtherRenders
    return followed >= Self.maximumFollowed || furtherCount(region) >= most
  }

  private func furtherCount(_ region: Region) -> Int {
    if case .view(let type, _) = region { furtherOfType[type] ?? 0 } else { further[region]?.arms.count ?? 0 }
  }

  private mutating func cut(_ way: Way, _ region: Region, _ isScreen: Bool) -> Answer {
    let doubt = Doubt(.tooManyPaths, "more ways than are followed", place: way.place)
    cut(bounded(region), doubt, isScreen ? .screens : .views)
    return .cut
  }

  /// Returns of what it is said that a way to something was not looked at (`CallSites.Standing`).
  private func bounded(_ region: Region) -> Region {
    sites.standing.bounded.map { self.region(numbered: $0) } ?? region
  }

  /// The part of a number.
  func region(numbered number: Int32) -> Region { numberedRegions[Int(number)] }

  /// Follows a way past the bounds where it is the first from its call site, or below one: what that alone hands over is
  /// seen there only. A screen is followed once below each call site that is followed for the first time.
  private mutating func past(_ way: Way, _ region: Region, _ isScreen: Bool) -> Answer {
    let isFirst =
      switch region {
      case .view: sites.follows(number(of: region), from: way.place)
      case .screen: sites.followsBelow(number(of: region))
      default: false
      }
    guard isFirst else { return cut(way, region, isScreen) }
    counts[region, default: 0] += 1
    if !isScreen { sites.enter(number(of: region), from: way.place) }
    if sites.standing.bounded == nil { sites.standing.bounded = number(of: region) }
    return .followed(nil)
  }

  /// Takes room for a way below a view past its bound; false where there is none. A modifier takes none, as elsewhere.
  private mutating func takeRoomBelow(_ region: Region) -> Bool {
    if case .modifier = region { return true }
    return sites.spend()
  }

  /// Follows a way below a view that is past its bound.
  private mutating func below(_ way: Way, _ region: Region) -> Answer {
    extraCounts[region, default: 0] += 1
    if case .view = region { sites.enter(number(of: region), from: way.place) }
    return .followed(way.number)
  }

  private mutating func follow(_ region: Region, as number: Int?, from place: Place) -> Answer {
    counts[region, default: 0] += 1
    if case .modifier = region { return .followed(number) }
    if case .view = region { sites.enter(self.number(of: region), from: place) }
    followed += 1
    return .followed(number)
  }

  /// True where a way shows nothing that one of the same form does not. Only what may be so is gone through.
  private mutating func covers(
    _ known: Way, _ way: Way, _ isScreen: Bool, _ pins: SchemePins, _ evaluator: Evaluator
  ) -> Bool {
    let readsEnvironment = readsEnvironment(known)
    guard known.body == way.body || !readsEnvironment, isScreen || known.agreesOpenly(with: way, evaluator),
      pins.covers(Seat(known.environment), Seat(way.environment))
    else { return false }
    compared += 1
    return known.covers(way, isScreen: isScreen, readsEnvironment: readsEnvironment, evaluator)
  }

  /// Returns a number that is equal for ways which differ in nothing that is known.
  private mutating func sketch(of way: Way, _ evaluator: Evaluator) -> Int {
    var hasher = Hasher()
    hasher.combine(sketches.number(of: way.value, evaluator.conditions))
    hasher.combine(sketches.number(ofBodyIn: way.environment, evaluator.conditions))
    return hasher.finalize()
  }

  /// Returns a way that was followed and differs in nothing that is known, past the ways that are told apart exactly:
  /// what is not known may be anything on both. Each decision on the way was met on some other one, and each that the
  /// view can tell on one like it: what shows something else says nothing of it.
  private func seen(
    _ sketch: Form, in region: Region, _ way: Way, _ isScreen: Bool, _ pins: SchemePins, _ evaluator: Evaluator
  ) -> Way? {
    guard let known = further[region], let alike = known.ways(alike: sketch),
      followed >= Self.maximumFollowed || furtherCount(region) >= (isScreen ? Self.exactScreens : Self.exactRenders),
      known.arms.unmet(by: way.environment.path).isEmpty
    else { return nil }
    let unmet = alike.arms.unmet(by: way.environment.path)
    if !unmet.isEmpty, followed < Self.maximumFollowed, way.canTell(unmet, evaluator) { return nil }
    return alike.ways.first { one in
      guard pins.covers(Seat(one.environment), Seat(way.environment)) else { return false }
      var sameness = Sameness()
      return !isScreen || sameness.holdsForScreen(one.environment, way.environment)
    }
  }

  /// Forgets the outlines of views where there are more than so many.
  mutating func forgetOutlines(past count: Int) {
    if outlines.count + sketches.count > count { forgetRoot() }
  }

  /// Forgets what is of use within one root alone.
  mutating func forgetRoot() {
    outlines.forgetRoot()
    sketches.forgetRoot()
  }

  /// Notes whether anything was read of the environment on a way that was followed to its end.
  mutating func finish(_ number: Int, readsEnvironment: Bool) { reads[number] = readsEnvironment }

  private func readsEnvironment(_ way: Way) -> Bool { way.number.flatMap { reads[$0] } ?? true }

  /// Notes a leaf that was reached.
  mutating func reach(_ place: Place) {
    reached.append(place)
    isExtra.append(sites.standing.bounded != nil)
    if sites.standing.bounded == nil { reachedInBounds.insert(place) }
  }

  /// Notes a way that could show nothing new unless its presentation is pinned otherwise than that of another way.
  mutating func cover(_ region: Region, _ place: Place, _ known: Seat, _ left: Seat) {
    covered += 1
    if known.decides(left) { return }
    coverings.append(Covering(region: number(of: region), place: place, known: known, left: left))
  }

  private mutating func number(of region: Region) -> Int32 {
    if let known = regionNumbers[region] { return known }
    numberedRegions.append(region)
    regionNumbers[region] = Int32(numberedRegions.count - 1)
    return Int32(numberedRegions.count - 1)
  }

  /// Cuts the ways that were left out though their presentations turned out to be pinned otherwise.
  mutating func checkCoverings(_ pins: SchemePins) {
    for covering in coverings.all where !pins.covers(covering.known, covering.left) {
      let doubt = Doubt(.tooManyPaths, "more ways than are followed", place: covering.place)
      cut(region(numbered: covering.region), doubt, .views)
    }
    coverings = BlockTable()
  }

  /// The number of leaves that were reached so far.
  var position: Int { reached.count }

  /// Notes that the leaves since a position belong to a region.
  mutating func close(_ region: Region, since start: Int) {
    if start < reached.count { stretches[region, default: []].append(start..<reached.count) }
  }

  // MARK: - Bounds

  /// Notes that a part was not looked at.
  mutating func cut(_ region: Region, _ doubt: Doubt, _ bound: WorkBound) {
    bounds[bound, default: 0] += 1
    if cutRegions.insert(region).inserted { cuts.append(Cut(region: region, doubt: doubt)) }
  }

  /// Notes that a way to a leaf was not looked at.
  mutating func cutLeaf(at place: Place) {
    cut(bounded(.leaf(place)), Doubt(.tooManyPaths, "more ways than are followed", place: place), .leaves)
  }

  /// Returns the places of the leaves that were reached where something was not looked at; what was reached below a view
  /// past its bound only where nothing else reached it.
  func reachedPlaces(in cut: Cut) -> Set<Place> {
    guard cut.doubt.reason == .tooDeep, case .view(let type, _) = cut.region else {
      return places(of: stretches[cut.region] ?? [])
    }
    let all = stretches.filter { if case .view(type, _) = $0.key { true } else { false } }
    return places(of: Array(all.values.joined()))
  }

  private func places(of stretches: [Range<Int>]) -> Set<Place> {
    Set(stretches.joined().filter { !isExtra[$0] || !reachedInBounds.contains(reached[$0]) }.map { reached[$0] })
  }
}

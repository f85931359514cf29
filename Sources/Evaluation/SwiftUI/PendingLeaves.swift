/// The leaves that were reached in the root being rendered; they are measured once the whole root is known.
struct PendingLeaves {
  /// What becomes of one more way to a leaf.
  enum Answer {
    case followed
    /// It gives the same as another way does.
    case covered(by: FollowedWays.Seat)
    /// It is not looked at.
    case cut
  }

  /// The labels in which a chevron is decoration.
  var disclosures = Disclosures()
  /// The words beside which a picture is an illustration.
  var illustrations = Illustrations()
  /// The symbols that alone show what a control does.
  var loneSymbols = LoneSymbols()
  /// The leaves in the order in which they were reached.
  private var leaves: [PendingLeaf] = []
  /// The positions of the leaves of each place.
  private var ways: [Place: [Int]] = [:]
  /// What the ways to a place give, where there are more than are followed in any case.
  private var signatures: [Place: [LeafSignature: [FollowedWays.Seat]]] = [:]
  /// The call sites that were followed for the first time when each place was reached.
  private var sites: [Place: Set<Place>] = [:]
  /// How many leaves of each place were reached below views past their bounds, which take no room of others.
  private var extras: [Place: Int] = [:]

  /// Adds a leaf, if one more way to it is followed. Nested conditions multiply the ways; past the first ones those
  /// that give the same as one before are left out.
  /// - Parameter standing: Where the way to it stands.
  mutating func add(
    _ next: PendingLeaf, _ standing: CallSites.Standing, _ pins: SchemePins, _ table: ConditionTable
  ) -> Answer {
    var next = next
    let place = next.leaf.place
    next.leaf.isFirstFromSite = standing.site.map { sites[place, default: []].insert($0).inserted } ?? false
    next.leaf.bounded = standing.bounded
    let before = ways[place] ?? []
    let taken = standing.bounded == nil ? before.count - (extras[place] ?? 0) : before.count
    if before.count >= FollowedWays.maximumLeaves {
      if signatures[place] == nil {
        signatures[place] = before.reduce(into: [:]) {
          $0[LeafSignature(leaves[$1], table), default: []].append(FollowedWays.Seat(leaves[$1].environment))
        }
      }
      let (signature, seat) = (LeafSignature(next, table), FollowedWays.Seat(next.environment))
      if taken >= FollowedWays.maximumLeaves + FollowedWays.furtherLeaves {
        if let known = signatures[place]?[signature]?.first(where: { pins.covers($0, seat) }) {
          return .covered(by: known)
        }
        return next.leaf.isFirstFromSite ? follow(next) : .cut
      }
      // A signature is large, so it is looked up once.
      let known = Self.seat(
        covering: seat, among: &signatures[place, default: [:]][signature, default: []], pins)
      if let known { return .covered(by: known) }
    }
    return follow(next)
  }

  private mutating func follow(_ leaf: PendingLeaf) -> Answer {
    ways[leaf.leaf.place, default: []].append(leaves.count)
    if leaf.leaf.bounded != nil { extras[leaf.leaf.place, default: 0] += 1 }
    leaves.append(leaf)
    return .followed
  }

  /// Returns a seat that covers one which gives the same; where none does, that one is added.
  private static func seat(
    covering seat: FollowedWays.Seat, among seats: inout [FollowedWays.Seat], _ pins: SchemePins
  ) -> FollowedWays.Seat? {
    if let known = seats.first(where: { pins.covers($0, seat) }) { return known }
    seats.append(seat)
    return nil
  }

  /// The number of leaves after which it pays to give back what they leave free.
  private static let largePart = 4_096

  /// Hands out the leaves in the order in which they were reached, each only once.
  /// - Parameter giveBack: Gives back to the system what is free: what is made of leaves stands elsewhere than they did.
  mutating func drain(_ giveBack: () -> Void, _ take: (PendingLeaf) -> Void) {
    (ways, signatures, sites, extras) = ([:], [:], [:], [:])
    leaves.reverse()
    let isLarge = leaves.count >= Self.largePart
    if isLarge { giveBack() }
    while let leaf = leaves.popLast() {
      take(loneSymbols.marking(illustrations.exempting(disclosures.exempting(leaf))))
      if isLarge, leaves.count.isMultiple(of: Self.largePart) { giveBack() }
    }
  }
}

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

  /// The leaves in the order in which they were reached.
  private(set) var leaves: [PendingLeaf] = []
  /// The positions of the leaves of each place.
  private var ways: [Place: [Int]] = [:]
  /// What the ways to a place give, where there are more than are followed in any case.
  private var signatures: [Place: [LeafSignature: [FollowedWays.Seat]]] = [:]

  /// Adds a leaf, if one more way to it is followed. Nested conditions multiply the ways; past the first ones those
  /// that give the same as one before are left out.
  mutating func add(_ next: PendingLeaf, _ pins: SchemePins, _ table: ConditionTable) -> Answer {
    let place = next.leaf.place
    let before = ways[place] ?? []
    if before.count >= FollowedWays.maximumLeaves {
      if signatures[place] == nil {
        signatures[place] = before.reduce(into: [:]) {
          $0[LeafSignature(leaves[$1], table), default: []].append(FollowedWays.Seat(leaves[$1].environment))
        }
      }
      let signature = LeafSignature(next, table)
      let seat = FollowedWays.Seat(next.environment)
      if let known = signatures[place]?[signature]?.first(where: { pins.covers($0, seat) }) {
        return .covered(by: known)
      }
      guard before.count < FollowedWays.maximumLeaves + FollowedWays.furtherLeaves else { return .cut }
      signatures[place]?[signature, default: []].append(seat)
    }
    ways[place, default: []].append(leaves.count)
    leaves.append(next)
    return .followed
  }
}

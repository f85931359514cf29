import Scene

/// What was met on the ways that were followed, so that it can be told what was not.
struct Sightings {
  /// The types that were shown on the platform that their file is judged for.
  var shown: Set<String> = []
  /// What hosting controllers and rows are given that was seen where UIKit code puts them.
  var hosted: Set<Place> = []
  /// The classes of which SwiftUI was seen to show objects.
  var represented: Set<String> = []
  /// Where code makes the attributed texts that were seen to be shown.
  var attributedTexts: Set<Place> = []
  /// The texts that were seen to hold no words of their own, and those that were met where nothing of them is drawn.
  var wordless: Set<Place> = []
  /// What modifiers show apart from their receivers, on a ground that nothing tells.
  var detached: Set<Place> = []
  /// The types of which some part could not be followed.
  var incomplete: Set<String> = []
  /// Which arms were taken that the environment decides on.
  var arms = DecidedArms()
  /// The code of which the views were not followed, since they nest too deeply or in a circle.
  var unfollowed: Set<Place> = []
  /// For each type of which an allowance cut something off, what was not looked at first.
  var unfinished: [String: Doubt] = [:]
  /// The parts of which some ways were not looked at.
  var cuts: [FollowedWays.Cut] = []
  /// The placements of the elements of each place.
  var placements: [Place: [Placement]] = [:]

  /// The most places in the code that are noted as not followed.
  private static let maximumUnfollowed = 1_000

  /// True while more places can be noted as not followed.
  var hasRoomForUnfollowed: Bool { unfollowed.count < Self.maximumUnfollowed }

  /// Notes a leaf that is hidden, or that redaction covers: it was met all the same (S-32, S-46).
  mutating func noteUndrawn(_ leaf: Leaf) { wordless.insert(leaf.place) }

  /// Takes what was met elsewhere.
  mutating func join(_ other: Sightings) {
    shown.formUnion(other.shown)
    hosted.formUnion(other.hosted)
    represented.formUnion(other.represented)
    attributedTexts.formUnion(other.attributedTexts)
    wordless.formUnion(other.wordless)
    detached.formUnion(other.detached)
    incomplete.formUnion(other.incomplete)
    arms.join(other.arms)
    unfollowed.formUnion(other.unfollowed)
    unfinished.merge(other.unfinished) { own, _ in own }
    cuts += other.cuts
    placements.merge(other.placements) { $0 + $1 }
  }
}

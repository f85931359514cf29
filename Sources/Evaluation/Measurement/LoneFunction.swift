import Scene
import SourceFacts

/// A function that is followed by itself, since something in it was seen nowhere (S-115).
///
/// Who calls it is not known, and neither is what its parameters are. So of what was seen already where a class showed
/// it, only what looks otherwise on another path is added, as something that may be seen.
struct LoneFunction {
  var place: Place
  /// How many elements there were before it was followed.
  var known: Int
  /// True for a function of a view or controller, of which each path was followed with the object's own values.
  var isFollowedWhole: Bool

  /// Returns the placements of a place within the function that were there before; `nil` where there were none.
  func known(at leaf: Place, in collector: ElementCollector) -> [Placement]? {
    guard place.contains(leaf) else { return nil }
    let own = (collector.byPlace[leaf] ?? []).filter { $0 < known }.flatMap { collector.elements[$0].placements }
    let all = own + (collector.elsewhere[leaf] ?? [])
    return all.isEmpty ? nil : all
  }

  /// True for a look of which something is known, and that none of what was seen has.
  func adds(_ placement: Placement, to seen: [Placement]) -> Bool {
    guard !isFollowedWhole, placement.foreground.form != .unknown else { return false }
    let isOtherColor = !seen.contains { $0.foreground.description == placement.foreground.description }
    return isOtherColor
      || placement.readings.contains { appearance, reading in
        reading.ratio != nil
          && !seen.contains {
            let other = $0.readings[appearance]
            return other?.foreground == reading.foreground && other?.background == reading.background
          }
      }
  }
}

extension ElementCollector {
  /// True for a place that has an element.
  func holds(_ place: Place) -> Bool { byPlace[place] != nil || elsewhere[place] != nil }
}

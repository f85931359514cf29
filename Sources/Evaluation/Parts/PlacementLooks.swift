import PlatformStyles
import Scene

/// The placements of an element that several parts of a program show, each look once.
struct PlacementLooks {
  private(set) var placements: [Placement]
  private var table = PlacementTable()
  /// The numbers of readings.
  private var numbers: [[Appearance: Reading]: Int] = [:]

  /// Takes the placements that one part found.
  init(of placements: [Placement]) {
    self.placements = placements
    for (index, placement) in placements.enumerated() { table.add(index, for: key(of: placement)) }
  }

  private mutating func key(of placement: Placement) -> PlacementTable.Key {
    let number = numbers[placement.readings] ?? numbers.count
    numbers[placement.readings] = number
    return table.key(of: placement, in: 0, readings: number)
  }

  /// Adds a placement unless an equal one is there, and returns its index; `nil` past the bound.
  mutating func add(_ placement: Placement) -> Int? {
    let key = key(of: placement)
    switch table.seat(of: key, among: placements.count, isFirstFromSite: false) {
    case .known(let index):
      for way in placement.ways { placements[index].join(way) }
      placements[index].isStray = placements[index].isStray && placement.isStray
      placements[index].tellsState = placements[index].tellsState || placement.tellsState
      return index
    case .none: return nil
    case .new:
      placements.append(placement)
      table.add(placements.count - 1, for: key)
      return placements.count - 1
    }
  }
}

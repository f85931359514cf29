import Scene

/// The placements of an element that several parts of a program show, each look once.
struct PlacementLooks {
  private(set) var placements: [Placement]
  /// The placements by all that tells them apart.
  private var known: [Placement: Int] = [:]
  /// The first placement of each look, whatever its condition.
  private var looks: [Placement: Int] = [:]

  /// Takes the placements that one part found.
  init(of placements: [Placement]) {
    self.placements = placements
    for (index, placement) in placements.enumerated() { note(placement, at: index) }
  }

  private mutating func note(_ placement: Placement, at index: Int) {
    if known[placement.identity] == nil { known[placement.identity] = index }
    if looks[placement.look] == nil { looks[placement.look] = index }
  }

  /// Adds a placement unless an equal one is there, and returns its index; `nil` past the bound.
  mutating func add(_ placement: Placement) -> Int? {
    if let index = known[placement.identity] { return join(placement, to: index) }
    if placements.count >= ElementCollector.maximumPlacements {
      if let index = looks[placement.look] { return join(placement, to: index) }
      guard placements.count < ElementCollector.maximumPlacements + ElementCollector.furtherPlacements else {
        return nil
      }
    }
    placements.append(placement)
    note(placement, at: placements.count - 1)
    return placements.count - 1
  }

  private mutating func join(_ placement: Placement, to index: Int) -> Int {
    for way in placement.ways { placements[index].join(way) }
    placements[index].isStray = placements[index].isStray && placement.isStray
    placements[index].tellsState = placements[index].tellsState || placement.tellsState
    return index
  }
}

extension Placement {
  /// The placement without the ways to it and what follows from the rest, as `PlacementTable` tells placements apart.
  fileprivate var identity: Placement {
    var result = self
    (result.via, result.otherWays, result.provenance) = ([], [], [])
    (result.font, result.hasUntoldCondition) = (nil, false)
    (result.isPassing, result.isStray, result.tellsState) = (false, false, false)
    result.material = material.map {
      MaterialSurface(material: $0.material, activatesVibrancy: false, range: $0.range, id: 0)
    }
    return result
  }

  /// What of it is seen, whatever the condition.
  fileprivate var look: Placement {
    var result = identity
    result.condition = nil
    return result
  }
}

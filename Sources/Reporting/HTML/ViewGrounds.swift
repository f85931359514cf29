import ColorScience
import Scene

/// What lies behind an element, as a picture can show it.
enum Ground: Hashable {
  case color(Color)
  /// Any colour between two.
  case range(darkest: Color, lightest: Color)
  case unknown
}

extension Reading {
  /// What lies behind; nothing is told by a range of all colours.
  var ground: Ground {
    if let background { return .color(background) }
    guard let range = backgroundRange, range != .unknown else { return .unknown }
    return .range(darkest: Color(encoded: range.low), lightest: Color(encoded: range.high))
  }
}

/// What is painted behind the boxes of a view, as its elements tell it.
struct ViewGrounds {
  /// Behind all; `nil` where no element lies directly on it.
  private(set) var page: Ground?
  /// By the position of a surface among the boxes; none where nothing lies directly on it.
  private(set) var surfaces: [Int: Ground] = [:]
  /// By the position of an element that does not lie on its surface's colour.
  private(set) var plates: [Int: Ground] = [:]

  init(_ layout: ViewLayout, _ readings: [Int: Reading]) {
    var members: [Int?: [(position: Int, ground: Ground)]] = [:]
    var open: [Int] = []
    for (position, box) in layout.boxes.enumerated() {
      open.removeLast(open.count - min(open.count, box.depth))
      switch box.content {
      case .surface: open.append(position)
      case .element(let index):
        if let reading = readings[index] { members[open.last, default: []].append((position, reading.ground)) }
      }
    }
    for (surface, members) in members {
      let ground = Self.commonest(members.map(\.ground))
      if let surface { surfaces[surface] = ground } else { page = ground }
      for member in members where member.ground != ground { plates[member.position] = member.ground }
    }
  }

  /// What lies behind most elements, the first of several.
  private static func commonest(_ grounds: [Ground]) -> Ground? {
    var counts: [Ground: Int] = [:]
    for ground in grounds { counts[ground, default: 0] += 1 }
    let most = counts.values.max()
    return grounds.first { counts[$0] == most }
  }
}

import ColorScience
import Scene

/// What is painted behind the boxes of a view, as its elements tell it.
struct ViewGrounds {
  /// Behind all; `nil` where nothing tells.
  private(set) var page: Shade?
  /// By the position of a surface among the boxes; none where nothing tells.
  private(set) var surfaces: [Int: Shade] = [:]
  /// By the position of an element that does not lie on its surface's colour.
  private(set) var plates: [Int: Shade] = [:]

  /// An element on a surface, or on the page.
  private struct Member {
    var position: Int
    var ground: Shade
  }

  init(_ layout: ViewLayout, _ readings: [Int: Reading]) {
    var members: [Int?: [Member]] = [:]
    var seenThrough: [Int?: Shade] = [:]
    var open: [(position: Int, layers: Int)] = []
    for (position, box) in layout.boxes.enumerated() {
      open.removeLast(open.count - min(open.count, box.depth))
      switch box.content {
      case .surface(let layers): open.append((position, layers))
      case .element(let index):
        guard let reading = readings[index] else { continue }
        members[open.last?.position, default: []].append(Member(position: position, ground: reading.ground))
        // What lies on a surface tells by its layers what lies below that surface.
        var layers = reading.layers
        for (depth, surface) in open.enumerated().reversed() {
          layers = layers.dropLast(surface.layers)
          let outer = depth > 0 ? open[depth - 1].position : nil
          if seenThrough[outer] == nil { seenThrough[outer] = layers.shade }
        }
      }
    }
    page = members[nil].flatMap(Self.commonest) ?? seenThrough[nil]
    for (position, box) in layout.boxes.enumerated() {
      if case .surface = box.content {
        surfaces[position] = members[position].flatMap(Self.commonest) ?? seenThrough[position]
      }
    }
    for (surface, members) in members {
      let ground = surface.map { surfaces[$0] } ?? page
      for member in members where member.ground != ground { plates[member.position] = member.ground }
    }
  }

  /// What lies behind most elements, the first of several.
  private static func commonest(_ members: [Member]) -> Shade? {
    var counts: [Shade: Int] = [:]
    for member in members { counts[member.ground, default: 0] += 1 }
    let most = counts.values.max()
    return members.map(\.ground).first { counts[$0] == most }
  }
}

extension [LayerReading] {
  /// The colour that layers make over each other; `nil` where one of them has none.
  fileprivate var shade: Shade? {
    var result: Color?
    for layer in self {
      guard let color = layer.color else { return nil }
      if color.isOpaque {
        result = color
      } else if let below = result {
        result = color.composited(over: below)
      } else {
        return nil
      }
    }
    return result.map(Shade.color)
  }
}

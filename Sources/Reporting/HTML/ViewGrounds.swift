import ColorScience
import Scene

/// What is painted behind the boxes of a view, as what stands in it tells.
struct ViewGrounds {
  /// Behind all; `nil` where nothing tells.
  private(set) var page: Shade?
  /// By the position of a surface among the boxes; none where nothing tells.
  private(set) var surfaces: [Int: Shade] = [:]
  /// By the position of an element that does not lie on what is drawn behind it.
  private(set) var plates: [Int: Shade] = [:]

  /// The grounds that were met on a surface, or on the page.
  private struct Grounds {
    var elements: [Shade] = []
    /// What lies behind something on a surface that lies here, and behind shapes.
    var others: [Shade] = []

    /// What lies behind most elements, the first of several.
    var commonest: Shade? {
      var counts: [Shade: Int] = [:]
      for ground in elements { counts[ground, default: 0] += 1 }
      let most = counts.values.max()
      return elements.first { counts[$0] == most } ?? others.first
    }
  }

  init(_ layout: ViewLayout, _ readings: ViewReadings) {
    var grounds: [Int?: Grounds] = [:]
    var open: [(position: Int, layers: Int)] = []
    for (position, box) in layout.boxes.enumerated() {
      open.removeLast(open.count - min(open.count, box.depth))
      let reading: Reading?
      switch box.content {
      case .surface(let layers, _):
        open.append((position, layers))
        continue
      case .element(let index):
        reading = readings.elements[index]
        if let reading { grounds[open.last?.position, default: Grounds()].elements.append(reading.ground) }
      case .decoration(let index, _):
        reading = readings.decorations[index]
        if let ground = reading?.layers.shade { grounds[open.last?.position, default: Grounds()].others.append(ground) }
      }
      // What lies on a surface tells by its layers what lies below that surface.
      var layers = (reading?.layers ?? [])[...]
      for (depth, surface) in open.enumerated().reversed() {
        layers = layers.dropLast(surface.layers)
        let outer = depth > 0 ? open[depth - 1].position : nil
        if let below = Array(layers).shade { grounds[outer, default: Grounds()].others.append(below) }
      }
    }
    page = grounds[nil]?.commonest
    for (position, box) in layout.boxes.enumerated() {
      if case .surface = box.content { surfaces[position] = grounds[position]?.commonest }
    }
    for (position, box) in layout.boxes.enumerated() {
      guard case .element(let index) = box.content, let own = readings.elements[index]?.ground else { continue }
      if own != drawn(behind: position, layout, readings) { plates[position] = own }
    }
  }

  /// What is drawn behind the middle of a box by those before it, or the page.
  private func drawn(behind position: Int, _ layout: ViewLayout, _ readings: ViewReadings) -> Shade? {
    let box = layout.boxes[position]
    let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
    for back in layout.boxes[..<position].indices.reversed() {
      let other = layout.boxes[back]
      guard other.x <= x, x <= other.x + other.width, other.y <= y, y <= other.y + other.height else { continue }
      switch other.content {
      case .surface(_, isDrawn: true): if let shade = surfaces[back] { return shade }
      case .decoration(let index, .fill): if let reading = readings.decorations[index] { return reading.front }
      case .surface, .decoration, .element: break
      }
    }
    return page
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

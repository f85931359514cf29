import Scene

/// Layers that constants make too thin or too small for a text to stand on, such as a line below it, a bar beside it or
/// a sign in a corner (S-51).
enum ThinLayers {
  /// What the small letters of a text need at least, as a share of its size.
  private static let letterShare = 0.5
  /// How thick a line may be on which no letter stands, whatever its size, in pt.
  private static let hairline = 2.0
  /// What a letter needs across at least on the average, as a share of its size: the narrowest ones take a quarter.
  private static let characterShare = 0.25
  /// The share of a text's width that a layer carries at least which counts as what it stands on.
  private static let carriedShare = 1.0 / 3

  /// Returns layers that are no larger than a frame lets its content be.
  static func bounding(
    _ layers: [Layer], inFrame call: ModifierCall, around content: ViewNode, _ renderer: Renderer,
    _ environment: Environment
  ) -> [Layer] {
    let (extent, length) = (extent(of: call), length(of: call))
    guard !layers.isEmpty, extent != nil || length != nil else { return layers }
    if takesItsFrame(content) || staysInFrame(content, ofExtent: extent, renderer, environment) {
      return layers.map { layer in
        (extent.map { layer.bounded(by: $0) } ?? layer).bounded(along: length)
      }
    }
    return isResized(content) ? layers.map { $0.bounded(along: length) } : layers
  }

  /// True for a colour or shape, and for a view that shows nothing else, in no larger frames.
  private static func staysInFrame(
    _ view: ViewNode, ofExtent extent: Double?, _ renderer: Renderer, _ environment: Environment
  ) -> Bool {
    switch view {
    case .component(let component) where isFilling(component): return true
    case .component(let component):
      guard overlapping.contains(component.name), let content = component.content else { return false }
      let parts = renderer.flatten(renderer.evaluator.contents(of: content))
      return !parts.isEmpty && parts.allSatisfy { staysInFrame($0, ofExtent: extent, renderer, environment) }
    case .modified(let inner, let call):
      let isWithin =
        call.name == "frame"
        ? self.extent(of: call) ?? 0 <= extent ?? 0 && !call.arguments.contains { $0.label?.hasPrefix("min") == true }
        : within.contains(call.name)
      return isWithin && staysInFrame(inner, ofExtent: extent, renderer, environment)
    case .placed(let inner, _): return staysInFrame(inner, ofExtent: extent, renderer, environment)
    case .custom(let instance, let place):
      guard let body = Layers.body(of: instance, at: place, renderer, environment) else { return false }
      return staysInFrame(body.node, ofExtent: extent, renderer, body.environment)
    case .choice(let alternatives):
      return alternatives.branches.allSatisfy { staysInFrame($0.value, ofExtent: extent, renderer, environment) }
    case .list(let nodes): return nodes.allSatisfy { staysInFrame($0, ofExtent: extent, renderer, environment) }
    case .empty: return true
    case .concatenated, .unknown: return false
    }
  }

  /// Modifiers that draw nothing beyond a shape.
  private static let within = FixedFrames.keeping.subtracting(["overlay", "background", "shadow"])
  /// Containers that offer their children no more room than they are given themselves.
  private static let overlapping: Set<String> = ["ZStack", "HStack", "VStack", "Group", "GeometryReader"]

  /// Returns layers that are as large as a view.
  static func bounding(_ layers: [Layer], by view: ViewNode) -> [Layer] {
    guard let extent = extent(of: view) else { return layers }
    return layers.map { $0.bounded(by: extent) }
  }

  /// Returns layers of a size that is not known.
  static func unbounded(_ layers: [Layer]) -> [Layer] {
    layers.map { layer in
      var result = layer
      result.extent = nil
      result.length = nil
      return result
    }
  }

  /// Returns layers of a view that is drawn larger or smaller.
  static func scaled(_ layers: [Layer], by call: ModifierCall) -> [Layer] {
    let factors = call.arguments.filter { $0.label != "anchor" }.map { greatest($0.value) }
    guard let factor = factors.reduce(0, { one, other in one.flatMap { one in other.map { max(one, $0) } } }),
      factor.isFinite, !factors.isEmpty
    else { return unbounded(layers) }
    return layers.map { layer in
      var result = layer
      result.extent = layer.extent.map { $0 * factor }
      result.length = layer.length.map { $0 * factor }
      return result
    }
  }

  /// Returns a backdrop without the paint of layers that a text in one of some sizes can't stand on; `nil` where no
  /// layer is known to be small.
  static func backdrop(
    _ backdrop: BackdropStack, behind text: String?, ofSizes sizes: @autoclosure () -> [Double]?
  ) -> BackdropStack? {
    guard backdrop.entries.contains(where: { $0.extent != nil || $0.length != nil }) else { return nil }
    let size = sizes()?.min() ?? 0
    let width = size * characterShare * Double(text?.count ?? 0)
    func isTooSmall(_ layer: Layer) -> Bool {
      if let extent = layer.extent, extent <= hairline || extent < size * letterShare { return true }
      return layer.length.map { $0 < width * carriedShare } ?? false
    }
    var result = backdrop
    for (position, entry) in backdrop.entries.enumerated() {
      guard case .layer(let layer) = entry, isTooSmall(layer) else { continue }
      result.entries[position] = .layer(layer.unpainted)
    }
    return result
  }

  /// True for a colour or shape that constants make a line, and that is drawn.
  static func isLine(_ view: ViewNode) -> Bool {
    guard takesItsFrame(view), let extent = extent(of: view) else { return false }
    return extent > 0 && extent <= hairline && !isClear(view)
  }

  private static func isClear(_ view: ViewNode) -> Bool {
    switch view {
    case .component(let component):
      if case .color(let color)? = component.arguments.first?.value { Style.color(color).isInvisible } else { false }
    case .modified(let inner, _), .placed(let inner, _): isClear(inner)
    default: false
    }
  }

  /// Returns the longer side in pt that a frame leaves at most, of which constants tell both.
  private static func length(of call: ModifierCall) -> Double? {
    func side(_ fixed: String, _ most: String) -> Double? {
      (call.argument(fixed) ?? call.argument(most)).flatMap { greatest($0.value) }
    }
    guard let width = side("width", "maxWidth"), let height = side("height", "maxHeight") else { return nil }
    return max(width, height)
  }

  /// Returns the shorter side in pt that a frame leaves at most, of which constants tell.
  private static func extent(of call: ModifierCall) -> Double? {
    let sides: Set<String> = ["width", "height", "maxWidth", "maxHeight"]
    return call.arguments.filter { sides.contains($0.label ?? "") }.compactMap { greatest($0.value) }.min()
  }

  /// Returns the shorter side in pt of a view whose size constants tell.
  private static func extent(of view: ViewNode) -> Double? {
    switch view {
    case .component(let component): component.name == "Divider" ? 1 : nil
    case .modified(_, let call) where call.name == "frame" && extent(of: call) != nil: extent(of: call)
    case .modified(let inner, let call): call.name.hasSuffix("adding") ? nil : extent(of: inner)
    case .placed(let inner, _): extent(of: inner)
    default: nil
    }
  }

  /// True for a colour or shape, which is as large as the frame around.
  private static func takesItsFrame(_ view: ViewNode) -> Bool {
    switch view {
    case .component(let component): isFilling(component)
    case .modified(let inner, let call): call.name != "scaleEffect" && takesItsFrame(inner)
    case .placed(let inner, _): takesItsFrame(inner)
    default: false
    }
  }

  private static func isFilling(_ component: Component) -> Bool {
    ["Color", "Style"].contains(component.name) || ComponentTable.shapes.contains(component.name)
  }

  /// True for a picture that is drawn as large as the frame around, and nowhere beyond.
  private static func isResized(_ view: ViewNode) -> Bool {
    switch view {
    case .component: false
    case .modified(.component(let component), let call): component.name == "Image" && call.name == "resizable"
    case .modified(let inner, let call): FixedFrames.keeping.contains(call.name) && isResized(inner)
    case .placed(let inner, _): isResized(inner)
    default: false
    }
  }

  private static func greatest(_ value: Value) -> Double? {
    switch value {
    case .number(let number): number
    case .choice(let all): all.branches.map { greatest($0.value) ?? .infinity }.max()
    default: nil
    }
  }
}

extension Environment {
  /// Returns the environment of a leaf with what it can stand on and what is seen of that.
  func behind(_ leaf: Leaf) -> Environment {
    var result = self
    if leaf.kind == .text,
      let backdrop = ThinLayers.backdrop(
        self.backdrop, behind: leaf.text, ofSizes: fontSizes?.map { $0 * self.leastScale })
    {
      result.backdrop = backdrop
    }
    // What is set anew is kept apart from what other views inherit.
    if let visible = result.backdrop.withoutHidden { result.backdrop = visible }
    return result
  }
}

extension Layer {
  fileprivate func bounded(by extent: Double) -> Layer {
    var result = self
    result.extent = min(extent, self.extent ?? .infinity)
    return result
  }

  fileprivate func bounded(along length: Double?) -> Layer {
    guard let length else { return self }
    var result = self
    result.length = min(length, self.length ?? .infinity)
    return result
  }
}

extension BackdropStack.Entry {
  fileprivate var extent: Double? { if case .layer(let layer) = self { layer.extent } else { nil } }
  fileprivate var length: Double? { if case .layer(let layer) = self { layer.length } else { nil } }
}

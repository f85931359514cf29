import Scene

/// How modifiers change what a view paints.
extension Layers {
  static func painted(
    by inner: ViewNode, modifiedBy call: ModifierCall, _ renderer: Renderer, _ environment: Environment, _ fills: Bool
  ) -> [Layer] {
    var environment = environment
    environment.front = environment.front?.inside(call)
    func plain(_ changed: Environment? = nil) -> [Layer] {
      painted(by: inner, renderer: renderer, in: changed ?? environment, fills: fills)
    }
    switch call.name {
    case "fill", "foregroundStyle", "foregroundColor":
      guard let first = call.first else { return plain() }
      let ink = { layer(of: first, isColor: call.name == "foregroundColor", renderer, environment) }
      if call.arguments.count == 1, let layers = symbol(inner, in: ink(), renderer) { return layers }
      if takesInk(inner) { return placed([ink()], as: inner, fills, renderer, environment) }
      return plain(ForegroundModifiers.inForeground(of: call, environment, renderer))
    // The stroke of a filled shape leaves the fill.
    case "stroke", "strokeBorder": return isFilled(inner) ? plain() : []
    case "background", "glassEffect", "glassBackgroundEffect":
      return behind(inner, by: call, renderer, environment, fills) + plain()
    case "overlay" where !OutlinedViews.isOutline(call):
      let content = BackgroundModifiers.overlayContent(call, renderer)
      return plain() + ThinLayers.bounding(painted(by: content, renderer: renderer, in: environment), by: inner)
    case "opacity": return faded(plain(), call)
    case "ignoresSafeArea", "edgesIgnoringSafeArea":
      return plain().filling(call.arguments.isEmpty && isExpansive(inner, renderer, environment))
    case "hidden", "trim": return []
    // What a line leaves of a view is a line.
    case "clipShape" where call.first.map({ OutlinedViews.isOutline($0.value) }) ?? false: return []
    case "mask" where mask(call, renderer).map({ OutlinedViews.isOutline(.view($0)) }) ?? false: return []
    case "frame" where isEmpty(call): return []
    case "frame", "offset", "position": return placed(plain(), by: call, around: inner, fills, renderer, environment)
    case "scaleEffect": return ThinLayers.scaled(plain(), by: call)
    case "transformEffect": return ThinLayers.unbounded(plain())
    case "listStyle", "tabViewStyle":
      var changed = environment
      changed.styles.set(call.first?.value, for: String(call.name.dropLast("Style".count)))
      return plain(changed)
    case "buttonStyle":
      var changed = environment
      changed.styles.set(
        call.first.map { ControlModifiers.ownStyle($0, "button", renderer.evaluator) }, for: "button")
      return plain(changed)
    case _ where call.changesScrollGround:
      return plain(environment.withScrollGround(of: call, on: inner))
    case "mask" where mask(call, renderer).map(clips) ?? false:
      // What the shape leaves of a view is as it was; where a shape of its own size lies, nothing tells.
      let isWhole = mask(call, renderer).map { !isSized($0) } ?? false
      return isWhole ? plain() : plain().map { maybe($0, at: call.place, renderer) }
    case "blur", "blendMode", "mask", "colorMultiply", "saturation", "brightness", "contrast", "hueRotation",
      "colorInvert":
      return filtered(inner, by: call, renderer, environment, fills)
    case "modifier":
      return ownModifier(call, around: inner, renderer, environment, fills) ?? plain()
    default: return plain()
    }
  }

  /// Returns what a modifier lays behind a view: it covers all of the view's own frame, and its siblings' only where the
  /// view takes all the room.
  private static func behind(
    _ inner: ViewNode, by call: ModifierCall, _ renderer: Renderer, _ environment: Environment, _ fills: Bool
  ) -> [Layer] {
    let isBackground = call.name == "background"
    // How far glass reaches on a view that shows something nothing tells.
    if !isBackground, !isShape(inner), inner.componentName != "Color" { return [] }
    let own =
      isBackground
      ? background(call, renderer, environment) : BackgroundModifiers.glassLayers(of: call, renderer, environment)
    let layers = ThinLayers.bounding(own, by: inner)
    let covers = fills || layers.isEmpty || isExpansive(inner, renderer, environment)
    return covers ? layers : layers.map { maybe($0, at: call.place, renderer) }.filling(false)
  }

  /// Returns the view with each of the alternatives that the amount of a modifier has.
  private static func arms(of call: ModifierCall, around inner: ViewNode) -> ViewNode? {
    guard case .choice(let all)? = call.arguments.first?.value else { return nil }
    return .choice(
      all.map { amount in
        var own = call
        own.arguments[0].value = amount
        return .modified(inner, own)
      })
  }

  /// Returns what a modifier makes of the pixels of layers: a blur of one size is followed, and what is exact on solid
  /// colours (S-36); nothing is known of others.
  private static func filtered(
    _ inner: ViewNode, by call: ModifierCall, _ renderer: Renderer, _ environment: Environment, _ fills: Bool
  ) -> [Layer] {
    if let arms = arms(of: call, around: inner) {
      return painted(by: arms, renderer: renderer, in: environment, fills: fills)
    }
    let layers = painted(by: inner, renderer: renderer, in: environment, fills: fills)
    if layers.isEmpty { return [] }
    var amount = call.first?.value
    if let amount, ForegroundModifiers.keepsPixels(call.name, amount, renderer) { return layers }
    if call.name == "blur", let blurred = BlurredLayers.blurred(layers, of: inner) { return blurred }
    if call.name == "colorMultiply" { amount = amount.map { renderer.evaluator.colorValue($0, place: call.place) } }
    if let exact = ColorFilter(modifier: call.name, amount: amount), exact.isExact(on: layers) {
      return layers.map { layer in
        var layer = layer
        // Those of the surroundings are applied after it.
        layer.filters.insert(exact, at: min(environment.filters.count, layer.filters.count))
        return layer
      }
    }
    return [unknown(Doubt(.filterOrBlend, "'.\(call.name)'", place: call.place), environment)]
  }

  /// Returns the layers of a view to which a modifier gives a size or a place of its own: it need not cover what lies
  /// before it (S-51).
  private static func placed(
    _ layers: [Layer], by call: ModifierCall, around inner: ViewNode, _ fills: Bool, _ renderer: Renderer,
    _ environment: Environment
  ) -> [Layer] {
    let bounded =
      call.name == "frame"
      ? ThinLayers.bounding(layers, inFrame: call, around: inner, renderer, environment) : layers
    let isSized =
      hasFixedSize(call) || (BoundedPictures.isBounded(by: call) && BoundedPictures.shows(layers))
      || bounded.contains { ($0.extent ?? .infinity) < leastExtent }
    guard !fills, call.name != "frame" || isSized, !MovingModifiers.isNudge(call, of: inner) else { return bounded }
    return bounded.map { maybe($0, at: call.place, renderer) }.filling(false)
  }

  /// Returns the layers of a shape that gets its colour outside of the modifiers that give it a size or a place.
  private static func placed(
    _ layers: [Layer], as shape: ViewNode, _ fills: Bool, _ renderer: Renderer, _ environment: Environment
  ) -> [Layer] {
    guard case .modified(let inner, let call) = shape else { return layers }
    let own = placed(layers, as: inner, fills, renderer, environment)
    let places = ["frame", "offset", "position"].contains(call.name)
    return places ? placed(own, by: call, around: inner, fills, renderer, environment) : own
  }

  /// How large a shape is at least that covers a line of the smallest text style, in pt.
  static let leastExtent = 13.0

  /// How many modifiers of the program, each inside the next, are followed to what they paint.
  private static let maximumModifiers = 10

  /// Returns what a mask is made of.
  static func mask(_ call: ModifierCall, _ renderer: Renderer) -> ViewNode? {
    switch call.arguments.last?.value {
    case .view(let node)?: node
    case .closure(let closure)?: renderer.evaluator.contents(of: closure)
    default: nil
    }
  }

  /// True for a shape as a mask: it only cuts off.
  static func clips(_ mask: ViewNode) -> Bool {
    switch mask {
    case .component(let component): ComponentTable.shapes.contains(component.name)
    case .modified(let inner, let call):
      (NeutralModifiers.names.contains(call.name) || isSizing(call)) && clips(inner)
    default: false
    }
  }

  private static func isSized(_ mask: ViewNode) -> Bool {
    guard case .modified(let inner, let call) = mask else { return false }
    return isSizing(call) || isSized(inner)
  }

  private static func isSizing(_ call: ModifierCall) -> Bool { ["frame", "padding"].contains(call.name) }

  /// Returns what a modifier of the program paints with its receiver (S-60); `nil` for other modifiers.
  private static func ownModifier(
    _ call: ModifierCall, around inner: ViewNode, _ renderer: Renderer, _ environment: Environment, _ fills: Bool
  ) -> [Layer]? {
    guard environment.layerModifiers < maximumModifiers else {
      renderer.paintedBodies.noteCut()
      let doubt = Doubt(.tooDeep, "modifiers within modifiers", place: call.place)
      return [unknown(doubt, environment)] + painted(by: inner, renderer: renderer, in: environment, fills: fills)
    }
    guard let argument = call.first else { return nil }
    func made(by value: Value) -> ViewNode? {
      guard case .instance(let instance) = value else { return nil }
      return AppearanceModifiers.body(of: instance, argument.place, inner, renderer, environment)
    }
    var deeper = environment
    deeper.layerModifiers += 1
    switch argument.value {
    case .instance(let instance):
      return PaintedBodies.layers(of: .instance(instance, around: inner), in: environment, fills: fills, renderer) {
        let node = made(by: argument.value)
        return painted(by: node ?? inner, renderer: renderer, in: node == nil ? environment : deeper, fills: fills)
      }
    case .choice(let alternatives):
      let arms = ViewNode.choice(alternatives.map { made(by: $0) ?? inner })
      return painted(by: arms, renderer: renderer, in: deeper, fills: fills)
    default: return nil
    }
  }

  private static func background(
    _ call: ModifierCall, _ renderer: Renderer, _ environment: Environment
  ) -> [Layer] {
    if OutlinedViews.isOutline(call) { return [] }
    if let content = call.content {
      return painted(by: renderer.evaluator.contents(of: content), renderer: renderer, in: environment)
    }
    guard let first = call.first, first.label == nil else {
      return environment.backgroundStyle.map { [layer($0.map { $0 }, environment)] } ?? []
    }
    switch first.value {
    case .view(let node): return painted(by: node, renderer: renderer, in: environment)
    case .none, .unknown: return []
    default: return [layer(of: first, isColor: false, renderer, environment)]
    }
  }

  /// True for a shape whose area takes the colour: of an outline only the line does, and what is written within wins
  /// (S-5, S-33).
  private static func takesInk(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component): return ComponentTable.shapes.contains(component.name)
    case .modified(let inner, let own):
      if ["stroke", "strokeBorder"].contains(own.name) { return false }
      let isInked = ["fill", "foregroundStyle", "foregroundColor"].contains(own.name) && own.first != nil
      return !isInked && takesInk(inner)
    default: return false
    }
  }

  /// True for a shape with a fill, which may be stroked too.
  static func isFilled(_ node: ViewNode) -> Bool {
    guard case .modified(let inner, let call) = node else { return false }
    return call.name == "fill" || isFilled(inner)
  }

  /// True for a frame without area, in which helpers are hidden.
  private static func isEmpty(_ call: ModifierCall) -> Bool {
    call.arguments.contains { argument in
      guard ["width", "height"].contains(argument.label ?? "") else { return false }
      switch argument.value {
      case .number(0): return true
      case .implicit(let member): return member.name == "zero"
      default: return false
      }
    }
  }

  private static func faded(_ layers: [Layer], _ call: ModifierCall) -> [Layer] {
    guard let first = call.first else { return layers }
    return faded(layers, by: ForegroundModifiers.opacities(first.value), at: first.place)
  }

  /// Returns layers of a view of an opacity, of which nothing is painted where that hides it.
  static func faded(_ layers: [Layer], by shares: Alternatives<Double?>, at place: Place?) -> [Layer] {
    layers.map { layer in
      var result = layer
      result.paint = layer.paint.combined(with: shares).map { setting, share in
        guard var setting, share != 0 else { return nil }
        // Of one colour it is known what the little that is left of it changes.
        if FaintOpacity.hides(share), setting.style.isUnknown || setting.style.isPicture { return nil }
        // Of several layers each lets its share through.
        if layer.standsForOthers, setting.style.isUnknown { return setting }
        if let share, share < 1 {
          setting.style = .faded(setting.style, by: share)
        } else if share == nil, !setting.style.isUnknown {
          setting.style = .unknown(Doubt(.runtimeValue, "an opacity", place: place))
        }
        return setting
      }
      return result
    }
  }
}

extension StyleSetting {
  /// What a filter makes of it that is not followed.
  var filtered: StyleSetting { StyleSetting(of: Doubt(.filterOrBlend, "a filter", place: place), place: place) }
}

extension ColorFilter {
  /// True where filtering each of some layers gives what filtering all of them together gives: a channel that ends at a
  /// bound in one layer does so in none that shines through it.
  fileprivate func isExact(on layers: [Layer]) -> Bool {
    guard case .brightened = self else { return true }
    return layers.count == 1
      && layers[0].paint.branches.allSatisfy { $0.value.map { $0.style.leastShare >= 1 } ?? true }
  }
}

import ColorScience
import PlatformStyles
import Scene

/// What lies behind a view, back to front (S-50).
struct BackdropStack: Hashable {
  /// An entry of the stack.
  enum Entry: Hashable {
    case layer(Layer)
    /// A group opacity that starts here and covers all that follows (S-32).
    case group(Alternatives<Double?>, place: Place?)
  }

  var entries: [Entry] = []
  /// What a comment says lies behind wherever that can't be known.
  @Rare var assertion: Layer?
  /// True inside a shadow, with nothing painted between.
  var isShadowed = false

  /// Returns the backdrop with a layer in front.
  func adding(_ layer: Layer) -> BackdropStack {
    var result = self
    result.isShadowed = false
    result.entries.append(.layer(layer))
    return result
  }

  /// Puts layers below what was painted since the backdrop had a number of entries.
  mutating func insert(_ layers: [Layer], at position: Int) {
    if !layers.isEmpty, position == entries.count { isShadowed = false }
    entries.insert(contentsOf: layers.map(Entry.layer), at: min(position, entries.count))
  }

  /// Returns the backdrop under layers that an outline goes around.
  func adding(outlined layers: [Layer]) -> BackdropStack {
    layers.reduce(self) { result, layer in
      var layer = layer
      layer.isOutlined = true
      return result.adding(layer)
    }
  }

  /// Returns the backdrop with what its layers and groups are on other paths.
  func rewording(_ transform: (Guard) -> Guard) -> BackdropStack {
    var result = self
    result.entries = entries.map { entry in
      switch entry {
      case .layer(var layer):
        layer.paint = layer.paint.rewording(transform)
        return .layer(layer)
      case .group(let shares, let place): return .group(shares.rewording(transform), place: place)
      }
    }
    return result
  }

  /// Gives the group whose opacity is set at a place another one; false where there is none.
  mutating func replaceGroup(_ shares: Alternatives<Double?>, at place: Place?) -> Bool {
    let position = entries.firstIndex { if case .group(_, place) = $0 { true } else { false } }
    guard let position else { return false }
    entries[position] = .group(shares, place: place)
    return true
  }

  /// Takes away what modifiers of other code may paint around a view: the bar above its content has none of it (S-60).
  mutating func removePaintOfModifiers() {
    for (position, entry) in entries.enumerated() {
      guard case .layer(let layer) = entry, layer.isOfUnknownModifier else { continue }
      entries[position] = .layer(layer.unpainted)
    }
  }

  /// The background of the window or presentation, where the program paints in front and no other code may (S-60).
  var paintedRoot: Layer? {
    guard let position = entries.lastIndex(where: \.isRoot), case .layer(let root) = entries[position] else {
      return nil
    }
    let paints = entries[position...].dropFirst().flatMap { entry -> [StyleSetting] in
      if case .layer(let layer) = entry { layer.paint.branches.compactMap(\.value) } else { [] }
    }
    return paints.contains(where: \.isProject) && !paints.contains(where: \.isForeign) ? root : nil
  }

  /// Leaves open what the background of the window or presentation is.
  mutating func assumeRoot() {
    for (position, entry) in entries.enumerated() {
      guard case .layer(var layer) = entry, layer.isRoot else { continue }
      layer.isAssumed = true
      entries[position] = .layer(layer)
    }
  }

  /// Gives the background of the window or presentation a scheme (S-55).
  mutating func pinRoot(to scheme: ColorScheme) {
    for (position, entry) in entries.enumerated() {
      guard case .layer(var layer) = entry, layer.isRoot else { continue }
      layer.pinnedScheme = scheme
      entries[position] = .layer(layer)
    }
  }

  /// Takes the colour that a window was given back: what blends with what lies behind the window shows nothing of it.
  mutating func restoreWindow(_ window: Layer) {
    for (position, entry) in entries.enumerated() {
      guard case .layer(let layer) = entry, layer.isRoot else { continue }
      var window = window
      window.isAssumed = layer.isAssumed
      entries[position] = .layer(window)
    }
  }

  /// The backdrop without the layers of which nothing is seen, whatever the path: what hides them decides alone (S-51).
  var visible: BackdropStack { withoutHidden ?? self }

  /// The same; `nil` where something is seen of all layers.
  ///
  /// Past the start of a group what lies below it still shows through what it holds (S-32).
  var withoutHidden: BackdropStack? {
    var kept: [Entry] = []
    var isHidden = false
    for entry in entries.reversed() {
      if case .group = entry { isHidden = false }
      if isHidden { continue }
      kept.append(entry)
      isHidden = entry.hidesAll
    }
    if kept.count == entries.count { return nil }
    var result = self
    result.entries = kept.reversed()
    return result
  }

  /// True where what is seen behind was all painted inside a subtree pinned to a scheme, or is alike in both (S-55).
  func isPinned(to scheme: ColorScheme) -> Bool {
    for case .layer(let layer) in entries.reversed() {
      if layer.pinnedScheme != scheme, !layer.paint.branches.allSatisfy({ $0.value?.style.isFixed != false }) {
        return false
      }
      if layer.isRoot || layer.paint.branches.allSatisfy({ $0.value?.style.isOpaqueColor == true }) { return true }
    }
    return false
  }
}

/// A layer of a backdrop.
struct Layer: Hashable {
  /// The paint by path; a `nil` alternative is no paint at all.
  var paint: Alternatives<StyleSetting?>
  /// The scheme pinned where the layer stands.
  var pinnedScheme: ColorScheme?
  var isElevated: Bool
  /// True inside a grouped list or form, which the background style counts as one group in light (S-64).
  var isGrouped = false
  /// The identity of a material or glass surface.
  var surface: MaterialSurface?
  /// True inside a material, where levels are drawn vibrantly (S-71).
  var isVibrant = false
  /// True where the layer's default is only assumed.
  var isAssumed = false
  /// The comment that says that the layer is there.
  var asserted: Place?
  /// The filters around it, outermost first.
  var filters: [ColorFilter] = []
  /// True for the background of a window or presentation.
  var isRoot = false
  /// True for what lies behind the window, with which a sidebar blends in place of all that is painted within (S-77).
  var isBehindWindow = false
  /// True for one layer in the place of others that have more looks together than are followed.
  var standsForOthers = false
  /// True for what lies behind a row while it is selected.
  var isSelection = false
  /// True for a widget's own background, which the system takes away in some places (S-94b).
  var isWidgetGround = false
  /// True for what an outline goes around, beside which the outline is seen on what lies outside.
  var isOutlined = false
  /// True for a shape or symbol in the foreground in force: the project puts it there, whoever chose its colour (S-33).
  var isInk = false
  /// True for a view that takes all the room of a screen, up to its edges.
  var fillsScreen = false
  /// True for what lies behind a view that takes all the room it is offered.
  var isRoomy = false
  /// True for clear glass, through which what lies behind is seen nearly as it is (S-76).
  var isClearGlass = false
  /// Its shorter side in pt at most, where constants tell it.
  var extent: Double?
  /// Its longer side in pt at most, where constants tell both.
  var length: Double?
}

extension [Layer] {
  /// The layers with nothing known of those of which nothing is known on some path.
  var knownOrNot: [Layer] {
    map { layer in
      let unknown = layer.paint.branches.lazy.compactMap(\.value).first { $0.style.isUnknown }
      guard let unknown else { return layer }
      var result = layer
      result.paint = Alternatives(unknown)
      return result
    }
  }
}

extension Layer {
  /// True where what lies in front of it may not lie on it.
  var mayMiss: Bool { paint.branches.count > 1 || standsForOthers }

  /// True for what a modifier of other code may paint.
  fileprivate var isOfUnknownModifier: Bool {
    guard let setting = paint.single.flatMap(\.self), setting.isForeign,
      case .unknown(let doubt) = setting.style
    else { return false }
    return doubt.reason == .unsupportedModifier
  }

  /// The layer as it is on paths that draw it, and without paint on the others.
  func painted(where isPainted: Alternatives<Bool>) -> Layer {
    var result = self
    result.paint = isPainted.flatMap { $0 ? paint : Alternatives(nil) }
    return result
  }

  /// The layer where something else may lie in its place.
  var assumed: Layer {
    var result = self
    result.isAssumed = true
    return result
  }

  /// The layer without its paint, for what is told of it beside one of its alternatives.
  var unpainted: Layer {
    var result = self
    result.paint = Alternatives(nil)
    return result
  }
}

extension BackdropStack {
  /// True in what AppKit lays on the material of a sidebar, which shows what lies behind the window (S-77).
  var isInSidebarOfWindow: Bool {
    entries.contains { if case .layer(let layer) = $0 { layer.isBehindWindow } else { false } }
  }
}

extension BackdropStack.Entry {
  /// True for a layer that hides what lies behind it wherever something lies on it.
  fileprivate var hidesAll: Bool {
    guard case .layer(let layer) = self, layer.extent == nil, layer.length == nil, !layer.isOutlined else {
      return false
    }
    return layer.paint.branches.allSatisfy { branch in
      if layer.isBehindWindow, case .unknown? = branch.value?.style { return true }
      return branch.value?.style.isOpaqueColor == true
    }
  }

  /// True for the background of a window or presentation.
  var isRoot: Bool {
    if case .layer(let layer) = self { return layer.isRoot }
    return false
  }
}

extension Environment {
  /// Forgets what code that is not there may have set: what is set further inside still counts (S-60).
  mutating func obscure(_ doubt: Doubt) {
    let setting = StyleSetting(
      style: .unknown(doubt), description: doubt.label, place: doubt.place, clause: StyleSetting.foreign,
      isProject: true)
    self.foreground = Alternatives(setting)
    self.font = Alternatives(FontValue(base: .unknown(doubt), place: doubt.place))
    self.backdrop = self.backdrop.adding(Layers.layer(setting, self))
  }
}

extension StyleSetting {
  /// The clause behind what code that is not there may have set.
  fileprivate static let foreign = "S-60"

  /// True for what code that is not there may have set.
  var isForeign: Bool { clause == Self.foreign }
}

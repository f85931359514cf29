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

  /// Returns the backdrop with a layer in front.
  func adding(_ layer: Layer) -> BackdropStack {
    var result = self
    result.entries.append(.layer(layer))
    return result
  }
}

/// A layer of a backdrop.
struct Layer: Hashable {
  /// The paint by path; a `nil` alternative is no paint at all.
  var paint: Alternatives<StyleSetting?>
  /// The scheme pinned where the layer stands.
  var pinnedScheme: ColorScheme?
  var isElevated: Bool
  /// The identity of a material or glass surface.
  var surface: MaterialSurface?
  /// True where the layer's default is only assumed.
  var isAssumed = false
}

extension Environment {
  /// Forgets what code that is not there may have set: what is set further inside still counts (S-60).
  mutating func obscure(_ doubt: Doubt) {
    let setting = StyleSetting(style: .unknown(doubt), description: doubt.label, place: doubt.place, isProject: true)
    foreground = Alternatives(setting)
    font = Alternatives(FontValue(base: .unknown(doubt), place: doubt.place))
    backdrop = backdrop.adding(Layers.layer(setting, self))
  }
}

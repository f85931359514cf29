import ColorScience
import Scene

/// What a view painted in front does to those behind it (S-54).
enum Covering {
  private enum Cover {
    case none, translucent, opaque
  }

  /// Returns an environment for a view under what others paint in front of it: hidden by what is opaque, undecided under
  /// what is translucent or cut by a mask around both; what need not cover, or only does on some path, changes nothing.
  static func under(_ layers: [Layer], at place: Place, _ environment: Environment) -> Environment {
    var result = environment
    for (position, layer) in layers.enumerated() {
      switch cover(of: layer) {
      case .none: break
      case .opaque where !isMasked(environment) && !layers[(position + 1)...].contains(where: mayErase):
        result.exemption = result.exemption ?? .hidden
      case .translucent, .opaque:
        result.filter = result.filter ?? Doubt(.overlap, "another view lies in front", place: place)
      }
    }
    return result
  }

  /// True where a mask around cuts out parts of both the view and what covers it.
  private static func isMasked(_ environment: Environment) -> Bool { environment.filter?.detail == "'.mask'" }

  /// True for a layer that changes what is seen of all that lies behind it, on every path.
  static func covers(_ layer: Layer) -> Bool {
    if case .none = cover(of: layer) { return false }
    return true
  }

  /// True for what is blended with the views before it, which may take them away (S-36).
  private static func mayErase(_ layer: Layer) -> Bool {
    layer.paint.branches.contains { branch in
      if case .unknown(let doubt)? = branch.value?.style { doubt.reason == .filterOrBlend } else { false }
    }
  }

  private static func cover(of layer: Layer) -> Cover {
    var result = Cover.opaque
    for branch in layer.paint.branches {
      guard let style = branch.value?.style else { return .none }
      switch cover(of: style) {
      case .none: return .none
      case .translucent: result = .translucent
      case .opaque: break
      }
    }
    return result
  }

  /// The opacity up to which nobody sees a colour, as it is written for what shall be touched: it moves a ratio by some two
  /// hundredths of itself.
  private static let faintest = 0.01

  private static func cover(of style: Style) -> Cover {
    if style.isOpaqueColor { return .opaque }
    switch style {
    case .color(let value):
      if case .fixed(let color) = value.color, color.alpha <= faintest { return .none }
      if case .faded(_, let share) = value.color, share <= faintest { return .none }
      return value.color.isUnknown ? .none : .translucent
    case .faded(_, let share) where share <= faintest: return .none
    case .clear, .image, .unknown: return .none
    default: return .translucent
    }
  }
}

extension DynamicColor {
  /// Why the colour is not known, of whatever alpha it is; `nil` for one that is.
  var doubt: Doubt? {
    switch self {
    case .unknown(let doubt): doubt
    case .faded(let inner, _), .withAlpha(let inner, _), .pinned(let inner, _): inner.doubt
    case .mixed(let first, let second, _, _): first.doubt ?? second.doubt
    default: nil
    }
  }

  /// True where the colour is not known.
  var isUnknown: Bool { doubt != nil }
}

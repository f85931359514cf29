import Scene

/// The accent around where it is one of several or not known: what is made of it is that, too (S-3, S-30). One known
/// colour is put in where it is measured.
extension Alternatives<StyleSetting?> {
  /// Returns what settings come to on each path of the accent around, unless that is one known colour.
  func onEachAccent(of environment: Environment) -> Self {
    guard let accents = environment.accent, !accents.isOneColor, branches.contains(where: { $0.value.isMadeOfAccent })
    else { return self }
    return flatMap { setting in
      guard setting.isMadeOfAccent, let setting else { return Alternatives(setting) }
      return accents.map { accent in
        var result = setting
        result.style = setting.style.accented(by: accent.style)
        return result
      }
    }
  }
}

extension Alternatives<StyleSetting> {
  fileprivate var isOneColor: Bool { if case .color? = single?.style { true } else { false } }
}

extension StyleSetting? {
  fileprivate var isMadeOfAccent: Bool { self?.style.isMade { $0 == .accent } == true }
}

extension Style {
  /// The style with another one in place of the accent.
  fileprivate func accented(by accent: Style) -> Style {
    func told(_ value: ColorValue) -> ColorValue {
      var result = value
      result.color = value.color.replacingAccent(with: accent.colorAsAccent)
      return result
    }
    switch self {
    // As itself it brings along where it is written.
    case .color(let value) where value.color == .accent && accent.isToldAsAccent: return accent
    case .color(let value): return .color(told(value))
    case .softGradient(let value): return .softGradient(told(value))
    case .gradient(let values): return .gradient(values.map(told))
    case .levels(let styles): return .levels(styles.map { $0.accented(by: accent) })
    case .offset(let inner, let level): return .offset(inner.accented(by: accent), level)
    case .faded(let inner, let factor): return .faded(inner.accented(by: accent), by: factor)
    case .fadedBetween(let inner, let factors): return .fadedBetween(inner.accented(by: accent), factors)
    case .blended(let inner, let mode, let place): return .blended(inner.accented(by: accent), mode, at: place)
    case .prominentLabel(let fill): return .prominentLabel(on: fill.accented(by: accent))
    default: return self
    }
  }

  /// True for a colour that is made of no accent, and for what is not known.
  private var isToldAsAccent: Bool {
    switch self {
    case .color(let value): value.color.asAccent == value.color
    case .unknown: true
    default: false
    }
  }

  /// The colour that the style gives as an accent.
  private var colorAsAccent: DynamicColor {
    switch self {
    case .color(let value): value.color.asAccent
    case .tint: .accent
    case .unknown(let doubt): .unknown(doubt)
    default: .unknown(Doubt(.unsupportedExpression, "'\(words)' as an accent", place: nil))
    }
  }
}

extension Leaf {
  /// What the leaf is drawn in: its own style, else the one in force.
  func foreground(in environment: Environment) -> Alternatives<StyleSetting?> {
    (style ?? environment.currentForeground.map { Optional($0) }).onEachAccent(of: environment)
  }
}

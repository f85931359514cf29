import ColorScience
import PlatformStyles
import Scene

/// Turns the platform's defaults of containers and controls into settings of the environment.
enum Defaults {
  /// Returns a default foreground; several possible ones become alternatives of a gap in what is known.
  static func foreground(
    _ value: ContainerDefault, renderer: Renderer, in environment: Environment
  ) -> Alternatives<StyleSetting>? {
    let settings = value.foregrounds.compactMap { looks(of: $0, clause: value.clause, in: environment) }
    guard !settings.isEmpty else { return nil }
    return alternatives(settings, clause: value.clause, renderer: renderer).flatMap { $0 }
  }

  /// What the label of a prominent button is drawn in on each fill that it may have (S-95).
  static func prominentForeground(on fill: Alternatives<StyleSetting?>) -> Alternatives<StyleSetting> {
    fill.map { fill in
      StyleSetting(
        style: .prominentLabel(on: fill?.style ?? .clear), description: "default white", clause: "S-95",
        isProject: false)
    }
  }

  private static func alternatives<Setting>(
    _ values: [Setting], clause: String, renderer: Renderer
  ) -> Alternatives<Setting> {
    if values.count == 1 { return Alternatives(values[0]) }
    let condition = renderer.evaluator.conditions.number(
      key: "gap.\(clause).\(values.count)", label: clause, arms: values.indices.map(String.init), isGap: true)
    return Alternatives(
      branches: values.enumerated().map {
        .init(condition: Guard(condition: condition, arm: $0.offset), value: $0.element)
      })
  }

  private static func looks(
    of value: DefaultForeground, clause: String, in environment: Environment
  ) -> Alternatives<StyleSetting>? {
    func make(_ style: Style, _ description: String) -> Alternatives<StyleSetting> {
      Alternatives(StyleSetting(style: style, description: description, clause: clause, isProject: false))
    }
    switch value {
    case .level(let level):
      return make(.color(ColorValue(color: .system(level.systemColor), origin: nil)), "default \(level.name)")
    case .hierarchical(let level): return make(.level(level), "default \(level.name)")
    case .system(let color):
      return make(.color(ColorValue(color: .system(color), origin: nil)), "default \(color.rawValue)")
    case .tint: return environment.tintSetting
    case .fixed(let color):
      return make(
        .color(ColorValue(color: .fixed(color), origin: nil)), color == .white ? "default white" : color.hexString)
    case .inherited: return nil
    }
  }

  /// Writes a default font.
  static func font(_ value: ContainerDefault, to environment: inout Environment, renderer: Renderer) {
    guard let first = value.fonts.first else { return }
    environment.defaultFont = font(first)
    environment.defaultFontClause = value.clause
    if value.fonts.count > 1 {
      let fonts = value.fonts.map { FontValue?.some(font($0)) }
      environment.font =
        environment.font.branches.count == 1 && environment.font.branches[0].value == nil
        ? alternatives(fonts, clause: "font.\(value.clause)", renderer: renderer) : environment.font
    }
  }

  private static func font(_ value: DefaultFont) -> FontValue {
    switch value {
    case .style(let style, let weight):
      FontValue(base: .style(style), standardWeight: weight)
    case .fixed(let size, let weight):
      FontValue(base: .size(size, scales: false), standardWeight: weight)
    }
  }

  /// Returns the layer that a container paints.
  static func layer(_ value: BackdropDefault, renderer: Renderer, in environment: Environment) -> Layer {
    let settings = value.layers.map { looks(of: $0, clause: value.clause, in: environment) }
    let paint = alternatives(settings, clause: "layer.\(value.clause)", renderer: renderer).flatMap { $0 }
    var layer = Layers.layer(paint, environment)
    layer.surface =
      settings.lazy.flatMap(\.branches).compactMap(\.value).compactMap {
        BackgroundModifiers.surface(of: $0, renderer: renderer, activatesVibrancy: false)
      }.first
    return layer
  }

  /// Returns the layer of a prominent glass button: it is nearly opaque, but glass, always in a tint (S-95).
  static func prominentGlass(renderer: Renderer, in environment: Environment) -> Layer {
    var glass = layer(ControlDefaults.glassBackdrop(isProminent: true), renderer: renderer, in: environment)
    glass.surface?.isTinted = true
    if let tint = environment.tint {
      glass.paint = tint.map { tint in
        StyleSetting(
          style: .glass(tint: tint.style.glassTint), description: "glass", place: tint.place, clause: "S-95",
          isProject: true)
      }
    }
    return glass
  }

  /// Returns a layer that the system may also leave out.
  static func orNothing(_ layer: Layer, key: String, renderer: Renderer) -> Layer {
    let condition = renderer.evaluator.conditions.number(
      key: "gap.\(key)", label: key, arms: ["none", "painted"], isGap: true)
    var result = layer
    result.paint.branches = layer.paint.branches.compactMap { branch in
      branch.condition.and(Guard(condition: condition, arm: 1)).map { .init(condition: $0, value: branch.value) }
    }
    result.paint.branches.append(.init(condition: Guard(condition: condition, arm: 0), value: nil))
    return result
  }

  private static func looks(
    of value: PlatformStyles.Backdrop, clause: String, in environment: Environment
  ) -> Alternatives<StyleSetting?> {
    func make(_ style: Style, _ description: String) -> Alternatives<StyleSetting?> {
      Alternatives(StyleSetting(style: style, description: description, clause: clause, isProject: false))
    }
    switch value {
    case .system(let color, _):
      return make(.color(ColorValue(color: .system(color), origin: nil)), color.rawValue)
    case .backgroundLevel(let level):
      return make(
        .background(level: environment.groupCount + level), ".background level \(environment.groupCount + level)")
    case .material(let material): return make(.material(material), "\(material.rawValue) material")
    case .glass: return make(.glass(tint: nil), "glass")
    case .tint(let alpha):
      return environment.tintSetting.map { setting in
        var setting = setting
        if alpha.lowerBound < 1 { setting.style = .fadedBetween(setting.style, alpha) }
        return setting
      }
    case .fixed(let color): return make(.color(ColorValue(color: .fixed(color), origin: nil)), color.hexString)
    case .none: return Alternatives(nil)
    }
  }
}

import PlatformStyles
import Scene

/// Modifiers that write the foreground style and the tint (S-25 to S-37).
enum ForegroundModifiers {
  static let effects: [String: ModifierEffect] = [
    "foregroundStyle": { renderer, call, receiver, environment in
      var inner = environment
      setForeground(&inner, call, renderer, isText: isText(receiver))
      renderer.render(receiver, in: inner)
    },
    "foregroundColor": ModifierTable.environment { setColor(&$0, $1, $2) },
    "tint": ModifierTable.environment { environment, call, renderer in
      guard let first = call.first else { return }
      let isColor = renderer.evaluator.isOwnColor(first.value)
      let settings = renderer.evaluator.settings(first, isColor: isColor, in: environment)
      let outer = environment.tintSetting
      environment.tint = tint(settings, in: environment)
      // A label in the accent takes the tint from around the control or from around itself: no table tells (S-95).
      if environment.isInControl, let standard = environment.defaultForeground,
        standard.branches.map(\.value.style) == outer.branches.map(\.value.style)
      {
        environment.defaultForeground = ButtonComponents.either(
          environment.tintSetting, or: standard, key: "labelTint", clause: "S-95", renderer)
      }
    },
    "accentColor": ModifierTable.environment { environment, call, renderer in
      if let first = call.first { setAccent(renderer.evaluator.settings(first, isColor: true), in: &environment) }
    },
    "listItemTint": ModifierTable.environment { environment, call, renderer in
      guard let first = call.first else { return }
      let isColor = renderer.evaluator.isOwnColor(first.value)
      environment.listItemTint = present(renderer.evaluator.settings(first, isColor: isColor, in: environment))
    },
    "opacity": setOpacity,
    "hidden": { renderer, _, receiver, environment in hide(receiver, renderer, environment) },
    "blendMode": filter, "mask": CutOuts.mask, "luminanceToAlpha": filter, "colorMultiply": filter,
    "colorInvert": filter,
    "hueRotation": filter, "saturation": filter, "brightness": filter, "contrast": filter, "grayscale": filter,
    "blur": filter, "visualEffect": filter, "colorEffect": filter, "layerEffect": filter, "distortionEffect": filter,
    "textRenderer": filter, "backgroundProminence": ModifierTable.unchanged,
  ]

  /// Returns the surroundings of what a modifier may give a foreground, as views are drawn in it that are no texts.
  static func inForeground(of call: ModifierCall, _ environment: Environment, _ renderer: Renderer) -> Environment {
    var inner = environment
    switch call.name {
    case "foregroundColor": setColor(&inner, call, renderer)
    case "foregroundStyle": setForeground(&inner, call, renderer, isText: false)
    default: break
    }
    return inner
  }

  private static func setColor(_ environment: inout Environment, _ call: ModifierCall, _ renderer: Renderer) {
    guard let first = call.first else { return }
    let settings = renderer.evaluator.settings(first, isColor: true)
    environment.foreground = merged(
      settings, outer: nil, fallback: containerDefault(environment, renderer), in: environment)
  }

  private static func setForeground(
    _ environment: inout Environment, _ call: ModifierCall, _ renderer: Renderer, isText: Bool
  ) {
    guard let first = call.first else { return }
    if call.arguments.count > 1 {
      environment.foreground = levels(call, environment, renderer)
      return
    }
    let settings = renderer.evaluator.settings(first, isColor: false, in: environment)
    let outer = environment.outerForeground
    environment.foreground = merged(settings, outer: outer, in: environment)
    guard isText, let faded = fadedPrimary(of: outer), settings.branches.contains(where: { $0.value?.isLevel == true })
    else { return }
    // A text's own level under several styles is that of the first or the one meant for it (S-28).
    let condition = renderer.evaluator.conditions.number(
      key: "gap.S-28", label: "S-28", arms: ["member", "faded"], isGap: true)
    let both = [environment.foreground, merged(settings, outer: faded, in: environment)]
    environment.foreground = Alternatives(
      branches: both.enumerated().flatMap { arm, style in
        (style?.branches ?? []).compactMap { branch in
          branch.condition.and(Guard(condition: condition, arm: arm)).map { .init(condition: $0, value: branch.value) }
        }
      })
  }

  /// Returns styles in force with the first of several in their place; `nil` where none has several.
  private static func fadedPrimary(of outer: Alternatives<StyleSetting>?) -> Alternatives<StyleSetting>? {
    guard let outer, outer.branches.contains(where: { if case .levels = $0.value.style { true } else { false } })
    else { return nil }
    return outer.map { setting in
      guard case .levels(let styles) = setting.style, let first = styles.first else { return setting }
      var result = setting
      result.style = first
      return result
    }
  }

  /// True for a text with nothing but modifiers that texts have themselves (S-40).
  private static func isText(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component): component.name == "Text"
    case .concatenated: true
    case .modified(let inner, let call): textModifiers.contains(call.name) && isText(inner)
    default: false
    }
  }

  private static let textModifiers: Set<String> = [
    "font", "fontWeight", "fontDesign", "fontWidth", "bold", "italic", "monospaced", "monospacedDigit", "underline",
    "strikethrough", "kerning", "tracking", "baselineOffset", "foregroundColor", "foregroundStyle", "textScale",
  ]

  /// Two or three styles for the levels (S-27).
  private static func levels(
    _ call: ModifierCall, _ environment: Environment, _ renderer: Renderer
  ) -> Alternatives<StyleSetting> {
    var styles = Alternatives<[Style]>([])
    for argument in call.arguments {
      let settings = renderer.evaluator.settings(argument, isColor: false, in: environment)
      guard let next = merged(settings, outer: environment.outerForeground, in: environment) else { continue }
      styles = styles.combined(with: next).map { $0.0 + [$0.1.style] }
    }
    let place = call.arguments[0].place
    guard styles.branches.count <= Alternatives<Style>.limit else {
      let doubt = Doubt(.tooManyPaths, "several styles", place: place)
      return Alternatives(StyleSetting(of: doubt, place: place))
    }
    return styles.map { members in
      StyleSetting(
        style: .levels(members), description: Style.levels(members).words, place: place, isProject: true)
    }
  }

  /// What `nil` as a colour falls back to: the container's default or primary, which of them is not sure (S-29).
  private static func containerDefault(
    _ environment: Environment, _ renderer: Renderer
  ) -> Alternatives<StyleSetting>? {
    guard let container = environment.defaultForeground else { return nil }
    let condition = renderer.evaluator.conditions.number(
      key: "gap.S-29", label: "S-29", arms: ["container", "primary"], isGap: true)
    var branches = container.branches.compactMap { branch in
      branch.condition.and(Guard(condition: condition, arm: 0)).map {
        Alternatives<StyleSetting>.Branch(condition: $0, value: branch.value)
      }
    }
    branches.append(.init(condition: Guard(condition: condition, arm: 1), value: primary))
    return Alternatives(branches: branches)
  }

  private static let primary = StyleSetting(style: .level(.primary), description: "primary", isProject: false)

  /// Resolves relative styles against what is in force; `nil` falls back to the container's default (S-29).
  static func merged(
    _ settings: Alternatives<StyleSetting?>, outer: Alternatives<StyleSetting>?,
    fallback: Alternatives<StyleSetting>? = nil, in environment: Environment
  ) -> Alternatives<StyleSetting>? {
    // Alternatives that do not depend on the outer style need not multiply with its paths.
    let known = settings.branches.compactMap { branch in
      branch.value.flatMap { isRelative($0.style) ? nil : $0 }
        .map { Alternatives<StyleSetting>.Branch(condition: branch.condition, value: $0) }
    }
    if known.count == settings.branches.count { return Alternatives(branches: known) }
    let outerStyle = outer ?? fallback ?? environment.defaultForeground ?? Alternatives(primary)
    var branches: [Alternatives<StyleSetting>.Branch] = []
    for (inner, path) in environment.onEachTint(for: settings) {
      for branch in settings.combined(with: outerStyle).branches {
        guard let path = path.and(branch.condition) else { continue }
        guard let setting = branch.value.0 else {
          branches.append(.init(condition: path, value: branch.value.1))
          continue
        }
        var result = setting
        result.style = resolved(setting.style, in: inner, outer: branch.value.1)
        // Who writes `.primary` in a label that the system colours leaves it as it is (S-63a).
        if setting.style == .level(.primary), result.style == branch.value.1.style, result.style != .level(.primary) {
          result.isProject = branch.value.1.isProject
        }
        branches.append(.init(condition: path, value: result))
      }
    }
    return branches.isEmpty ? outer : Alternatives(branches: branches)
  }

  private static func isRelative(_ style: Style) -> Bool {
    switch style {
    case .level, .foreground, .tint, .offset(.tint, _), .offset(.foreground, _): true
    case .faded(let inner, _), .blended(let inner, _, _): isRelative(inner)
    default: false
    }
  }

  /// Resolves a style at the place of its modifier (S-26, S-62, S-63).
  static func resolved(_ style: Style, in environment: Environment, outer: StyleSetting?) -> Style {
    switch style {
    case .level(let level):
      guard let outer else { return style }
      return relative(level, to: outer.style)
    case .foreground: return outer?.style ?? .level(.primary)
    case .tint: return environment.tintStyle
    case .offset(.tint, let level): return .offset(environment.tintStyle, level)
    case .offset(.foreground, let level): return outer.map { relative(level, to: $0.style) } ?? .level(level)
    case .faded(let inner, let factor): return .faded(resolved(inner, in: environment, outer: outer), by: factor)
    case .blended(let inner, let mode, let place):
      return .blended(resolved(inner, in: environment, outer: outer), mode, at: place)
    default: return style
    }
  }

  /// Returns a level of the primary of a style in force: nested levels do not compound (S-26).
  private static func relative(_ level: ContentLevel, to style: Style) -> Style {
    switch style {
    case .level: .level(level)
    case .offset(let base, _): level == .primary ? base : .offset(base, level)
    case .levels(let styles): styles[min(level.rawValue, styles.count - 1)]
    case .unknown: style
    default: level == .primary ? style : .offset(style, level)
    }
  }

  static func present(_ settings: Alternatives<StyleSetting?>) -> Alternatives<StyleSetting>? {
    let branches = settings.branches.compactMap { branch in
      branch.value.map { Alternatives<StyleSetting>.Branch(condition: branch.condition, value: $0) }
    }
    return branches.isEmpty ? nil : Alternatives(branches: branches)
  }

  // MARK: - Opacity and filters

  private static let setOpacity: ModifierEffect = { renderer, call, receiver, environment in
    guard let first = call.first else { return renderer.render(receiver, in: environment) }
    let values = opacities(first.value).restricted(to: environment.path)
    var inner = environment
    // Invisible alternatives are not rendered (S-32).
    let visible = values.branches.filter { !FaintOpacity.hides($0.value) }
    guard !visible.isEmpty else { return hide(receiver, renderer, environment) }
    if visible.count == 1, values.branches.count > 1, let path = inner.path.and(visible[0].condition) {
      inner.path = path
    }
    // What is either shown or hidden is in no group.
    if visible.count > 1 || visible[0].value != 1 {
      // What the view is in another arm makes this one a state's (S-58).
      var shares = Alternatives(branches: visible)
      if let path = environment.stateOpacities[call.place] { shares.branches.append(.init(condition: path, value: 1)) }
      inner.backdrop.entries.append(.group(shares, place: first.place))
    }
    renderer.render(receiver, in: inner)
  }

  /// Follows what a hidden view presents, as a link without a look of its own does in a row that is tapped.
  private static func hide(_ view: ViewNode, _ renderer: Renderer, _ environment: Environment) {
    var inner = environment
    inner.isInvisible = true
    renderer.render(view, in: inner)
  }

  /// Returns the opacities, 0...1, that a value may stand for; `nil` for one that is not known.
  static func opacities(_ value: Value) -> Alternatives<Double?> {
    switch value {
    case .number(let number): return Alternatives(min(max(number, 0), 1))
    case .implicit(let member) where member.name == "zero" && member.chain.isEmpty: return Alternatives(0)
    case .choice(let alternatives):
      return Alternatives(
        branches: alternatives.branches.flatMap { branch in
          opacities(branch.value).branches.compactMap { inner in
            branch.condition.and(inner.condition).map { .init(condition: $0, value: inner.value) }
          }
        })
    default: return Alternatives(nil)
    }
  }

  /// Changes the pixels of a view: exactly where the amount is known, else nothing is known of them (S-36).
  static let filter: ModifierEffect = { renderer, call, receiver, environment in
    guard let first = call.first else {
      var inner = environment
      set(ColorFilter(modifier: call.name, amount: nil), call, &inner)
      return renderer.render(receiver, in: inner)
    }
    // Each alternative of the amount is a path of its own: a filter is often off by a condition.
    let amounts = call.name == "blur" ? BlurRadius.read(first.value) : first.value
    renderer.render(receiver, onEachPathOf: amounts, in: environment) { value, inner in
      if keepsPixels(call.name, value, renderer) { return }
      if call.name == "blur", BlurRadius.isOfRunningProgram(value) {
        inner.isBlurredPerhaps = inner.isBlurredPerhaps || !BlurRadius.beginsSharp(value)
        return
      }
      let amount = call.name == "colorMultiply" ? renderer.evaluator.colorValue(value, place: call.place) : value
      set(ColorFilter(modifier: call.name, amount: amount), call, &inner)
    }
  }

  private static func set(_ exact: ColorFilter?, _ call: ModifierCall, _ environment: inout Environment) {
    if let exact {
      environment.filters.append(exact)
    } else {
      environment.filter = Doubt(.filterOrBlend, "'.\(call.name)'", place: call.place)
    }
  }

  /// True where a filter's amount changes nothing, or a mask only clips.
  static func keepsPixels(_ name: String, _ amount: Value, _ renderer: Renderer) -> Bool {
    switch (name, amount) {
    case ("blur", _): BlurRadius.isNone(amount)
    case ("brightness", .number(0)), ("grayscale", .number(0)), ("saturation", .number(1)),
      ("contrast", .number(1)):
      true
    case ("mask", .view(let node)): Layers.clips(node)
    case ("mask", .closure(let closure)): Layers.clips(renderer.evaluator.contents(of: closure))
    case ("blendMode", .implicit(let member)): member.name == "normal"
    default: false
    }
  }
}

extension Environment {
  /// The explicit style that one written here is relative to (S-26).
  fileprivate var outerForeground: Alternatives<StyleSetting>? { self.foreground ?? self.promptBase }

  /// The style in force for content (S-25).
  var currentForeground: Alternatives<StyleSetting> {
    self.foreground ?? self.defaultForeground
      ?? Alternatives(
        StyleSetting(style: .level(.primary), description: "the default label colour", clause: "S-25", isProject: false)
      )
  }
}

extension StyleSetting {
  /// True for a level below the primary one.
  fileprivate var isLevel: Bool {
    if case .level(let level) = style { return level != .primary }
    return false
  }
}

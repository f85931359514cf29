import PlatformStyles
import Scene

/// Modifiers that write the foreground style and the tint (S-25 to S-37).
enum ForegroundModifiers {
  static let effects: [String: ModifierEffect] = [
    "foregroundStyle": ModifierTable.environment(setForeground),
    "foregroundColor": ModifierTable.environment { environment, call, renderer in
      guard let first = call.first else { return }
      let settings = renderer.evaluator.settings(first, isColor: true)
      environment.foreground = merged(settings, outer: nil, in: environment)
    },
    "tint": ModifierTable.environment { environment, call, renderer in
      guard let first = call.first else { return }
      environment.tint = present(renderer.evaluator.settings(first, isColor: false)) ?? environment.tint
    },
    "accentColor": ModifierTable.environment { environment, call, renderer in
      guard let first = call.first else { return }
      environment.accent = present(renderer.evaluator.settings(first, isColor: true)) ?? environment.accent
    },
    "listItemTint": ModifierTable.environment { environment, call, renderer in
      guard let first = call.first else { return }
      environment.listItemTint = present(renderer.evaluator.settings(first, isColor: false))
    },
    "opacity": setOpacity,
    "hidden": { _, _, _, _ in },
    "blendMode": filter, "mask": filter, "luminanceToAlpha": filter, "colorMultiply": filter, "colorInvert": filter,
    "hueRotation": filter, "saturation": filter, "brightness": filter, "contrast": filter, "grayscale": filter,
    "blur": filter, "visualEffect": filter, "colorEffect": filter, "layerEffect": filter, "distortionEffect": filter,
    "textRenderer": filter, "backgroundProminence": neutral,
  ]

  private static func setForeground(
    _ environment: inout Environment, _ call: ModifierCall, _ renderer: Renderer
  ) {
    guard let first = call.first else { return }
    if call.arguments.count > 1 {
      setLevels(&environment, call, renderer)
      return
    }
    let settings = renderer.evaluator.settings(first, isColor: false)
    environment.foreground = merged(settings, outer: environment.foreground, in: environment)
  }

  /// Two or three styles for the levels (S-27).
  private static func setLevels(
    _ environment: inout Environment, _ call: ModifierCall, _ renderer: Renderer
  ) {
    var styles: [Style] = []
    for argument in call.arguments {
      guard let setting = renderer.evaluator.settings(argument, isColor: false).single ?? nil else {
        styles.append(
          .unknown(Doubt(.unsupportedExpression, "a style", place: argument.place)))
        continue
      }
      styles.append(resolved(setting.style, in: environment, outer: environment.foreground?.single))
    }
    environment.foreground = Alternatives(
      StyleSetting(
        style: .levels(styles), description: Style.levels(styles).words, place: call.arguments[0].place, isProject: true
      ))
  }

  /// Resolves relative styles against what is in force; `nil` falls back to the container's default (S-29).
  static func merged(
    _ settings: Alternatives<StyleSetting?>, outer: Alternatives<StyleSetting>?, in environment: Environment
  ) -> Alternatives<StyleSetting>? {
    let fallback =
      outer ?? environment.defaultForeground
      ?? Alternatives(StyleSetting(style: .level(.primary), description: "primary", isProject: false))
    var branches: [Alternatives<StyleSetting>.Branch] = []
    for (path, pair) in settings.combined(with: fallback).branches.map({ ($0.condition, $0.value) }) {
      guard let setting = pair.0 else {
        branches.append(.init(condition: path, value: pair.1))
        continue
      }
      var result = setting
      result.style = resolved(setting.style, in: environment, outer: pair.1)
      branches.append(.init(condition: path, value: result))
    }
    if branches.isEmpty { return outer }
    // Alternatives that do not depend on the outer style need not multiply with its paths.
    if let single = settings.single, case let setting?? = Optional(single), !isRelative(setting.style) {
      return Alternatives(branches[0].value)
    }
    return Alternatives(branches: branches)
  }

  private static func isRelative(_ style: Style) -> Bool {
    switch style {
    case .level, .foreground, .tint, .offset(.tint, _), .offset(.foreground, _): true
    case .faded(let inner, _): isRelative(inner)
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
    let values = opacities(first.value, place: first.place, renderer.evaluator)
    if values.single == .some(.some(1)) { return renderer.render(receiver, in: environment) }
    var inner = environment
    // Invisible alternatives are not rendered (S-32).
    let visible = values.branches.filter { $0.value != 0 }
    guard !visible.isEmpty else { return }
    if visible.count == 1, values.branches.count > 1, let path = inner.path.and(visible[0].condition) {
      inner.path = path
    }
    inner.backdrop.entries.append(.group(Alternatives(branches: visible), place: first.place))
    renderer.render(receiver, in: inner)
  }

  private static func opacities(_ value: Value, place: Place, _ evaluator: Evaluator) -> Alternatives<Double?> {
    switch value {
    case .number(let number): return Alternatives(min(max(number, 0), 1))
    case .choice(let alternatives):
      return Alternatives(
        branches: alternatives.branches.flatMap { branch in
          opacities(branch.value, place: place, evaluator).branches.compactMap { inner in
            branch.condition.and(inner.condition).map { .init(condition: $0, value: inner.value) }
          }
        })
    default: return Alternatives(nil)
    }
  }

  private static let filter: ModifierEffect = { renderer, call, receiver, environment in
    guard let first = call.first else { return renderer.render(receiver, in: environment) }
    // Each alternative of the amount is a path of its own: a filter is often off by a condition.
    let branches: [Alternatives<Value>.Branch]
    if case .choice(let alternatives) = first.value {
      branches = alternatives.branches
    } else {
      branches = [.init(condition: .always, value: first.value)]
    }
    for branch in branches {
      guard let path = environment.path.and(branch.condition) else { continue }
      var inner = environment
      inner.path = path
      if !keepsPixels(call.name, branch.value, renderer) {
        inner.filter = Doubt(.filterOrBlend, "'.\(call.name)'", place: call.place)
      }
      renderer.render(receiver, in: inner)
    }
  }

  /// True where a filter's amount changes nothing, or a mask only clips.
  private static func keepsPixels(_ name: String, _ amount: Value, _ renderer: Renderer) -> Bool {
    switch (name, amount) {
    case ("blur", .number(0)), ("brightness", .number(0)), ("grayscale", .number(0)), ("saturation", .number(1)),
      ("contrast", .number(1)):
      true
    case ("mask", .view(let node)): isPlainShape(node)
    case ("mask", .closure(let closure)): isPlainShape(renderer.evaluator.contents(of: closure))
    case ("blendMode", .implicit(let member)): member.name == "normal"
    default: false
    }
  }

  private static func isPlainShape(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component): ComponentTable.shapes.contains(component.name)
    case .modified(let inner, let call): NeutralModifiers.names.contains(call.name) && isPlainShape(inner)
    default: false
    }
  }

  private static let neutral: ModifierEffect = { $0.render($2, in: $3) }
}

extension Environment {
  /// The tint in force: the explicit one, else the accent (S-30).
  var tintStyle: Style {
    tint?.single?.style ?? accent?.single?.style ?? .color(ColorValue(color: .accent, origin: nil))
  }

  /// The tint in force as a setting.
  var tintSetting: Alternatives<StyleSetting> {
    tint ?? accent
      ?? Alternatives(
        StyleSetting(
          style: .color(ColorValue(color: .accent, origin: nil)), description: "the default tint", clause: "S-30",
          isProject: false))
  }

  /// The style in force for content (S-25).
  var currentForeground: Alternatives<StyleSetting> {
    foreground ?? defaultForeground
      ?? Alternatives(
        StyleSetting(style: .level(.primary), description: "the default label colour", clause: "S-25", isProject: false)
      )
  }
}

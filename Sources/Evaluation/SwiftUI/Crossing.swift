import PlatformStyles
import Scene
import SourceFacts

/// What is in force around a navigation stack, which its pushed screens have in common with its first one.
struct StackSurroundings {
  var styles: [String: Value] = [:]
  var tint: Alternatives<StyleSetting>?
  var values: [String: Value] = [:]
  var pinnedScheme: ColorScheme?

  init() {}

  init(_ environment: Environment) {
    styles = environment.styles
    tint = environment.tint
    values = environment.values
    pinnedScheme = environment.pinnedScheme
  }
}

/// What a screen may take over from the view that presents it (S-61b). Nothing says for sure whether the scheme, the
/// tint and the program's own values cross, so both are possible; fonts and styles are assumed not to.
struct Crossing {
  let renderer: Renderer
  /// What is surely in force on the screen.
  let certain: StackSurroundings

  func carry(_ environment: Environment, into screen: inout Environment) {
    screen.styles = certain.styles
    screen.stack = certain
    screen.tint = certain.tint
    if environment.tintSetting != screen.tintSetting {
      screen.tint = Alternatives(
        branches: branches(environment.tintSetting, arm: 0) + branches(screen.tintSetting, arm: 1))
    }
    screen.pinnedScheme = certain.pinnedScheme
    if environment.pinnedScheme != certain.pinnedScheme {
      screen.crossedScheme = environment.pinnedScheme
    } else {
      screen.crossedScheme = environment.crossedScheme
    }
    screen.assumesFont = environment.setsFont
    screen.assumesForeground = environment.setsForeground
    screen.values = environment.values
    // A key that the program declares has a value where nothing sets it.
    let keys = renderer.evaluator.index.types["EnvironmentValues"]
    for (name, value) in environment.values {
      guard let key = keys?.property(name) else { continue }
      let place = Place(file: key.file, span: key.declaration.span)
      let reset = certain.values[name] ?? renderer.evaluator.environmentValue(name, in: nil, place: place)
      screen.values[name] = either(value, or: reset)
    }
  }

  /// The condition of what crosses.
  static let key = "gap.S-61b"

  private var condition: Int {
    renderer.evaluator.conditions.number(
      key: Self.key, label: "S-61b", arms: ["crossed", "reset"], isGap: true)
  }

  private func branches(_ values: Alternatives<StyleSetting>, arm: Int) -> [Alternatives<StyleSetting>.Branch] {
    values.branches.compactMap { branch in
      branch.condition.and(Guard(condition: condition, arm: arm)).map { .init(condition: $0, value: branch.value) }
    }
  }

  private func either(_ crossed: Value, or reset: Value) -> Value {
    var sameness = Sameness(renamingIn: renderer.evaluator.conditions)
    if sameness.holds(crossed, reset) { return crossed }
    return renderer.evaluator.choice(
      [
        .init(condition: Guard(condition: condition, arm: 0), value: crossed),
        .init(condition: Guard(condition: condition, arm: 1), value: reset),
      ], place: nil)
  }
}

extension Environment {
  /// True where a font is set, here or around the presentation.
  var setsFont: Bool {
    self.assumesFont || !self.fontModifiers.isEmpty || self.font.branches.contains { $0.value != nil }
  }

  /// True where the font that applies here is assumed not to come from around the presentation.
  var inheritsAssumedFont: Bool { self.assumesFont && self.font.branches.contains { $0.value == nil } }

  /// True where the foreground that applies here is assumed not to come from around the presentation.
  var inheritsAssumedForeground: Bool { self.assumesForeground && self.foreground == nil }

  /// True where a foreground is set, here or around the presentation.
  var setsForeground: Bool { self.assumesForeground || self.foreground != nil }
}

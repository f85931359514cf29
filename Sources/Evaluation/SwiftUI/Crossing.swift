import PlatformStyles
import Scene
import SourceFacts

/// What is in force around a navigation stack, which its pushed screens have in common with its first one.
struct StackSurroundings {
  var styles = ControlStyles()
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
    screen.isPinnedByView = environment.isPinnedByView
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

  /// Gives what is presented the styles of controls that are set around it, or none of them: nothing says for sure whether
  /// they cross. Those of lists are drawn with their rows, and assumed not to.
  func carryStyles(_ environment: Environment, into screen: inout Environment) {
    let automatic = ImplicitMember(name: "automatic", arguments: nil, place: Place(file: 0, span: .none))
    for family in environment.styles.stacks.keys where Styles.isControl(family) {
      screen.styles.take(family, of: environment.styles) { either($0, or: $1 ?? .implicit(automatic)) }
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
  /// Returns the tint, and something else on the paths on which none has crossed into the presentation; `nil` where there
  /// is no such path.
  func crossedTint(
    or standard: Alternatives<StyleSetting>, _ renderer: Renderer
  ) -> Alternatives<StyleSetting>? {
    guard let tint = self.tint, let condition = renderer.evaluator.conditions.number(of: Crossing.key) else {
      return nil
    }
    var bare = self
    bare.tint = nil
    let accents = bare.tintSetting.branches.map(\.value)
    let (reset, crossed) = tint.branches.reduce(
      into: ([Alternatives<StyleSetting>.Branch](), [Alternatives<StyleSetting>.Branch]())
    ) { result, branch in
      let isReset = branch.condition.arm(of: condition) == 1 && accents.contains(branch.value)
      if isReset { result.0.append(branch) } else { result.1.append(branch) }
    }
    if reset.isEmpty { return nil }
    return Alternatives(
      branches: crossed
        + reset.flatMap { branch in
          standard.branches.compactMap { other in
            branch.condition.and(other.condition).map { .init(condition: $0, value: other.value) }
          }
        })
  }

  /// True where a font is set, here or around the presentation.
  var setsFont: Bool { self.assumesFont || self.writesFont }

  /// True where a font, or a change to one, is set here.
  var writesFont: Bool { !self.fontModifiers.isEmpty || self.font.branches.contains { $0.value != nil } }

  /// True where the font that applies here is assumed not to come from around the presentation.
  var inheritsAssumedFont: Bool { self.assumesFont && self.font.branches.contains { $0.value == nil } }

  /// True where the foreground that applies here is assumed not to come from around the presentation.
  var inheritsAssumedForeground: Bool { self.assumesForeground && self.foreground == nil }

  /// True where a foreground is set, here or around the presentation.
  var setsForeground: Bool { self.assumesForeground || self.foreground != nil }
}

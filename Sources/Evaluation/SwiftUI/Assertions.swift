import ColorScience
import Findings
import PlatformStyles
import Scene
import SourceFacts

/// What comments assert of a view, as modifiers that only they can write.
struct Assertions {
  /// The comments that decided something.
  private var used: Set<Place> = []
  /// The comments that name no colour or scheme.
  private var unread: Set<Place> = []

  static let effects: [String: ModifierEffect] = [background: effect, appearance: effect]

  private static let background = "evident:background"
  private static let appearance = "evident:appearance"

  /// The modifier that a comment's verb stands for.
  static func modifier(for verb: String) -> String? {
    let name = "evident:\(verb)"
    return effects[name] == nil ? nil : name
  }

  mutating func use(_ comment: Place) { used.insert(comment) }

  fileprivate mutating func misread(_ comment: Place) { unread.insert(comment) }

  /// What became of the comments, in the order of the source.
  func observations(range: (Place) -> SourceRange) -> [Observation] {
    let all =
      used.map { Observation(kind: .usedAssertion, detail: "", range: range($0)) }
      + unread.map { Observation(kind: .unreadAssertion, detail: "", range: range($0)) }
    return all.sorted { $0.range < $1.range }
  }

  /// Takes what became of them elsewhere.
  mutating func join(_ other: Assertions) {
    used.formUnion(other.used)
    unread.formUnion(other.unread)
  }

  private static let effect: ModifierEffect = { renderer, call, receiver, environment in
    var inner = environment
    assert(call, in: &inner, renderer)
    renderer.render(receiver, in: inner)
  }

  /// Puts what a comment asserts into the environment of a view: what lies behind wherever that can't be known, or the
  /// scheme in which alone the view is seen.
  static func assert(_ call: ModifierCall, in environment: inout Environment, _ renderer: Renderer) {
    guard case .string(let name)? = call.first?.value else { return renderer.assertions.misread(call.place) }
    if call.name == background, let color = renderer.evaluator.assertedColor(name, at: call.place) {
      let style = Style.color(ColorValue(color: color, origin: call.place))
      var layer = Layers.layer(
        StyleSetting(style: style, description: name, place: call.place, isProject: true), environment)
      layer.asserted = call.place
      environment.backdrop.assertion = layer
    } else if call.name == appearance, let scheme = ColorScheme(rawValue: name) {
      environment.assertedScheme = AssertedScheme(scheme: scheme, place: call.place)
    } else {
      renderer.assertions.misread(call.place)
    }
  }
}

/// The only scheme that a view is shown in, as a comment says.
struct AssertedScheme: Hashable {
  var scheme: ColorScheme
  var place: Place
}

extension Evaluator {
  /// Returns the colour that a comment names: in hexadecimal, of the system, or of an asset catalog.
  fileprivate func assertedColor(_ name: String, at place: Place) -> DynamicColor? {
    if name.hasPrefix("#") { return Color(hex: name).flatMap { $0.isOpaque ? .fixed($0) : nil } }
    if let system = SystemColor(rawValue: name) ?? SystemColor(catalogName: name) { return .system(system) }
    if let color = swiftUIColor(named: name) { return color }
    guard case .found(let asset) = index.assets.color(named: name, in: .code(place.file), from: place.file) else {
      return nil
    }
    return .asset(asset)
  }
}

import PlatformStyles
import Scene
import SourceFacts

/// Tips of TipKit in styles of the program: title, message and image are the tip's (S-61). What the system draws in its
/// own style is not looked at.
enum TipComponents {
  static let handlers: [String: ComponentHandler] = ["TipView": { _, _, _ in }]

  static let effects: [String: ModifierEffect] = [
    "tipBackground": ModifierTable.environment { environment, call, renderer in
      guard let first = call.first else { return }
      let settings = renderer.evaluator.settings(first, isColor: false, in: environment)
      environment.tipBackground = ForegroundModifiers.present(
        settings.map { setting in setting.map { BackgroundModifiers.resolve($0, in: environment) } })
    }
  ]

  /// Returns what the configuration of a style holds of a tip.
  static func fields(of component: Component, _ renderer: Renderer) -> [String: Value] {
    let evaluator = renderer.evaluator
    let tip: Value = component.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value ?? .none
    var fields: [String: Value] = ["tip": tip]
    for name in ["title", "message", "image"] {
      fields[name] = evaluator.distribute(tip, place: component.place) { tip in
        guard case .instance(let instance) = tip, evaluator.index.types[instance.typeName] != nil else {
          return name == "image" ? .none : .view(words(name, of: component))
        }
        let scope = Scope(file: component.place.file)
        return evaluator.instanceMember(name, of: instance, place: component.place, in: scope) ?? .none
      }
    }
    return fields
  }

  /// A text of a tip that is not known, which may be in colours of its own (S-45).
  private static func words(_ name: String, of component: Component) -> ViewNode {
    let doubt = Doubt(
      .runtimeValue, "'\(name)'", place: component.place, key: StyleParts.key(of: name, component), label: name,
      type: TypeReference(name: "Text"))
    let argument = ArgumentValue(label: nil, value: .unknown(doubt), place: component.place)
    return .component(Component(name: "Text", arguments: [argument], place: component.place))
  }

  /// Returns what the body of a style stands in. Nothing tells whether the background of tips lies behind a style of
  /// the program, too, and what the system paints there is not known.
  static func surroundings(_ component: Component, _ renderer: Renderer, _ environment: Environment) -> Environment {
    var inner = environment
    inner.scope = renderer.newScope()
    // One that paints nothing leaves what lies around, whichever it is behind.
    if let style = environment.tipBackground, style.branches.allSatisfy({ $0.value.style.isInvisible }) { return inner }
    let layer =
      environment.tipBackground.map { style in
        Layers.maybe(Layers.layer(style.map { $0 }, environment), at: component.place, renderer)
      } ?? Layers.unknown(Doubt(.unknownBackdrop, "the background of a tip", place: component.place), environment)
    inner.backdrop = inner.backdrop.adding(layer)
    return inner
  }
}

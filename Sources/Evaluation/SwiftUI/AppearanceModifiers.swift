import PlatformStyles
import Scene
import SourceFacts

/// Modifiers that write the environment directly, pin the scheme or wrap the view in a modifier of the program.
enum AppearanceModifiers {
  static let effects: [String: ModifierEffect] = [
    "environment": { renderer, call, receiver, environment in
      if case .keyPath(["colorScheme"])? = call.first?.value, call.arguments.count > 1 {
        return pinScheme(call.arguments[1].value, renderer, receiver, environment)
      }
      if let (effect, same) = modifier(thatWrites: call) { return effect(renderer, same, receiver, environment) }
      ModifierTable.environment(setEnvironment)(renderer, call, receiver, environment)
    },
    "transformEnvironment": transformed,
    "environmentObject": ModifierTable.environment { environment, call, renderer in
      setObject(call.first, &environment)
    },
    "colorScheme": { renderer, call, receiver, environment in
      pinScheme(call.first?.value ?? .none, renderer, receiver, environment)
    },
    "preferredColorScheme": { renderer, call, receiver, environment in
      // The outermost opinion replaces those inside; of siblings the first wins (S-55).
      prefer(call.first?.value, renderer, environment)
      renderer.render(receiver, in: environment)
    },
    "modifier": viewModifier,
    "redacted": redacted,
    "unredacted": ModifierTable.environment { environment, _, _ in environment.redaction = .none },
    "privacySensitive": ModifierTable.environment { environment, call, _ in
      if case .bool(false)? = call.first?.value { return }
      if environment.redaction == .privacy { environment.redaction = .all }
    },
  ]

  /// Keys that have a modifier of their own, which does the same.
  private static let modifiersOfKeys = [
    "backgroundStyle": "backgroundStyle", "dynamicTypeSize": "dynamicTypeSize", "redactionReasons": "redacted",
  ]

  /// Returns the modifier that writes what a key path names, with the call that does so.
  private static func modifier(thatWrites call: ModifierCall) -> (ModifierEffect, ModifierCall)? {
    guard case .keyPath(let path)? = call.first?.value, path.count == 1, call.arguments.count > 1,
      let name = modifiersOfKeys[path[0]], let effect = ModifierTable.effect(named: name)
    else { return nil }
    var value = call.arguments[1]
    value.label = nil
    return (effect, ModifierCall(name: name, arguments: [value], place: call.place))
  }

  /// A closure that does nothing but set the value, or parts of it, writes it (S-10, S-61a).
  private static let transformed: ModifierEffect = { renderer, call, receiver, environment in
    guard let key = call.first, case .keyPath(let path) = key.value,
      let value = renderer.evaluator.valueSet(
        by: call.arguments.last?.value, of: path, in: SharedEnvironment(environment)),
      let effect = effects["environment"]
    else { return changed(renderer, call, receiver, environment) }
    let written = ArgumentValue(label: nil, value: value, place: call.arguments[call.arguments.count - 1].place)
    effect(
      renderer, ModifierCall(name: "environment", arguments: [key, written], place: call.place), receiver, environment)
  }

  /// What a closure makes of an inherited value is not followed.
  private static let changed: ModifierEffect = ModifierTable.environment { environment, call, renderer in
    guard case .keyPath(let path)? = call.first?.value, let name = path.first else { return }
    let doubt = Doubt(.unsupportedExpression, "'transformEnvironment'", place: call.place)
    if name == "font" {
      environment.font = renderer.evaluator.fontValue(.unknown(doubt), place: call.place)
    } else {
      environment.values[name] = .unknown(doubt)
    }
  }

  /// Draws blocks in place of content, on the paths where there is a reason (S-46).
  private static let redacted: ModifierEffect = { renderer, call, receiver, environment in
    guard let first = call.first else { return renderer.render(receiver, in: environment) }
    renderer.render(receiver, onEachPathOf: first.value, in: environment) { value, inner in
      let reasons: [Value] = if case .array(let values) = value { values } else { [value] }
      for case .implicit(let reason) in reasons {
        if reason.name == "placeholder" { inner.redaction = .all }
        if reason.name == "privacy", inner.redaction == .none { inner.redaction = .privacy }
      }
    }
  }

  /// Pins the presentation on each path on which a scheme is given; `nil` and run-time values are no opinion.
  private static func prefer(_ value: Value?, _ renderer: Renderer, _ environment: Environment) {
    renderer.pins.prefer(
      opinions(value, environment.path), inPresentation: environment.presentation, path: environment.path)
  }

  /// Returns what a value prefers on each of its ways.
  private static func opinions(_ value: Value?, _ path: Guard) -> [SchemePins.Opinion] {
    guard case .choice(let alternatives)? = value else { return [(scheme(value), path)] }
    return alternatives.branches.flatMap { branch in
      path.and(branch.condition).map { opinions(branch.value, $0) } ?? []
    }
  }

  private static func scheme(_ value: Value?) -> ColorScheme? { value.flatMap(ColorScheme.init(named:)) }

  /// Pins the scheme of a subtree, on each path of its own (S-55).
  private static func pinScheme(
    _ value: Value, _ renderer: Renderer, _ receiver: ViewNode, _ environment: Environment
  ) {
    renderer.render(receiver, onEachPathOf: value, in: environment) { value, inner in
      // Within another pin code around asked for the scheme of that one.
      inner.isPinnedByView = inner.isPinnedByView || inner.pinnedScheme == nil
      inner.pinnedScheme = scheme(value) ?? inner.pinnedScheme
    }
  }

  private static func setEnvironment(
    _ environment: inout Environment, _ call: ModifierCall, _ renderer: Renderer
  ) {
    guard case .keyPath(let path)? = call.first?.value, let name = path.first else {
      setObject(call.first, &environment)
      return
    }
    guard call.arguments.count > 1 else { return }
    let value = call.arguments[1]
    guard path.count == 1 else {
      environment.values[name] = renderer.evaluator.environmentValue(
        value.value, givenTo: path, in: SharedEnvironment(environment), place: call.place)
      return
    }
    switch name {
    case "font": environment.font = renderer.evaluator.font(setBy: value)
    case "isEnabled":
      if case .bool(false) = value.value { environment.isEnabled = false }
    case "backgroundMaterial":
      environment.backgroundMaterial = material(value.value).map { material in
        MaterialSurface(
          material: material, activatesVibrancy: true, range: renderer.collector.range(of: value.place),
          id: renderer.newSurface())
      }
    case "layoutDirection", "locale", "openURL": break
    default: environment.values[name] = renderer.evaluator.environmentValue(value.value, givenTo: name)
    }
  }

  private static func material(_ value: Value) -> Material? {
    switch value {
    case .implicit(let member): Material(swiftUIName: member.name)
    case .style(.material(let material)): material
    default: nil
    }
  }

  private static func setObject(_ argument: ArgumentValue?, _ environment: inout Environment) {
    switch argument?.value {
    case .instance(let instance)?: environment.objects[instance.typeName] = .instance(instance)
    case .unknown(let doubt)?:
      if let type = doubt.type { environment.objects[type.name] = .unknown(doubt) }
    default: break
    }
  }

  /// Inlines a `ViewModifier` of the program with the receiver as its content (S-60).
  private static let viewModifier: ModifierEffect = { renderer, call, receiver, environment in
    guard let first = call.first else { return renderer.render(receiver, in: environment) }
    switch first.value {
    case .instance(let instance): renderer.apply(instance, at: first.place, to: receiver, in: environment)
    case .array(let joined):
      // Joined modifiers apply one after the other.
      let node = joined.reduce(receiver) { inner, modifier in
        let argument = ArgumentValue(label: nil, value: modifier, place: first.place)
        return .modified(inner, ModifierCall(name: call.name, arguments: [argument], place: call.place))
      }
      renderer.render(node, in: environment)
    case .unknown(let doubt) where doubt.type?.name == "EmptyModifier": renderer.render(receiver, in: environment)
    case .choice(let alternatives):
      for branch in alternatives.branches {
        guard let path = environment.path.and(branch.condition) else { continue }
        var inner = environment
        inner.path = path
        if case .instance(let instance) = branch.value {
          renderer.apply(instance, at: first.place, to: receiver, in: inner)
        } else {
          renderer.render(receiver, in: inner)
        }
      }
    default:
      var inner = environment
      inner.obscure(Doubt(.externalModule, "a view modifier", place: first.place))
      renderer.render(receiver, in: inner)
    }
  }

  /// Returns the body of a modifier of the program around its receiver; `nil` where there is none.
  static func body(
    of instance: Instance, _ place: Place, _ receiver: ViewNode, _ renderer: Renderer, _ environment: Environment
  ) -> ViewNode? {
    let evaluator = renderer.evaluator
    guard let type = evaluator.index.types[instance.typeName],
      let function = evaluator.lineage(of: type.id).lazy.compactMap({ $0.functions["body"]?.first }).first
    else { return nil }
    return renderer.body(of: instance, around: receiver, in: environment) {
      let scope = Scope(
        selfValue: .instance(instance), typeName: type.id, file: function.file,
        environment: SharedEnvironment(environment))
      let content = ArgumentValue(
        label: function.declaration.parameters.first?.label, value: .view(.placed(receiver, via: place)), place: place)
      let value = evaluator.invoke(function.declaration, [content], in: scope, place: place)
      return evaluator.view(from: value, place: place)
    }
  }
}

extension ColorScheme {
  /// The scheme that a value names; `nil` for other values.
  init?(named value: Value) {
    switch value {
    case .implicit(let member): self.init(rawValue: member.name)
    case .instance(let instance): self.init(rawValue: instance.enumCase ?? "")
    default: return nil
    }
  }
}

import PlatformStyles
import Scene
import SourceFacts

/// Colours that are resolved for traits written in the source.
extension Evaluator {
  /// Returns the value of a flag that each appearance decides.
  func environmentFlag(_ condition: Int, holdsIn arm: Int = 1, _ place: Place?) -> Value {
    choice(
      [0, 1].map { .init(condition: Guard(condition: condition, arm: $0), value: .bool($0 == arm)) }, place: place)
  }

  /// Makes the value of `UITraitCollection(…)`.
  func traits(_ arguments: [ArgumentValue]) -> Value {
    var fields: [String: Value] = [:]
    for argument in arguments {
      if let label = argument.label { fields[label] = argument.value }
    }
    return .instance(Instance(typeName: "UITraitCollection", fields: fields, identity: makeIdentity()))
  }

  /// Resolves a colour for traits that name a scheme; `nil` where the traits are those of the place itself.
  func resolved(_ color: Value, for arguments: [ArgumentValue], place: Place) -> Value? {
    guard let scheme = scheme(ofTraits: arguments.first?.value) else { return nil }
    // A member of a type that is not known yet is resolved with its chain.
    if case .implicit = color { return nil }
    let decided = Guard(condition: ConditionTable.scheme, arm: scheme == .dark ? 1 : 0)
    let branches: [Alternatives<Value>.Branch]
    if case .choice(let alternatives) = color {
      branches = alternatives.branches
    } else {
      branches = [.init(condition: .always, value: color)]
    }
    return choice(
      branches.compactMap { branch in
        guard branch.condition.agrees(with: decided) else { return nil }
        let condition = branch.condition.removing { $0.condition == ConditionTable.scheme }
        return .init(condition: condition, value: pinned(branch.value, to: scheme))
      }, place: place)
  }

  /// Keeps a colour as it is in one scheme.
  private func pinned(_ value: Value, to scheme: ColorScheme) -> Value {
    guard case .color(var color) = value, !color.color.isFixed else { return value }
    color.color = .pinned(color.color, scheme)
    return .color(color)
  }

  private func scheme(ofTraits value: Value?) -> ColorScheme? {
    let style: Value?
    switch value {
    case .instance(let traits)? where traits.typeName == "UITraitCollection":
      watch.read(traits)
      style = traits.fields["userInterfaceStyle"]
    case .implicit(let member)? where member.name == "init":
      style = member.arguments?.first { $0.label == "userInterfaceStyle" }?.value
    default: return nil
    }
    switch style {
    case .implicit(let member)?: return ColorScheme(rawValue: member.name)
    case .instance(let instance)?: return instance.enumCase.flatMap(ColorScheme.init(rawValue:))
    default: return nil
    }
  }
}

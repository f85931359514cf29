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
    .instance(Instance(typeName: "UITraitCollection", fields: fields(setBy: arguments), identity: makeIdentity()))
  }

  /// Returns the traits that an initialiser sets: one, those of several collections together, or what a closure sets.
  private func fields(setBy arguments: [ArgumentValue]) -> [String: Value] {
    var fields: [String: Value] = [:]
    for argument in arguments {
      switch argument.value {
      case .array(let collections) where argument.label == "traitsFrom":
        // A later collection goes before; one that is not known may set any trait again.
        for collection in collections {
          fields = self.fields(of: collection).map { fields.merging($0) { $1 } } ?? [:]
        }
      case .closure(let closure): fields = self.fields(setBy: closure)
      default: if let label = argument.label { fields[label] = argument.value }
      }
    }
    return fields
  }

  /// Returns the traits that a closure sets of its parameter one after the other; none of one that does anything else.
  private func fields(setBy closure: ClosureValue) -> [String: Value] {
    let scope = closureScope(closure, [])
    let parameter = closure.closure.parameters.first ?? "$0"
    var fields: [String: Value] = [:]
    for statement in closure.closure.body {
      guard case .expression(let expression) = statement.kind, case .binary("=", let left, let right) = expression.kind,
        case .member(.some(let base), let trait, _) = left.kind, base.kind == .identifier(parameter)
      else { return [:] }
      fields[trait] = evaluate(right, in: scope)
    }
    return fields
  }

  /// Returns the traits of a collection; `nil` for one that is not known.
  private func fields(of collection: Value?) -> [String: Value]? {
    switch collection {
    case .instance(let traits)? where traits.typeName == "UITraitCollection":
      watch.read(traits)
      return traits.fields
    case .implicit(let member)? where member.name == "init": return fields(setBy: member.arguments ?? [])
    default: return nil
    }
  }

  /// Resolves a colour for traits that are written; `nil` where the traits are those of the place itself.
  func resolved(_ color: Value, for arguments: [ArgumentValue], place: Place) -> Value? {
    guard let traits = writtenTraits(arguments.first?.value) else { return nil }
    // A member of a type that is not known yet is resolved with its chain.
    if case .implicit = color { return nil }
    let decided = traits.decisions
    let branches: [Alternatives<Value>.Branch]
    if case .choice(let alternatives) = color {
      branches = alternatives.branches
    } else {
      branches = [.init(condition: .always, value: color)]
    }
    return choice(
      branches.compactMap { branch in
        guard branch.condition.agrees(with: decided) else { return nil }
        let condition = branch.condition.removing { decided.arm(of: $0.condition) != nil }
        return .init(condition: condition, value: pinned(branch.value, to: traits))
      }, place: place)
  }

  /// Keeps a colour as it is for some traits.
  private func pinned(_ value: Value, to traits: WrittenTraits) -> Value {
    guard case .color(var color) = value, !color.color.isFixed else { return value }
    color.color = .pinned(color.color, traits)
    return .color(color)
  }

  /// Returns what a collection says of the traits that colours depend on; `nil` where that is nothing.
  private func writtenTraits(_ collection: Value?) -> WrittenTraits? {
    guard let fields = fields(of: collection) else { return nil }
    let contrasts = ["normal": false, "high": true]
    let traits = WrittenTraits(
      scheme: Self.caseName(of: fields["userInterfaceStyle"]).flatMap(ColorScheme.init(rawValue:)),
      increasesContrast: Self.caseName(of: fields["accessibilityContrast"]).flatMap { contrasts[$0] })
    return traits == WrittenTraits() ? nil : traits
  }

  private static func caseName(of value: Value?) -> String? {
    switch value {
    case .implicit(let member)?: member.name
    case .instance(let instance)?: instance.enumCase
    default: nil
    }
  }
}

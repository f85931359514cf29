import Scene
import SourceFacts

/// The spellings of a constant: two questions for one constant would exclude each other (S-58).
extension Evaluator {
  /// Returns a constant as all its spellings are told: `.home` for `Tab.home`, and what `.zero` or `.pi` stands for.
  func spelledAlike(_ constant: Value, comparedWith value: Value, place: Place) -> Value {
    var meant = constant
    if case .implicit(let member) = constant, case .unknown(let subject) = value, let type = subject.type {
      meant = self.constant(member, as: type, place: place) ?? constant
    }
    guard case .instance(let instance) = meant, let name = instance.enumCase else { return meant }
    return instance.payload.isEmpty ? .implicit(ImplicitMember(name: name, arguments: nil, place: place)) : constant
  }

  /// Returns a constant of a framework without its type, as `.zero` for `CGPoint.zero`, beside a value of that type.
  func withoutType(_ constant: Value, comparedWith value: Value) -> Value {
    guard case .unknown(let doubt) = constant, case .unknown(let subject) = value, let type = subject.type,
      doubt.reason == .externalModule, doubt.key == doubt.label, let place = doubt.place,
      let name = doubt.key.split(separator: ".").last, doubt.key == "\(type.name.withoutFramework).\(name)",
      !name.contains("(")
    else { return constant }
    return .implicit(ImplicitMember(name: String(name), arguments: nil, place: place))
  }

  /// Returns what a static member that is no case stands for in the type of a value, as `.standard` for `Mode.regular`;
  /// `nil` where the type has none of that name.
  func constant(_ name: String, besideCasesOf instance: Instance, place: Place) -> Value? {
    guard let type = index.types[instance.typeName], type.position(ofCase: name) == nil,
      let value = staticMember(name, ofTypeNamed: type.id, place: place, in: Scope(typeName: type.id, file: place.file))
    else { return nil }
    switch value {
    case .instance, .choice, .unknown, .none: return value
    default: return nil
    }
  }
}

extension ImplicitMember {
  /// True for a name alone.
  var isPlain: Bool { arguments == nil && chain.isEmpty }
}

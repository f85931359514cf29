import Scene
import SourceFacts

/// What an initialiser begins the state of a view with, as `_ink = State(initialValue: ink)` does.
extension Evaluator {
  /// The wrappers whose storage an initialiser makes of the value that it begins with.
  static let begun: Set<String> = ["State", "StateObject", "ObservedObject", scaledMetric]

  /// The wrapper of a size that follows Dynamic Type (S-18): its number is the one at *Large*.
  static let scaledMetric = "ScaledMetric"

  /// Returns what the storage of a wrapper is made with; `nil` where no argument says so. Which text style it scales with
  /// does not change what it begins with.
  static func wrapped(by arguments: [ArgumentValue]) -> Value? {
    guard let first = arguments.first, let label = first.label, ["initialValue", "wrappedValue"].contains(label),
      arguments.dropFirst().allSatisfy({ $0.label == "relativeTo" })
    else { return nil }
    return first.value
  }

  /// Returns what a value wraps that storage is set to: `.init(initialValue: x)`, or a wrapper of the program.
  func wrapped(by storage: Value) -> Value {
    switch storage {
    case .implicit(let member) where member.name == "init" && member.chain.isEmpty:
      return Self.wrapped(by: member.arguments ?? []) ?? storage
    case .instance(let wrapper):
      guard let inner = wrapper.fields["wrappedValue"] else { return storage }
      watch.read(wrapper)
      return inner
    default: return storage
    }
  }

  /// Returns what a property holds that an initialiser begins with a value, in the place of its default: the value or,
  /// where other code changes the state, what that may leave it with (S-143).
  func begun(
    with value: Value, _ property: Located<PropertyDeclaration>, of type: TypeInfo, in instance: Instance
  ) -> Value {
    guard isPassing(value, in: property, of: type, inPart: true) else { return value }
    let name = property.declaration.name
    let joined =
      isLook(property, of: type)
      ? assigned(property, of: type, key: "\(instance.identity).\(name)", label: name, own: value) : nil
    return joined ?? stored(property, identity: instance.identity, owner: type, environment: nil)
  }

  /// Returns what a property holds that the caller of a memberwise initialiser begins: a known value stands beside what
  /// code may leave the state with, one that is not known goes on to tell what the caller knows of it (S-143).
  ///
  /// A binding of a part of a known structure leaves its other parts as they are.
  func begun(
    with value: Value, given property: Located<PropertyDeclaration>, of type: TypeInfo, in instance: Instance
  ) -> Value {
    let isKnown = value.isKnownOnEachPath
    guard isPassing(value, in: property, of: type, inPart: !isKnown) else { return value }
    return isKnown
      ? begun(with: value, property, of: type, in: instance)
      : begun(with: value, in: property.declaration.name, of: instance)
  }

  /// True for what the state of a view only starts with, since code or a binding changes it (S-143): an object stays
  /// the one it is, whatever becomes of it.
  /// - Parameter inPart: True where a binding of a list or a structure, which is mostly one of a part of it, counts.
  func isPassing(
    _ value: Value, in property: Located<PropertyDeclaration>, of type: TypeInfo, inPart: Bool = false
  ) -> Bool {
    let declaration = property.declaration
    guard declaration.attributes.contains(where: { $0.name == "State" }) else { return false }
    let name = declaration.name
    let changes = assignments(to: name, of: type).filter { !$0.isInitial }
    if isPlain(value, property, type) {
      return usage.bound.contains(name) || !changes.isEmpty || isToggled(name, by: type)
    }
    guard isComposed(value, property, type) else { return false }
    let isBound = inPart && (usage.bound.contains(name) || !changes.isEmpty)
    return isBound || changes.contains { $0.value != nil } || isChangedInPlace(name, by: type)
  }

  /// True for a value that only changes as a whole.
  private func isPlain(_ value: Value, _ property: Located<PropertyDeclaration>, _ type: TypeInfo) -> Bool {
    switch value {
    case .none, .bool, .number, .string, .interpolated, .attributed, .color, .font, .style, .implicit: true
    case .instance(let instance): instance.enumCase != nil
    case .unknown: changesWhole(property, of: type)
    case .choice(let all): all.branches.allSatisfy { isPlain($0.value, property, type) }
    default: false
    }
  }

  /// True for a value of which code may change a part, unlike an object.
  private func isComposed(_ value: Value, _ property: Located<PropertyDeclaration>, _ type: TypeInfo) -> Bool {
    switch value {
    case .array, .tuple: return true
    case .instance(let instance): return isStructure(instance)
    case .unknown:
      let kind = typeReference(of: property, in: type).flatMap {
        index.type(named: $0.name, in: type.id, file: property.file)?.kind
      }
      return kind != .class && kind != .protocol
    case .choice(let all):
      return all.branches.allSatisfy { isPlain($0.value, property, type) || isComposed($0.value, property, type) }
    default: return false
    }
  }

  /// True where code of a type may toggle a flag: many views have one of the same name.
  private func isToggled(_ name: String, by type: TypeInfo) -> Bool {
    usage.toggled.contains(name) && (isChangedInPlace(name, by: type) || isChangedInPlace("self", by: type))
  }

  /// True where code of a type, but for its initialisers, may change a variable by a method or in a part.
  private func isChangedInPlace(_ name: String, by type: TypeInfo) -> Bool {
    let key = "\(type.id).\(name)"
    if let known = changedInPlace[key] { return known }
    let isChanged =
      type.functions.values.joined().contains { $0.declaration.body?.changedNames.contains(name) == true }
      || type.properties.contains { $0.declaration.changes(name) }
    changedInPlace[key] = isChanged
    return isChanged
  }
}

extension Value {
  /// False for a value that is not known on some path.
  fileprivate var isKnownOnEachPath: Bool {
    switch self {
    case .unknown: false
    case .choice(let all): all.branches.allSatisfy(\.value.isKnownOnEachPath)
    default: true
    }
  }
}

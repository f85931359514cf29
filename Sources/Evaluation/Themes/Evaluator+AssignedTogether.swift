import Scene
import SourceFacts

/// Properties that the same code changes, such as the ink and the paper of a theme: which code ran last decides on all.
extension Evaluator {
  /// Returns other properties that decide how text looks and are assigned in the same type.
  func companions(
    of property: Located<PropertyDeclaration>, in owner: TypeInfo, isMade: Bool
  ) -> [Located<PropertyDeclaration>] {
    // What initialisers set stands beside what they set of others.
    let isInitial = !isMade && assignments(to: property.declaration.name, of: owner).contains(where: \.isInitial)
    return (owner.properties + owner.statics.values.joined()).filter { other in
      let declaration = other.declaration
      return declaration.name != property.declaration.name && !declaration.isConstant && declaration.getter == nil
        && isLook(other, of: owner) && !changes(of: other, in: owner, isMade: !isInitial).isEmpty
        && !isForLayout(other, of: owner)
    }
  }

  /// Returns what a property holds, for each piece of code that changes it; `nil` where one of its companions is not
  /// changed by the same pieces of straight code, so that any of its values may stand beside any of theirs.
  /// - Parameters:
  ///   - key: The identity of the object and the property's name.
  ///   - own: What the object was made with, where that is known.
  func assignedTogether(
    _ property: Located<PropertyDeclaration>, with companions: [Located<PropertyDeclaration>], of owner: TypeInfo,
    key: String, own: Value?
  ) -> Value? {
    let changes = changes(of: property, in: owner, isMade: own != nil)
    let blocks = changes.map(StraightCode.init)
    let reference = typeReference(of: property, in: owner)
    guard let object = key.object(of: property.declaration.name), !changes.isEmpty,
      changes.count < Self.maximumValues, Set(blocks).count == changes.count,
      companions.allSatisfy({
        self.changes(of: $0, in: owner, isMade: own != nil).map(StraightCode.init) == blocks
          && startsKnown($0, in: owner) == startsKnown(property, in: owner)
      })
    else { return nil }
    var values: [Value] = []
    var arms: [String] = []
    for change in changes {
      guard let given = given(by: change, to: owner, onEachCall: true) else { return nil }
      values += given.map { value(of: $0, as: reference) }
      arms += given.map { _ in name(of: change, in: owner) }
    }
    if let first = own ?? initial(property, in: owner) {
      values.insert(first, at: 0)
      arms.insert("init", at: 0)
    }
    guard values.count <= Self.maximumValues else { return nil }
    let condition = conditions.number(key: "\(object) last set", label: "last set in", arms: arms)
    return choice(
      values.enumerated().map { .init(condition: Guard(condition: condition, arm: $0.offset), value: $0.element) },
      place: nil)
  }

  /// Returns what a report calls the code around a change.
  func name(of change: Usage.Assignment, in owner: TypeInfo) -> String {
    change.site.method.map { "\($0.name)()" } ?? "\(owner.lastName)"
  }

  /// Returns the assignments that decide what a property holds.
  private func changes(
    of property: Located<PropertyDeclaration>, in owner: TypeInfo, isMade: Bool
  ) -> [Usage.Assignment] {
    changes(to: property.declaration.name, of: owner).filter { !$0.isPassing && !(isMade && $0.isInitial) }
  }

  private func startsKnown(_ property: Located<PropertyDeclaration>, in owner: TypeInfo) -> Bool {
    property.declaration.value != nil || typeReference(of: property, in: owner)?.isOptional == true
  }

  /// Returns what the declaration of a property starts it with.
  private func initial(_ property: Located<PropertyDeclaration>, in owner: TypeInfo) -> Value? {
    guard startsKnown(property, in: owner) else { return nil }
    guard let written = property.declaration.value else { return Value.none }
    let site = Usage.Site(file: property.file, owner: owner.id)
    return value(of: written, at: site, as: typeReference(of: property, in: owner))
  }
}

/// A piece of straight code with the object of which it changes properties, as it writes it.
struct StraightCode: Hashable {
  let place: Place?
  let object: String?

  init(_ change: Usage.Assignment) {
    place = change.block
    guard case .member(.some(let base), _, _) = change.target.kind, base.kind != .identifier("self") else {
      object = nil
      return
    }
    object = PassingAssignments.path(of: base)
  }
}

extension String {
  /// Returns the identity of the object or type in that of one of its properties, behind which a file may stand.
  func object(of property: String) -> String? {
    let key = prefix { $0 != "@" }
    return key.hasSuffix(".\(property)") ? String(key.dropLast(property.count + 1)) : nil
  }
}

import PlatformStyles
import Scene
import SourceFacts

/// Properties that the same code changes, such as the ink and the paper of a theme: which code ran last decides on all.
extension Evaluator {
  /// Returns other properties that decide how text looks and are assigned in the same type.
  func companions(
    of property: Located<PropertyDeclaration>, in owner: TypeInfo
  ) -> [Located<PropertyDeclaration>] {
    (owner.properties + owner.statics.values.joined()).filter { other in
      let declaration = other.declaration
      return declaration.name != property.declaration.name && !declaration.isConstant && declaration.getter == nil
        && isLook(other, of: owner) && !assignments(to: declaration.name, of: owner).allSatisfy(\.isInitial)
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
    let blocks = changes.map(Block.init)
    let reference = typeReference(of: property, in: owner)
    guard let object = key.object(of: property.declaration.name), !changes.isEmpty,
      changes.count < Self.maximumValues, Set(blocks).count == changes.count,
      companions.allSatisfy({
        self.changes(of: $0, in: owner, isMade: own != nil).map(Block.init) == blocks
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

  /// Returns what a property of a theme holds that a person may change at will: what each piece of code gives it that sets
  /// several of the theme's looks at once, or anything else; `nil` where none of these values is known.
  func assignedAmongOthers(_ property: Located<PropertyDeclaration>, of owner: TypeInfo, key: String) -> Value? {
    guard let object = key.object(of: property.declaration.name), themeKind(of: owner) >= .palette,
      isHeldLook(property, of: owner)
    else { return nil }
    let sets = sets(of: owner)
    let reference = typeReference(of: property, in: owner)
    var other = Doubt(
      .runtimeValue, "'\(property.declaration.name)'",
      place: Place(file: property.file, span: property.declaration.span),
      key: key, label: property.declaration.name, type: reference)
    other.isOfColor = true
    let condition = conditions.number(
      key: "\(object) last set", label: "last set in",
      arms: sets.map { name(of: $0.changes[0], in: owner) } + ["another"])
    var branches: [Alternatives<Value>.Branch] = []
    for (arm, set) in sets.enumerated() {
      let change = set.changes.first { $0.target.lastName == property.declaration.name }
      guard let given = change.flatMap({ given(by: $0, to: owner) }), given.count == 1 else { continue }
      let value = value(of: given[0], as: reference)
      if case .unknown = value { continue }
      for (path, scheme) in schemes(of: set, in: owner) {
        let arm = Guard(condition: condition, arm: arm).and(path)
        let inScheme = scheme.map { Guard(condition: ConditionTable.scheme, arm: $0 == .dark ? 1 : 0) } ?? .always
        guard let whole = arm?.and(inScheme) else { continue }
        branches.append(.init(condition: whole, value: value))
      }
    }
    if branches.isEmpty { return nil }
    branches.append(.init(condition: Guard(condition: condition, arm: sets.count), value: .unknown(other)))
    return choice(branches, place: nil)
  }

  /// Code that changes several looks of an object at once.
  private struct LookSet {
    var changes: [Usage.Assignment]
  }

  /// Returns the pieces of straight code that change several looks of a type's objects, in the order of the source.
  private func sets(of owner: TypeInfo) -> [LookSet] {
    var sets: [(block: Block, set: LookSet)] = []
    for property in owner.properties where property.declaration.getter == nil && isLook(property, of: owner) {
      for change in assignments(to: property.declaration.name, of: owner) where !change.isInitial && !change.isPassing {
        let block = Block(change)
        if let known = sets.firstIndex(where: { $0.block == block }) {
          sets[known].set.changes.append(change)
        } else {
          sets.append((block, LookSet(changes: [change])))
        }
      }
    }
    return sets.map(\.set).filter { $0.changes.count > 1 }
  }

  /// Returns the schemes that a set gives an object along with its looks, each with the path on which it does: looks of
  /// the light one stand beside colours of the system in light.
  private func schemes(of set: LookSet, in owner: TypeInfo) -> [(path: Guard, scheme: ColorScheme?)] {
    let block = Block(set.changes[0])
    for property in owner.properties {
      guard let reference = typeReference(of: property, in: owner), reference.name.lastComponent == "ColorScheme",
        let change = assignments(to: property.declaration.name, of: owner).first(where: { Block($0) == block }),
        let given = given(by: change, to: owner), given.count == 1
      else { continue }
      guard case .choice(let all) = value(of: given[0], as: reference) else {
        return [(.always, ColorScheme(named: value(of: given[0], as: reference)))]
      }
      return all.branches.map { ($0.condition, ColorScheme(named: $0.value)) }
    }
    return [(.always, nil)]
  }

  /// Returns what a report calls the code around a change.
  private func name(of change: Usage.Assignment, in owner: TypeInfo) -> String {
    change.site.method.map { "\($0.name)()" } ?? "\(owner.lastName)"
  }

  /// Returns the assignments that decide what a property holds.
  private func changes(
    of property: Located<PropertyDeclaration>, in owner: TypeInfo, isMade: Bool
  ) -> [Usage.Assignment] {
    assignments(to: property.declaration.name, of: owner).filter { !$0.isPassing && !(isMade && $0.isInitial) }
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
private struct Block: Hashable {
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
  fileprivate func object(of property: String) -> String? {
    let key = prefix { $0 != "@" }
    return key.hasSuffix(".\(property)") ? String(key.dropLast(property.count + 1)) : nil
  }
}

import PlatformStyles
import Scene
import SourceFacts

/// Sets of looks that a theme is given at once, beside which a person may choose each of them at will.
struct LookSets {
  /// What a property holds in one of the sets, on a path that an appearance decides.
  struct Look {
    var set: Int
    var path: Guard
    var value: Value
  }

  /// The names of the sets.
  var names: [String] = []
  /// By the property's name.
  var looks: [String: [Look]] = [:]
}

extension Evaluator {
  /// Returns what a property of a theme holds that a person may change at will: what each set gives it that code of the
  /// program sets at once, or anything else; `nil` where it is known in none of these.
  func assignedAmongOthers(_ property: Located<PropertyDeclaration>, of owner: TypeInfo, key: String) -> Value? {
    let name = property.declaration.name
    let kind = themeKind(of: owner)
    guard let object = key.object(of: name), kind >= .palette, isHeldLook(property, of: owner) else { return nil }
    let sets = lookSets(of: owner)
    guard let looks = sets.looks[name] else { return nil }
    var doubt = Doubt(
      .runtimeValue, "'\(name)'", place: Place(file: property.file, span: property.declaration.span), key: key,
      label: name, type: typeReference(of: property, in: owner))
    doubt.isOfColor = true
    let condition = conditions.number(
      key: "\(object) looks", label: owner.lastName, arms: sets.names + ["another"], isTheme: kind == .theme)
    var branches = looks.compactMap { look -> Alternatives<Value>.Branch? in
      Guard(condition: condition, arm: look.set).and(look.path).map { .init(condition: $0, value: look.value) }
    }
    let known = Set(looks.map(\.set))
    for arm in 0...sets.names.count where !known.contains(arm) {
      branches.append(.init(condition: Guard(condition: condition, arm: arm), value: .unknown(doubt)))
    }
    return choice(branches, place: nil)
  }

  /// Returns the sets that code gives the objects of a type, one for each value of what it is handed.
  private func lookSets(of owner: TypeInfo) -> LookSets {
    if let known = lookSets[owner.id] { return known }
    lookSets[owner.id] = LookSets()
    var result = LookSets()
    let sets = jointChanges(of: owner)
    // Where one look is told by itself, it could stand beside those of another set.
    let names = Set(sets.joined().compactMap(\.target.lastName))
    let isApart = owner.properties.allSatisfy { property in
      !names.contains(property.declaration.name) || values(of: property, in: owner, madeWith: nil) == nil
    }
    for changes in isApart ? sets : [] {
      let values = changes.compactMap { change -> (name: String, parts: [Alternatives<Value>.Branch])? in
        guard let name = change.target.lastName, let property = owner.property(name),
          let given = given(by: change, to: owner), given.count == 1
        else { return nil }
        let value = value(of: given[0], as: typeReference(of: property, in: owner))
        if case .unknown = value { return nil }
        return (name, value.parts)
      }
      let paths = Self.finest(values.flatMap(\.parts).map { Self.path(of: $0.condition) })
      guard result.names.count + paths.count < Self.maximumValues else { continue }
      let schemes = schemes(givenWith: changes[0], to: owner)
      for path in paths {
        let scheme = schemes.first { $0.path.agrees(with: path) }?.scheme
        let inScheme = scheme.map { Guard(condition: ConditionTable.scheme, arm: $0 == .dark ? 1 : 0) } ?? .always
        for (name, parts) in values {
          for part in parts where Self.path(of: part.condition).agrees(with: path) {
            let appearance = part.condition.removing { !ConditionTable.isOfAppearance($0.condition) }
            guard let whole = inScheme.and(appearance) else { continue }
            result.looks[name, default: []].append(
              LookSets.Look(set: result.names.count, path: whole, value: part.value))
          }
        }
        result.names.append(words(for: path) ?? name(of: changes[0], in: owner))
      }
    }
    lookSets[owner.id] = result
    return result
  }

  private static func path(of condition: Guard) -> Guard {
    condition.removing { ConditionTable.isOfAppearance($0.condition) }
  }

  /// Returns the paths that no other one parts further.
  private static func finest(_ paths: [Guard]) -> [Guard] {
    var distinct: [Guard] = []
    for path in paths where !distinct.contains(path) { distinct.append(path) }
    return distinct.filter { path in !distinct.contains { $0 != path && $0.implies(path) } }
  }

  /// Returns what a path says of what a set is made of, in words; `nil` for one that always holds.
  private func words(for path: Guard) -> String? {
    let words = path.decisions.compactMap { decision -> String? in
      let condition = conditions.conditions[decision.condition]
      if condition.arms.count > 2 || condition.arms.first != "false" { return condition.arms[decision.arm] }
      return decision.arm == 1 ? Self.constant(in: condition.label) : nil
    }
    return words.isEmpty ? nil : words.joined(separator: " && ")
  }

  /// Returns the case or text that a question compares something with; the whole question where there is none.
  private static func constant(in question: String) -> String {
    question.split(separator: " == ").first { $0.hasPrefix(".") || $0.hasPrefix("\"") }.map(String.init) ?? question
  }

  /// Returns the changes of looks of each piece of straight code that changes several of a type's, in the order of the
  /// source.
  private func jointChanges(of owner: TypeInfo) -> [[Usage.Assignment]] {
    var sets: [(block: StraightCode, changes: [Usage.Assignment])] = []
    for property in owner.properties where property.declaration.getter == nil && isLook(property, of: owner) {
      for change in assignments(to: property.declaration.name, of: owner) where !change.isInitial && change.takesPart {
        let block = StraightCode(change)
        if let known = sets.firstIndex(where: { $0.block == block }) {
          sets[known].changes.append(change)
        } else {
          sets.append((block, [change]))
        }
      }
    }
    return sets.map(\.changes).filter { changes in
      changes.count > 1 && Set(changes.map { $0.value?.base }).count == 1
    }
  }

  /// Returns the schemes that code gives an object along with looks, each with the path on which it does: looks of the
  /// light one stand beside colours of the system in light.
  private func schemes(
    givenWith change: Usage.Assignment, to owner: TypeInfo
  ) -> [(path: Guard, scheme: ColorScheme?)] {
    let block = StraightCode(change)
    for property in owner.properties {
      guard let reference = typeReference(of: property, in: owner), reference.name.lastComponent == "ColorScheme",
        let change = assignments(to: property.declaration.name, of: owner).first(where: { StraightCode($0) == block }),
        let given = given(by: change, to: owner), given.count == 1
      else { continue }
      return value(of: given[0], as: reference).parts.map { ($0.condition, ColorScheme(named: $0.value)) }
    }
    return []
  }
}

extension Usage.Assignment {
  /// True for a part of something that is set for good, whatever the scheme is: what follows the scheme stands beside
  /// colours of the same appearance alone.
  fileprivate var takesPart: Bool { !isPassing && !goesWithScheme && value?.base != nil }
}

extension Expression {
  /// What a member is one of.
  fileprivate var base: String? {
    if case .member(.some(let base), _, _) = kind { base.lastName } else { nil }
  }
}

extension Value {
  /// What it may be, each with the path on which it is.
  fileprivate var parts: [Alternatives<Value>.Branch] {
    if case .choice(let all) = self { all.branches } else { [.init(condition: .always, value: self)] }
  }
}

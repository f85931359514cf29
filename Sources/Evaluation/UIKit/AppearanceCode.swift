import ColorScience
import Findings
import PlatformStyles
import Scene
import SourceFacts

/// Finds code that reads the appearance once and does not follow its changes, whether or not a view tree reaches it.
struct AppearanceCode {
  let evaluator: Evaluator
  let code: CodeIndex
  /// The platform whose files are looked at.
  private let platform: Platform

  init(_ renderer: Renderer) {
    evaluator = renderer.evaluator
    code = renderer.classes
    platform = renderer.part.platform
  }

  /// Returns a place where a finding may stand.
  private func range(_ place: Place) -> SourceRange { evaluator.index.range(of: place) }

  private static let setting = "isDarkerSystemColorsEnabled"
  private static let conversion = "cgColor"

  /// Returns an observation for each type that reads the contrast setting and for each colour that is frozen.
  func observations() -> [Observation] {
    let names = evaluator.usage.named
    guard names.contains(Self.setting) || names.contains(Self.conversion) else { return [] }
    var result: [Observation] = []
    for type in evaluator.index.types.values.sorted(by: { $0.id < $1.id }) {
      let bodies = type.bodies.filter { isJudged($0.file) }
      guard bodies.contains(where: Self.isOfInterest) else { continue }
      let path = TraitPath(of: code.chain(of: type).flatMap(\.bodies))
      result += [unobserved(type, bodies, path)].compactMap { $0 } + frozen(type, bodies, path)
    }
    return result
  }

  private func isJudged(_ file: Int32) -> Bool {
    let file = evaluator.index.program.files[Int(file)]
    return file.isAudited && !file.isOfTests && file.platform == platform
  }

  private static func isOfInterest(_ body: CodeBody) -> Bool {
    var isFound = false
    BodyWalk { expression, _ in
      if let name = expression.lastName, name == setting || name == conversion { isFound = true }
    }.walk(body.statements)
    return isFound
  }

  // MARK: - The contrast setting

  /// Returns the first place where a class reads the setting, unless it follows the setting's changes.
  private func unobserved(_ type: TypeInfo, _ bodies: [CodeBody], _ path: TraitPath) -> Observation? {
    // A structure is made again for a change; what it computes is asked for each time.
    guard type.kind == .class || type.kind == .extension && type.name.isPlatformClass, !path.isObserving else {
      return nil
    }
    var places: [Place] = []
    for body in bodies where !path.names.contains(body.name) {
      BodyWalk { expression, around in
        guard case .member(.some, Self.setting, _) = expression.kind, !TraitPath.isRepeated(around) else { return }
        places.append(Place(file: body.file, span: expression.span))
      }.walk(body.statements)
    }
    guard let first = places.first else { return nil }
    return Observation(
      kind: .unobservedContrast, detail: type.name, range: range(first), related: places.dropFirst().map(range))
  }

  // MARK: - Frozen colours

  /// Returns the dynamic colours that a type stores as `CGColor` in code that does not run again.
  private func frozen(_ type: TypeInfo, _ bodies: [CodeBody], _ path: TraitPath) -> [Observation] {
    let renewed = Set(
      bodies.flatMap { path.names.contains($0.name) ? $0.statements.assignedPaths : $0.renewedPaths })
    let around = evaluator.platformAtHand
    defer { evaluator.platformAtHand = around }
    return bodies.filter { !path.names.contains($0.name) }.flatMap { body -> [Observation] in
      evaluator.platformAtHand = evaluator.platform(of: body.file)
      let storedColors = body.storedColors.filter { !renewed.contains($0.target) }
      if storedColors.isEmpty { return [] }
      let scopes = handed(to: body, of: type).map { scope(of: body, of: type, given: $0) }
      return storedColors.compactMap { stored in
        let values = scopes.map { scope in
          evaluator.refuel()
          return evaluator.evaluate(stored.color, in: scope)
        }
        guard let value = values.first, values.allSatisfy({ isDynamic($0, in: body.file) }) else { return nil }
        let place = Place(file: body.file, span: stored.conversion.span)
        return Observation(kind: .frozenColor, detail: words(for: value, stored), range: range(place))
      }
    }
  }

  /// The surroundings of a body in which nothing is known of its variables but what it is given.
  private func scope(of body: CodeBody, of type: TypeInfo, given: [String: Value]) -> Scope {
    let instance = Value.instance(Instance(typeName: type.id, fields: [:], identity: "code.\(type.id)"))
    let scope = Scope(selfValue: instance, typeName: type.id, file: body.file)
    for name in body.localNames {
      let doubt = Doubt(.parameter, "'\(name)'", place: nil, key: "code.\(type.id).\(body.name).\(name)")
      scope.variables[name] = given[name] ?? .unknown(doubt)
    }
    return scope
  }

  private static let appearances = [Appearance.light, .dark, .lightIncreased, .darkIncreased]

  /// True for a colour that differs between appearances, on every path; false for what is not known.
  private func isDynamic(_ value: Value, in file: Int32) -> Bool {
    let branches: [Alternatives<Value>.Branch]
    if case .choice(let alternatives) = value {
      branches = alternatives.branches
    } else {
      branches = [.init(condition: .always, value: value)]
    }
    return branches.allSatisfy { branch in
      // What an appearance decides is no path, but what makes the colour dynamic.
      let path = branch.condition.removing { ConditionTable.isEnvironmental($0.condition) }
      let paints = Self.appearances.map { appearance -> Set<[Color]>? in
        guard let here = path.and(ConditionTable.decisions(of: appearance)) else { return nil }
        let colors = branches.filter { $0.condition.agrees(with: here) }.map { paint($0.value, appearance, file) }
        return colors.contains(nil) ? nil : Set(colors.compactMap(\.self))
      }
      return !paints.contains(nil) && Set(paints).count > 1
    }
  }

  /// The colours that a value may be in an appearance; `nil` where it is not known.
  private func paint(_ value: Value, _ appearance: Appearance, _ file: Int32) -> [Color]? {
    guard case .color(let color) = value else { return nil }
    let resolver = ColorResolver(
      platform: evaluator.platform(of: file), appearance: appearance, isElevated: false, accent: nil)
    guard case .colors(let colors, _) = resolver.resolve(color.color) else { return nil }
    return colors
  }

  /// The words for a colour: its own, or the name of what is one of several.
  private func words(for value: Value, _ stored: StoredColor) -> String {
    if case .color(let color) = value { return color.color.words }
    if let path = stored.color.memberPath { return path.joined(separator: ".") }
    guard case .call(let callee, _) = stored.color.kind, let name = callee.lastName else { return "UIColor" }
    return "\(name)(…)"
  }
}

extension String {
  /// True for a class of UIKit or AppKit that the program extends.
  fileprivate var isPlatformClass: Bool {
    ["UI", "NS"].contains(prefix(2)) && !["UIColor", "NSColor", "UIAccessibility", "UITraitCollection"].contains(self)
  }
}

/// A colour that an assignment stores as a `CGColor`.
private struct StoredColor {
  /// The object and its property, as written.
  var target: [String]
  /// The colour before its conversion.
  var color: Expression
  var conversion: Expression
}

extension CodeBody {
  /// The colours that the body's assignments convert and store.
  fileprivate var storedColors: [StoredColor] {
    var result: [StoredColor] = []
    BodyWalk { expression, around in
      guard case .binary("=", let target, let value) = expression.kind, let path = target.memberPath,
        path.count > 1, !TraitPath.isRepeated(around)
      else { return }
      result += value.conversions.map { StoredColor(target: path, color: $0.color, conversion: $0.whole) }
    }.walk(statements)
    return result
  }

  /// The properties of other objects that closures assign which the body registers for changes of traits.
  ///
  /// Such a closure is handed the object that registers it, by whatever name.
  fileprivate var renewedPaths: [[String]] {
    var result: [[String]] = []
    BodyWalk { expression, _ in
      guard case .call(let callee, let arguments) = expression.kind, callee.lastName == TraitPath.registration else {
        return
      }
      for case .closure(let closure) in arguments.map(\.value.kind) {
        let owner = closure.parameters.first
        result += closure.body.assignedPaths.map { $0.first == owner ? Array($0.dropFirst()) : $0 }
      }
    }.walk(statements)
    return result
  }

  /// The parameters and variables of the body and of its closures.
  fileprivate var localNames: Set<String> {
    var names = Set(parameters)
    func add(_ statements: [Statement]) {
      for statement in statements {
        names.formUnion(statement.boundNames)
        add(statement.statements)
      }
    }
    add(statements)
    BodyWalk { expression, _ in
      if case .closure(let closure) = expression.kind {
        names.formUnion(closure.parameters)
        add(closure.body)
      }
    }.walk(statements)
    return names
  }
}

extension [Statement] {
  /// The properties that are assigned, as written.
  fileprivate var assignedPaths: [[String]] {
    var result: [[String]] = []
    BodyWalk { expression, _ in
      if case .binary("=", let target, _) = expression.kind, let path = target.memberPath { result.append(path) }
    }.walk(self)
    return result
  }
}

extension Expression {
  /// The names of a chain of members, `self` left out; `nil` for other expressions.
  fileprivate var memberPath: [String]? {
    switch kind {
    case .identifier("self"): []
    case .identifier(let name): [name]
    case .member(.some(let base), let name, _): base.memberPath.map { $0 + [name] }
    case .postfix(_, let inner): inner.memberPath
    default: nil
    }
  }

  /// The colours that an assigned value converts: itself, in either arm, or in an array.
  fileprivate var conversions: [(color: Expression, whole: Expression)] {
    switch kind {
    case .member(.some(let base), "cgColor", _): [(base, self)]
    case .postfix(_, let inner), .cast(let inner, _, _): inner.conversions
    case .binary("??", let left, let right): left.conversions + right.conversions
    case .ternary(_, let then, let otherwise): then.conversions + otherwise.conversions
    case .array(let elements): elements.flatMap(\.conversions)
    default: []
    }
  }
}

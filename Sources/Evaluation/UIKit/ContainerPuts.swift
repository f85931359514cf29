import PlatformStyles
import SourceFacts

/// Where code makes controllers and what it puts them into, by their classes (S-55).
struct ContainerPuts {
  /// A controller that code puts into a container: the scheme of one that is pinned where it is made, or the class of the
  /// controller whose own container it is.
  enum Holder: Hashable {
    case pinned(ColorScheme)
    case containerOf(String)
    /// Presented without a container.
    case alone
    case other

    var isPinned: Bool { if case .pinned = self { true } else { false } }
  }

  /// How many controllers of a class code makes.
  let made: [String: Int]
  /// What it puts them into.
  let held: [String: [Holder]]

  /// The property that pins a container, and the one that holds the container around a controller.
  static let (property, around) = ("overrideUserInterfaceStyle", "navigationController")
  fileprivate static let (push, stack) = ("pushViewController", "viewControllers")
  static let replace = "setViewControllers"
  /// What puts controllers into a container that is there.
  static let methods = [push, replace, stack]

  init(in types: [TypeInfo], containers: [String: ColorScheme]) {
    var made: [String: Int] = [:]
    var held: [String: [Holder]] = [:]
    for type in types {
      for body in type.bodies {
        let code = PuttingBody(body, of: type, containers)
        BodyWalk { expression, _ in
          if case .call(let callee, _) = expression.kind, let name = callee.typeName { made[name, default: 0] += 1 }
          for (inside, holder) in code.puts(by: expression) { held[inside, default: []].append(holder) }
        }.walk(body.statements)
      }
    }
    (self.made, self.held) = (made, held)
  }
}

/// A body of code with what its variables hold, as far as that goes into containers.
private struct PuttingBody {
  private let owner: String
  private let containers: [String: ColorScheme]
  /// What its variables are given.
  private let given: [String: [Expression]]
  /// What its conditions bind.
  private var bound: [String: [Expression]] = [:]
  /// The schemes that it gives its variables, where that is in any case.
  private var pins: [String: [ColorScheme?]] = [:]
  /// The containers that are given the list of each variable.
  private var lists: [String: [Expression]] = [:]

  init(_ body: CodeBody, of type: TypeInfo, _ containers: [String: ColorScheme]) {
    owner = type.lastName
    self.containers = containers
    given = GivenValues(of: body).values
    var (pins, lists) = (pins, lists)
    BodyWalk { expression, _ in
      if case .binary("=", let left, let right) = expression.kind,
        case .member(.some(let base), ContainerPuts.property, _) = left.kind, case .identifier(let name) = base.kind
      {
        let isSure = body.statements.contains { $0.span == expression.span }
        pins[name, default: []].append(isSure ? right.writtenScheme : nil)
      }
      if let (list, container) = expression.replacedStack, case .identifier(let name) = list.kind {
        lists[name, default: []].append(container)
      }
    }.walk(body.statements)
    (self.pins, self.lists) = (pins, lists)
    noteConditions(of: body.statements)
  }

  private mutating func noteConditions(of statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .ifElse(let conditions, _, _), .guardElse(let conditions, _):
        for case .optionalBinding(.name(let name), let value?) in conditions {
          bound[name, default: []].append(value)
        }
      default: break
      }
      noteConditions(of: statement.statements)
      for expression in statement.expressions { noteConditions(in: expression) }
    }
  }

  private mutating func noteConditions(in expression: Expression) {
    noteConditions(of: expression.statements)
    expression.forEachChild { noteConditions(in: $0) }
  }

  // MARK: - Puts

  /// The classes of the controllers that an expression puts somewhere, each with what that is.
  func puts(by expression: Expression) -> [(inside: String, holder: ContainerPuts.Holder)] {
    if let (list, container) = expression.replacedStack {
      let holder = holder(of: container)
      return elements(of: list).compactMap { put($0, into: holder) }
    }
    guard case .call(let callee, let arguments) = expression.kind, let first = arguments.first,
      first.label == "rootViewController" || first.label == nil
    else { return [] }
    return [put(first.value, into: holder(callee, at: expression.span))].compactMap(\.self)
  }

  private func put(
    _ value: Expression, into holder: ContainerPuts.Holder
  ) -> (inside: String, holder: ContainerPuts.Holder)? {
    guard let inside = made(value) ?? local(value) else { return nil }
    // One that is given a scheme of its own has that.
    let isPinned = value.chainedNames.map { $0.count == 1 && pins[$0[0]] != nil } ?? false
    return (inside, isPinned ? .other : holder)
  }

  /// The elements of a list that is written out.
  private func elements(of list: Expression) -> [Expression] {
    if case .array(let elements) = list.kind { return elements }
    guard case .identifier(let name) = list.kind, let values = given[name], values.count == 1,
      case .array(let elements) = values[0].kind
    else { return [] }
    return elements
  }

  /// What a call puts a controller into that it is handed.
  private func holder(_ callee: Expression, at span: Span) -> ContainerPuts.Holder {
    if let name = callee.typeName { return holder(made: name, at: span) }
    if callee.lastName == "present" { return .alone }
    guard case .member(.some(let base), let name, _) = callee.kind else { return .other }
    switch name {
    case ContainerPuts.push: return holder(of: base)
    case "append", "insert":
      // A list that goes into a container later.
      guard case .identifier(let list) = base.kind else { return .other }
      let holders = Set((lists[list] ?? []).map(holder(of:)))
      return holders.count == 1 ? holders.first ?? .other : .other
    default: return .other
    }
  }

  /// The container that is made at a place, as its class or this body pins it.
  private func holder(made name: String, at span: Span) -> ContainerPuts.Holder {
    if let scheme = containers[name] { return .pinned(scheme) }
    let variables = given.filter { $0.value.count == 1 && $0.value[0].span == span }.keys
    guard name == "UINavigationController", variables.count == 1, let variable = variables.first,
      let schemes = pins[variable], Set(schemes).count == 1, let scheme = schemes[0]
    else { return .other }
    return .pinned(scheme)
  }

  /// The container that an expression stands for.
  private func holder(of container: Expression) -> ContainerPuts.Holder {
    if isAround(container) { return .containerOf(owner) }
    guard case .identifier(let name) = container.kind, let values = given[name], values.count == 1,
      case .call(let callee, _) = values[0].kind, let type = callee.typeName
    else { return .other }
    return holder(made: type, at: values[0].span)
  }

  /// True for the navigation controller around, under any name.
  private func isAround(_ expression: Expression, depth: Int = 0) -> Bool {
    if case .cast(let inner, _, _) = expression.kind { return isAround(inner, depth: depth) }
    guard depth < 4, let names = expression.ownNames, names.count == 1, let name = names.first else { return false }
    let values = ((given[name] ?? []) + (bound[name] ?? [])).filter { $0.ownNames != [name] }
    return values.isEmpty ? name == ContainerPuts.around : values.allSatisfy { isAround($0, depth: depth + 1) }
  }

  private func made(_ expression: Expression) -> String? {
    if case .call(let callee, _) = expression.kind { callee.typeName } else { nil }
  }

  private func local(_ expression: Expression) -> String? {
    guard case .identifier(let name) = expression.kind, let values = given[name], values.count == 1 else { return nil }
    return made(values[0])
  }
}

extension Expression {
  /// The list that takes the place of what a container holds, and the container.
  fileprivate var replacedStack: (list: Expression, container: Expression)? {
    switch kind {
    case .call(let callee, let arguments):
      guard case .member(.some(let base), ContainerPuts.replace, _) = callee.kind, let first = arguments.first,
        first.label == nil
      else { return nil }
      return (first.value, base)
    case .binary("=", let target, let value):
      guard case .member(.some(let base), ContainerPuts.stack, _) = target.kind else { return nil }
      return (value, base)
    default: return nil
    }
  }
}

import SourceFacts

/// What code surely runs as an app comes up: what the system calls then, and what that calls, in other types too, as
/// those of coordinators and routers (S-55).
struct LaunchedCode {
  /// A function or initialiser of a type.
  private struct Call {
    var function: Located<FunctionDeclaration>
    var owner: TypeInfo
  }

  /// The labels of what the system calls to bring up an app and its windows.
  private static let entries: Set<String> = [
    "willConnectTo", "didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions",
  ]

  private let index: ProgramIndex
  /// The types that the system calls.
  private(set) var entered: Set<String> = []
  /// The statements, by where they stand.
  private(set) var statements: Set<Place> = []
  private var waiting: [Call] = []
  private var met: Set<Place> = []

  /// Follows the types whose own code makes windows.
  init(of types: [TypeInfo], in index: ProgramIndex) {
    self.index = index
    for type in types {
      let called = type.functions.values.joined().filter { function in
        function.declaration.parameters.contains { Self.entries.contains($0.label ?? "") }
      }
      guard !called.isEmpty, type.bodies.contains(where: { $0.makesWindow }) else { continue }
      entered.insert(type.id)
      for function in called { meet(function, of: type) }
    }
    while let call = waiting.popLast() { follow(call) }
  }

  private mutating func meet(_ function: Located<FunctionDeclaration>, of owner: TypeInfo) {
    guard met.insert(Place(file: function.file, span: function.declaration.span)).inserted else { return }
    waiting.append(Call(function: function, owner: owner))
  }

  /// Meets those of some functions that a call with arguments may be one of.
  private mutating func meet(
    _ functions: [Located<FunctionDeclaration>]?, with arguments: [Argument], of owner: TypeInfo
  ) {
    for function in functions ?? [] where function.declaration.parameters.given(arguments) != nil {
      meet(function, of: owner)
    }
  }

  private mutating func follow(_ call: Call) {
    let file = call.function.file
    // What variables and properties were given so far, by their names.
    var given: [String: Expression] = [:]
    for statement in Self.sure(call.function.declaration.body ?? []) {
      switch statement.kind {
      case .binding(let binding):
        guard case .name(let name) = binding.pattern, let value = binding.value else { continue }
        given[name] = value
        enter(value, of: call.owner, file, given)
      case .expression(let expression):
        statements.insert(Place(file: file, span: expression.span))
        guard case .binary("=", let target, let value) = expression.kind else {
          enter(expression, of: call.owner, file, given)
          continue
        }
        enter(value, of: call.owner, file, given)
        if let names = target.ownNames, names.count == 1 { given[names[0]] = value }
      default: break
      }
    }
  }

  /// Meets what an expression calls: a function of its own type, one of an object that the body made, or an initialiser.
  private mutating func enter(
    _ expression: Expression, of owner: TypeInfo, _ file: Int32, _ given: [String: Expression]
  ) {
    guard case .call(let callee, let arguments) = expression.kind else { return }
    if let type = madeType(by: expression, file) {
      for initializer in type.initializers where initializer.declaration.parameters.given(arguments) != nil {
        meet(initializer, of: type)
      }
      return
    }
    if let names = callee.ownNames, names.count == 1 {
      return meet(owner.functions[names[0]], with: arguments, of: owner)
    }
    guard case .member(let base?, let name, _) = callee.kind else { return }
    enter(base, of: owner, file, given)
    let made = base.ownNames.flatMap { $0.count == 1 ? given[$0[0]] : nil } ?? base
    guard let type = madeType(by: made, file) else { return }
    meet(type.functions[name], with: arguments, of: type)
  }

  /// The class or structure of the program that an expression makes a value of.
  private func madeType(by expression: Expression, _ file: Int32) -> TypeInfo? {
    guard case .call(let callee, _) = expression.kind, let name = callee.typeName else { return nil }
    return index.type(named: name, file: file)
  }

  /// The statements of a body that are run wherever there is a window.
  private static func sure(_ statements: [Statement]) -> [Statement] {
    var result: [Statement] = []
    for statement in statements {
      result.append(statement)
      switch statement.kind {
      case .ifElse(let conditions, let then, _) where conditions.allSatisfy(isGiven): result += sure(then)
      case .ifElse where statement.mayLeave: return result
      case .guardElse(let conditions, _) where !conditions.allSatisfy(isGiven): return result
      case .returning: return result
      default: break
      }
    }
    return result
  }

  /// True for a condition that holds wherever there is a window on a system of today.
  private static func isGiven(_ condition: Condition) -> Bool {
    switch condition {
    case .availability(_, let isUnavailable): !isUnavailable
    case .optionalBinding(.name(let name), nil): name.isWindowName
    case .optionalBinding(_, let value?):
      BodyWalk.finds(in: [Statement(.expression(value), span: value.span)]) { $0.lastName?.isWindowName == true }
    default: false
    }
  }
}

extension CodeBody {
  /// True where the body makes a window.
  var makesWindow: Bool { BodyWalk.finds(in: statements) { $0.makesWindow } }
}

extension Expression {
  /// True for what makes a window.
  var makesWindow: Bool {
    if case .call(let callee, _) = kind { callee.typeName?.hasSuffix("Window") == true } else { false }
  }
}

extension String {
  fileprivate var isWindowName: Bool { lowercased().contains("window") || lowercased().contains("scene") }
}

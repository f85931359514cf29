import Scene
import SourceFacts

/// The names that an expression can see.
final class Scope {
  let parent: Scope?
  var variables: [String: Value] = [:] { didSet { version &+= 1 } }
  /// How often the variables were written.
  private(set) var version: Int32 = 0
  let file: Int32
  @Rare private var locals: Locals?
  /// `self`, where there is one.
  let selfValue: Value?
  /// The type in whose body the code stands, for unqualified names.
  let typeName: String?
  /// The environment of the view whose body is evaluated.
  let environment: SharedEnvironment?
  /// The number of the watched evaluation that it belongs to; 0 outside of all.
  var number: Int

  init(
    parent: Scope? = nil, selfValue: Value? = nil, typeName: String? = nil, file: Int32,
    environment: SharedEnvironment? = nil
  ) {
    self.parent = parent
    self.selfValue = selfValue ?? parent?.selfValue
    self.typeName = typeName ?? parent?.typeName
    self.file = file
    self.environment = environment ?? parent?.environment
    number = parent?.number ?? 0
  }

  /// What few scopes have.
  private struct Locals {
    var births: [String: [Guard]] = [:]
    var scaled: Set<String> = []
    var functions: [String: FunctionDeclaration] = [:]
    var held: Set<String> = []
    var computed: Set<String> = []

    var isEmpty: Bool {
      births.isEmpty && scaled.isEmpty && functions.isEmpty && held.isEmpty && computed.isEmpty
    }
  }

  /// The paths on which variables were declared, where code is followed for its effects and these are not all.
  var births: [String: [Guard]] {
    get { locals?.births ?? [:] }
    set { change { $0.births = newValue } }
  }
  /// The variables of which a scaled metric is part (S-18).
  var scaled: Set<String> {
    get { locals?.scaled ?? [] }
    set { change { $0.scaled = newValue } }
  }
  /// The local functions.
  var functions: [String: FunctionDeclaration] {
    get { locals?.functions ?? [:] }
    set { change { $0.functions = newValue } }
  }
  /// The parameters that are an `@autoclosure`: a call of one gives what it holds.
  var held: Set<String> {
    get { locals?.held ?? [] }
    set { change { $0.held = newValue } }
  }
  /// The variables that hold what computes them, which is run anew at each read.
  var computed: Set<String> {
    get { locals?.computed ?? [] }
    set { change { $0.computed = newValue } }
  }

  private func change(_ body: (inout Locals) -> Void) {
    var changed = locals ?? Locals()
    body(&changed)
    if locals != nil || !changed.isEmpty { locals = changed }
  }

  /// Returns the value of a variable of this scope or of one around it.
  func variable(_ name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.variables[name] { return value }
      scope = current.parent
    }
    return nil
  }

  /// True where a scaled metric is part of a variable.
  func isScaled(_ name: String) -> Bool { holder(of: name)?.scaled.contains(name) ?? false }

  /// True for a variable that holds what an `@autoclosure` was given.
  func isHeld(_ name: String) -> Bool { holder(of: name)?.held.contains(name) ?? false }

  /// True for a variable that holds what computes it.
  func isComputed(_ name: String) -> Bool { holder(of: name)?.computed.contains(name) ?? false }

  /// Returns the paths on which a variable was declared; `nil` where these are all, or not noted.
  func birth(of name: String) -> [Guard]? { holder(of: name)?.births[name] }

  private func holder(of name: String) -> Scope? {
    var scope: Scope? = self
    while let current = scope, current.variables[name] == nil { scope = current.parent }
    return scope
  }

  /// Returns the local function with a name.
  func function(_ name: String) -> (FunctionDeclaration, Scope)? {
    var scope: Scope? = self
    while let current = scope {
      if let function = current.functions[name] { return (function, current) }
      scope = current.parent
    }
    return nil
  }

  /// Sets a variable where it is declared; returns false if there is none.
  func assign(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.variables[name] != nil {
        current.variables[name] = value
        return true
      }
      scope = current.parent
    }
    return false
  }
}

import SourceFacts

/// How the code of one function shows the controllers that it makes.
struct PresentedControllers {
  /// How a controller is shown.
  enum Manner: Hashable {
    /// On a surface of its own: in a window, pushed, as a child, or over the full screen.
    case plain
    /// As a sheet, which is elevated (S-92).
    case sheet
    /// As a sheet that may cover only a part of the screen.
    case partialSheet
  }

  /// What variables and properties are set to.
  private var values: [String: Expression] = [:]
  /// The names of variables that are not set once and for all.
  private var changing: Set<String> = []
  /// The methods of the program that make a hosting controller of the view that they are called on.
  private let hosters: Set<String>
  /// What is handed to methods that present.
  private var presented: [Expression] = []
  /// The names of controllers that are shown over the full screen, or in a way of their own.
  private var covering: Set<String> = []
  private var setsDetents = false
  /// The calls that make the controllers which are shown as sheets.
  private var sheets: Set<Span> = []
  /// What the first hosting controller is given that the function makes.
  private(set) var hosted: Expression?

  init(_ statements: [Statement] = [], hosters: Set<String> = []) {
    self.hosters = hosters
    for statement in statements { visit(statement) }
    sheets = Set(presented.compactMap { controller($0)?.span })
  }

  /// Returns how the controller is shown that a call makes.
  func manner(of call: Expression) -> Manner {
    guard sheets.contains(call.span) else { return .plain }
    return setsDetents ? .partialSheet : .sheet
  }

  /// Returns what a constant of the function stands for; another expression as it is.
  func meaning(of expression: Expression) -> Expression {
    guard case .identifier(let name) = expression.kind, !changing.contains(name), let value = values[name] else {
      return expression
    }
    return value
  }

  private mutating func visit(_ statement: Statement) {
    if case .binding(let binding) = statement.kind, case .name(let name) = binding.pattern {
      if values[name] != nil || !binding.isConstant { changing.insert(name) }
      values[name] = binding.value
    }
    for case .optionalBinding(.name(let name), let value?) in statement.conditions {
      if values[name] != nil { changing.insert(name) }
      values[name] = value
    }
    for expression in statement.expressions { visit(expression) }
    for inner in statement.statements { visit(inner) }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .binary("=", let left, let right): assign(left, right)
    case .call(let callee, let arguments):
      if callee.lastName?.hasPrefix("present") == true { presented += arguments.map(\.value) }
      if callee.typeName?.hasSuffix("HostingController") == true {
        hosted = hosted ?? arguments.first { $0.label == "rootView" }.map { meaning(of: $0.value) }
      }
    default: break
    }
    for child in expression.children { visit(child) }
    for statement in expression.statements { visit(statement) }
  }

  private mutating func assign(_ target: Expression, _ value: Expression) {
    guard let name = target.lastName else { return }
    values[name] = value
    if name == "detents" { setsDetents = true }
    if name == "modalPresentationStyle", case .member(.some(let owner), _, _) = target.kind,
      let controller = owner.lastName, let style = value.lastName, Self.coveringStyles.contains(style)
    {
      covering.insert(controller)
    }
  }

  /// The styles in which a controller covers the screen, or what is around it.
  static let coveringStyles: Set<String> = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom",
  ]

  /// Returns the call that makes the controller which an expression shows, through names and navigation controllers;
  /// `nil` where it covers the screen.
  private func controller(_ expression: Expression, depth: Int = 0) -> Expression? {
    guard depth < 4 else { return nil }
    switch expression.kind {
    case .identifier(let name), .member(.some, let name, _):
      guard !covering.contains(name), let value = values[name] else { return nil }
      return controller(value, depth: depth + 1)
    case .call(let callee, let arguments):
      if case .member(.some, let method, _) = callee.kind,
        hosters.contains(method) || method.hasPrefix("instantiate")
      {
        return expression
      }
      guard let name = callee.typeName else { return nil }
      guard name.hasSuffix("NavigationController"), let root = arguments.first else { return expression }
      return controller(root.value, depth: depth + 1)
    case .postfix(_, let inner), .cast(let inner, _, _): return controller(inner, depth: depth)
    default: return nil
    }
  }
}

extension Statement {
  /// The conditions of `if` and `guard`.
  fileprivate var conditions: [Condition] {
    switch kind {
    case .ifElse(let conditions, _, _), .guardElse(let conditions, _): conditions
    default: []
    }
  }
}

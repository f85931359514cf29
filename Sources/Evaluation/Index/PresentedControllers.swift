import SourceFacts

/// How the code of one function shows the controllers that it makes.
struct PresentedControllers {
  /// How a controller is shown.
  enum Manner: Hashable {
    /// On a surface of its own: in a window, or over the full screen; or in a way that the function does not tell.
    case plain
    /// Where the controller is that shows it: pushed, as a child, or in its context.
    case inPlace
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
  /// The names of controllers that are shown over the full screen, or in a way of their own.
  private var covering: Set<String> = []
  /// The names of controllers that are shown in the context of the one that presents them.
  private var contextual: Set<String> = []
  private var setsDetents = false
  /// The calls that make the controllers which are shown as sheets.
  private var sheets: Set<Span> = []
  /// The calls that make the controllers which are shown where the one is that shows them.
  private var inPlace: Set<Span> = []
  /// What the first hosting controller is given that the function makes.
  private(set) var hosted: Expression?

  init(_ statements: [Statement] = [], hosters: Set<String> = []) {
    self.hosters = hosters
    for statement in statements { visit(statement) }
  }

  /// Notes what is shown, as the names stand for it at this point.
  private mutating func show(_ arguments: [Argument], with callee: Expression) {
    guard let name = callee.lastName else { return }
    if name.hasPrefix("present") {
      for argument in arguments {
        guard let (call, isContextual) = controller(argument.value) else { continue }
        if !isContextual { sheets.insert(call.span) } else if callee.isOfSelf { inPlace.insert(call.span) }
      }
    }
    if Self.adding.contains(name), callee.isOfSelf, let shown = arguments.first.flatMap({ controller($0.value) }) {
      inPlace.insert(shown.call.span)
    }
  }

  /// Notes what a name stands for from here on.
  private mutating func bind(_ name: String, to value: Expression?) {
    values[name] = value
    covering.remove(name)
    contextual.remove(name)
  }

  /// Returns how the controller is shown that a call makes.
  func manner(of call: Expression) -> Manner {
    if sheets.contains(call.span) { return setsDetents ? .partialSheet : .sheet }
    return inPlace.contains(call.span) ? .inPlace : .plain
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
      bind(name, to: binding.value)
    }
    for case .optionalBinding(.name(let name), let value?) in statement.conditions {
      if values[name] != nil { changing.insert(name) }
      bind(name, to: value)
    }
    for expression in statement.expressions { visit(expression) }
    for inner in statement.statements { visit(inner) }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .binary("=", let left, let right): assign(left, right)
    case .call(let callee, let arguments):
      show(arguments, with: callee)
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
      let controller = owner.lastName, let style = value.lastName
    {
      if Self.coveringStyles.contains(style) { covering.insert(controller) }
      if Self.contextualStyles.contains(style) { contextual.insert(controller) }
    }
  }

  /// The styles in which a controller covers the screen.
  static let coveringStyles: Set<String> = ["fullScreen", "overFullScreen", "custom"]
  /// The styles in which a controller covers the one around that defines a context, and stands on its level.
  static let contextualStyles: Set<String> = ["currentContext", "overCurrentContext"]
  /// The methods that show a controller where another one is.
  private static let adding: Set<String> = ["pushViewController", "show", "addChild"]

  /// Returns the call that makes the controller which an expression shows, through names and navigation controllers,
  /// and whether that is in a context; `nil` where it covers the screen.
  private func controller(_ expression: Expression, depth: Int = 0) -> (call: Expression, isContextual: Bool)? {
    guard depth < 4 else { return nil }
    switch expression.kind {
    case .identifier(let name), .member(.some, let name, _):
      guard !covering.contains(name), let value = values[name] else { return nil }
      return controller(value, depth: depth + 1).map { ($0.call, $0.isContextual || contextual.contains(name)) }
    case .call(let callee, let arguments):
      if case .member(.some, let method, _) = callee.kind,
        hosters.contains(method) || method.hasPrefix("instantiate")
      {
        return (expression, false)
      }
      guard let name = callee.typeName else { return nil }
      guard name.hasSuffix("NavigationController"), let root = arguments.first else { return (expression, false) }
      return controller(root.value, depth: depth + 1)
    case .postfix(_, let inner), .cast(let inner, _, _): return controller(inner, depth: depth)
    default: return nil
    }
  }
}

extension Expression {
  /// True for a method of `self`, or of the navigation controller around it.
  fileprivate var isOfSelf: Bool {
    guard case .member(.some(let receiver), _, _) = kind else { return true }
    return receiver.isSelfOrAround
  }

  private var isSelfOrAround: Bool {
    switch kind {
    case .identifier(let name): name == "self" || name == "navigationController"
    case .member(.some(let base), "navigationController", _): base.isSelfOrAround
    case .postfix(_, let inner): inner.isSelfOrAround
    default: false
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

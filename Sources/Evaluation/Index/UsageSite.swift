import SourceFacts

extension Usage {
  /// Where code stands.
  struct Site {
    var file: Int32
    /// The dotted name of the type around.
    var owner: String?
    /// The parameters and variables in sight.
    var locals: Set<String> = []
    /// Those of them that a `var` brought, which hold copies of structures.
    var variables: Set<String> = []
    /// Those that are declared with an optional type.
    var optionals: Set<String> = []
    /// The lists of which those of them that a `ForEach` or `List` brought are the elements.
    var loops: [String: Expression] = [:]
    /// True in the value of a static or global property.
    var isConstant = false
    var isInitializer = false
    /// The method around.
    var method: Method?
    /// The property of the view of which the `onChange(of:)` around hears.
    var observed: String?
    /// What in sight stands for JSON files of the program.
    var bundled = BundledNames()
  }

  /// A method as its callers know it, with the names of its parameters as long as nothing else takes them.
  struct Method {
    var name: String
    var labels: [String?]
    var parameters: [String]

    init(_ function: FunctionDeclaration) {
      name = function.name
      labels = function.parameters.map(\.label)
      parameters = function.parameters.map(\.name)
    }

    /// Forgets a parameter whose name means something else from here on.
    mutating func lose(_ names: [String]) {
      for name in names {
        guard let position = parameters.firstIndex(of: name) else { continue }
        parameters[position] = ""
      }
    }
  }
}

extension Usage.Site {
  /// Brings names into sight that may hide others.
  mutating func bring(_ names: [String]) {
    locals.formUnion(names)
    variables.subtract(names)
    optionals.subtract(names)
    for name in names { loops[name] = nil }
    method?.lose(names)
    bundled.lose(names)
  }

  /// Brings the parameters of a function into sight.
  mutating func take(_ parameters: [Parameter]) {
    let names = parameters.map(\.name)
    locals.formUnion(names)
    variables.subtract(names)
    optionals.subtract(names)
    for name in names { loops[name] = nil }
    optionals.formUnion(parameters.filter(\.type.isOptional).map(\.name))
    bundled.lose(names)
  }

  /// Notes of a name that a statement brought how it is declared.
  mutating func note(_ binding: Binding) {
    guard case .name(let name) = binding.pattern else { return }
    if !binding.isConstant { variables.insert(name) }
    if binding.type?.isOptional == true { optionals.insert(name) }
  }
}

extension Expression {
  /// The closure of a call of `withAnimation` or `withTransaction`, which runs it at once.
  var animated: Span? {
    guard case .call(let callee, let arguments) = kind, case .identifier(let name) = callee.kind,
      name == "withAnimation" || name == "withTransaction", let last = arguments.last, case .closure = last.value.kind
    else { return nil }
    // One that is labelled, as `completion`, is run later.
    return last.label == nil || last.isTrailingClosure && arguments.filter(\.isTrailingClosure).count == 1
      ? last.value.span : nil
  }

  /// True for the modifiers that keep a person from choosing what stands before them.
  var mayHinder: Bool {
    guard case .member(.some, let name, _) = kind else { return false }
    return ["disabled", "allowsHitTesting", "hidden", "opacity"].contains(name)
  }

  /// The list of a `ForEach` or `List`, and the closure that makes a view of each element; `nil` where the closure is
  /// given a binding.
  var loop: (list: Expression, closure: Span)? {
    guard case .call(let callee, let arguments) = kind, case .identifier(let name) = callee.kind,
      name == "ForEach" || name == "List", let list = arguments.first, list.label == nil,
      let last = arguments.last, last.label == nil || last.label == "content",
      case .closure(let closure) = last.value.kind, closure.parameters.count == 1,
      closure.parameters[0].first != "$"
    else { return nil }
    return (list.value, last.value.span)
  }
}

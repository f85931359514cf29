import SourceFacts

/// What the calls of a function give it that its type alone can call, for what it assigns to an object (S-115).
extension CodeIndex {
  /// The most calls of a function that are told apart.
  private static let maximumCalls = 4

  /// Returns an assignment as each of the calls leads to it that give it what it asks for; as it is where they are not
  /// all known, or it asks for nothing.
  func told(_ assignment: CodeAssignment, in owner: TypeInfo, _ type: TypeInfo) -> [Reaching] {
    let plain = [Reaching(assignment: assignment, owner: type)]
    guard assignment.asksForParameters,
      let function = owner.functions[assignment.function]?.first(where: {
        $0.file == assignment.place.file && $0.declaration.span.start == assignment.functionStart
      }),
      let calls = calls(ofOwn: function, of: owner), 1...Self.maximumCalls ~= calls.count
    else { return plain }
    var result: [Reaching] = []
    for call in calls {
      let arguments = call.arguments.map { Argument(label: $0.label, value: $0.value) }
      guard let given = function.declaration.parameters.given(arguments) else { return plain }
      // What asks for a part of an optional is not reached with nil.
      if given.contains(where: { $1.kind == .nilLiteral && assignment.asksForPart(of: $0) }) { continue }
      var one = plain[0]
      one.arguments = given.mapValues { ($0, Place(file: function.file, span: $0.span)) }
      one.call = call.site
      one.isToldByCall = true
      one.assignment.choices.insert(contentsOf: call.site.choices, at: 0)
      one.assignment.isConditional = assignment.isConditional || call.site.isConditional
      one.assignment.start = assignment.start == nil ? nil : call.site.start
      result.append(one)
    }
    return result
  }

  /// The calls of a function that its type alone can call; `nil` where something else is done with it.
  private func calls(ofOwn function: Located<FunctionDeclaration>, of owner: TypeInfo) -> [CodeCall]? {
    let (name, place) = (function.declaration.name, Place(file: function.file, span: function.declaration.span))
    if let known = ownCalls[place] { return known }
    let calls = scan(owner).calls.filter { $0.function == name && $0.receiver.isEmpty }
    var mentions = 0
    for body in types(in: [function.file]).flatMap(\.bodies) where body.file == function.file {
      BodyWalk { expression, _ in if expression.isNamed(name) { mentions += 1 } }.walk(body.statements)
    }
    let isSole = function.declaration.isToldByCalls && owner.functions[name]?.count == 1
    let result = isSole && calls.count == mentions ? calls : nil
    ownCalls[place] = .some(result)
    return result
  }
}

extension FunctionDeclaration {
  /// True where nothing but the type's own code gives the function its arguments.
  var isToldByCalls: Bool { access == .private && attributes.isEmpty && !isStatic && !parameters.isEmpty }
}

extension CodeAssignment {
  /// What its value is made of.
  private var ingredients: [Expression] { [value] + locals.compactMap(\.value) }

  /// True where its value, or a question around it, asks for what the function is handed.
  fileprivate var asksForParameters: Bool {
    if parameters.isEmpty { return false }
    let names = (ingredients + choices.flatMap(\.expressions)).reduce(into: Set<String>()) { $0.formUnion($1.names()) }
    return parameters.contains { names.contains($0.name) }
  }

  /// True where its value is made of a member of something, which is there then.
  fileprivate func asksForPart(of name: String) -> Bool {
    BodyWalk.finds(in: ingredients.map { Statement(.expression($0), span: $0.span) }) { expression in
      if case .member(.some(let base), _, _) = expression.kind { base.kind == .identifier(name) } else { false }
    }
  }
}

extension Expression {
  /// True for what has a name, by itself or as a member.
  fileprivate func isNamed(_ name: String) -> Bool {
    switch kind {
    case .identifier(let own), .member(_, let own, _): own == name
    default: false
    }
  }
}

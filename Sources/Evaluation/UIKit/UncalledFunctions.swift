import SourceFacts

/// Private functions that no code of their file names: nothing runs them (S-115).
extension CodeIndex {
  /// True for a function that neither its file nor, by its name, the Objective-C runtime can call. One that returns
  /// something may be called where facts keep no expression, as by `throw` or the condition of `while`.
  func isUncalled(_ function: FunctionDeclaration, file: Int32, of owner: TypeInfo) -> Bool {
    guard function.access == .private, function.attributes.isEmpty, function.body != nil, function.result == nil,
      !owner.attributes.contains(where: { $0.name == "objcMembers" }), let names = names(in: file)
    else { return false }
    return !names.contains(function.name)
  }

  /// True for what only such a function assigns.
  func isUncalled(_ assignment: CodeAssignment) -> Bool {
    guard let owner = index.types[assignment.typeId] else { return false }
    return owner.functions.values.joined().contains { function in
      function.file == assignment.place.file && function.declaration.span.start == assignment.functionStart
        && isUncalled(function.declaration, file: function.file, of: owner)
    }
  }

  /// What the code of a file names; `nil` where some of it is nested too deep to be read.
  private func names(in file: Int32) -> Set<String>? {
    if let known = named[file] { return known }
    var result: Set<String>? = []
    let walk = BodyWalk { expression, _ in
      switch expression.kind {
      case .identifier(let name), .member(_, let name, _): result?.insert(name)
      case .opaque(Expression.nesting): result = nil
      default: break
      }
    }
    func visit(_ declaration: Declaration) {
      walk.walk(declaration.code)
      declaration.members.forEach(visit)
    }
    index.program.files[Int(file)].facts.declarations.forEach(visit)
    named[file] = result
    return result
  }
}

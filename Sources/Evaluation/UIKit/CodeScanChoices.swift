import SourceFacts

/// The questions that what is scanned stands behind (S-115).
extension CodeScan {
  /// What follows an arm that ends the function, after it changed looks, is run on the others.
  func choiceBehind(_ statement: Statement) -> CodeChoice? {
    guard let (question, bodies) = CodeChoice.question(of: statement) else { return nil }
    let ending = bodies.indices.filter { bodies[$0].endFunction }
    guard ending.contains(where: { LookScan(bodies[$0]).changesLooks }) else { return nil }
    let arms = Set(bodies.indices).subtracting(ending).union([-1])
    return choice(question, arms, of: bodies.count, at: statement)
  }

  func choice(
    _ question: CodeChoice.Question, _ arms: Set<Int>, of count: Int, at statement: Statement
  ) -> CodeChoice {
    // What a variable holds is not followed.
    let isFollowed = statement.expressions.allSatisfy { $0.names(in: variables).isEmpty }
    return CodeChoice(
      question: isFollowed ? question : .unfollowed(arms: count), arms: arms,
      place: Place(file: file, span: statement.span))
  }

  /// True for a variable with a configuration of which nothing sets what its initialiser was given.
  func isSteady(_ variable: Binding, _ name: String) -> Bool {
    guard let arguments = Self.configuration(variable) else { return false }
    return !touched.contains([name]) && !arguments.contains { touched.contains([name, $0.label ?? ""]) }
  }
}

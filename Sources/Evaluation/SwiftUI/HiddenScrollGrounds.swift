import SourceFacts

extension ProgramIndex {
  /// True where code takes the backgrounds of lists away from around something that is no list itself, as from a screen
  /// or from what a modifier is put around (S-57): a list that other code shows may stand in it.
  func hidesScrollGroundsFromAround() -> Bool {
    let files = names.files(writingOneOf: [Self.hidingModifier])
    if files.isEmpty { return false }
    return types.values.contains { type in
      !files.isDisjoint(with: type.codeFiles) && !type.conforms(to: "PreviewProvider")
        && type.bodies.contains { body in
          files.contains(body.file) && !program.files[Int(body.file)].isOfTests
            && BodyWalk.finds(in: body.statements, Self.hidesFromAround)
        }
    }
  }

  private static let hidingModifier = "scrollContentBackground"

  /// What has such a background itself.
  private static let scrolling: Set<String> = ["List", "Form", "Table", "TextEditor"]

  private static func hidesFromAround(_ expression: Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind, callee.lastName == hidingModifier,
      arguments.first?.value.lastName == "hidden"
    else { return false }
    return callee.madeType.map { !scrolling.contains($0) } ?? true
  }
}

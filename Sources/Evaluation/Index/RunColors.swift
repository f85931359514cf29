import SourceFacts

/// Which code gives runs of attributed texts a colour (S-44).
extension ProgramIndex {
  private static let attribute = "foregroundColor"

  /// True where the file around a place sets the colour of a run: `run.foregroundColor = …` or `[.foregroundColor: …]`.
  func writesRunColor(around place: Place) -> Bool {
    if let known = filesWithRunColors[place.file] { return known }
    let result = program.files[Int(place.file)].facts.declarations.contains(where: Self.writesRunColor)
    filesWithRunColors[place.file] = result
    return result
  }

  private static func writesRunColor(_ declaration: Declaration) -> Bool {
    let values = declaration.expressions.map { Statement(.expression($0), span: $0.span) }
    var isFound = false
    BodyWalk { expression, _ in
      switch expression.kind {
      case .binary("=", let target, _): if target.lastName == attribute { isFound = true }
      case .dictionary(let pairs): if pairs.contains(where: { $0.key.lastName == attribute }) { isFound = true }
      default: break
      }
    }.walk(values + declaration.statements)
    return isFound || declaration.members.contains(where: writesRunColor)
  }
}

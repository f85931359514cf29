import SourceFacts

/// Windows of AppKit whose background code sets: what stands in a window of that code stands on an open ground (S-94c).
struct PaintedWindows {
  /// The types whose code does so, by the last parts of their names, and `nil` for functions outside of types.
  private(set) var painters: Set<String?> = []

  init(classes: CodeIndex) {
    let index = classes.index
    for type in index.order.compactMap({ index.types[$0] }) {
      let isWindow = CodeClasses.isKind(classes.kind(of: type) ?? type.lastName, of: "NSWindow")
      if type.bodies.contains(where: { sets(in: $0.statements, ofWindow: isWindow) }) { painters.insert(type.lastName) }
    }
    for declaration in index.program.files.filter(\.isAudited).flatMap(\.facts.declarations) {
      guard case .function(let function) = declaration else { continue }
      if sets(in: function.body ?? [], ofWindow: false) { painters.insert(nil) }
    }
  }

  /// True for a type whose views may stand in such a window: of that code, or named by it.
  func mayHold(_ type: String?, _ uses: UseFinder.Uses) -> Bool {
    painters.contains(type) || !(type.flatMap { uses.namers[$0] } ?? []).isDisjoint(with: painters)
  }

  /// - Parameter isWindow: True in the code of a window, which sets its own properties by their names alone.
  private func sets(in statements: [Statement], ofWindow isWindow: Bool) -> Bool {
    var isFound = false
    BodyWalk { expression, _ in
      guard case .binary("=", let left, let right) = expression.kind, let names = left.chainedNames,
        names.last == "backgroundColor", right.lastName != "windowBackgroundColor"
      else { return }
      let owner = names.dropLast().last { $0 != "self" }?.lowercased()
      if owner.map({ $0.contains("window") || $0.contains("panel") }) ?? isWindow { isFound = true }
    }.walk(statements)
    return isFound
  }
}

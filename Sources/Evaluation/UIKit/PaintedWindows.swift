import SourceFacts

/// Windows of AppKit whose background code sets: of what stands in a window that is not known, the ground is then open
/// (S-94c).
struct PaintedWindows {
  private let classes: CodeIndex

  init(classes: CodeIndex) {
    self.classes = classes
  }

  /// True where code of the program gives any window another background than the system does.
  var areAny: Bool {
    let index = classes.index
    let types = index.order.compactMap { index.types[$0] }
    return types.contains { type in
      let isWindow = CodeClasses.isKind(classes.kind(of: type) ?? type.lastName, of: "NSWindow")
      return type.bodies.contains { sets(in: $0.statements, ofWindow: isWindow) }
    }
      || index.program.files.contains { file in
        file.isAudited
          && file.facts.declarations.contains { declaration in
            if case .function(let function) = declaration {
              sets(in: function.body ?? [], ofWindow: false)
            } else {
              false
            }
          }
      }
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

import SourceFacts

/// Windows of AppKit whose background or appearance code sets: what stands in a window of that code stands on an open
/// ground (S-55, S-94c).
struct PaintedWindows {
  /// The types whose code does so, by the last parts of their names, and `nil` for functions outside of types.
  private(set) var painters: Set<String?> = []
  /// The properties of other objects, as `delegate.window`, by which code does so.
  private(set) var reached: Set<String> = []

  init(classes: CodeIndex) {
    let index = classes.index
    let types = index.order.compactMap { index.types[$0] }
    let held = types.reduce(into: Set<String>()) { $0.formUnion(Self.held(by: $1)) }
    let extensions = MadeWindow.classes.sorted().compactMap { index.types[$0] }
    for type in types + extensions {
      let isWindow = CodeClasses.isKind(classes.kind(of: type) ?? type.lastName, of: "NSWindow")
      for body in type.bodies where sets(in: body.statements, ofWindow: isWindow, heldAs: held) {
        painters.insert(type.lastName)
      }
    }
    for declaration in index.program.files.filter(\.isAudited).flatMap(\.facts.declarations) {
      guard case .function(let function) = declaration else { continue }
      if sets(in: function.body ?? [], ofWindow: false, heldAs: held) { painters.insert(nil) }
    }
  }

  /// True for a type whose views may stand in such a window: of that code, or named by it.
  func mayHold(_ type: String?, _ uses: UseFinder.Uses) -> Bool {
    painters.contains(type) || !(type.flatMap { uses.namers[$0] } ?? []).isDisjoint(with: painters)
  }

  /// The properties that hold windows, by what they are declared as or made with.
  private static func held(by type: TypeInfo) -> Set<String> {
    Set(
      type.properties.filter { property in
        let made: String? =
          if case .call(let callee, _)? = property.declaration.value?.kind { callee.typeName } else { nil }
        return [property.declaration.type?.name, made].contains { MadeWindow.classes.contains($0 ?? "") }
      }.map(\.declaration.name))
  }

  /// - Parameters:
  ///   - isWindow: True in the code of a window, which sets its own properties by their names alone.
  ///   - held: The names of properties that hold windows.
  private mutating func sets(in statements: [Statement], ofWindow isWindow: Bool, heldAs held: Set<String>) -> Bool {
    let body = CodeBody(name: "", file: 0, statements: statements)
    let made = GivenValues(of: body).values.filter { _, values in
      values.contains {
        if case .call(let callee, _) = $0.kind { MadeWindow.classes.contains(callee.typeName ?? "") } else { false }
      }
    }
    let held = held.union(made.keys)
    var isFound = false
    var reached: Set<String> = []
    BodyWalk { expression, _ in
      guard case .binary("=", let left, let right) = expression.kind, let names = left.chainedNames,
        names.last == "backgroundColor" && right.lastName != "windowBackgroundColor"
          || names.last == "appearance" && right.kind != .nilLiteral
      else { return }
      let owner = names.dropLast().last { $0 != "self" }
      let isNamed = owner.map { $0.lowercased() }.map { $0.contains("window") || $0.contains("panel") }
      if (isNamed ?? isWindow) || owner.map(held.contains) == true { isFound = true }
      if let owner, left.ownNames?.count ?? 0 > 2 { reached.insert(owner) }
    }.walk(statements)
    self.reached.formUnion(reached)
    return isFound
  }
}

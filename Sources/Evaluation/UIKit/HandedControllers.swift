import SourceFacts

/// The controllers that code hands to functions of types that are not there, as of an unread module: nothing tells where
/// these show them.
struct HandedControllers {
  /// The classes, by the last parts of their names.
  private var names: Set<String> = []

  /// What the classes of frameworks that show nothing, or are read, begin with.
  private static let frameworks = ["UI", "NS", "CA", "MF", "SK", "PH", "AV", "Dispatch"]
  private static let others: Set<String> = [
    "Self", "NotificationCenter", "Bundle", "Timer", "RunLoop", "OperationQueue", "Task", "MainActor", "Unmanaged",
  ]

  init(classes: CodeIndex) {
    let index = classes.index
    for body in index.order.compactMap({ index.types[$0] }).flatMap(\.bodies)
    where index.program.files[Int(body.file)].isAudited {
      var handed: [Expression] = []
      BodyWalk { expression, _ in
        guard case .call(let callee, let arguments) = expression.kind,
          case .member(.some(let base), _, _) = callee.kind, let owner = base.chainedNames?.first,
          owner.first?.isUppercase == true, index.idsByName[owner] == nil,
          !Self.others.contains(owner),
          !Self.frameworks.contains(where: owner.hasPrefix)
        else { return }
        handed += arguments.map(\.value)
      }.walk(body.statements)
      if handed.isEmpty { continue }
      let given = GivenValues(of: body)
      for value in handed { note(value, given, classes, depth: 0) }
    }
  }

  /// True for a controller that is handed on so, and for a row that one names.
  func mayHold(_ type: TypeInfo, kind: String, _ uses: UseFinder.Uses) -> Bool {
    if CodeClasses.isScreen(kind) { return names.contains(type.lastName) }
    return CodeClasses.isCell(kind) && (uses.namers[type.lastName] ?? []).contains { $0.map(names.contains) ?? false }
  }

  private mutating func note(_ value: Expression, _ given: GivenValues, _ classes: CodeIndex, depth: Int) {
    if case .identifier(let name) = value.kind, depth < 3 {
      for inner in given.values[name] ?? [] { note(inner, given, classes, depth: depth + 1) }
    }
    guard case .call(let callee, let arguments) = value.kind, let name = callee.typeName else { return }
    let types = (classes.index.idsByName[name] ?? []).compactMap { classes.index.types[$0] }
    if types.contains(where: { CodeClasses.isController(classes.kind(of: $0) ?? "") }) {
      names.insert(name)
    } else if CodeClasses.isController(name), depth < 3 {
      for argument in arguments { note(argument.value, given, classes, depth: depth + 1) }
    }
  }
}

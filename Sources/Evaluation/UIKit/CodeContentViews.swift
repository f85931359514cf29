import SourceFacts

/// Views that configurations of the program make for rows (S-113).
extension CodeRun {
  private static let role = "contentConfiguration"

  /// Puts the view that a configuration of the program makes into the row that is given it, in place of the one before.
  func showContent(_ value: Value, in identity: String, place: Place) {
    // What lies behind in a row that a function is handed is not told by what it is given there; one that a list hands
    // out stands in that list with all that it is given (S-115).
    guard let row = objects[identity], CodeClasses.isCell(row.kind), row.origin == nil || isHandedOut(row) else {
      return
    }
    take(Self.role, from: row)
    switch value {
    case .choice(let all):
      for branch in all.branches { on([branch.condition]) { make(branch.value, in: identity, place: place) } }
    default: make(value, in: identity, place: place)
    }
  }

  /// Takes out of a row what it has in a role, on the paths at hand.
  func take(_ role: String, from row: CodeObject) {
    let others = row.children.compactMap { child in
      guard child.role == role else { return child }
      var old = child
      old.paths = isWhole(row.birth) ? [] : outside(live, of: child.paths)
      return old.paths.isEmpty ? nil : old
    }
    objects[row.identity]?.children = others
  }

  /// True for a row that a list hands out, or that a registration fills.
  private func isHandedOut(_ row: CodeObject) -> Bool {
    row.origin.map { origin in [Self.dequeued, Self.registeredRow].contains { origin.key.hasPrefix($0) } } ?? false
  }

  private func make(_ value: Value, in identity: String, place: Place) {
    guard case .instance(let configuration) = value, objects[configuration.identity] == nil,
      evaluator.lineage(of: configuration.typeName).contains(where: { $0.functions[Self.maker] != nil })
    else { return }
    let view = evaluator.callMember(
      Self.maker, of: value, [], place: place, namePlace: place, in: Scope(file: place.file))
    let owners = line + [objects[identity]?.type?.id].compactMap(\.self)
    for made in objectsIn(view).compactMap({ objects[$0.identity]?.type }) {
      classes.contentFillers[made.id, default: []].formUnion(owners.compactMap { evaluator.index.types[$0]?.lastName })
    }
    self.place(view, in: identity, as: Self.role)
  }

  fileprivate static let maker = "makeContentView"
}

extension CodeIndex {
  /// True for a class of views that configurations make: the system shows them in rows, and nowhere else.
  func isContentView(_ type: TypeInfo) -> Bool { chain(of: type).contains { $0.conforms(to: "UIContentView") } }

  /// True where code makes a configuration of such a view that no row was seen to be given by it.
  func isFilledElsewhere(_ view: TypeInfo, _ uses: UseFinder.Uses) -> Bool {
    func makers(of name: String) -> Set<String?> { Set((uses.callers[name] ?? []).map(\.owner)) }
    let configurations = makers(of: view.lastName).compactMap { $0 }.filter { name in
      (index.idsByName[name] ?? []).contains { index.types[$0]?.functions[CodeRun.maker] != nil }
    }
    let known = contentFillers[view.id] ?? []
    return configurations.contains { name in
      !makers(of: name).allSatisfy { $0.map { $0 == name || $0 == view.lastName || known.contains($0) } ?? false }
    }
  }
}

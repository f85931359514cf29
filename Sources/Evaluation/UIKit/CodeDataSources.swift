import SourceFacts

/// Data sources of lists that are no views or controllers themselves, such as the coordinator of a representable (S-113).
extension CodeRun {
  private static let lists = ["UITableView", "UICollectionView"]
  private static let sources = ["dataSource", "delegate"]

  /// Follows the functions of the objects that a list asks for its rows, headers and footers.
  func askSources(of identity: String) {
    guard let list = objects[identity], list.origin == nil,
      Self.lists.contains(where: { CodeClasses.isKind(list.kind, of: $0) })
    else { return }
    for property in Self.sources {
      for setting in (list.settings[property]?.branches ?? []).compactMap(\.value) {
        guard case .instance(let source) = setting.value, objects[source.identity] == nil,
          let type = classes.index.types[source.typeName], type.kind == .class
        else { continue }
        for (owner, function) in classes.entries(of: type) where CodeRows.makesRows(function.declaration) {
          ask(function, of: source, owner: owner, for: identity)
        }
      }
    }
  }

  private func ask(
    _ function: Located<FunctionDeclaration>, of source: Instance, owner: TypeInfo, for list: String
  ) {
    let place = Place(file: function.file, span: function.declaration.span)
    if followed.contains(Self.key(source.identity, place)) { return }
    turns += 1
    turn = turns
    defer { turn = 0 }
    maybe("\(function.declaration.name)()", at: place) {
      let made = follow(function, of: source, owner: owner)
      remade = [:]
      _ = objectsIn(made)
      rows.append(CodeRows(owner: list, made: made, paths: live))
    }
  }
}

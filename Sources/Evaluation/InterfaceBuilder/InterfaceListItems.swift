import SourceFacts

/// Cells of tables and items of collections of AppKit that have files of their own: they lie on the lists that other files
/// have, where code says which (S-113).
extension InterfaceDocument {
  /// True for a cell, and for the view of an item, at the top of a file.
  func isListItem(_ object: InterfaceObject) -> Bool {
    isMac && (object.kind == "tableCellView" || item(showing: object) != nil)
  }

  private func item(showing view: InterfaceObject) -> InterfaceObject? {
    facts.objects.first { object in
      object.kind == "collectionViewItem"
        && object.outlets.contains { $0.property == "view" && $0.destination == view.id }
    }
  }

  /// Returns where the items stand of the one list that a class fills which names the file or the item's class; `nil`
  /// where there is none, or where there are several.
  func surroundings(ofListItem object: InterfaceObject) -> Environment? {
    guard isListItem(object) else { return nil }
    let path = evaluator.index.program.files[Int(file)].path
    let name = String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
    var namers = code.types(writing: name)
    if let own = (item(showing: object) ?? object).customClass {
      namers.formUnion((renderer.uses.namers[own] ?? []).compactMap(\.self))
      namers.remove(own)
    }
    let lists = namers.sorted().compactMap { code.type(named: $0, file: file) }.flatMap { type in
      renderer.outlets[InterfaceOutlet(type: type.id, property: InterfaceOutlet.rows)] ?? []
    }
    return lists.count == 1 ? lists[0].ways.common : nil
  }
}

extension CodeIndex {
  /// Returns the text of an identifier of AppKit's views, as `NSUserInterfaceItemIdentifier("name")`, or of the name that
  /// the program gives one; `nil` for others.
  func itemIdentifier(_ expression: Expression, file: Int32) -> String? {
    let type = Evaluator.identifierType
    switch expression.kind {
    case .call(let callee, let arguments):
      var isInitializer = callee.typeName == type
      if case .member(nil, "init", _) = callee.kind { isInitializer = true }
      return isInitializer && arguments.count == 1 ? arguments[0].value.literalText : nil
    case .member(let base, let name, _) where base == nil || base?.typeName == type:
      let all = index.types[type]?.statics[name] ?? []
      let own = all.filter { $0.file == file }
      guard let property = own.first ?? all.first, own.count == 1 || own.isEmpty && all.count == 1 else { return nil }
      return property.declaration.value.flatMap { itemIdentifier($0, file: file) }
    default: return nil
    }
  }
}

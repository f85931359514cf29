import Scene

/// Where interface files put the views that code finds in outlets, for what code puts into these (S-115).
extension CodeRenderer {
  /// Returns where a view from an outlet stands, on each path on which it is shown; none where no file tells, or several
  /// do.
  func surroundings(of object: CodeObject) -> [Environment] {
    guard CodeClasses.isView(object.kind), let (owner, property) = run.outlet(object) else { return [] }
    let holder = object.origin.map { $0.key.prefix($0.key.count - property.count - 1) }
    return surroundings(property, of: owner, known: holder.map(String.init))
  }

  /// Returns where the rows stand that a class hands to a table; none where no file tells, or there are several tables.
  func surroundings(ofRow object: CodeObject, filledBy type: TypeInfo?) -> [Environment] {
    guard let type, object.type == nil, object.origin != nil, CodeClasses.isCell(object.kind) else { return [] }
    let owner = run.order.first { run.objects[$0]?.type?.id == type.id }
    return surroundings(InterfaceOutlet.rows, of: type, known: owner)
  }

  /// Returns where a row stands that code registers for the list of an interface file; none where no file tells the list,
  /// several do, or one draws the row.
  func surroundings(ofRegistered object: CodeObject) -> [Environment] {
    guard let type = object.type, CodeClasses.isCell(object.kind), renderer.interfaces.background(ofClass: type) == nil
    else { return [] }
    return surroundings(ofMade: object)
  }

  /// Returns where a header or footer stands that code makes for the table of an interface file; none for others.
  func surroundings(ofHeader object: CodeObject) -> [Environment] {
    guard CodeClasses.isView(object.kind), !CodeClasses.isCell(object.kind) else { return [] }
    return surroundings(ofMade: object)
  }

  /// Where what code makes for a list stands, if an interface file holds the one list that an object fills.
  private func surroundings(ofMade object: CodeObject) -> [Environment] {
    for rows in run.rows where run.objectsIn(rows.made).contains(where: { $0.identity == object.identity }) {
      guard let type = run.objects[rows.owner]?.type else { continue }
      let found = surroundings(InterfaceOutlet.rows, of: type, known: rows.owner)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Where the one object stands that files put into a property of a class, with the paths told of the object of the class
  /// that is followed.
  private func surroundings(_ property: String, of owner: TypeInfo, known identity: String?) -> [Environment] {
    guard let found = renderer.outlets[InterfaceOutlet(type: owner.id, property: property)], found.count == 1 else {
      return []
    }
    guard let identity else { return found[0].ways }
    func asked(_ path: Guard) -> Guard {
      // The longer names come first, which begin with that of the class.
      (found[0].identities + ["interface.\(owner.id)"]).reduce(path) { path, name in
        renderer.evaluator.conditions.asking(identity, whatIsAskedOf: name, in: path)
      }
    }
    return found[0].ways.map { way in
      var way = way
      way.path = asked(way.path)
      way.backdrop = way.backdrop.rewording(asked)
      return way
    }
  }

  /// The rows of interface files that a row may be: those that code takes from their list there, those of the list of the
  /// class that is handed it, else those of its class unless code registers that, too.
  func rowsOfFiles(_ object: CodeObject) -> [InterfaceRowSurroundings] {
    guard CodeClasses.isCell(object.kind) else { return [] }
    if let taken = object.origin?.place.flatMap({ renderer.rowsOfFiles[$0] }) { return taken }
    if let place = run.receiver(ofRow: object)?.type?.namePlace { return renderer.rowsOfFiles[place] ?? [] }
    guard let type = object.type, let place = type.namePlace, !run.rowClasses.holds(type.name) else { return [] }
    return renderer.rowsOfFiles[place] ?? []
  }

  /// The one such row; `nil` where there are several, or none.
  func rowOfFile(_ object: CodeObject) -> InterfaceRowSurroundings? {
    let rows = rowsOfFiles(object)
    return rows.count == 1 ? rows[0] : nil
  }

  /// The attributed texts that views from outlets are given, each with where it stands.
  func textsInOutlets() -> [String: Environment] {
    var result: [String: Environment] = [:]
    for identity in run.order {
      guard let object = run.objects[identity], CodeClasses.isText(object.kind),
        let environment = surroundings(of: object).common
      else { continue }
      var waiting = ["attributedText", "attributedStringValue", "textStorage"].flatMap { texts($0, of: object) }
      while let text = waiting.popLast() {
        guard result[text] == nil, let part = run.objects[text], CodeClasses.isAttributed(part.kind) else { continue }
        result[text] = environment
        waiting += part.children.map(\.identity)
        if let copied = part.argument("attributedString") { waiting += run.objectsIn(copied.value).map(\.identity) }
      }
    }
    return result
  }

  /// The texts that a property holds, but for those made where they are assigned, whose colours are the outlet's own.
  private func texts(_ property: String, of object: CodeObject) -> [String] {
    let places = Set(values(property, of: object).map(\.place))
    return objects(property, of: object).map(\.identity).filter { identity in
      run.objects[identity].map { $0.kind != "NSAttributedString" || !places.contains($0.place) } ?? false
    }
  }
}

extension Renderer {
  /// True where an interface file makes the fields of the rows that a class fills.
  func hasRowFields(_ type: TypeInfo) -> Bool {
    outlets[InterfaceOutlet(type: type.id, property: InterfaceOutlet.rowFields)] != nil
  }
}

import SourceFacts

/// A table in which a row is seen: its style, where that is told, and whether it is elevated (S-92, S-113).
struct RowTable: Hashable {
  var list = ContainerState.List.none
  var isElevated = false
  /// True where code paints it, which is seen behind clear rows.
  var isPainted = false
}

extension Environment {
  /// Enters a table of which only the rows are seen.
  mutating func enter(_ table: RowTable) {
    self.isElevated = table.isElevated
    self.container.isPainted = table.isPainted
    if table.list == .none { return }
    self.container = ContainerState(list: table.list, isPainted: table.isPainted)
    self.isGrouped = table.list == .grouped
  }
}

extension Renderer {
  /// Returns the tables for which code names the class of a row; one of which nothing is told where that is not found.
  func tables(ofRow type: TypeInfo) -> [RowTable] {
    if let known = classes.tables[type.id] { return known }
    let result = tables(namedBy: namers(ofRow: type))
    classes.tables[type.id] = result
    return result
  }

  /// Returns the tables for which code names the interface file of a row, and those of the classes that have it in outlets.
  func tables(ofRow row: InterfaceObject, in file: Int32, heldBy holders: Set<String>) -> [RowTable] {
    tables(namedBy: namers(ofRow: row, in: file).union(holders.map { $0 }))
  }

  /// The types whose code names the interface file of a row, or its class.
  func namers(ofRow row: InterfaceObject, in file: Int32) -> Set<String?> {
    let path = evaluator.index.program.files[Int(file)].path
    let name = String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
    let type = row.customClass.flatMap { classes.type(named: $0, file: file) }
    var namers = classes.types(writing: name)
    let isNamedByItself = type.map { type in namers.remove(type.lastName) != nil || type.lastName == name } ?? false
    if let type, isNamedByItself || namers.isEmpty {
      return self.namers(ofRow: type).union(namers.map { $0 })
    }
    return Set(namers.map { $0 })
  }

  private func namers(ofRow type: TypeInfo) -> Set<String?> {
    (uses.namers[type.lastName] ?? []).filter { $0 != type.lastName }
  }

  private func tables(namedBy names: Set<String?>) -> [RowTable] {
    var result: [RowTable] = []
    let found = names.map { $0 ?? "" }.sorted().map { tables(filledBy: $0, depth: 0) }
    if found.isEmpty || found.contains(where: \.isEmpty) { result.append(RowTable()) }
    for table in found.joined() where !result.contains(table) { result.append(table) }
    return result
  }

  /// The tables of a class, or of the controllers that make one of it; none where that is not told.
  private func tables(filledBy name: String, depth: Int) -> [RowTable] {
    let index = evaluator.index
    let types = (index.idsByName[name] ?? []).compactMap { index.types[$0] }.filter { $0.kind == .class }
    guard depth < 3, types.count == 1, let type = types.first else { return [] }
    if let kind = classes.kind(of: type) {
      let found = CodeClasses.isController(kind) ? controllers(of: type).flatMap { tables(of: $0) } : []
      // Who makes what fills a table may hand it to the controller that has the table.
      return depth > 0 && found.contains { $0.list == .none } ? [] : found
    }
    let makers = (uses.callers[name] ?? []).map { $0.owner ?? "" }.sorted()
    let found = makers.map { tables(filledBy: $0, depth: depth + 1) }
    return found.contains(where: \.isEmpty) ? [] : Array(found.joined())
  }

  /// A controller's class with those built on it, as far as they are made.
  private func controllers(of type: TypeInfo) -> [TypeInfo] {
    let index = evaluator.index
    let heirs = index.order.compactMap { index.types[$0] }.filter { heir in
      heir.kind == .class && heir !== type && classes.chain(of: heir).contains { $0 === type }
    }
    let isMade = heirs.isEmpty || uses.callers[type.lastName] != nil || interfaces.background(ofClass: type) != nil
    return (isMade ? [type] : []) + heirs
  }

  private func tables(of controller: TypeInfo) -> [RowTable] {
    let written = interfaces.background(ofClass: controller)
    let covers = classes.assignments(to: ["modalPresentationStyle"], ofOutlet: [], in: controller).contains {
      $0.assignment.value.lastName.map(PresentedControllers.coveringStyles.contains) ?? false
    }
    let levels = covers ? [false] : written?.levels ?? presentations.levels(ofClass: controller.lastName)
    let lists = written.map(\.lists).flatMap { $0.isEmpty ? nil : $0 } ?? lists(of: controller)
    let isPainted = paintsTable(controller)
    return levels.flatMap { level in
      (lists.isEmpty ? [.none] : lists).map { RowTable(list: $0, isElevated: level, isPainted: isPainted) }
    }
  }

  /// True where code of a controller gives a background to what is called a table or has that type.
  private func paintsTable(_ controller: TypeInfo) -> Bool {
    var isPainted = false
    let walk = BodyWalk { expression, _ in
      guard case .binary("=", let target, _) = expression.kind,
        case .member(.some(let base), let name, _) = target.kind,
        ["backgroundColor", "backgroundView"].contains(name), let owner = base.lastName
      else { return }
      let declared = controller.property(owner)?.declaration
      let type = declared?.type?.name ?? declared?.value?.writtenType ?? owner
      isPainted = isPainted || type.lowercased().contains("tableview")
    }
    for body in classes.chain(of: controller).flatMap(\.bodies) { walk.walk(body.statements) }
    return isPainted
  }

  /// The styles that who makes controllers of a class gives to their tables; none where nobody does, or one is not told.
  func lists(ofTableController type: TypeInfo) -> [ContainerState.List] {
    let isTable = classes.kind(of: type).map { CodeClasses.isKind($0, of: "UITableViewController") } ?? false
    return isTable ? lists(of: type) : []
  }

  /// The styles of the tables that a controller makes; none where they are not told.
  private func lists(of controller: TypeInfo) -> [ContainerState.List] {
    let chain = classes.chain(of: controller)
    guard let kind = classes.kind(of: controller) else { return [] }
    if !CodeClasses.isKind(kind, of: "UITableViewController") {
      return Self.lists(chain.flatMap(\.bodies).flatMap { $0.calls { $0.typeName == "UITableView" } })
    }
    let initializers = chain.flatMap(\.initializers).compactMap(\.declaration.body).flatMap { body in
      CodeBody(name: "init", file: 0, statements: body).calls { callee in
        if case .member(.some(let base), "init", _) = callee.kind { base.kind == .identifier("super") } else { false }
      }
    }
    let styled = initializers.filter { arguments in arguments.contains { $0.label == "style" } }
    if !styled.isEmpty { return Self.lists(styled) }
    let makers = (uses.callers[controller.lastName] ?? []).compactMap(\.owner).sorted()
    // It may make one of itself, too.
    let bodies =
      [controller] + makers.flatMap { evaluator.index.idsByName[$0] ?? [] }.compactMap { evaluator.index.types[$0] }
    return Self.lists(bodies.flatMap(\.bodies).flatMap { $0.calls { $0.typeName == controller.lastName } })
  }

  /// The styles that calls give to the tables that they make, which are plain without one; none where one is not told.
  private static func lists(_ calls: [[Argument]]) -> [ContainerState.List] {
    var result: [ContainerState.List] = []
    for arguments in calls {
      let list: ContainerState.List
      switch arguments.first(where: { $0.label == "style" })?.value.kind {
      case nil, .member(_, "plain", _): list = .plain
      case .member(_, "grouped", _), .member(_, "insetGrouped", _): list = .grouped
      default: return []
      }
      if !result.contains(list) { result.append(list) }
    }
    return result
  }
}

extension CodeBody {
  /// The arguments of the calls of what is wanted.
  fileprivate func calls(_ isWanted: (Expression) -> Bool) -> [[Argument]] {
    var result: [[Argument]] = []
    withoutActuallyEscaping(isWanted) { isWanted in
      BodyWalk { expression, _ in
        if case .call(let callee, let arguments) = expression.kind, isWanted(callee) { result.append(arguments) }
      }.walk(statements)
    }
    return result
  }
}

extension CodeIndex {
  /// Returns the types, by the last parts of their names, whose code writes a text that is the name of an interface file.
  func types(writing text: String) -> Set<String> {
    if let known = writers { return known[text] ?? [] }
    let files = index.program.files.filter { $0.facts.interface != nil }
    let names = Set(files.map { file in String((file.path.split(separator: "/").last ?? "").prefix { $0 != "." }) })
    var result: [String: Set<String>] = [:]
    for type in index.order.compactMap({ index.types[$0] }) {
      let walk = BodyWalk { expression, _ in
        guard let text = expression.literalText, names.contains(text) else { return }
        result[text, default: []].insert(type.lastName)
      }
      for body in type.bodies where index.program.files[Int(body.file)].isAudited { walk.walk(body.statements) }
    }
    writers = result
    return result[text] ?? []
  }
}

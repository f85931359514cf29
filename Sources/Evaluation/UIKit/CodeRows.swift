import PlatformStyles
import Scene
import SourceFacts

/// What a function makes that a table or collection asks for its rows, headers or footers (S-113).
struct CodeRows {
  /// The object whose function it is, or the list itself that another module's data source fills.
  var owner: String
  var made: Value
  /// The paths on which the function is run.
  var paths: [Guard]
  /// The place in the list that the function is told, where it is a list's own source.
  var index: Value?

  /// True for the functions of a list's data source and delegate that return views.
  static func makesRows(_ function: FunctionDeclaration) -> Bool {
    let labels = labels[function.name] ?? []
    return function.parameters.contains { labels.contains($0.label ?? "") }
  }

  /// True for a function that a list asks for what it shows behind its rows while it has none.
  static func makesEmptyView(_ function: FunctionDeclaration) -> Bool {
    function.name == "emptyView" && function.parameters.map(\.label) == ["for"]
  }

  /// True for the methods by which a list hands out rows.
  static func isTaken(by method: String) -> Bool {
    method.hasPrefix("dequeueReusable") || method.hasPrefix("dequeueConfiguredReusable")
  }

  private static let labels = [
    "tableView": ["cellForRowAt", "viewForHeaderInSection", "viewForFooterInSection", "viewFor"],
    "outlineView": ["viewFor"],
    "collectionView": ["cellForItemAt", "viewForSupplementaryElementOfKind"],
  ]
}

extension CodeRun {
  /// Follows the closures that an object of another module asks for the rows of a list.
  func fillRows(by arguments: [ArgumentValue]) {
    let list = arguments.first { ["collectionView", "tableView"].contains($0.label) }.flatMap {
      objectsIn($0.value).first
    }
    for argument in arguments where argument.takesRows {
      guard case .closure(let closure) = argument.value else { continue }
      let scope = evaluator.closureScope(closure, [])
      maybe("a closure", at: argument.place) {
        // The list asks for rows once the code around was run.
        let made = evaluator.apart(within: evaluator.allowances.object) {
          let made = run(closure.closure.body, in: scope, result: closure.result, place: argument.place)
          _ = objectsIn(made)
          return made
        }
        if let list { rows.append(CodeRows(owner: list.identity, made: made, paths: live)) }
      }
    }
  }

  /// Does the same for a class of the program that is a framework's source of rows and has no initialiser of its own;
  /// there is no object to return.
  func fillRows(of type: TypeInfo, by arguments: [ArgumentValue], place: Place) -> Value? {
    let chain = classes.chain(of: type)
    let isSource = chain.contains { $0.inherited.contains { $0.name.hasSuffix("DiffableDataSource") } }
    let key = Self.key(arguments.flatMap { objectsIn($0.value).map(\.identity) }.joined(), place)
    if isSource, chain.allSatisfy(\.initializers.isEmpty), sources.insert(key).inserted { fillRows(by: arguments) }
    return nil
  }

  /// Does the same for a source of rows that is written as `.init(…)`, whose type says what it is, once for each list.
  func fillRows(by member: ImplicitMember, as kind: String) {
    guard member.name == "init", kind.hasSuffix("DataSource"), let arguments = member.arguments else { return }
    let key = Self.key(arguments.flatMap { objectsIn($0.value).map(\.identity) }.joined(), member.place)
    if sources.insert(key).inserted { fillRows(by: arguments) }
  }

  /// Puts what tables are handed into them, where code tells the table.
  func layRows(except isFromFile: (CodeObject) -> Bool) {
    layNarrowedRows()
    for rows in rows + handedRows(except: isFromFile) {
      guard let owner = objects[rows.owner], !isFromFile(owner), let table = table(of: owner, rows.owner) else {
        continue
      }
      for (path, instance) in pathsToObjects(in: rows.made) where instance.identity != table {
        // Whether the table asks for rows at all is no question where there are some; what it hands out and asks back is
        // as the function leaves it.
        let isMade = objects[instance.identity]?.origin == nil
        var asked =
          isMade
          ? [path.removing { !evaluator.conditions.isPath($0.condition) }] : rows.paths.compactMap { $0.and(path) }
        if let shown = displayed[instance.identity] { asked = Self.product(asked, shown) }
        objects[table]?.children.append(CodeChild(role: "rows", identity: instance.identity, paths: asked))
      }
    }
  }

  /// Puts what a list shows while it is empty behind its rows, where an object has a single list.
  func layEmptyViews() {
    for view in emptyViews {
      guard let list = list(heldBy: view.owner) else { continue }
      for (path, instance) in pathsToObjects(in: view.made) where objects[instance.identity]?.origin == nil {
        let asked = path.removing { !evaluator.conditions.isPath($0.condition) }
        let child = CodeChild(role: "subviews", identity: instance.identity, paths: [asked], isAtBack: true)
        objects[list]?.children.insert(child, at: 0)
      }
    }
  }

  /// Returns the one list that an object holds; `nil` where it holds none, or several.
  func list(heldBy owner: String) -> String? {
    let held = (instances[owner]?.fields.values).map { $0.flatMap(objectsIn).map(\.identity) } ?? []
    let lists = Set(held).filter { list in
      objects[list].map { object in
        object.origin == nil && Self.lists.contains { CodeClasses.isKind(object.kind, of: $0) }
      } ?? false
    }
    return lists.count == 1 ? lists.first : nil
  }

  private static let lists = ["UITableView", "UICollectionView", "NSTableView"]

  /// The one list that asks an object for its rows; `nil` where there are several, or one from elsewhere.
  func table(of owner: CodeObject, _ identity: String) -> String? {
    let lists = Self.lists
    if lists.contains(where: { CodeClasses.isKind(owner.kind, of: $0) }) { return owner.origin == nil ? identity : nil }
    if ["UITableViewController", "UICollectionViewController"].contains(where: {
      CodeClasses.isKind(owner.kind, of: $0)
    }) {
      guard let instance = instances[identity] else { return nil }
      if let view = instance.fields["view"] { return objectsIn(view).first?.identity }
      return member("view", of: instance, place: owner.place).flatMap { objectsIn($0).first?.identity }
    }
    let tables = order.filter { table in
      guard let object = objects[table],
        lists.contains(where: { CodeClasses.isKind(object.kind, of: $0) })
      else { return false }
      return ["dataSource", "delegate"].contains { property in
        object.settings[property]?.branches.contains { branch in
          branch.value.map { objectsIn($0.value).contains { $0.identity == identity } } ?? false
        } ?? false
      }
    }
    return tables.count == 1 && objects[tables[0]]?.origin == nil ? tables[0] : nil
  }
}

extension CodeRenderer {
  /// Parts the paths on which a collection is laid out as lists of different looks.
  func listed(_ object: CodeObject, _ environment: Environment) -> [Environment] {
    guard CodeClasses.isKind(object.kind, of: "UICollectionView") else { return [environment] }
    let styles = listStyle(ofCollection: object)
    let isDecided = styles.branches.allSatisfy { style in
      style.condition.decisions.allSatisfy { evaluator.conditions.isPath($0.condition) }
    }
    guard isDecided, Set(styles.branches.map(\.value)).count > 1 else { return [environment] }
    return styles.branches.compactMap { style in
      guard let path = environment.path.and(style.condition) else { return nil }
      var inner = environment
      inner.path = path
      return inner
    }
  }

  /// Enters a table, in which rows lie as its style says.
  func enterTable(_ table: CodeObject, _ environment: inout Environment) {
    if CodeClasses.isKind(table.kind, of: "UITableView") {
      environment.container = ContainerState(list: table.origin == nil ? style(ofTable: table) : .none)
    } else if CodeClasses.isKind(table.kind, of: "UICollectionView") {
      let styles = Set(listStyle(ofCollection: table).restricted(to: environment.path).branches.map(\.value))
      environment.container = ContainerState(list: styles.count == 1 ? styles.first ?? .none : .none)
    } else {
      return
    }
    environment.isGrouped = environment.container.list == .grouped
  }
}

extension ArgumentValue {
  /// True for a closure that takes a row from a list.
  var takesRows: Bool {
    guard case .closure(let closure) = value else { return false }
    var takes = false
    let walk = BodyWalk { expression, _ in
      guard case .call(let callee, _) = expression.kind else { return }
      if let name = callee.lastName, CodeRows.isTaken(by: name) { takes = true }
    }
    walk.walk(closure.closure.body)
    return takes
  }
}

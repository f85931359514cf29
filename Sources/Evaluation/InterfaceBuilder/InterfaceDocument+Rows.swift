import Scene
import SourceFacts

/// What code may say of the objects of a file: their own classes, the classes that hold them in outlets, and code that has
/// the rows of a list in variables (S-113, S-115).
extension InterfaceDocument {
  /// What code assigns to properties of an object, by whatever name it has it.
  func assignments(to properties: Set<String>, of object: InterfaceObject) -> [CodeIndex.Reaching] {
    var result: [CodeIndex.Reaching] = []
    var own: [CodeIndex.Reaching] = []
    if let type = owner(of: object) {
      let changed = told(object)?.changed ?? []
      own = code.assignments(
        to: properties.filter { !changed.contains([$0]) }, ofOutlet: [], in: type
      ).map { $0.onBehalf(of: object) }.filter { !isGiven($0.assignment.function, to: object) }
    }
    if object.kind.hasSuffix("Cell") || rows[object.span.start]?.object.span == object.span {
      let others = assignmentsToRow(object, properties, part: [])
      result += whenFilled(own, of: object, besides: others) + others
    } else {
      result += own
    }
    if object.role == "contentView", let row = rows[object.span.start]?.object {
      if let type = owner(of: row) {
        result += code.assignments(to: properties, ofOutlet: ["contentView"], in: type).map { $0.onBehalf(of: row) }
      }
      result += assignmentsToRow(row, properties, part: ["contentView"])
    }
    for holder in sortedHolders(of: object) {
      result += finding(assignments(to: properties, through: holder), through: holder)
    }
    result += assignments(to: properties, ofBarItem: object)
    result += assignments(to: properties, around: object.children("subviews"))
    let column = column(of: object)
    return result.filter { one in
      let called = one.call ?? one.assignment
      let given = running(one).map { Set($0.runtimeValues.map(\.name)) }
      return !evaluator.isUnreached(called, given: given) && !code.isUncalled(called)
    }.map { one in
      var one = one
      one.column = column
      return one
    }
  }

  /// What has an object in an outlet, in an order that depends on nothing but the names.
  func sortedHolders(of object: InterfaceObject) -> [InterfaceHolder] {
    Set(holders[object.id] ?? []).sorted {
      ($0.property, $0.className ?? "", $0.start) < ($1.property, $1.className ?? "", $1.start)
    }
  }

  /// What code assigns to an object that it has through the outlet of another one.
  private func assignments(to properties: Set<String>, through holder: InterfaceHolder) -> [CodeIndex.Reaching] {
    let type = holder.className.flatMap { code.type(named: $0, file: file) }
    let row = rows[holder.start].flatMap { $0.object.span.start == holder.start ? $0.object : nil }
    // A row of the framework's class has no code of its own: what holds the row speaks of its labels (S-115).
    let parts = (type == nil ? row.map(sortedHolders) ?? [] : []).flatMap { outer in
      assignments(to: properties, by: [outer.property, holder.property], through: outer)
    }
    let own = assignments(to: properties, by: [holder.property], through: holder) + parts
    let forwarded = forwarded(to: properties, through: holder, in: type)
    // A name that the framework gives, such as `textLabel`, stands for this object only in the file's own classes.
    let isDeclared = type.map { code.chain(of: $0).contains { $0.property(holder.property) != nil } } ?? false
    // Other types set it where they are handed the row.
    let types = isDeclared ? nil : controllers
    let fillers = row.map(toldFillers) ?? []
    let isTag = TaggedViews.isOutlet(holder.property)
    let known = Set(parts.map(\.assignment.place))
    let others = code.foreignAssignments(to: properties, ofOutlet: holder.property).filter { one in
      if known.contains(one.assignment.place) { return false }
      return types?.contains { $0 === one.owner } ?? true || fillers.contains { $0 === one.owner }
        || row != nil
          && one.assignment.row?.parameter.flatMap { code.rows(handedAs: $0, toFunctionOf: one.owner) } != nil
    }
    let reached = others.compactMap { one -> CodeIndex.Reaching? in
      if let type, isMadeAsOther(one, than: type) { return nil }
      let start = one.assignment.row?.className ?? one.assignment.baseType.map { code.className($0, in: one) }
      if let type, code.isDeclaredAsOther(one, startingAs: start, than: type) { return nil }
      guard one.assignment.path.count == 2, let held = one.assignment.row ?? declared(one) else {
        if isTag { return nil }
        return row.map { unknown(one, for: $0, isNamed: isDeclared) } ?? one
      }
      if isTag, !isSurely(held, in: one.owner, row, of: type) { return nil }
      if let row { return reaching(one, held, of: row, isNamed: isDeclared) }
      let isObject = code.isObject(of: type, kind: nil, hadAs: held.className, file: one.assignment.place.file)
      return isObject == false ? nil : one
    }
    let kept = own.filter { forwarded.assignments.isEmpty || !forwarded.properties.contains($0.assignment.function) }
    return (row.map { whenFilled(kept, of: $0, besides: reached) } ?? kept) + forwarded.assignments
      + (properties.contains("isHidden") ? shown(bySettersOf: type, part: [holder.property], through: holder) : [])
      + reached
  }

  /// What the class of an object of the file assigns by the names that lead from its outlet.
  private func assignments(
    to properties: Set<String>, by path: [String], through holder: InterfaceHolder
  ) -> [CodeIndex.Reaching] {
    guard let type = holder.className.flatMap({ code.type(named: $0, file: file) }) else { return [] }
    let holding = owners[holder.start]
    return code.assignments(to: properties, ofOutlet: path, in: type)
      .filter { one in holding.map { !isGiven(one.assignment.function, to: $0) } ?? true }
      .map { running($0, through: holder) }
  }

  /// True for what a function sets of an object that it makes itself, of a class that is not that of the file's object
  /// and does not inherit from it.
  private func isMadeAsOther(_ one: CodeIndex.Reaching, than type: TypeInfo) -> Bool {
    guard let name = one.assignment.baseType.map({ code.className($0, in: one) }),
      let made = code.type(named: name, file: one.assignment.place.file), made.kind == .class
    else { return false }
    return !code.chain(of: made).contains { $0 === type }
  }

  /// True where what code asks for a view by its tag is surely this row, or of the program's class of the object that has
  /// the view: other than the name of an outlet, a tag tells nothing of what is asked.
  private func isSurely(_ held: CodeRow, in owner: TypeInfo, _ row: InterfaceObject?, of type: TypeInfo?) -> Bool {
    guard let row else {
      let isObject = code.isObject(of: type, kind: nil, hadAs: held.className, file: held.place.file)
      return isObject == true && !CodeClasses.isKnown(held.className)
    }
    guard held.start == nil, let parameter = held.parameter,
      let handings = code.rows(handedAs: parameter, toFunctionOf: owner)
    else { return match(held, in: owner, row) == true }
    // A function that is handed others, too, may ask by what else it is handed which of them it has.
    return handings.allSatisfy { handing in
      guard let caller = code.index.types[handing.typeId], match(handing.row, in: caller, row) == true else {
        return false
      }
      let names = handing.row.identifier.flatMap { code.identifiers($0, handing.row, of: caller, self) }
      return names.map { $0.branches.count == 1 } ?? true
    }
  }

  /// What is known of the object at the start of an assignment's path, where a property holds it.
  private func declared(_ one: CodeIndex.Reaching) -> CodeRow? {
    let property = one.assignment.path.first.flatMap { one.owner.property($0)?.declaration }
    let name = one.assignment.baseType ?? property?.type?.name ?? property?.value?.writtenType
    return name.map { CodeRow(className: code.className($0, in: one), place: one.assignment.place) }
  }

  /// The project's classes that the file names at the top: its controllers and the file's owner.
  private var controllers: [TypeInfo] {
    facts.objects.compactMap { $0.customClass }.compactMap { code.type(named: $0, file: file) }
      .flatMap { code.chain(of: $0) }
  }

  // MARK: - Rows

  /// Returns an assignment through a variable of which nothing is known as it reaches a row; `nil` where it does not.
  private func unknown(
    _ one: CodeIndex.Reaching, for row: InterfaceObject, isNamed: Bool
  ) -> CodeIndex.Reaching? {
    // A name that every row has tells of those alone whose list the class fills.
    let isVariable = [CodeScan.local, CodeScan.parameter].contains(one.assignment.path[0].first)
    if isVariable, !isNamed, !fillers(of: row).contains(where: { $0 === one.owner }) { return nil }
    return answered(one, nil, for: row)
  }

  /// What code assigns to a row that it has in a variable, as `cell.backgroundColor`, or to a part of it.
  func assignmentsToRow(
    _ row: InterfaceObject, _ properties: Set<String>, part: [String]
  ) -> [CodeIndex.Reaching] {
    code.assignmentsToRows(properties, part: part).compactMap { one in
      if let held = one.assignment.row { return reaching(one, held, of: row, isNamed: false) }
      // Of a variable of which nothing else is known the name tells.
      let isRow = one.assignment.path[0].lowercased().hasSuffix("cell")
      return isRow && fillers(of: row).contains { $0 === one.owner } ? answered(one, nil, for: row) : nil
    }
  }

  /// Returns an assignment through a variable as it reaches a row; `nil` where the variable holds no such row.
  ///
  /// - Parameter isNamed: True where the name of the property alone tells that the row may be meant.
  private func reaching(
    _ one: CodeIndex.Reaching, _ held: CodeRow, of row: InterfaceObject, isNamed: Bool
  ) -> CodeIndex.Reaching? {
    if held.start == nil, let parameter = held.parameter,
      let handings = code.rows(handedAs: parameter, toFunctionOf: one.owner)
    {
      return reaching(one, held, handings, of: row).flatMap { answered($0, nil, for: row) }
    }
    let fillers = fillers(of: row)
    let isFilled = fillers.contains { $0 === one.owner }
    guard let isRow = match(held, in: one.owner, row), isRow || isFilled || isNamed,
      let one = answered(one, held, for: row)
    else { return nil }
    let taken = takings(of: row)
    var result = one
    result.row = indexPath(of: row, hadAs: held)
    result.path = path(to: row, as: held, in: one.owner)
    if !mayReach(result) { return nil }
    if held.start == CodeAssignment.rowFilled {
      if !taken.contains(where: { $0.place == held.place }) { return isNamed && !isRow ? result : nil }
      if taken.count > 1 { return result }
    } else if held.start == nil || !isFilled {
      // Nothing tells that it is this row, so that the code may be about another object.
      if !isRow, !isFilled { result.assignment.start = nil }
      return result
    }
    // Its list hands the row out here and nowhere else, before it is seen.
    var choices = Array(one.assignment.choices.dropFirst(held.choices))
    if isRow { choices.removeAll { $0.asksForClass && !$0.arms.contains(0) } }
    result.assignment.choices = choices
    result.assignment.isConditional = !choices.isEmpty
    result.assignment.start = held.start
    return result
  }

  /// Returns an assignment without what is asked about the class of the row that a variable holds, which the file tells;
  /// `nil` where the row does not get there.
  private func answered(
    _ one: CodeIndex.Reaching, _ held: CodeRow?, for row: InterfaceObject
  ) -> CodeIndex.Reaching? {
    let choices = one.assignment.choices
    guard !choices.isEmpty, let variable = one.assignment.path.first,
      variable.first == CodeScan.local || variable.first == CodeScan.parameter
    else { return one }
    let type = owner(of: row)
    let file = one.assignment.place.file
    let question = ClassQuestion(
      isObject: { expression in
        if case .identifier(let name) = expression.kind { return name == variable.dropFirst() }
        return held.map { $0.start != nil && $0.place == Place(file: file, span: expression.span) } ?? false
      },
      isOf: { code.isObject(of: type, kind: row.rowKind, hadAs: $0.name, file: file) })
    // What was asked before the variable had the row is asked of something else.
    let before = held?.choices ?? 0
    guard let open = question.open(choices.dropFirst(before)) else { return nil }
    var result = one
    result.assignment.choices = choices.prefix(before) + open
    if result.assignment.choices.isEmpty { result.assignment.isConditional = false }
    return result
  }

  /// Returns an assignment of a function that is handed rows as it reaches one of them; `nil` where that is not handed.
  private func reaching(
    _ one: CodeIndex.Reaching, _ held: CodeRow, _ handings: [CodeHanding], of row: InterfaceObject
  ) -> CodeIndex.Reaching? {
    let isObject = code.isObject(
      of: owner(of: row), kind: row.rowKind, hadAs: held.className, file: held.place.file)
    if isObject == false { return nil }
    let fillers = fillers(of: row)
    let isFilled = fillers.contains { $0 === one.owner }
    let taken = takings(of: row)
    let matching = handings.compactMap { handing -> (handing: CodeHanding, isRow: Bool)? in
      guard let caller = code.index.types[handing.typeId], let isRow = match(handing.row, in: caller, row),
        taken.contains(where: { $0.place == handing.row.place }) || fillers.contains(where: { $0 === caller })
      else { return nil }
      return (handing, isRow)
    }
    guard matching.contains(where: \.isRow) || isFilled && !matching.isEmpty else { return nil }
    guard matching.count == 1, let handing = matching.first?.handing, !handing.isConditional,
      handing.row.start == CodeAssignment.rowFilled, taken.count == 1, taken[0].place == handing.row.place
    else { return one }
    // Its list hands the row out in one place, which hands it on in any case.
    var result = one
    result.assignment.isConditional = !one.assignment.choices.isEmpty
    result.assignment.start = handing.row.start
    return result
  }

  /// The places where code takes a row from its list; those of its own controller alone, where it does.
  private func takings(of row: InterfaceObject) -> [CodeRow] {
    let place = place(row.span)
    if let known = code.takings[place] { return known }
    let all = code.taken().filter { match($0.row, in: $0.owner, row) != nil }
    let fillers = fillers(of: row)
    let own = all.filter { taking in fillers.contains { $0 === taking.owner } }
    let result = (own.isEmpty ? all.filter { match($0.row, in: $0.owner, row) == true } : own).map(\.row)
    code.takings[place] = result
    return result
  }

  /// True for a prototype that its table never takes: the code that fills it takes others by names that are known, and no
  /// code speaks of this one.
  func isNeverTaken(_ row: InterfaceObject) -> Bool {
    guard ["prototypes", "cells"].contains(row.role), row.role == "prototypes" || row.kind == "collectionViewCell",
      let identifier = row.attributes["reuseIdentifier"]
    else { return false }
    let usage = evaluator.usage
    if usage.literals.contains(identifier) || usage.named.contains(identifier) || identifier == row.customClass {
      return false
    }
    let fillers = toldFillers(of: row)
    let taken = code.taken().filter { owner, held in fillers.contains { $0 === owner } && !isHeader(held, in: owner) }
    return !taken.isEmpty
      && taken.allSatisfy { owner, row in
        row.identifier.flatMap { code.identifiers($0, row, of: owner, self) }?.isUnconditional == true
      }
  }

  /// True for what code takes from a list as a header or a footer, which says nothing of rows.
  private func isHeader(_ held: CodeRow, in owner: TypeInfo) -> Bool {
    let type = code.index.type(named: held.className, in: owner.id, file: held.place.file)
    let kind = type.flatMap(code.kind) ?? held.className
    return ["UITableViewHeaderFooterView", "UICollectionReusableView"].contains { CodeClasses.isKind(kind, of: $0) }
      && !["UITableViewCell", "UICollectionViewCell"].contains { CodeClasses.isKind(kind, of: $0) }
  }

  /// Notes where a row stands and which labels it has, for code that takes it from its list, for that of its class, and
  /// for classes that fill its list and are handed rows, unless they register others.
  func noteTakings(of row: InterfaceObject, in environment: Environment) {
    if isMac { return }
    let labels = Set(["textLabel", "detailTextLabel"].filter { row.attributes[$0] != nil })
    let isTaken = row.attributes["reuseIdentifier"] != nil
    let takings = isTaken ? takings(of: row).filter { $0.identifier != nil }.map(\.place) : []
    let fillers = toldFillers(of: row).filter { code.scan($0).registrations.isEmpty }.map(\.namePlace)
    for place in takings + Set((fillers + [owner(of: row)?.namePlace]).compactMap(\.self)) {
      renderer.rowsOfFiles[place, default: []].append(
        InterfaceRowSurroundings(environment: environment, labels: labels))
    }
  }

  /// The classes of the program that fill the list of a row; the file's controllers where none is told.
  func fillers(of row: InterfaceObject) -> [TypeInfo] {
    let found = toldFillers(of: row)
    return found.isEmpty ? controllers : found
  }

  private func toldFillers(of row: InterfaceObject) -> [TypeInfo] {
    guard let place = rows[row.span.start] else { return [] }
    let types = place.fillers.compactMap { code.type(named: $0, file: file) } + (place.list.map(sources) ?? [])
    return types.flatMap { code.chain(of: $0) }
  }

  /// True where the class that fills a section's table paints the header or footer before it is shown, by the label that
  /// tells which of them its function is given.
  func repaints(_ label: String, of section: InterfaceObject) -> Bool {
    let types = section.children.first { rows[$0.span.start] != nil }.map(toldFillers) ?? []
    return types.flatMap { $0.functions["tableView"] ?? [] }.contains { function in
      function.declaration.parameters.contains { $0.label == label }
        && LookScan(function.declaration.body ?? []).changesLooks
    }
  }

  /// Returns whether a variable holds such a row as that of a file, for sure or perhaps; `nil` where it holds none.
  private func match(_ held: CodeRow, in owner: TypeInfo, _ row: InterfaceObject) -> Bool? {
    let type = self.owner(of: row)
    let isObject = code.isObject(of: type, kind: row.rowKind, hadAs: held.className, file: held.place.file)
    if isObject == false { return nil }
    let isOfClass = isObject == true && !CodeClasses.isKnown(held.className)
    guard let identifier = held.identifier else { return isOfClass }
    switch code.identifiers(identifier, held, of: owner, self) {
    case .some(let names):
      // A row with a file of its own may be registered by any name where it has none itself.
      let isMac = row.kind == "tableCellView"
      guard let own = row.attributes[isMac ? "identifier" : "reuseIdentifier"] else {
        return isMac || isTop(row) ? isOfClass : nil
      }
      return names.branches.contains { $0.value == own } ? true : nil
    case nil: return isOfClass
    }
  }
}

extension InterfaceDocument {
  /// The identifier of the column in whose cells an object is, or is held by one.
  private func column(of object: InterfaceObject) -> String? {
    let holding = (holders[object.id] ?? []).lazy.compactMap { self.rows[$0.start]?.column }
    return rows[object.span.start]?.column ?? holding.first
  }

  fileprivate func isTop(_ row: InterfaceObject) -> Bool { facts.objects.contains { $0.span == row.span } }
}

/// A row, a header or a footer of a list in an interface file.
struct InterfaceRow {
  var object: InterfaceObject
  /// The classes of the program that fill its list: the scene's controller, and what the file connects to the list.
  var fillers: [String] = []
  /// The identifier of its list in the file.
  var list: String?
  /// Where it is in a table whose rows the file lists.
  var place: RowPlace?
  /// The identifier of its column, where its table makes it by that.
  var column: String?
}

/// Where an interface file has a row that code takes from its list.
struct InterfaceRowSurroundings {
  /// The environment on the row's background.
  var environment: Environment
  /// The labels of the old kind that the file has in it.
  var labels: Set<String>
}

extension InterfaceObject {
  /// The framework's class of a row; `nil` for all else.
  var rowKind: String? {
    switch kind {
    case "tableViewCell": "UITableViewCell"
    case "collectionViewCell": "UICollectionViewCell"
    case "collectionReusableView": "UICollectionReusableView"
    case "tableCellView": "NSTableCellView"
    default: nil
    }
  }
}

import SourceFacts

/// A row of a list as code has it in a variable: which rows of an interface file it may be (S-113, S-115).
struct CodeRow {
  /// The class that it is declared as, cast to or handed out as.
  var className: String
  /// The identifier by which a list hands it out.
  var identifier: Expression?
  /// The constants of the function that the identifier is made of.
  var locals: [Binding] = []
  /// What the function is handed that takes the row from its list, and where it begins.
  var parameters: [Parameter] = []
  var functionStart: Int32 = 0
  /// Where it comes from, which tells one from another.
  var place: Place
  /// The parameter as which a function is handed it.
  var parameter: CodeParameter?
  /// When the function has it before anything of it is seen; `nil` for others.
  var start: Int?
  /// The questions of the function that were answered when it had the row.
  var choices = 0
  /// The name of the variable that says where the row is in its list.
  var indexPath: String?
  /// True for a row as the controller's own class has it, such as one of a table that a file fills.
  var isHandedOn = false

  /// The same where only the class is known, which holds for whatever the variable is given next; `nil` for others.
  var asDeclared: CodeRow? {
    !className.isEmpty && identifier == nil && start == nil && parameter == nil && !isHandedOn ? self : nil
  }

  /// Returns what a value is as a row, or as any object of a class; `nil` where neither is to be seen.
  static func made(by value: Expression, file: Int32) -> CodeRow? {
    switch value.kind {
    case .cast(let inner, _, let type):
      var row = made(by: inner, file: file) ?? CodeRow(className: "", place: Place(file: file, span: value.span))
      row.className = type.name
      return row
    case .postfix(_, let inner), .binary("??", let inner, _): return made(by: inner, file: file)
    case .call(let callee, let arguments):
      guard case .member(.some(let list), let name, _) = callee.kind else { return nil }
      let place = Place(file: file, span: value.span)
      if list.kind == .identifier("super"), let className = handedOn(arguments) {
        var row = CodeRow(className: className, place: place, start: CodeAssignment.rowFilled)
        if case .identifier(let name) = arguments.last?.value.kind { row.indexPath = name }
        row.isHandedOn = true
        return row
      }
      if name == "makeView" { return made(withIdentifier: arguments, at: place) }
      guard let className = handedOut(by: name, arguments) else { return nil }
      var row = CodeRow(className: className, place: place)
      if name.hasPrefix("dequeueReusable") {
        row.start = CodeAssignment.rowFilled
        row.identifier = arguments.first { $0.label == "withIdentifier" || $0.label == "withReuseIdentifier" }?.value
      }
      return row
    default: return nil
    }
  }

  /// True for a name without which code takes no row from a list to fill it, or registers what fills it.
  static func mayTake(_ name: String) -> Bool {
    ["makeView", "super"].contains(name) || name.hasPrefix("dequeueReusable") || Expression.registrations.contains(name)
  }

  /// The cell that a table of AppKit makes by an identifier which is written; that of a column may be any.
  private static func made(withIdentifier arguments: [Argument], at place: Place) -> CodeRow? {
    guard let identifier = arguments.first(where: { $0.label == "withIdentifier" })?.value, identifier.isWritten else {
      return nil
    }
    return CodeRow(className: "NSView", identifier: identifier, place: place, start: CodeAssignment.rowFilled)
  }

  /// The class of the rows that a controller's own class has, such as those of a table that a file fills.
  private static func handedOn(_ arguments: [Argument]) -> String? {
    switch arguments.last?.label {
    case "cellForRowAt": "UITableViewCell"
    case "cellForItemAt": "UICollectionViewCell"
    default: nil
    }
  }

  /// The class of the rows that a method of a list gives.
  private static func handedOut(by name: String, _ arguments: [Argument]) -> String? {
    let named = arguments.lazy.compactMap { argument -> String? in
      if case .member(.some(let type), "self", _) = argument.value.kind { type.typeName } else { nil }
    }.first
    switch name {
    case "cellForItem": return "UICollectionViewCell"
    case "cellForRow": return "UITableViewCell"
    case "dequeueReusableHeaderFooterView": return named ?? "UITableViewHeaderFooterView"
    case "dequeueReusableSupplementaryView": return named ?? "UICollectionReusableView"
    case _ where name.hasPrefix("dequeueReusable"):
      let isTable = arguments.contains { $0.label == "withIdentifier" }
      let isCollection = arguments.contains { $0.label == "withReuseIdentifier" }
      return named ?? (isTable ? "UITableViewCell" : isCollection ? "UICollectionViewCell" : "")
    default: return nil
    }
  }

  /// Returns the object that a function is handed as a parameter.
  static func handed(_ parameter: Parameter, to function: FunctionDeclaration, file: Int32) -> CodeRow {
    let isDisplayed = ["tableView", "collectionView"].contains(function.name) && parameter.label == "willDisplay"
    let position = function.parameters.firstIndex { $0.name == parameter.name }
    let indexPath = isDisplayed ? function.parameters.first { $0.type.name == "IndexPath" }?.name : nil
    return CodeRow(
      className: parameter.type.name, place: Place(file: file, span: function.span),
      parameter: position.map { position in
        CodeParameter(function: function.name, labels: function.parameters.map(\.label), position: position)
      }, start: isDisplayed ? CodeAssignment.rowDisplayed : nil, indexPath: indexPath)
  }
}

extension CodeIndex {
  /// The rows that code takes from lists to fill them, each with the type in whose code that is.
  func taken() -> [(owner: TypeInfo, row: CodeRow)] {
    if let known = knownRows { return known }
    // What an extension of the framework's list takes, it hands on to others.
    let types = types(in: index.names.files(writing: CodeRow.mayTake)).filter {
      $0.kind != .extension || !CodeClasses.isKnown($0.name)
    }
    let rows = types.flatMap { type in scan(type).taken.map { (type, $0) } }
    knownRows = rows
    return rows
  }

  /// Returns what code assigns to properties of rows that it has in variables, or of a part of them.
  func assignmentsToRows(_ properties: Set<String>, part: [String]) -> [Reaching] {
    properties.sorted().flatMap { assignments(to: $0) }.compactMap { assignment in
      guard let first = assignment.path.first, [CodeScan.local, CodeScan.parameter].contains(first.first),
        assignment.path.dropFirst().elementsEqual(part), assignment.baseType == nil,
        let owner = index.types[assignment.typeId]
      else { return nil }
      return Reaching(assignment: assignment, owner: owner)
    }
  }

  /// Whether an object of a class may be had as one of another class; `nil` where that class is not known.
  ///
  /// - Parameters:
  ///   - type: The object's class of the program, if it is of one.
  ///   - kind: The framework's class that an object of none is of.
  func isObject(of type: TypeInfo?, kind: String?, hadAs className: String, file: Int32) -> Bool? {
    if let wanted = self.type(named: className, file: file) {
      guard let type else { return false }
      return chain(of: type).contains { $0 === wanted }
    }
    guard CodeClasses.isKnown(className) else { return nil }
    guard let type else { return kind.map { CodeClasses.isKind($0, of: className) } }
    if let kind = self.kind(of: type) { return CodeClasses.isKind(kind, of: className) }
    // A class of another module may be built on anything.
    let roots = chain(of: type).flatMap(\.inherited).map(\.name)
    return roots.contains("NSObject") || roots.contains { $0.hasPrefix("WKInterface") } ? false : nil
  }
}

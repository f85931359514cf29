import SourceFacts

/// A call that hands a row that code has in a variable to a function which may set something on it (S-115).
struct CodeHanding {
  var parameter: CodeParameter
  /// The names on the way to the object or type whose function it is, none for functions of the caller itself; `nil`
  /// where it is had in another way.
  var receiver: [String]?
  /// The row that is handed on.
  var row: CodeRow
  /// The type in whose code the call stands.
  var typeId: String
  /// True where the call stands behind questions that were not answered yet when the code had the row.
  var isConditional: Bool
}

/// The parameter as which a function is handed an object.
struct CodeParameter: Hashable {
  var function: String
  var labels: [String?]
  var position: Int
}

/// A class or file that code registers for an identifier of a list, in place of what the interface file has for it (S-113).
struct CodeRegistration {
  /// The name of the list's variable.
  var list: String
  var identifier: Expression
  /// The constants of the function that the identifier is made of.
  var locals: [Binding]
  var place: Place
  var function: String

  /// Returns what a method call of a list registers; `nil` for other calls.
  init?(
    _ path: [String], _ arguments: [Argument], locals: (Expression) -> [Binding], file: Int32, function: String
  ) {
    let labels = ["forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier"]
    guard path.last == "register", let list = path.dropLast().last,
      let identifier = arguments.first(where: { labels.contains($0.label ?? "") })?.value
    else { return nil }
    self.list = list
    self.identifier = identifier
    self.locals = locals(identifier)
    self.function = function
    place = Place(file: file, span: identifier.span)
  }
}

extension CodeScan {
  /// Notes the rows among a call's arguments, and the other variables.
  mutating func hand(_ arguments: [Argument], to callee: Expression, _ names: [String: [String]]) {
    guard let function = callee.lastName else { return }
    let labels = arguments.map(\.label)
    for (position, argument) in arguments.enumerated() {
      let path = path(of: argument.value, names)
      let parameter = CodeParameter(function: function, labels: labels, position: position)
      let known = path?.count == 1 ? path?.first.flatMap { held[$0] } : nil
      if let row = known ?? CodeRow.made(by: argument.value, file: file), row.start != nil {
        let receiver = callee.kind == .identifier(function) ? [] : self.path(of: callee, names)?.dropLast()
        handings.append(
          CodeHanding(
            parameter: parameter, receiver: receiver.map(Array.init), row: row, typeId: typeId,
            isConditional: choices.count > row.choices))
      } else if path != nil {
        unfollowed.insert(parameter)
      }
    }
  }
}

extension CodeIndex {
  /// Returns the rows that a function of a type is handed as a parameter; `nil` where a call hands it what is no such
  /// row, or none is found.
  func rows(handedAs parameter: CodeParameter, toFunctionOf type: TypeInfo) -> [CodeHanding]? {
    let handings = handings(to: parameter.function)
    if handings.others.contains(parameter) { return nil }
    let found = (handings.rows[parameter] ?? []).filter { one in
      guard one.receiver == [], let caller = index.types[one.typeId] else { return true }
      return chain(of: caller).contains { $0 === type } || chain(of: type).contains { $0 === caller }
    }
    return found.isEmpty ? nil : found
  }

  private func handings(to function: String) -> Handings {
    if let known = knownHandings[function] { return known }
    var result = Handings()
    for type in types(in: index.names.files(writingOneOf: [function])) {
      let scan = scan(type)
      for one in scan.handings where one.parameter.function == function {
        result.rows[one.parameter, default: []].append(one)
      }
      result.others.formUnion(scan.unfollowed.filter { $0.function == function })
    }
    knownHandings[function] = result
    return result
  }

  /// What all calls of the program hand on to functions of a name.
  struct Handings {
    var rows: [CodeParameter: [CodeHanding]] = [:]
    /// The parameters that stand for other objects, too.
    var others: Set<CodeParameter> = []
  }
}

extension InterfaceDocument {
  /// True for a row whose identifier code registers anew for its list, before the list asks for rows.
  func isReplaced(_ row: InterfaceObject) -> Bool {
    guard let identifier = row.attributes["reuseIdentifier"], let list = rows[row.span.start]?.list else {
      return false
    }
    let names = Set((holders[list] ?? []).map(\.property))
    return fillers(of: row).contains { type in
      code.scan(type).registrations.contains { one in
        let held = CodeRow(className: "", identifier: one.identifier, locals: one.locals, place: one.place)
        return names.contains(one.list) && code.identifiers(one.identifier, held, of: type, self)?.single == identifier
      }
    }
  }
}

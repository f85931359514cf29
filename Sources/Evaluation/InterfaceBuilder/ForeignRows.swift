import Scene
import SourceFacts

/// Rows of classes of other modules, which do what they like with what code hands them (S-115, S-118).
extension InterfaceDocument {
  /// Tells why the colour of an object is not known: an outlet of another module's class holds it, and code gives such
  /// an object a colour by a member that only that class has; `nil` for others.
  func colorsGivenToOthers(around object: InterfaceObject) -> Doubt? {
    for holder in sortedHolders(of: object) {
      guard let name = holder.className, code.type(named: name, file: file) == nil, !CodeClasses.isKnown(name),
        let place = code.colorsGiven(toRowsOf: name).first
      else { continue }
      return Doubt(.externalModule, "'\(name)'", place: place)
    }
    return nil
  }
}

extension CodeIndex {
  /// Where code gives a row of a class that is not there a colour, by a function or a property of that class.
  fileprivate func colorsGiven(toRowsOf name: String) -> [Place] {
    if let known = colorsOfRows[name] { return known }
    // A class that is only cast to is no name of an expression: what takes rows from lists is looked through.
    let result = types(in: index.names.files(writing: CodeRow.mayTake)).flatMap { type in
      scan(type).assignments.filter { one in
        one.path.count == 1 && one.row?.className.split(separator: ".").last.map(String.init) == name
          && one.givesColor && !isAdded(one)
      }.map(\.place)
    }
    colorsOfRows[name] = result
    return result
  }

  /// True for what the program itself adds to the frameworks' rows.
  private func isAdded(_ one: CodeAssignment) -> Bool {
    let name = one.isAsked ? String(one.property.dropLast(2)) : one.property
    let kinds = ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView"]
    return kinds.flatMap { CodeClasses.lineage(of: $0) + CodeClasses.roots(of: $0) }.contains { kind in
      index.types[kind].map { $0.functions[name] != nil || $0.property(name) != nil } ?? false
    }
  }
}

extension CodeAssignment {
  /// True for what is called a colour and the framework's rows have not got, and for a function that is handed one.
  fileprivate var givesColor: Bool {
    guard isAsked else {
      return property.isOfColor && !["backgroundColor", "tintColor"].contains(property)
    }
    guard case .call(_, let arguments) = value.kind, !arguments.isEmpty else { return false }
    return property.isOfColor || arguments.contains { $0.label?.isOfColor == true || $0.value.isPlatformColor }
  }
}

extension String {
  fileprivate var isOfColor: Bool { lowercased().contains("color") }
}

extension Expression {
  /// True for a member of the frameworks' colours, and for what their initialisers make.
  fileprivate var isPlatformColor: Bool {
    switch kind {
    case .call(let callee, _): callee.isPlatformColor
    case .member(.some(let base), _, _): base.isPlatformColor
    case .identifier(let name): ["UIColor", "NSColor"].contains(name)
    default: false
    }
  }
}

import Scene
import SourceFacts

/// Words that code gives a view out of sight, as in a closure that waits in a variable until something calls it.
extension CodeRenderer {
  /// Returns what a property holds; an unknown text where code in sight gives white space alone and other code words.
  /// These may be any (S-110, S-111, S-115).
  func awaited(_ property: String, of object: CodeObject) -> Alternatives<CodeSetting?>? {
    guard object.isSet(property), !object.says(property), mayBeGiven([property], object) else {
      return object.settings[property]
    }
    let doubt = Doubt(.runtimeValue, "'\(property)'", place: object.place)
    return Alternatives(CodeSetting(value: .unknown(doubt), place: object.place))
  }

  /// True where code that was not followed with an object gives it more than white space to show.
  ///
  /// Such code is told by the name of the property that holds the object, and by the class that declares it. Where code
  /// goes through an object of which no class is known, that may be one: then there is an element more, with words not
  /// known.
  ///
  /// - Parameter always: True to count what is done in any case, too, by code that may not be followed for the object,
  ///   and what was followed with nothing alone: a setter may be given more by other code.
  func mayBeGiven(_ properties: [String], _ object: CodeObject, always: Bool = false) -> Bool {
    let owners = object.line.reversed().compactMap { classes.index.types[$0] }.flatMap(classes.chain)
    let followed = properties.flatMap { object.settings[$0]?.branches ?? [] }.flatMap(\.values).compactMap(\.value)
    let seen = Set(followed.filter { !always || !$0.isNil }.map(\.place))
    let all = properties.flatMap(classes.assignments)
    return all.contains { one in
      // What is done in any case is followed, and what came after it took its place.
      (always || one.isConditional) && !seen.contains(one.place) && isMade(one, of: object, heldBy: owners)
        && !one.value.isBlank && !all.contains(where: one.isSurelyReplaced)
        && !classes.isUncalled(one) && !evaluator.isUnreached(one)
    }
  }

  /// True for what is assigned under a name of an object, by code of the classes that made it or through their objects.
  ///
  /// - Parameter owners: The classes that made the object, innermost first.
  private func isMade(_ one: CodeAssignment, of object: CodeObject, heldBy owners: [TypeInfo]) -> Bool {
    let path = one.pathOfView
    guard let name = path.last, object.names.contains(name) else { return false }
    guard path.count > 1 else { return owners.contains { $0.id == one.typeId } }
    let holder = owners.first { $0.property(name) != nil }
    if let holder, holder.property(name)?.declaration.access == .private, one.typeId != holder.id,
      !one.typeId.hasPrefix(holder.id + ".")
    {
      return false
    }
    guard let className = className(ofHolderIn: one) else { return true }
    guard let type = classes.index.type(named: className.name, in: one.typeId, file: className.file) else {
      // A view of the frameworks has no property of the program's.
      return !CodeClasses.isKnown(className.name)
    }
    if type.kind == .extension { return type.property(name) != nil }
    // An object that is had as a protocol's may be of any class.
    guard type.kind == .class, let declaring = classes.chain(of: type).first(where: { $0.property(name) != nil }) else {
      return true
    }
    return holder == nil || holder === declaring
  }

  /// The class as which code has the object whose property it changes, with the file that names it; `nil` where the
  /// code does not tell.
  private func className(ofHolderIn one: CodeAssignment) -> (name: String, file: Int32)? {
    let file = one.place.file
    let path = one.pathOfView.dropLast()
    if let name = one.castType { return (name, file) }
    guard let first = path.first else { return nil }
    var found = (name: "", file: file)
    if let name = one.baseType ?? one.row?.className, !name.isEmpty {
      found.name = name
    } else if let type = classes.index.types[one.typeId], let next = typeName(of: first, in: type) {
      found = next
    } else {
      return nil
    }
    for part in path.dropFirst() {
      guard let type = classes.index.type(named: found.name, in: one.typeId, file: found.file),
        let next = typeName(of: part, in: type)
      else { return nil }
      found = next
    }
    return found
  }

  /// The type of a property of a class or of one above it, with the file that declares it.
  private func typeName(of name: String, in type: TypeInfo) -> (name: String, file: Int32)? {
    for owner in classes.chain(of: type) {
      guard let property = owner.property(name) else { continue }
      return evaluator.typeReference(of: property, in: owner).map { ($0.name, property.file) }
    }
    return nil
  }

  private var classes: CodeIndex { run.classes }
}

extension CodeAssignment {
  /// True where another assignment surely follows this one in its function: one that stands behind fewer of its
  /// questions, and what else is asked before this one is no closure, which may be run later (S-115).
  fileprivate func isSurelyReplaced(by other: CodeAssignment) -> Bool {
    guard other.place.file == place.file, other.functionStart == functionStart, other.typeId == typeId,
      other.pathOfView == pathOfView, other.place.span.start > place.span.end, other.choices.count < choices.count
    else { return false }
    let isAround = zip(other.choices, choices).allSatisfy { $0.place == $1.place && $0.arms == $1.arms }
    return isAround
      && choices[other.choices.count...].allSatisfy { if case .unfollowed = $0.question { false } else { true } }
  }
}

extension Expression {
  /// True for `nil` and for a text of white space alone.
  var isBlank: Bool {
    switch kind {
    case .nilLiteral: true
    case .string(let segments):
      segments.allSatisfy { if case .text(let text) = $0 { text.allSatisfy(\.isWhitespace) } else { false } }
    default: false
    }
  }
}

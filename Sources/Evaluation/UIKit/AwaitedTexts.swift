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
  /// Such code is told by the name of the property that holds the object. Where it goes through another object, one
  /// that some other class holds under that name may be meant: then there is an element more, with words not known.
  func mayBeGiven(_ properties: [String], _ object: CodeObject) -> Bool {
    let owners = Set(object.line.compactMap { classes.index.types[$0] }.flatMap(classes.chain).map(\.id))
    let seen = Set(properties.flatMap { object.settings[$0]?.branches ?? [] }.compactMap { $0.value?.place })
    return properties.flatMap(classes.assignments).contains { one in
      // What is done in any case is followed, and what came after it took its place.
      one.isConditional && !seen.contains(one.place) && one.isOf(object, madeBy: owners)
        && !one.value.isBlank && !classes.isUncalled(one) && !evaluator.isUnreached(one)
    }
  }

  private var classes: CodeIndex { run.classes }
}

extension CodeAssignment {
  /// True for what is assigned under a name of an object, by code of the classes that made it or through their objects.
  fileprivate func isOf(_ object: CodeObject, madeBy owners: Set<String>) -> Bool {
    let path = path.last == "configuration" ? path.dropLast() : path[...]
    guard let name = path.last, object.names.contains(name) else { return false }
    return path.count > 1 || owners.contains(typeId)
  }
}

extension Expression {
  /// True for `nil` and for a text of white space alone.
  fileprivate var isBlank: Bool {
    switch kind {
    case .nilLiteral: true
    case .string(let segments):
      segments.allSatisfy { if case .text(let text) = $0 { text.allSatisfy(\.isWhitespace) } else { false } }
    default: false
    }
  }
}

import SourceFacts

/// Views of interface files that code asks for by their tag, which stand for it as those in outlets do (S-115, S-118).
enum TaggedViews {
  static let method = "viewWithTag"

  private static let prefix = "view tagged "

  /// Stands for the outlet that would hold the view of a tag.
  static func outlet(_ tag: Int) -> String { "\(prefix)\(tag)" }

  /// True for such a name.
  static func isOutlet(_ name: String) -> Bool { name.hasPrefix(prefix) }

  /// The properties whose views hold all that their owners do.
  private static let wholes: Set<String> = ["view", "contentView"]

  /// Returns the names that lead to a view from those that lead to the one which is asked for it.
  static func path(_ tag: Int, in holder: [String]) -> [String] {
    holder.prefix(holder.count - (holder.last.map(wholes.contains) == true ? 1 : 0)) + [outlet(tag)]
  }
}

extension Expression {
  /// The constant tag by which a view is asked for one in it, with that view where it is not the object at hand; `nil`
  /// for other expressions.
  var taggedView: (holder: Expression?, tag: Int)? {
    switch kind {
    case .postfix(_, let inner), .cast(let inner, _, _): return inner.taggedView
    case .call(let callee, let arguments):
      guard arguments.count == 1, case .integer(let tag) = arguments[0].value.kind, tag != 0 else {
        return nil
      }
      switch callee.kind {
      case .identifier(TaggedViews.method): return (nil, tag)
      case .member(.some(let holder), TaggedViews.method, _): return (holder, tag)
      default: return nil
      }
    default: return nil
    }
  }
}

extension CodeIndex {
  /// What stands for the views that code changes which it asks for by their tags.
  func findTaggedOutlets() -> Set<String> {
    let asking = types(in: index.names.files(writingOneOf: [TaggedViews.method]))
    return Set(asking.flatMap { scan($0).assignments.flatMap(\.path) }.filter(TaggedViews.isOutlet))
  }
}

extension CodeIndex.Reaching {
  /// The same without the question whether there are views that a file has.
  fileprivate func finding(_ outlets: Set<String>) -> CodeIndex.Reaching {
    func open(_ choices: some Sequence<CodeChoice>) -> [CodeChoice] { choices.compactMap { $0.finding(outlets) } }
    let outer = call?.choices.count ?? 0
    var result = self
    result.call?.choices = open(assignment.choices.prefix(outer))
    result.assignment.choices = open(assignment.choices)
    if result.assignment.choices.isEmpty, !assignment.choices.isEmpty { result.assignment.isConditional = false }
    return result
  }
}

extension CodeChoice {
  /// The same without what is answered by a file that has views; `nil` where nothing else is asked.
  fileprivate func finding(_ outlets: Set<String>) -> CodeChoice? {
    guard case .conditions(let conditions) = question, !arms.contains(0) else { return self }
    let open = conditions.filter { condition in
      guard case .optionalBinding(_, let value?) = condition, let view = value.taggedView else { return true }
      return !outlets.contains(TaggedViews.outlet(view.tag))
    }
    if open.isEmpty, !conditions.isEmpty { return nil }
    var result = self
    result.question = .conditions(open)
    return result
  }
}

extension InterfaceDocument {
  /// Returns what is assigned through an outlet; that of a tag is there where the file has it.
  func finding(_ all: [CodeIndex.Reaching], through holder: InterfaceHolder) -> [CodeIndex.Reaching] {
    guard TaggedViews.isOutlet(holder.property) else { return all }
    let outlets = Set(holders.values.joined().filter { $0.start == holder.start }.map(\.property))
    return all.map { $0.finding(outlets) }
  }

  /// What holds the views of a file by their tags: each row, and each object of a class of the program, that has one
  /// view of the tag in it. Rows in lists are asked themselves.
  static func taggedHolders(of facts: InterfaceFacts, _ code: CodeIndex) -> [String: [InterfaceHolder]] {
    let asked = code.taggedOutlets
    if asked.isEmpty { return [:] }
    var result: [String: [InterfaceHolder]] = [:]
    func visit(_ object: InterfaceObject) {
      if object.rowKind != nil || object.customClass != nil {
        for (outlet, views) in Dictionary(grouping: object.tagged, by: { $0.outlet }) where asked.contains(outlet) {
          guard views.count == 1 else { continue }
          result[views[0].id, default: []].append(
            InterfaceHolder(className: object.customClass, property: outlet, start: object.span.start))
        }
      }
      for child in object.children { visit(child) }
    }
    for object in facts.objects { visit(object) }
    return result
  }
}

extension InterfaceObject {
  /// The views within that have a tag, but for those in rows of a list within.
  fileprivate var tagged: [(id: String, outlet: String)] {
    children.filter { $0.rowKind == nil }.flatMap { child in
      let own = child.attributes["tag"].flatMap { Int($0) }.map { (id: child.id, outlet: TaggedViews.outlet($0)) }
      return [own].compactMap(\.self) + child.tagged
    }
  }
}

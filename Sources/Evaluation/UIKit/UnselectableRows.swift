import Scene
import SourceFacts

/// Rows that no list selects: what they look like while they are selected is never seen (S-113).
extension CodeRenderer {
  private var classes: CodeIndex { renderer.classes }

  /// Leaves out the paths on which a row is selected that never is, in its own list at least. Where that list refuses
  /// some selections, which rows it refuses is not found out.
  func unselected(_ object: CodeObject, _ environment: Environment) -> [Environment] {
    guard RowSelection.isSelectable(object.kind), let type = object.type,
      let state = RowSelection.selection(of: object.identity, evaluator)
    else { return [environment] }
    let answers = run.filler(of: object).map(classes.selectionAnswers(of:))
    func inner(_ arm: Int) -> Environment? {
      environment.path.and(Guard(condition: state, arm: arm)).map { path in
        var inner = environment
        inner.path = path
        if arm == 1 { inner.isSeenPerhaps = true }
        return inner
      }
    }
    let isRefused = answers?.refuseAll == true && !classes.chain(of: type).contains(where: \.selectsRows)
    if isRefused || renderer.isNeverSelected(type) { return [inner(0)].compactMap(\.self) }
    return answers?.refuseSome == true ? [inner(0), inner(1)].compactMap(\.self) : [environment]
  }
}

/// How a class answers when its lists ask whether a row may be selected.
struct SelectionAnswers {
  /// True where nobody can select any row.
  let refuseAll: Bool
  /// True where some rows may be refused.
  let refuseSome: Bool
}

extension Renderer {
  /// True for a row where each class that names it refuses every selection in its lists, and no code selects any.
  func isNeverSelected(_ type: TypeInfo) -> Bool {
    if let known = classes.unselectable[type.id] { return known }
    let namers = (uses.namers[type.lastName] ?? []).filter { $0 != type.lastName }
    let result =
      !namers.isEmpty && !classes.chain(of: type).contains(where: \.selectsRows)
      && namers.allSatisfy { name in
        let types = name.map { evaluator.index.idsByName[$0] ?? [] }?.compactMap { evaluator.index.types[$0] } ?? []
        let owners = types.filter { $0.kind == .class }
        return owners.count == 1 && classes.selectionAnswers(of: owners[0]).refuseAll
      }
    classes.unselectable[type.id] = result
    return result
  }
}

extension CodeIndex {
  /// Returns how a class answers for its own lists, whatever other lists do with rows of the same class.
  fileprivate func selectionAnswers(of type: TypeInfo) -> SelectionAnswers {
    if let known = selectionAnswers[type.id] { return known }
    let answers = SelectionAnswers(refuseAll: refusesSelection(type), refuseSome: refusesSome(type))
    selectionAnswers[type.id] = answers
    return answers
  }

  /// True where a class lets nobody select a row of its lists, and does not do so itself. A class that is built on it may
  /// decide otherwise.
  private func refusesSelection(_ type: TypeInfo) -> Bool {
    let chain = chain(of: type)
    let isLast = !index.order.contains { id in
      index.types[id].map { heir in
        heir.kind == .class && heir !== type && heir.place != nil && self.chain(of: heir).contains { $0 === type }
      } ?? false
    }
    return isLast && !chain.contains(where: \.selectsRows) && (asks(chain) || turnsOff(chain))
  }

  /// True where what a list asks before it selects a row is answered with no.
  private func asks(_ chain: [TypeInfo]) -> Bool {
    refuses(Self.questions, chain)
  }

  private static let questions = [
    "shouldSelectItemAt", "shouldHighlightItemAt", "willSelectRowAt", "shouldHighlightRowAt",
  ]

  /// True where one of some questions of a list, by the labels that tell them, is always answered with no.
  func refuses(_ questions: [String], _ chain: [TypeInfo]) -> Bool {
    questions.contains { answer(to: $0, chain).map(Self.alwaysRefuses) ?? false }
  }

  /// True for a class that answers one of the questions of its lists with no for some of the rows.
  private func refusesSome(_ type: TypeInfo) -> Bool {
    Self.questions.contains { question in
      guard let answer = answer(to: question, chain(of: type)) else { return false }
      return Self.answers(in: answer).contains { value in
        guard let value else { return true }
        // The one question that is answered with a row may be answered with another one.
        return question == "willSelectRowAt" ? value.isRefusal : value.kind != .boolean(true)
      }
    }
  }

  /// The statements that answer a question of a list.
  private func answer(to question: String, _ chain: [TypeInfo]) -> [Statement]? {
    chain.lazy.flatMap { $0.functions.values.joined() }.first { function in
      function.declaration.parameters.contains { $0.label == question }
    }?.declaration.body
  }

  /// True for a body that returns `false` or `nil` wherever it returns.
  private static func alwaysRefuses(_ body: [Statement]) -> Bool {
    let answers = answers(in: body)
    return !answers.isEmpty && answers.allSatisfy { $0?.isRefusal ?? false }
  }

  private static func answers(in body: [Statement]) -> [Expression?] {
    if body.count == 1, case .expression(let only) = body[0].kind { return [only] }
    return returns(in: body)
  }

  private static func returns(in statements: [Statement]) -> [Expression?] {
    statements.flatMap { statement -> [Expression?] in
      switch statement.kind {
      case .returning(let value): [value]
      // What is not read may return anything.
      case .opaque: [nil]
      default: returns(in: statement.statements)
      }
    }
  }

  /// True where the one list of a class is told that nothing of it is selected.
  private func turnsOff(_ chain: [TypeInfo]) -> Bool {
    var answers: [Bool] = []
    let walk = BodyWalk { expression, _ in
      guard case .binary("=", let target, let value) = expression.kind,
        target.lastName?.hasPrefix("allowsSelection") == true
      else { return }
      answers.append(value.isRefusal)
    }
    for body in chain.flatMap(\.bodies) { walk.walk(body.statements) }
    return !answers.isEmpty && answers.allSatisfy(\.self) && listCount(of: chain) <= 1
  }

  /// How many lists the classes hold, beside the one that a controller of a list brings.
  private func listCount(of chain: [TypeInfo]) -> Int {
    let lists = ["UITableView", "UICollectionView"]
    func isList(_ name: String?) -> Bool { name.map { name in lists.contains { name == $0 } } ?? false }
    let held = chain.flatMap(\.properties).filter { property in
      isList(property.declaration.type?.name) || isList(property.declaration.value?.writtenType)
    }
    let own = kind(of: chain[0]).map { kind in
      ["UITableViewController", "UICollectionViewController"].contains { CodeClasses.isKind(kind, of: $0) }
    }
    return held.count + (own == true ? 1 : 0)
  }
}

extension TypeInfo {
  /// True where its code selects rows, or sets anything to be selected.
  fileprivate var selectsRows: Bool {
    var selects = false
    let walk = BodyWalk { expression, _ in
      switch expression.kind {
      case .binary("=", let target, let value):
        if target.lastName == "isSelected", !value.isRefusal { selects = true }
      case .call(let callee, _):
        if case .member(.some(let base), let name, _) = callee.kind,
          ["selectItem", "selectRow", "setSelected"].contains(name), base.kind != .identifier("super")
        {
          selects = true
        }
      default: break
      }
    }
    for body in bodies where !selects { walk.walk(body.statements) }
    return selects
  }
}

extension Expression {
  /// True for `false` and `nil`.
  fileprivate var isRefusal: Bool { kind == .boolean(false) || kind == .nilLiteral }
}

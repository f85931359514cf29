import Scene
import SourceFacts

/// Rows of which a list tells its delegate before each is seen: what is done to them there is done to those that the list
/// was handed (S-115).
extension CodeRun {
  /// The name of the row that a function is told of; `nil` for others.
  static func row(displayedBy function: FunctionDeclaration) -> String? {
    guard ["tableView", "collectionView"].contains(function.name) else { return nil }
    return function.parameters.first { $0.label == "willDisplay" }?.name
  }

  /// The place in a list that a function is told for which the list makes a row, as its own source.
  func index(
    toldTo function: Located<FunctionDeclaration>, of identity: String, _ owner: TypeInfo
  ) -> Value? {
    let place = Place(file: function.file, span: function.declaration.span)
    return function.declaration.parameters.first { ["cellForRowAt", "cellForItemAt"].contains($0.label) }
      .map { argument(for: $0, Self.key(identity, place), place, owner) }
  }

  /// Makes the row that a function is told of the one that the same object's list was handed; returns the rows that it
  /// may be, with what it is given. There is none where the list was handed several of the class that it is cast to.
  func expectRows(
    in function: Located<FunctionDeclaration>, of instance: Instance
  ) -> (rows: [DisplayedRow], given: [String: Value]) {
    guard let name = Self.row(displayedBy: function.declaration), let owner = objects[instance.identity] else {
      return ([], [:])
    }
    let place = Place(file: function.file, span: function.declaration.span)
    let key = "\(Self.key(instance.identity, place)).\(name)"
    let list = table(of: owner, instance.identity)
    // It is told of no headers and footers.
    let handing = rows.filter { $0.owner == instance.identity || $0.owner == list }.filter { one in
      objectsIn(one.made).contains { objects[$0.identity].map { Self.isRow($0.kind) } ?? false }
    }
    let handed = handing.flatMap { objectsIn($0.made) }
    var given: [String: Value] = [:]
    let index = function.declaration.parameters.first { ["forRowAt", "forItemAt"].contains($0.label) }?.name
    // It is told of the row where that was made.
    if handing.count == 1, let index { given[index] = handing[0].index }
    if handing.count == 1, areOfOneCall(handed), index.map({ given[$0] == nil && function.asks(for: $0) }) != true {
      given[name] = handing[0].made
      return (handed.map { DisplayedRow(key: "\(key) \($0.identity)", identity: $0.identity) }, given)
    }
    var found: [String: Set<String>] = [:]
    for row in handed {
      guard let object = objects[row.identity], let type = object.type,
        object.origin?.key.hasPrefix(Self.dequeued) == true
      else { continue }
      for one in classes.chain(of: type) { found[one.lastName, default: []].insert(row.identity) }
    }
    var expected = found.compactMap { name, rows in
      rows.count == 1 ? rows.first.map { DisplayedRow(key: "\(key)\(Evaluator.cast)\(name)", identity: $0) } : nil
    }
    // Without a cast it is any of them.
    let all = Set(handed.map(\.identity))
    if all.count == 1, let only = expected.first { expected.append(DisplayedRow(key: key, identity: only.identity)) }
    expected.removeAll { standIns[$0.key] != nil }
    for one in expected { standIns[one.key] = instances[one.identity] }
    return (expected, given)
  }

  /// True for rows of several classes that one call takes from a list, each on the path of its identifier.
  private func areOfOneCall(_ rows: [Instance]) -> Bool {
    let taken = rows.compactMap { objects[$0.identity] }.filter { row in
      row.type != nil && row.origin?.key.hasPrefix(Self.dequeued) == true
    }
    return Set(rows.map(\.identity)).count > 1 && taken.count == rows.count && Set(taken.map(\.place)).count == 1
  }

  /// True for a row of a table and for an item of a collection.
  private static func isRow(_ kind: String) -> Bool {
    ["UITableViewCell", "UICollectionViewCell"].contains { CodeClasses.isKind(kind, of: $0) }
  }

  /// Notes that rows are seen after the function at hand was told of them, where its cast holds.
  func note(_ expected: [DisplayedRow]) {
    for (identity, keys) in Dictionary(grouping: expected, by: \.identity) {
      let casts = keys.compactMap { evaluator.conditions.number(of: "\($0.key) != nil") }
      displayed[identity] = casts.reduce(live) { Self.product($0, [Guard(condition: $1, arm: 1)]) }
    }
  }
}

/// A row of which a list tells its delegate.
struct DisplayedRow {
  /// What tells the value from all others that the function has for it.
  var key: String
  /// The identity of the row that the list was handed.
  var identity: String
}

extension Located<FunctionDeclaration> {
  /// True where the function's body says a name.
  fileprivate func asks(for name: String) -> Bool {
    BodyWalk.finds(in: declaration.body ?? []) { if case .identifier(name) = $0.kind { true } else { false } }
  }
}

import Scene
import SourceFacts

/// Rows that functions get from elsewhere than a list, as through the closure by which a data source of another module
/// asks for their content (S-115).
extension CodeRun {
  /// True for a row of which neither a list nor a registration is seen that hands it out: it may be any, with its own
  /// background, in any list (S-142).
  func isHanded(_ object: CodeObject) -> Bool {
    guard let key = object.origin?.key, object.type == nil, CodeClasses.isKind(object.kind, of: "UITableViewCell")
    else { return false }
    return ![Self.dequeued, Self.registeredRow].contains(where: key.hasPrefix)
  }

  /// The object whose function is handed such a row as a parameter; `nil` for other rows.
  func receiver(ofRow object: CodeObject) -> CodeObject? {
    guard isHanded(object), let key = object.origin?.key, let end = key.firstIndex(of: "@") else { return nil }
    return objects[String(key[..<end])]
  }

  /// The rows that functions of objects with one list are handed: whoever does so has them from there.
  func handedRows(except isFromFile: (CodeObject) -> Bool) -> [CodeRows] {
    let known = Set(rows.flatMap { objectsIn($0.made) }.map(\.identity))
    return order.compactMap { identity in
      guard !known.contains(identity), let row = objects[identity], let owner = receiver(ofRow: row),
        !isFromFile(owner),
        let list = table(of: owner, owner.identity) ?? list(heldBy: owner.identity), let made = instances[identity],
        objects[list].map({ CodeClasses.isKind($0.kind, of: "UITableView") }) == true
      else { return nil }
      return CodeRows(owner: list, made: .instance(made), paths: [.always])
    }
  }
}

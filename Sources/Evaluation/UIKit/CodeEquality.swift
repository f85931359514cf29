import SourceFacts

/// Whether two views are one.
extension CodeRun {
  /// True for one view, and false for two that code makes apart; `nil` where that is not told, as by a class that
  /// compares itself.
  func areSame(_ first: Instance, _ second: Instance) -> Bool? {
    guard let one = objects[first.identity], let other = objects[second.identity],
      CodeClasses.isView(one.kind), CodeClasses.isView(other.kind), one.origin == nil, other.origin == nil
    else { return nil }
    let owners = [one, other].flatMap { $0.type.map(classes.chain) ?? [] }
    if owners.contains(where: { $0.functions["isEqual"] != nil || $0.functions["=="] != nil }) { return nil }
    return first.identity == second.identity
  }
}

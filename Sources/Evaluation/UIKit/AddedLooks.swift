import SourceFacts

/// The functions that the program adds to the framework's views, bar items and layers and that change looks (S-115).
///
/// A function of a class that asks an object for one of them changes what is seen, although it sets nothing itself.
extension CodeIndex {
  /// Returns the names of these functions, and of those that lead to them.
  func findAddedLooks() -> Set<String> {
    let types = index.types.values.filter { $0.kind == .extension && Self.isShown($0.id) }
    let functions = types.flatMap { $0.functions.values.joined() }.filter { !$0.declaration.isStatic }
      .map { (name: $0.declaration.name, scan: LookScan($0.declaration.body ?? [])) }
    var result = Set(functions.filter { $0.scan.changesLooks || $0.scan.changesOwnLooks }.map(\.name))
    var before = -1
    while before != result.count {
      before = result.count
      for one in functions where one.scan.asks(forOneOf: result) { result.insert(one.name) }
    }
    return result
  }

  /// True for the classes of views, of items on bars and of layers.
  private static func isShown(_ name: String) -> Bool {
    CodeClasses.isView(name) || ["UIBarItem", "CALayer"].contains { CodeClasses.isKind(name, of: $0) }
  }
}

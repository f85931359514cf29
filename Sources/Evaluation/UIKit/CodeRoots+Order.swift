import SourceFacts

/// The order in which screens are followed that are seen by themselves unless others show them (S-115).
extension CodeRoots {
  /// Returns screens so that one that others alone make, which embed screens, comes after these wherever it is declared.
  ///
  /// What it stands on is told where they show it. Screens that lead to each other stay in their order.
  func embeddersFirst(_ screens: [TypeInfo], _ uses: UseFinder.Uses) -> [TypeInfo] {
    let embedders = embedders(of: screens, uses)
    if embedders.isEmpty { return screens }
    /// The screens that one comes after.
    func above(_ screen: TypeInfo) -> Set<String> {
      var (next, found) = ([screen.id], Set<String>())
      while let id = next.popLast() {
        for other in embedders[id] ?? [] where found.insert(other.id).inserted { next.append(other.id) }
      }
      return found
    }
    var result: [TypeInfo] = []
    var known: Set<String> = []
    func add(_ screen: TypeInfo) {
      guard known.insert(screen.id).inserted else { return }
      for other in embedders[screen.id] ?? [] where !above(other).contains(screen.id) { add(other) }
      result.append(screen)
    }
    screens.forEach(add)
    return result
  }

  /// The screens that put others into their views which nothing else makes, by these.
  private func embedders(of screens: [TypeInfo], _ uses: UseFinder.Uses) -> [String: [TypeInfo]] {
    var isEmbedder: [String: Bool] = [:]
    func embeds(_ screen: TypeInfo) -> Bool {
      if let answer = isEmbedder[screen.id] { return answer }
      let answer = EmbeddingCode.isOf(classes.chain(of: screen))
      isEmbedder[screen.id] = answer
      return answer
    }
    var result: [String: [TypeInfo]] = [:]
    for screen in screens where isOfUIKit(screen) && renderer.interfaces.background(ofClass: screen) == nil {
      guard isMadeOnly(screen, by: { !seen($0, among: screens).isEmpty }, uses) else { continue }
      let owners = Set((uses.callers[screen.lastName] ?? []).compactMap(\.owner))
      let makers = owners.flatMap { index.idsByName[$0] ?? [] }.compactMap { index.types[$0] }
      let ids = Set(makers.flatMap { seen($0, among: screens) }.map(\.id)).subtracting([screen.id])
      let found = screens.filter { ids.contains($0.id) && embeds($0) }
      if !found.isEmpty, !isPresented(screen) { result[screen.id] = found }
    }
    return result
  }

  /// True for a screen that some function makes which presents or pushes one, and puts none into its view: it is seen by
  /// itself, too.
  private func isPresented(_ screen: TypeInfo) -> Bool {
    CodeTextFinder(index: index).sites { $0 == screen.lastName }.contains { site in
      site.function?.body.map { EmbeddingCode.presents($0) && !EmbeddingCode.isIn($0) } ?? false
    }
  }

  /// True for what AppKit's frames do not tell the ground of (`ShownControllers`).
  private func isOfUIKit(_ screen: TypeInfo) -> Bool {
    classes.kind(of: screen).map { CodeClasses.isKind($0, of: "UIViewController") } ?? false
  }
}

/// Code of controllers that puts the views of others among its own.
private enum EmbeddingCode {
  private static let names: Set<String> = ["addChild", "addChildViewController"]
  private static let placing: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview"]
  private static let presenting: Set<String> = ["present", "pushViewController"]

  /// True where a class, given with those above it, puts the view of another controller into its own.
  static func isOf(_ chain: [TypeInfo]) -> Bool {
    chain.flatMap(\.bodies).contains { isIn($0.statements) }
  }

  /// True for statements that do so.
  static func isIn(_ statements: [Statement]) -> Bool {
    BodyWalk.finds(in: statements) { $0.calls(oneOf: names) || $0.placesViewOfAnother(by: placing) }
  }

  /// True for statements that show a controller by itself.
  static func presents(_ statements: [Statement]) -> Bool {
    BodyWalk.finds(in: statements) { $0.calls(oneOf: presenting) }
  }
}

extension Expression {
  /// True for a call of one of some names.
  fileprivate func calls(oneOf names: Set<String>) -> Bool {
    guard case .call(let callee, _) = kind else { return false }
    return callee.lastName.map(names.contains) ?? false
  }

  /// True for a call of one of some methods with the view of another object.
  fileprivate func placesViewOfAnother(by methods: Set<String>) -> Bool {
    guard calls(oneOf: methods), case .call(_, let arguments) = kind, let first = arguments.first,
      let names = first.value.chainedNames
    else { return false }
    return names.count > 1 && names.last == "view" && names != ["self", "view"]
  }
}

import SourceFacts

/// The data sources of page controllers, which are asked for the pages beside the one that is seen (S-51).
enum PageSources {
  /// True for a function in which one makes a page.
  static func makePages(in function: FunctionDeclaration) -> Bool { page(besideWhichIsMadeIn: function) != nil }

  /// The name of the page that is seen, as such a function is told of it; `nil` for others.
  static func page(besideWhichIsMadeIn function: FunctionDeclaration) -> String? {
    guard function.name == "pageViewController" else { return nil }
    return function.parameters.first { ["viewControllerBefore", "viewControllerAfter"].contains($0.label) }?.name
  }
}

extension CodeRun {
  /// Notes the pages that an object makes for the page controllers of which it is the data source.
  func handPages(_ made: Value, by function: Located<FunctionDeclaration>, of source: String) {
    // The page that is seen is in the container, too.
    let seen = PageSources.page(besideWhichIsMadeIn: function.declaration).map {
      standIns(for: $0, of: function, of: source)
    }
    for container in controllers {
      let sources = objects[container]?.settings["dataSource"]?.branches.compactMap { $0.value?.value } ?? []
      guard sources.flatMap(objectsIn).contains(where: { $0.identity == source }) else { continue }
      handControllers(in: .array([made] + (seen ?? [])), to: container)
    }
  }
}

import SourceFacts

/// The data sources of page controllers, which are asked for the pages beside the one that is seen (S-51).
enum PageSources {
  /// True for a function in which one makes a page.
  static func makePages(in function: FunctionDeclaration) -> Bool {
    function.name == "pageViewController"
      && function.parameters.contains { ["viewControllerBefore", "viewControllerAfter"].contains($0.label) }
  }
}

extension CodeRun {
  /// Notes the pages that an object makes for the page controllers of which it is the data source.
  func handPages(_ made: Value, by source: String) {
    for container in controllers {
      let sources = objects[container]?.settings["dataSource"]?.branches.compactMap { $0.value?.value } ?? []
      guard sources.flatMap(objectsIn).contains(where: { $0.identity == source }) else { continue }
      handControllers(in: made, to: container)
    }
  }
}

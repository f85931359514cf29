import SourceFacts

/// What is selected of the pages of a tab view: a page is seen while it is the selected one.
struct TabSelection {
  /// What the tab view's selection is bound to.
  let value: Value
  /// Where the tab view stands.
  let place: Place

  /// Returns the path on which a page is seen; `nil` where its surroundings look the same whatever is selected.
  func path(of page: ViewNode, _ renderer: Renderer, _ environment: Environment) -> Guard? {
    guard let tag = tag(of: page) else { return nil }
    let evaluator = renderer.evaluator
    let scope = Scope(typeName: evaluator.index.enclosingType(of: place)?.id, file: place.file)
    let isSelected = evaluator.equals(evaluator.expanded(value, in: scope), tag, place: place)
    let paths = evaluator.booleans(isSelected, place: place).filter(\.1).map(\.0)
    guard paths.count == 1, let path = environment.path.and(paths[0]) else { return nil }
    let asked = Set(paths[0].decisions.map(\.condition))
    let styles = [environment.tintSetting] + [environment.foreground].compactMap(\.self)
    return styles.contains { $0.isChosen(by: asked) } ? path : nil
  }

  private func tag(of page: ViewNode) -> Value? {
    switch page {
    case .modified(let inner, let call): call.name == "tag" ? call.arguments.first?.value : tag(of: inner)
    case .component(let component): component.name == "Tab" ? component.argument("value")?.value : nil
    default: nil
    }
  }
}

extension Alternatives {
  /// True where one of some conditions tells which value holds.
  fileprivate func isChosen(by conditions: Set<Int>) -> Bool {
    branches.contains { branch in branch.condition.decisions.contains { conditions.contains($0.condition) } }
  }
}

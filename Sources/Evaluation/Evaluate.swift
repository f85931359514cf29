import Findings
package import PlatformStyles
package import Scene

/// Evaluates a program: every view from its roots, every element in every appearance; for pictures also what is drawn
/// besides elements.
/// - Parameter giveBack: Gives back to the system the memory that is free.
package func evaluate(
  _ program: Program, platform: Platform, allowances: Allowances = Allowances(), draws: Bool = false,
  giveBack: @escaping () -> Void = {}
) -> Scene {
  let index = ProgramIndex(program: program)
  let renderer = Renderer(
    evaluator: Evaluator(index: index, allowances: allowances), draws: draws, giveBack: giveBack)
  InterfaceRenderer(renderer: renderer, code: renderer.classes).render()
  RootRenderer(renderer: renderer, code: renderer.classes).render()
  var elements = renderer.collector.elements
  var groups = Grouping.groups(renderer.collector)
  let finder = ForkFinder(renderer)
  var forks = finder.forks()
  for text in finder.stateTexts() { elements[text.element].placements[text.placement].tellsState = true }
  order(&elements, &groups, &forks, of: program)
  let missing = renderer.evaluator.missingColors.map { place, name in
    name.observation(at: renderer.collector.range(of: place))
  }
  let appearance = AppearanceCode(
    evaluator: renderer.evaluator, code: renderer.classes, range: renderer.collector.range(of:))
  var scene = Scene(
    elements: elements, groups: groups, forks: forks,
    observations: ColorObservations.observations(of: elements) + renderer.assertions.observations(renderer.collector)
      + missing.sorted { $0.range < $1.range } + appearance.observations(),
    work: renderer.work)
  scene.ownLevels = Set(ContentLevel.allCases.filter { index.types["Color"]?.statics[$0.name]?.isEmpty == false })
  scene.declarations = program.declaredPlaces(range: renderer.collector.range(of:))
  scene.decorations = renderer.drawing?.decorations ?? []
  return scene
}

/// Orders elements by place and points groups and forks at their new positions.
private func order(
  _ elements: inout [Element], _ groups: inout [Group], _ forks: inout [StyleFork], of program: Program
) {
  let sorted = elements.indices.sorted { left, right in
    if elements[left].range != elements[right].range { return elements[left].range < elements[right].range }
    return elements[left].id < elements[right].id
  }
  var positions = [Int](repeating: 0, count: elements.count)
  for (new, old) in sorted.enumerated() { positions[old] = new }
  elements = sorted.map { elements[$0] }
  program.nameStructure(&elements)
  for group in groups.indices {
    for member in groups[group].members.indices {
      groups[group].members[member].element = positions[groups[group].members[member].element]
    }
  }
  for fork in forks.indices {
    forks[fork].first.element = positions[forks[fork].first.element]
    forks[fork].second.element = positions[forks[fork].second.element]
  }
  groups.sort { left, right in
    left.members.map(\.element).lexicographicallyPrecedes(right.members.map(\.element))
  }
}

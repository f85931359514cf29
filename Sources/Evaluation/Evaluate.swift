import Findings
import PlatformStyles
package import Scene

/// Evaluates a program: every view from its roots, every element in every appearance; for pictures also what is drawn
/// besides elements.
/// - Parameters:
///   - giveBack: Gives back to the system the memory that is free.
///   - sideBySide: Does a number of pieces of work that share nothing, in any order or at the same time, and waits for all.
package func evaluate(
  _ program: Program, allowances: Allowances = Allowances(), draws: Bool = false,
  giveBack: @escaping @Sendable () -> Void = {},
  sideBySide: (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void = { (0..<$0).forEach($1) }
) -> Scene {
  let uses = Survey { UseFinder(program: program).uses() }
  let usage = Survey { UsageFinder.usage(of: program) }
  let names = Survey { WrittenNames(program) }
  let cases = Survey { WrittenCases(program) }
  let looks = [uses.find, usage.find, names.find, cases.find]
  sideBySide(looks.count) { looks[$0]() }
  let whole = WholeProgram(
    program: program, uses: uses.findings, usage: usage.findings, names: names.findings, cases: cases.findings,
    allowances: allowances, draws: draws)
  let index = ProgramIndex(whole)
  let parts = ProgramPart.parts(of: index).enumerated().map { position, part in
    PartRenderer(part, at: position, of: whole, index: index, giveBack: giveBack)
  }
  sideBySide(parts.count) { parts[$0].renderShown() }
  // What is left of a part depends on what all others showed, and not on what is left of them.
  let code = parts.filter { $0.part.start == .code }
  let seen = parts.map { ($0.part, $0.seen) }
  sideBySide(code.count) { position in
    code[position].renderRest(knowing: seen.filter { $0.0 != code[position].part }.map(\.1))
  }
  let assembly = SceneAssembly(parts.map(\.scene), index: index)
  var (elements, groups, forks) = (assembly.elements, assembly.groups, Array(assembly.forks))
  elements.defineInCatalogs()
  order(&elements, &groups, &forks, of: program)
  var scene = Scene(
    elements: elements, groups: groups, forks: forks, observations: assembly.observations, work: assembly.work)
  scene.ownLevels = Set(ContentLevel.allCases.filter { index.types["Color"]?.statics[$0.name]?.isEmpty == false })
  scene.declarations = program.declaredPlaces(range: index.range(of:))
  scene.decorations = assembly.decorations
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
  forks.sort { $0.stands(before: $1) }
  groups.sort { left, right in
    left.members.map(\.element).lexicographicallyPrecedes(right.members.map(\.element))
  }
}

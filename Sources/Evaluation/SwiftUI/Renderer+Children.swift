import Scene

/// The children of stacks, lists and groups.
extension Renderer {
  /// Renders the children of a stack, each with its place.
  func renderChildren(_ node: ViewNode, with overlaps: Overlaps, in environment: Environment) {
    let stack = newStack()
    var position = 0
    var spacers = 0
    var part = 0
    let children = flatten(node)
    let allSpacers = children.count { isBare($0, "Spacer") }
    let dimmed = DimmedLabels(among: children, self)
    let isPart = environment.isInControl && !environment.isBesideOthers && areSeveral(children)
    let behind = overlaps.layers(behind: children, isSpacer: { isBare($0, "Spacer") }, self, environment)
    for (number, (child, layers)) in zip(children, behind).enumerated() {
      if isBare(child, "Spacer") {
        spacers += 1
        continue
      }
      if isBare(child, "Divider") || ThinLayers.isLine(child) { part += 1 }
      var inner = environment
      var step = LayoutStep(
        stack: stack, axis: overlaps.axis, child: position, isBehindSpacer: spacers > 0, part: part,
        spacing: overlaps.writtenSpacing, alignment: overlaps.alignment)
      (step.spacers, step.allSpacers) = (spacers, allSpacers)
      inner.layout.append(step)
      if isPart { inner.isBesideOthers = true }
      for layer in layers { inner.backdrop = inner.backdrop.adding(layer) }
      for own in dimmed.environments(of: child, at: number, in: inner) { renderChild(child, in: own) }
      position += places(of: child)
    }
  }

  /// True where the children of a stack are more than one view on some path.
  private func areSeveral(_ children: [ViewNode]) -> Bool {
    children.reduce(0) { count, child in
      if isBare(child, "Spacer") || child.isEmpty { return count }
      return count + (child.componentName == "ForEach" ? 2 : places(of: child))
    } > 1
  }

  /// Renders a child of a stack. What an arm of `if` or `switch` holds are children of the stack, too.
  private func renderChild(_ child: ViewNode, in environment: Environment) {
    guard case .choice(let arms) = child, holdsSeveral(child), let first = environment.layout.last else {
      return render(child, in: environment)
    }
    renderArms(of: arms, in: environment) { arm, inner in
      var (inner, step) = (inner, first)
      for child in flatten(arm) {
        if isBare(child, "Spacer") {
          step.isBehindSpacer = true
          continue
        }
        if isBare(child, "Divider") || ThinLayers.isLine(child) { step.part += 1 }
        inner.layout[inner.layout.count - 1] = step
        renderChild(child, in: inner)
        step.child += places(of: child)
      }
    }
  }

  /// How many places a child of a stack takes at the most.
  private func places(of child: ViewNode) -> Int {
    guard case .choice(let arms) = child, holdsSeveral(child) else { return 1 }
    if let known = viewMemo.places[arms.branches] { return known }
    let answer =
      arms.branches.map { arm in
        flatten(arm.value).reduce(0) { $0 + (isBare($1, "Spacer") ? 0 : places(of: $1)) }
      }.max() ?? 1
    if !evaluator.isExhausted { viewMemo.places[arms.branches] = answer }
    return answer
  }

  /// True for one of several views where any is more than one.
  func holdsSeveral(_ node: ViewNode) -> Bool {
    guard case .choice(let arms) = node else { return false }
    if let known = viewMemo.several[arms.branches] { return known }
    let answer = arms.branches.contains { arm in
      let children = flatten(arm.value)
      return children.count > 1 || children.contains(where: holdsSeveral)
    }
    // Without an allowance the content of a group may be less than it is.
    if !evaluator.isExhausted { viewMemo.several[arms.branches] = answer }
    return answer
  }

  /// Renders each of several views on its path.
  func renderArms(
    of alternatives: Alternatives<ViewNode>, in environment: Environment,
    _ render: (ViewNode, Environment) -> Void
  ) {
    var environment = environment
    if cues.note(alternatives, evaluator) > 1 { environment.isExchanged = true }
    let choice = newPile()
    let opacities = StateOpacities(alternatives, evaluator)
    for (position, branch) in alternatives.branches.enumerated() {
      guard let path = environment.path.and(branch.condition) else { continue }
      var inner = environment
      inner.path = path
      inner.choose(position, of: choice)
      let own = opacities.inArm(position)
      if !own.isEmpty { inner.stateOpacities.merge(own) { $1 } }
      render(branch.value, inner)
    }
  }

  /// Returns the children that a builder lists; several under one modifier are children with it each, in the arms of a
  /// condition, too (S-58).
  func flatten(_ node: ViewNode) -> [ViewNode] {
    switch node {
    case .list(let nodes): return nodes.flatMap(flatten)
    case .empty: return []
    case .component(let component) where component.name == "Group" && component.content != nil:
      return component.content.map { flatten(evaluator.contents(of: $0)) } ?? []
    case .modified(let inner, let call) where ModifierTable.isOfEach(call.name):
      return each(of: inner, in: node, at: call.place, call.arguments) { .modified($0, call) }
    case .modified(let inner, let call) where call.name == "preferredColorScheme":
      // Of each view it is the same preference; in the arms of a condition it would be one on their paths alone (S-55).
      let children = flatten(inner)
      return children.count > 1 ? children.map { .modified($0, call) } : [node]
    case .placed(let inner, let place):
      return each(of: inner, in: node, at: place, []) { .placed($0, via: place) }
    default: return [node]
    }
  }

  /// Returns the children of a view that something is around, with that around each; the whole where there is one.
  private func each(
    of inner: ViewNode, in whole: ViewNode, at place: Place, _ arguments: [ArgumentValue],
    _ around: (ViewNode) -> ViewNode
  ) -> [ViewNode] {
    let children = flatten(inner)
    guard children.count > 1 || children.contains(where: holdsSeveral) else { return [whole] }
    return children.map { child in
      guard case .choice(let arms) = child, holdsSeveral(child) else { return around(child) }
      return .choice(viewMemo.arms(of: arms, at: place, arguments, around))
    }
  }

  /// True for a view of the framework, with or without modifiers.
  private func isBare(_ node: ViewNode, _ name: String) -> Bool {
    switch node {
    case .component(let component): component.name == name
    case .modified(let inner, _), .placed(let inner, _): isBare(inner, name)
    default: false
    }
  }
}

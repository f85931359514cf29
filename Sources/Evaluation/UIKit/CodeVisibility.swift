import Scene

/// Where a person sees what code hides and shows (S-32, S-58, S-115).
extension CodeRenderer {
  /// The most paths on which an object is seen that are told apart.
  private static let maximumSights = 16
  /// The most with those of the views around it: each is rendered by itself, so that those of views in views multiply.
  private static let maximumNestedSights = 64

  /// Leaves out the paths on which an object is hidden; one that is never shown stays as hidden.
  ///
  /// Past the bound it is seen perhaps on what the paths have in common.
  func visible(_ object: CodeObject, _ environment: Environment) -> [Environment] {
    var inner = environment
    var shown = [environment.path]
    for isHidden in hidings(of: object) where isHidden.branches.contains(where: \.value) {
      let told = isHidden.restricted(to: environment.path).branches
      if told.isEmpty { return [] }
      // What hides it elsewhere alone decides nothing here.
      if !told.contains(where: \.value) { continue }
      let seen = told.filter { !$0.value }.map(\.condition)
      shown = evaluator.conditions.merged(shown.flatMap { path in seen.compactMap { path.and($0) } })
    }
    if shown.isEmpty {
      inner.exemption = .hidden
      return [inner]
    }
    let sights = environment.sights * shown.count
    if shown.count > Self.maximumSights || sights > Self.maximumNestedSights {
      inner.path = shown.common
      inner.isSeenPerhaps = true
      return [inner]
    }
    inner.sights = sights
    let surmised = surmisedFlags(of: object)
    return shown.map { path in
      inner.path = path
      inner.isSeenPerhaps =
        environment.isSeenPerhaps || path.decisions.contains { surmised.contains($0.condition) }
      return inner
    }
  }

  /// The questions on which it depends whether an object is hidden, where only code asks them that nothing is seen to call
  /// on it: on the object at hand they may never be asked.
  private func surmisedFlags(of object: CodeObject) -> Set<Int> {
    let table = evaluator.conditions
    let settings = object.settings["isHidden"]?.branches ?? []
    return settings.reduce(into: []) { result, branch in
      guard let setting = branch.value,
        branch.condition.decisions.contains(where: { $0.arm > 0 && table.conditions[$0.condition].isCall })
      else { return }
      for (path, _) in evaluator.booleans(setting.value, place: setting.place) {
        result.formUnion(path.decisions.map(\.condition))
      }
    }
  }

  /// Whether an object is hidden, by path, for each setting that may hide it: a flag is one question, whatever
  /// else it hides or colours (S-32, S-58).
  private func hidings(of object: CodeObject) -> [Alternatives<Bool>] {
    let flags = object.settings["isHidden"].map { settings in
      settings.flatMap { setting in
        guard let setting else { return Alternatives(false) }
        let outcomes = evaluator.booleans(setting.value, place: setting.place)
        return Alternatives(branches: outcomes.map { .init(condition: $0.0, value: $0.1) })
      }
    }
    return [flags].compactMap(\.self) + faintness(of: object)
  }

  /// Returns what an object paints, as views in front of it see it, on the paths on which it is seen itself.
  ///
  /// Nothing is painted on the others; where these are not told, it may lie there or not.
  func seenSurface(
    of object: CodeObject, in environment: Environment, depth: Int = 0, isParted: Bool = true,
    key: String = Layers.overlapKey
  ) -> [Layer] {
    let ways = entered(object, from: environment).filter { $0.exemption != .hidden }
    guard let first = ways.first else { return [] }
    if ways.count == 1, first.path == environment.path, first.isSeenPerhaps == environment.isSeenPerhaps {
      return surface(of: object, in: first, depth: depth)
    }
    // Looks in several schemes are no alternatives of one layer.
    let isTold =
      isParted && ways.count <= Self.maximumSights
      && ways.allSatisfy { way in
        way.pinnedScheme == first.pinnedScheme && way.isSeenPerhaps == environment.isSeenPerhaps
      }
    if isTold {
      let painted = ways.map { (path: $0.path, layers: surface(of: object, in: $0, depth: depth)) }
      let rest = run.outside(ways.map(\.path), of: [environment.path])
      let layers = Layers.joined(painted + rest.map { (path: $0, layers: []) })
      if layers.allSatisfy({ $0.paint.branches.count <= Alternatives<StyleSetting?>.limit }) { return layers }
    }
    return surface(of: object, in: first, depth: depth).map { Layers.maybe($0, at: object.place, renderer, key: key) }
  }

  /// True where what hides one view decides on the looks of another one, too. Whether other views lie behind it is open
  /// on all paths where their places do not tell: parted by their flags besides, their paths would multiply.
  func decides(_ back: CodeObject, on front: CodeObject, _ environment: Environment) -> Bool {
    func asked(_ object: CodeObject) -> [Int] {
      visible(object, environment).flatMap { $0.path.decisions.map(\.condition) }
    }
    let hiding = Set(asked(back)).subtracting(environment.path.decisions.map(\.condition))
    if hiding.isEmpty { return false }
    let settings = front.settings.values.flatMap(\.branches)
    let own = settings.flatMap { setting in
      setting.condition.decisions.map(\.condition) + (setting.value?.value.conditions ?? [])
    }
    return !hiding.isDisjoint(with: own + asked(front))
  }
}

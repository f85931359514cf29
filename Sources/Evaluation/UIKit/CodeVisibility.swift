import Scene

/// Where a person sees what code hides and shows (S-32, S-58, S-115).
extension CodeRenderer {
  /// The most paths on which an object is seen that are told apart.
  private static let maximumSights = 16

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
    if shown.count > Self.maximumSights {
      inner.path = shown.common
      inner.isSeenPerhaps = true
      return [inner]
    }
    return shown.map { path in
      inner.path = path
      return inner
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
}

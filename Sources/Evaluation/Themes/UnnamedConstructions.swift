import SourceFacts

/// The calls of `.init(…)` of a program by the labels of their arguments, which alone tell the types that they may make.
struct UnnamedConstructions {
  /// Calls with the same labels, with their positions among all.
  private struct Group {
    var labels: [String]
    var calls: [(position: Int, call: Usage.Construction)] = []
  }

  private var groups: [Group] = []

  /// Sorts calls; those without a label tell nothing.
  init(_ constructions: [Usage.Construction]) {
    var places: [[String]: Int] = [:]
    for (position, construction) in constructions.enumerated() {
      guard case .call(_, let arguments) = construction.call.kind else { continue }
      let labels = arguments.filter { !$0.isTrailingClosure }.compactMap(\.label)
      if labels.isEmpty { continue }
      if places[labels] == nil {
        places[labels] = groups.count
        groups.append(Group(labels: labels))
      }
      places[labels].map { groups[$0].calls.append((position, construction)) }
    }
  }

  /// Returns the calls whose labels are those of one of a type's initialisers, in the order of the source.
  func that(mayMake type: TypeInfo) -> [Usage.Construction] {
    let initializers = AcceptedLabels.ofInitializers(of: type)
    let fitting = groups.filter { group in initializers.contains { $0.fit(group.labels) } }
    return fitting.flatMap(\.calls).sorted { $0.position < $1.position }.map(\.call)
  }
}

/// The labels that an initialiser takes.
private struct AcceptedLabels {
  var accepted: [String]
  var required: Set<String>

  /// The labels of the initialisers that a type declares, or of the memberwise one.
  static func ofInitializers(of type: TypeInfo) -> [AcceptedLabels] {
    if !type.initializers.isEmpty {
      return type.initializers.map { initializer in
        let parameters = initializer.declaration.parameters.filter { !$0.type.isFunction }
        let required = parameters.filter { $0.defaultValue == nil }.compactMap(\.label)
        return AcceptedLabels(accepted: parameters.compactMap(\.label), required: Set(required))
      }
    }
    let stored = type.properties.map(\.declaration).filter { $0.getter == nil && $0.type?.isFunction != true }
    let required = stored.filter { $0.value == nil && $0.type?.isOptional != true }.map(\.name)
    return [AcceptedLabels(accepted: stored.map(\.name), required: Set(required))]
  }

  /// True for labels in the order of those that are accepted, with all that are required.
  func fit(_ labels: [String]) -> Bool {
    guard required.isSubset(of: labels) else { return false }
    var rest = accepted[...]
    for label in labels {
      guard let position = rest.firstIndex(of: label) else { return false }
      rest = rest[(position + 1)...]
    }
    return true
  }
}

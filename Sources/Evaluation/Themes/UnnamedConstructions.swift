import SourceFacts

/// The calls of `.init(…)` of a program by the labels of their arguments, which alone tell the types that they may make.
struct UnnamedConstructions {
  /// The positions of those that have labels, by these.
  private var positions: [[String]: [Int]] = [:]

  /// Sorts calls; those without a label tell nothing.
  init(_ constructions: [Usage.Construction]) {
    for (position, construction) in constructions.enumerated() {
      guard case .call(_, let arguments) = construction.call.kind else { continue }
      let labels = arguments.filter { !$0.isTrailingClosure }.compactMap(\.label)
      if !labels.isEmpty { positions[labels, default: []].append(position) }
    }
  }

  /// Returns the positions of the calls whose labels are those of one of a type's initialisers, in their order.
  func positions(ofThatMayMake type: TypeInfo) -> [Int] {
    let initializers = AcceptedLabels.ofInitializers(of: type)
    return positions.filter { labels, _ in initializers.contains { $0.fit(labels) } }.values.joined().sorted()
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

import Scene

/// Chevrons that a project draws in labels as the system does in rows say nothing beside a text (S-89).
struct Disclosures {
  private static let chevrons: Set<String> = [
    "chevron.right", "chevron.forward", "chevron.left", "chevron.backward", "chevron.up", "chevron.down",
  ]

  /// The labels in which a text was seen.
  private var labels: Set<Int> = []

  /// True for a picture of a chevron.
  static func isChevron(_ picture: Component) -> Bool {
    picture.symbol?.value.symbolNames.map { $0.isSubset(of: chevrons) } ?? false
  }

  /// Notes a text in the label around it, if there is one.
  mutating func note(textIn environment: Environment) {
    if let label = environment.label { labels.insert(label) }
  }

  /// Returns a leaf that is decoration where it is a chevron beside a text in one label.
  func exempting(_ pending: PendingLeaf) -> PendingLeaf {
    guard pending.leaf.kind == .symbol, let label = pending.environment.label, labels.contains(label),
      let names = pending.leaf.content?.symbolNames, names.isSubset(of: Self.chevrons)
    else { return pending }
    var result = pending
    result.leaf.exemption = pending.leaf.exemption ?? .decorative
    return result
  }
}

extension Value {
  /// The names of symbols that it may be; `nil` where one is not known.
  var symbolNames: Set<String>? {
    switch self {
    case .string(let name): return [name]
    // Packages name the symbols of the system as `.checkmarkCircleFill`.
    case .implicit(let member) where member.arguments == nil && member.chain.isEmpty:
      return [member.name.reduce(into: "") { $0 += $1.isUppercase ? ".\($1.lowercased())" : String($1) }]
    case .choice(let all):
      let names = all.branches.map(\.value.symbolNames)
      return names.contains(nil) ? nil : names.reduce(into: []) { $0.formUnion($1 ?? []) }
    default: return nil
    }
  }
}

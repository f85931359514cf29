/// The styles of controls in force, by family: `button`, `label`, `toggle` … (S-61).
struct ControlStyles {
  /// The styles of each family, the nearest first: what a style makes of its family is drawn in the next one.
  private(set) var stacks: [String: [Value]] = [:]

  /// The style in force for a family; `nil` where none is set.
  subscript(family: String) -> Value? { stacks[family]?.first }

  /// Puts a style inside of those in force; `nil` leaves the family to its default.
  mutating func set(_ style: Value?, for family: String) {
    guard let style else {
      stacks[family] = nil
      return
    }
    // What the framework draws makes no control of the family, so nothing comes to the styles around it.
    if case .implicit = style {
      stacks[family] = [style]
    } else {
      stacks[family, default: []].insert(style, at: 0)
    }
  }

  /// Takes one of the styles that the nearest one of a family may be.
  mutating func choose(_ style: Value, for family: String) {
    stacks[family] = [style] + (stacks[family]?.dropFirst() ?? [])
  }

  /// Leaves the nearest style of a family, as its body does.
  mutating func leave(_ family: String) {
    let outer = stacks[family]?.dropFirst() ?? []
    stacks[family] = outer.isEmpty ? nil : Array(outer)
  }

  /// Takes over the styles of a family with what each of them may be instead; `nil` stands for none.
  mutating func take(_ family: String, of other: ControlStyles, _ transform: (Value, Value?) -> Value) {
    let own = stacks[family] ?? []
    stacks[family] = other.stacks[family]?.enumerated().map { level, style in
      transform(style, level < own.count ? own[level] : nil)
    }
  }
}

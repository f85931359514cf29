import Scene

/// A leaf of which conditions of the running program may decide what it says or how it looks.
struct ForkTrace {
  /// The element's position in the collector.
  let element: Int
  let kind: Element.Kind
  let place: Place
  /// What it says or shows.
  let content: Value
  /// What is known of the part it plays.
  let signals: [ImportanceSignal]
  /// Its placements with the decisions that lead to them.
  let placements: [(index: Int, path: Guard)]
  /// The row, card or view it stands in.
  let scope: Int
  /// The view it stands in, by the calls that lead there from the root; where none do, as in code of UIKit and AppKit,
  /// by the type whose code makes it.
  let view: [String]
  /// The screen, where it stands at the root or in a view that the root shows: UIKit and AppKit tell no views by calls.
  let screen: Int?
  /// True for a text of UIKit or AppKit code that is known only at run time: in logs and drawings it says most often what
  /// its colour tells.
  let isRunTimeText: Bool
  /// True for what a person types.
  let isTyped: Bool
  /// True where what assistive technologies read of it is known only at run time.
  let isDescribed: Bool

  init(
    _ pending: PendingLeaf, _ content: Value, element: Int, of owner: String, placements: [(index: Int, path: Guard)]
  ) {
    self.element = element
    kind = pending.leaf.kind
    place = pending.leaf.place
    self.content = content
    signals = pending.leaf.signals
    self.placements = placements
    scope = pending.environment.scope
    let via = pending.environment.via
    view = via.isEmpty ? [owner] : via
    isRunTimeText = kind == .text && via.isEmpty && pending.leaf.toolkit == .objects && pending.leaf.text == nil
    isTyped = pending.leaf.isTyped
    screen = via.count < 2 ? pending.environment.presentation : nil
    isDescribed = pending.environment.isDescribed
  }

  /// The conditions that decide something of it.
  var conditions: Set<Int> {
    placements.reduce(into: content.conditions) { $0.formUnion($1.path.decisions.map(\.condition)) }
  }
}

extension Value {
  /// The conditions between whose outcomes a value differs.
  var conditions: Set<Int> {
    switch self {
    case .choice(let alternatives):
      alternatives.branches.reduce(into: []) { found, branch in
        found.formUnion(branch.condition.decisions.map(\.condition))
        found.formUnion(branch.value.conditions)
      }
    case .interpolated(let segments): segments.reduce(into: []) { $0.formUnion($1.values.conditions) }
    case .array(let values): values.reduce(into: []) { $0.formUnion($1.conditions) }
    case .implicit(let member): (member.arguments ?? []).conditions
    case .view(.component(let component)): component.arguments.conditions
    case .view(.modified(let inner, let call)): Value.view(inner).conditions.union(call.arguments.conditions)
    default: []
    }
  }

  /// The values that are known only at run time.
  var doubts: [Doubt] {
    switch self {
    case .unknown(let doubt): [doubt]
    case .choice(let alternatives): alternatives.branches.flatMap(\.value.doubts)
    case .interpolated(let segments): segments.flatMap(\.values.doubts)
    case .array(let values): values.flatMap(\.doubts)
    case .implicit(let member): (member.arguments ?? []).doubts
    case .view(.component(let component)): component.arguments.doubts
    case .view(.modified(let inner, let call)): Value.view(inner).doubts + call.arguments.doubts
    default: []
    }
  }

  /// A text that is equal for equal values, with what can be seen where a condition comes out one way.
  func signature(where decision: Guard, _ evaluator: Evaluator) -> String {
    switch self {
    case .choice(let alternatives):
      alternatives.branches.filter { $0.condition.agrees(with: decision) }
        .map { $0.value.signature(where: decision, evaluator) }.joined(separator: "|")
    case .interpolated(let segments):
      segments.map { segment in
        if case .text(let text) = segment { text } else { segment.values.signature(where: decision, evaluator) }
      }.joined()
    case .array(let values): values.map { $0.signature(where: decision, evaluator) }.joined(separator: ",")
    case .view(.component(let component)):
      "\(component.name)(\(component.arguments.signature(where: decision, evaluator)))"
    default: evaluator.key(of: self)
    }
  }
}

extension InterpolatedSegment {
  /// The interpolated values; none of a piece of text.
  var values: [ArgumentValue] {
    if case .values(let values) = self { values } else { [] }
  }
}

extension [ArgumentValue] {
  /// The conditions between whose outcomes one of the arguments differs.
  var conditions: Set<Int> { reduce(into: []) { $0.formUnion($1.value.conditions) } }

  /// The values that are known only at run time.
  var doubts: [Doubt] { flatMap(\.value.doubts) }

  fileprivate func signature(where decision: Guard, _ evaluator: Evaluator) -> String {
    map { $0.value.signature(where: decision, evaluator) }.joined(separator: ",")
  }
}

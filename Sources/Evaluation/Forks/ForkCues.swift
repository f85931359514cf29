import Scene
import SourceFacts

/// What modifiers and views without a look of their own change with conditions, gathered while views are placed.
struct ForkCues {
  /// Conditions on which something depends that a person notices.
  private(set) var conditions: Set<Int> = []
  /// Run-time values that are handed to a modifier as they are.
  private(set) var keys: Set<String> = []
  /// The arguments that were noted in the root being rendered: many ways lead to one view.
  private var notedArguments = ArrayMemo<ArgumentValue, Void>()
  /// How many shapes are among the arms that were noted there.
  private var notedArms = ArrayMemo<Alternatives<ViewNode>.Branch, Int>()

  /// Forgets what is of use within one root alone.
  mutating func forgetRoot() { (notedArguments, notedArms) = (ArrayMemo(), ArrayMemo()) }

  /// Notes what the arguments of a modifier depend on; colours are no cue, and behaviour is not seen.
  mutating func note(_ call: ModifierCall) {
    if Self.lines.contains(call.name) { return note(line: call) }
    if call.arguments.isEmpty || notedArguments[call.arguments] != nil { return }
    guard let seen = Self.seenArguments(of: call) else { return }
    notedArguments[call.arguments] = ()
    for argument in seen {
      if case .closure = argument.value { continue }
      conditions.formUnion(argument.value.conditions)
      for doubt in argument.value.doubts { keys.insert(doubt.key) }
    }
  }

  /// What of a modifier's arguments is seen besides colours, as where something stands in front of a view; `nil` where
  /// none of it is.
  private static func seenArguments(of call: ModifierCall) -> [ArgumentValue]? {
    if call.name.hasPrefix("on") { return nil }
    guard unseen.contains(call.name) else { return call.arguments }
    let moves = layers.contains(call.name) ? call.arguments.filter { $0.label == "alignment" } : []
    return moves.isEmpty ? nil : moves
  }

  /// Modifiers that place views in front of another one or behind it.
  private static let layers: Set<String> = ["overlay", "background"]

  /// Notes what decides whether a line is there, and how wide it is, which is seen whatever its colour.
  private mutating func note(line call: ModifierCall) {
    for argument in call.arguments {
      if case .choice(let all) = argument.value, argument.label.map(Self.widths.contains) != true,
        !all.branches.contains(where: { $0.value.isClear }) || all.branches.allSatisfy({ $0.value.isClear })
      {
        continue
      }
      conditions.formUnion(argument.value.conditions)
    }
  }

  /// Modifiers that draw a line around a view, or its shadow.
  private static let lines: Set<String> = ["stroke", "strokeBorder", "border", "shadow"]
  private static let widths: Set<String> = ["lineWidth", "width", "style", "radius"]

  /// Notes the value that a control shows by its own form, such as the thumb of a switch, and where a stack has its
  /// views, as the thumb of one that the program makes of shapes.
  mutating func note(_ component: Component) {
    let labels = Self.controls.contains(component.name) ? Self.shownValues : Self.positions
    for argument in component.arguments where argument.label.map(labels.contains) == true {
      conditions.formUnion(argument.value.conditions)
      for doubt in argument.value.doubts { keys.insert(doubt.key) }
    }
  }

  private static let controls: Set<String> = [
    "Toggle", "Slider", "Picker", "DisclosureGroup", "ProgressView", "Gauge",
  ]
  private static let positions: Set<String> = ["alignment", "spacing"]
  private static let shownValues: Set<String> = ["isOn", "value", "selection", "isExpanded"]

  /// Notes the branches of a view, where one is more than a text, a symbol or a shape, which are compared themselves,
  /// where other modifiers are applied to them, or where a shape comes and goes.
  /// - Returns: How many of the branches hold a shape: where several do, shapes take each other's place, so that each may
  ///   tell a state by its colour.
  mutating func note(_ alternatives: Alternatives<ViewNode>, _ evaluator: Evaluator) -> Int {
    if let known = notedArms[alternatives.branches] { return known }
    let shapes = Self.shapes(among: alternatives)
    notedArms[alternatives.branches] = shapes
    note(alternatives, shapes: shapes, evaluator)
    return shapes
  }

  private mutating func note(_ alternatives: Alternatives<ViewNode>, shapes: Int, _ evaluator: Evaluator) {
    if shapes == 0 || shapes == alternatives.branches.count,
      alternatives.branches.allSatisfy({ Self.isPlain($0.value) }),
      Set(alternatives.branches.map { Self.treatment(of: $0.value, evaluator) }).count == 1
    {
      return
    }
    for branch in alternatives.branches { conditions.formUnion(branch.condition.decisions.map(\.condition)) }
  }

  /// Notes conditions on which something depends that a person notices.
  mutating func note(_ conditions: Set<Int>) { self.conditions.formUnion(conditions) }

  private static func isPlain(_ node: ViewNode) -> Bool {
    switch node {
    case .empty: true
    case .component(let component):
      component.name == "Text" || component.name == "Label" || component.symbol != nil
        || ComponentTable.shapes.contains(component.name)
    case .modified(let inner, _), .placed(let inner, _): isPlain(inner)
    case .list(let nodes): nodes.allSatisfy(isPlain)
    case .choice(let alternatives): alternatives.branches.allSatisfy { isPlain($0.value) }
    case .custom, .concatenated, .unknown: false
    }
  }

  /// The modifiers of a plain view that are seen and set no colour, with what they are given.
  private static func treatment(of node: ViewNode, _ evaluator: Evaluator) -> [String] {
    switch node {
    case .modified(let inner, let call):
      guard let seen = seenArguments(of: call) else { return treatment(of: inner, evaluator) }
      let given = seen.map { evaluator.key(of: $0.value) }
      return treatment(of: inner, evaluator) + ["\(call.name)(\(given.joined(separator: ",")))"]
    case .placed(let inner, _): return treatment(of: inner, evaluator)
    case .list(let nodes): return nodes.flatMap { treatment(of: $0, evaluator) }
    default: return []
    }
  }

  /// Returns how many branches hold a shape.
  private static func shapes(among alternatives: Alternatives<ViewNode>) -> Int {
    var known: [ViewIdentity: Bool] = [:]
    return alternatives.branches.count { holdsShape($0.value, &known) }
  }

  /// - Parameter known: The choices that were gone through.
  private static func holdsShape(_ node: ViewNode, _ known: inout [ViewIdentity: Bool]) -> Bool {
    switch node {
    case .component(let component): return ComponentTable.shapes.contains(component.name)
    case .modified(let inner, _), .placed(let inner, _): return holdsShape(inner, &known)
    case .list(let nodes): return nodes.contains { holdsShape($0, &known) }
    case .choice(let alternatives):
      let identity = ViewIdentity(node)
      if let answer = known[identity] { return answer }
      let answer = alternatives.branches.contains { holdsShape($0.value, &known) }
      known[identity] = answer
      return answer
    case .empty, .custom, .concatenated, .unknown: return false
    }
  }

  /// Modifiers that set colours, which are compared themselves, or that are not seen.
  private static let unseen: Set<String> = [
    "foregroundStyle", "foregroundColor", "tint", "accentColor", "fill", "stroke", "strokeBorder", "border",
    "background", "backgroundStyle", "listRowBackground", "listItemTint", "shadow", "overlay", "toolbarBackground",
    "symbolRenderingMode", "colorMultiply", "containerBackground", "presentationBackground",
    "animation", "transaction", "transition", "contentTransition", "sensoryFeedback", "task", "id", "tag", "zIndex",
    "environment", "environmentObject", "sheet", "popover", "fullScreenCover", "alert", "confirmationDialog",
    "navigationDestination", "refreshable", "focused", "allowsHitTesting", "accessibilityIdentifier",
    "matchedGeometryEffect", "interactiveDismissDisabled", "scrollPosition", "searchable",
  ]

  /// True for a modifier that hands what is known only at run time to assistive technologies.
  static func isDescription(_ call: ModifierCall) -> Bool {
    guard descriptions.contains(call.name) else { return false }
    return call.arguments.contains { argument in
      if case .closure = argument.value { true } else { !argument.value.doubts.isEmpty }
    }
  }

  private static let descriptions: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityCustomContent",
    "accessibilityRepresentation", "accessibilityChildren",
  ]
}

extension Value {
  /// True for a colour of which nothing is seen.
  fileprivate var isClear: Bool {
    switch self {
    case .implicit(let member): member.name == "clear" && member.chain.isEmpty
    case .color(let color): Style.color(color).isInvisible
    case .style(let style): style.isInvisible
    default: false
    }
  }
}

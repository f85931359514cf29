import SourceFacts

/// Numbers that are equal for what `Sameness` holds for, whatever the identities of instances: where they differ, two
/// values need not be gone through together, which takes a hundred times as long among the many ways to one view.
///
/// A sketch leaves out more: which of its values something not known is, and the conditions that decide among several.
///
/// Identities are numbered in the order in which they are met, and each object is gone through once. Past the bounds of
/// `Sameness`, beyond which nothing is the same, nothing is told apart.
struct Outline {
  private let table: ConditionTable
  private let isSketch: Bool
  private var identities: [Int: Int] = [:]
  private var known: [ObjectIdentifier: Int] = [:]
  private var depth = 0
  private var steps = 0

  init(_ table: ConditionTable, isSketch: Bool = false) {
    self.table = table
    self.isSketch = isSketch
  }

  /// Returns the number of a value.
  mutating func number(of value: Value) -> Int {
    var hasher = Hasher()
    trace(value, into: &hasher)
    return hasher.finalize()
  }

  /// Returns the number of what the program's code is handed through an environment.
  mutating func number(of handed: HandedValues) -> Int {
    var hasher = Hasher()
    trace(handed.values, into: &hasher)
    trace(handed.objects, into: &hasher)
    return hasher.finalize()
  }

  // MARK: - Values

  private mutating func trace(_ value: Value, into hasher: inout Hasher) {
    guard enter() else { return }
    defer { depth -= 1 }
    switch value {
    case .unknown(let doubt): trace(doubt, into: &hasher)
    case .none: hasher.combine(0)
    case .bool(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .string(let text), .type(let text): hasher.combine(text)
    case .color(let color): hasher.combine(color.origin)
    case .closure(let closure):
      hasher.combine(closure.place)
      hasher.combine(number(of: closure.scope) { $0.trace(closure.scope, into: &$1) })
    case .implicit(let member): hasher.combine(member.place)
    case .array(let values): for value in values { trace(value, into: &hasher) }
    case .tuple(let arguments): trace(arguments, into: &hasher)
    case .choice(let alternatives): trace(alternatives, into: &hasher) { $0.trace($1, into: &$2) }
    case .instance(let instance): trace(instance, into: &hasher)
    case .view(let node): trace(node, into: &hasher)
    case .attributed(let text): for run in text.runs { trace(run.text, into: &hasher) }
    case .style, .font, .keyPath, .interpolated, .method: break
    }
  }

  private mutating func trace(_ arguments: [ArgumentValue], into hasher: inout Hasher) {
    for argument in arguments { trace(argument.value, into: &hasher) }
  }

  /// The order of names tells nothing, so they are sorted.
  private mutating func trace(_ fields: [String: Value], into hasher: inout Hasher) {
    for name in fields.keys.sorted() {
      hasher.combine(name)
      if let value = fields[name] { trace(value, into: &hasher) }
    }
  }

  private mutating func trace(_ instance: Instance, into hasher: inout Hasher) {
    hasher.combine(
      number(of: instance) { outline, hasher in
        hasher.combine(instance.typeName)
        hasher.combine(instance.enumCase)
        if !outline.isSketch { outline.trace(instance.identity, into: &hasher) }
        outline.trace(instance.payload, into: &hasher)
        outline.trace(instance.fields, into: &hasher)
        if !instance.scaled.isEmpty { hasher.combine(instance.scaled) }
      })
  }

  private mutating func trace(_ scope: Scope, into hasher: inout Hasher) {
    hasher.combine(scope.typeName)
    hasher.combine(scope.file)
    if let own = scope.selfValue { trace(own, into: &hasher) }
    trace(scope.variables, into: &hasher)
    if let parent = scope.parent { hasher.combine(number(of: parent) { $0.trace(parent, into: &$1) }) }
  }

  private mutating func trace(_ node: ViewNode, into hasher: inout Hasher) {
    guard enter() else { return }
    defer { depth -= 1 }
    switch node {
    case .empty: hasher.combine(0)
    case .list(let nodes), .concatenated(let nodes): for node in nodes { trace(node, into: &hasher) }
    case .choice(let alternatives): trace(alternatives, into: &hasher) { $0.trace($1, into: &$2) }
    case .component(let component):
      hasher.combine(component.place)
      trace(component.arguments, into: &hasher)
    case .custom(let instance, let place):
      hasher.combine(place)
      trace(instance, into: &hasher)
    case .modified(let inner, let call):
      hasher.combine(call.place)
      trace(call.arguments, into: &hasher)
      trace(inner, into: &hasher)
    case .placed(let inner, let via):
      hasher.combine(via)
      trace(inner, into: &hasher)
    case .unknown(let doubt): trace(doubt, into: &hasher)
    }
  }

  private mutating func trace(_ doubt: Doubt, into hasher: inout Hasher) {
    if isSketch {
      hasher.combine(doubt.type?.name)
      hasher.combine(doubt.isAbsent)
      hasher.combine(doubt.isPresent)
    } else {
      hasher.combine(doubt.place)
      trace(doubt.key, into: &hasher)
    }
  }

  private mutating func trace<Part>(
    _ alternatives: Alternatives<Part>, into hasher: inout Hasher, _ trace: (inout Outline, Part, inout Hasher) -> Void
  ) {
    guard isSketch else {
      for branch in alternatives.branches {
        self.trace(branch.condition, into: &hasher)
        trace(&self, branch.value, &hasher)
      }
      return
    }
    let numbers = alternatives.branches.map { branch in
      var inner = Hasher()
      trace(&self, branch.value, &inner)
      return inner.finalize()
    }
    hasher.combine(Set(numbers))
  }

  private mutating func trace(_ path: Guard, into hasher: inout Hasher) {
    hasher.combine(path.decisions.count)
    for decision in path.decisions {
      hasher.combine(decision.arm)
      trace(table.conditions[decision.condition].key, into: &hasher)
    }
  }

  private mutating func trace(_ text: String, into hasher: inout Hasher) {
    Sameness.split(text) { piece in
      switch piece {
      case .text(let bytes): hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes)))
      case .identity(let identity):
        let number = identities[identity] ?? identities.count
        identities[identity] = number
        hasher.combine(number)
      }
    }
  }

  // MARK: - Bounds

  private mutating func enter() -> Bool {
    steps += 1
    guard depth < Sameness.maximumDepth, steps < Sameness.maximumSteps else { return false }
    depth += 1
    return true
  }

  /// Returns the number of an object, which is the same wherever it is met: its identities keep theirs.
  private mutating func number(of object: AnyObject, _ trace: (inout Outline, inout Hasher) -> Void) -> Int {
    let key = ObjectIdentifier(object)
    if let known = known[key] { return known }
    // What holds itself is gone through up to itself: `Sameness` takes what it meets again for what it was.
    known[key] = 0
    var hasher = Hasher()
    trace(&self, &hasher)
    let number = hasher.finalize()
    known[key] = number
    return number
  }
}

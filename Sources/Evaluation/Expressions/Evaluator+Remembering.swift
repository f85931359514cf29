import SourceFacts

extension Evaluator {
  /// An unknown value of an enumeration.
  struct Expansion: Hashable {
    var type: String
    var doubt: Doubt

    /// The key tells nearly all values apart.
    func hash(into hasher: inout Hasher) { hasher.combine(doubt.key) }
  }

  /// The fewest expressions of an evaluation whose result is kept.
  private static let leastKept = 5

  /// Forgets what belongs to the root at hand alone.
  func forgetRoot() {
    evaluatedContents = EvaluatedContents()
    expansions = [:]
    paths = SharedPaths()
    forgetInitialValues()
    memo.forgetRoot(except: sharedIdentities)
    codeMemo.forgetRoot(except: sharedIdentities)
    caseViews.forgetRoot()
  }

  /// How many results belong to the root at hand, and the number of the last instance.
  typealias KeptResults = (calls: Int, codeCalls: Int, instances: Int)

  var keptResults: KeptResults { (memo.passingCount, codeMemo.passingCount, identities) }

  /// Forgets the results of calls on instances that were made since.
  func forget(since before: KeptResults) {
    memo.forget(since: before.calls, madeAfter: before.instances)
    codeMemo.forget(since: before.codeCalls, madeAfter: before.instances)
  }

  /// Runs the body of a call or property that makes a view, in a scope that holds its parameters.
  func viewMade(in scope: Scope, _ body: () -> Value) -> Value {
    watch.enter(scope)
    return limited(to: allowances.view, body)
  }

  /// Runs the body of a call or property that makes no view, in a scope that holds its parameters, unless an equal one
  /// was run before.
  func remembered(_ declaration: Place, in scope: Scope, calledAt call: Place, _ body: () -> Value) -> Value {
    if followsCode { return rememberedInCode(declaration, in: scope, calledAt: call, body) }
    guard scope.parent == nil, !memo.unkeepable.contains(declaration), let key = CallMemo.Key(declaration, scope) else {
      watch.enter(scope)
      return withinCall(of: declaration, body).value
    }
    if let known = memo.entry(key, in: scope.environment, for: call) {
      watch.reuse(known)
      if known.readsScaledMetric { scaledMetricReads += 1 }
      return known.value
    }
    let before = (fuel: fuel, instances: identities, shared: sharedIdentities.count, scaled: scaledMetricReads)
    let start = watch.start(scope, instances: identities)
    let (value, isStarved) = withinCall(of: declaration, body)
    var entry = watch.end(start, value, in: scope, for: call)
    entry?.readsScaledMetric = scaledMetricReads > before.scaled
    // What is written in a circle of calls ends with it.
    if let entry, !isStarved, calls?.isRepeated != true, before.fuel - fuel >= Self.leastKept,
      sharedIdentities.count == before.shared,
      identities == before.instances || !names(value, madeAfter: before.instances)
    {
      memo.keep(entry, for: key, shared: sharedIdentities)
    }
    return value
  }

  /// How many calls of a declaration may use up their allowance before further ones get a part of it: what parses texts
  /// or addresses mostly does so whatever it is given.
  private static let longCalls = 8
  private static let shortPart = 10

  /// Runs the body of a call within its allowance; starved is one that ran out of what was left to the code around it,
  /// since what runs out of its own allowance does so wherever it is called.
  func withinCall(of declaration: Place, _ body: () -> Value) -> (value: Value, isStarved: Bool) {
    let isLong = longCalls[declaration, default: 0] >= Self.longCalls
    let allowance = isLong ? allowances.call / Self.shortPart : allowances.call
    let isShort = fuel < allowance
    var isStarved = false
    let value = limited(to: allowance) {
      let value = body()
      if isExhausted {
        isStarved = isShort
        if !isShort { longCalls[declaration, default: 0] += 1 }
      }
      return value
    }
    return (value, isStarved)
  }

  /// Runs such a body while code is followed for its effects, unless an equal one was run before that had none and met
  /// no object. It takes as much from the allowance as it did then, so that what is left for other code is the same.
  private func rememberedInCode(
    _ declaration: Place, in scope: Scope, calledAt call: Place, _ body: () -> Value
  ) -> Value {
    // While a view draws itself, whatever is called may draw there.
    guard scope.parent == nil, follower?.canvas.surface == nil, !codeMemo.unkeepable.contains(declaration),
      let key = CallMemo.Key(declaration, scope, on: platformAtHand)
    else { return viewMade(in: scope, body) }
    if let known = codeMemo.entry(key, in: scope.environment, for: call, within: min(fuel, allowances.view)) {
      spend(known.cost)
      watch.reuse(known)
      if known.readsScaledMetric { scaledMetricReads += 1 }
      return known.value
    }
    let before = (
      fuel: fuel, instances: identities, shared: sharedIdentities.count, scaled: scaledMetricReads,
      exhaustions: exhaustions, meetings: watch.codeMeetings, evaluated: memo.evaluated
    )
    let start = watch.start(scope, instances: identities)
    let value = limited(to: allowances.view, body)
    guard var entry = watch.end(start, value, in: scope, for: call) else { return value }
    entry.readsScaledMetric = scaledMetricReads > before.scaled
    entry.cost = before.fuel - fuel
    // What makes an instance, even one that is not seen, makes another one each time; what asks the other memo for
    // something new costs less the next time.
    let isSteady =
      identities == before.instances && sharedIdentities.count == before.shared && memo.evaluated == before.evaluated
    if isSteady, watch.codeMeetings == before.meetings, exhaustions == before.exhaustions, !isExhausted,
      entry.cost >= Self.leastKept
    {
      codeMemo.keep(entry, for: key, shared: sharedIdentities)
    }
    return value
  }

  /// True where a value may depend on an instance whose number is greater than one.
  private func names(_ value: Value, madeAfter number: Int) -> Bool {
    func hold(_ arguments: [ArgumentValue]?) -> Bool {
      (arguments ?? []).contains { names($0.value, madeAfter: number) }
    }
    switch value {
    case .none, .bool, .number, .string, .type, .keyPath: return false
    case .unknown(let doubt): return names(doubt, madeAfter: number)
    case .color(let color): return color.color.isUnknown
    case .font(let font):
      if case .unknown(let doubt) = font.base { return names(doubt, madeAfter: number) }
      return font.modifiers.contains { if case .unknownWeight = $0 { true } else { false } }
    case .instance(let instance):
      return instance.enumCase == nil || Self.names(instance.identity, madeAfter: number) || hold(instance.payload)
    case .interpolated(let segments):
      return segments.contains { if case .values(let values) = $0 { hold(values) } else { false } }
    case .implicit(let member): return hold(member.arguments) || member.chain.contains { hold($0.arguments) }
    case .array(let values): return values.contains { names($0, madeAfter: number) }
    case .tuple(let values): return hold(values)
    case .attributed(let text):
      return text.runs.contains { names($0.text, madeAfter: number) || hold(Array($0.attributes.values)) }
        || text.runs.contains { run in isNewer(run.path, than: number) }
    case .choice(let alternatives):
      return alternatives.branches.contains { branch in
        names(branch.value, madeAfter: number)
          || isNewer(branch.condition, than: number)
      }
    case .style, .closure, .method, .view: return true
    }
  }

  private func isNewer(_ path: Guard, than number: Int) -> Bool {
    path.decisions.contains { conditions.conditions[$0.condition].identities.contains { $0 > number } }
  }

  private func names(_ doubt: Doubt, madeAfter number: Int) -> Bool {
    Self.names(doubt.key, madeAfter: number) || doubt.compared.map { Self.names($0, madeAfter: number) } == true
  }

  /// True where a key holds the identity of an instance whose number is greater than one.
  private static func names(_ key: String, madeAfter number: Int) -> Bool {
    Sameness.identities(in: key).contains { $0 > number }
  }
}

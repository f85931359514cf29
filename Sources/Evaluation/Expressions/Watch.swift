/// What the evaluations at hand read and met, as far as it decides whether their results can be kept.
struct Watch {
  /// The evaluations that are watched, each within the one before.
  private var depth = 0
  private var number = 0
  private var reads: [CallMemo.Read] = []
  /// Where the reads of the innermost one begin.
  private var firstRead = 0
  /// How often something was read of an environment.
  private(set) var environmentReads = 0
  /// Bounds that depend on where an evaluation is called: nesting, recursion, what refers to itself.
  private(set) var circles = 0
  /// How often what follows code was asked for something that depends on the code, or was told something.
  private(set) var codeMeetings = 0
  /// Values that name the call.
  private var namedCalls = 0
  /// The lowest number of a scope whose closure ran, and of an instance that was written to.
  private var oldest = Oldest()

  /// The oldest of what an evaluation used that may be older than itself.
  fileprivate struct Oldest {
    var scope = Int.max
    var written = Int.max
  }

  /// Where a watched evaluation began.
  struct Start {
    fileprivate var number: Int
    /// The instances made before.
    fileprivate var instances: Int
    fileprivate var reads: Int
    /// Where the reads of the evaluation around it begin.
    fileprivate var outerReads: Int
    fileprivate var environmentReads: Int
    fileprivate var circles: Int
    fileprivate var namedCalls: Int
    fileprivate var oldest: Oldest
  }

  /// The most instances that a result may depend on.
  private static let maximumReads = 32

  // MARK: - Notes

  mutating func read(_ instance: Instance) {
    guard depth > 0, instance.enumCase == nil else { return }
    // What the evaluation around read last is a read of this one's, too.
    if reads.count > firstRead, reads.last?.instance === instance { return }
    reads.append(.init(instance: instance, version: instance.version))
  }

  mutating func write(_ instance: Instance) { oldest.written = min(oldest.written, instance.number) }

  mutating func run(closureOf scope: Scope) { oldest.scope = min(oldest.scope, scope.number) }

  mutating func readEnvironment() { environmentReads += 1 }

  mutating func meetCircle() { circles += 1 }

  mutating func meetCode() { codeMeetings += 1 }

  mutating func nameCall() { namedCalls += 1 }

  /// Notes what a known result depends on.
  mutating func reuse(_ entry: CallMemo.Entry) {
    if entry.readsEnvironment { environmentReads += 1 }
    if depth > 0 { reads += entry.reads }
  }

  // MARK: - Evaluations

  /// Takes a new scope for a part of the evaluation at hand.
  func enter(_ scope: Scope) {
    if scope.parent == nil { scope.number = number }
  }

  /// Starts to watch an evaluation in a scope of its own, before which a number of instances were made.
  mutating func start(_ scope: Scope, instances: Int) -> Start {
    depth += 1
    number += 1
    scope.number = number
    defer {
      oldest = Oldest()
      firstRead = reads.count
    }
    return Start(
      number: number, instances: instances, reads: reads.count, outerReads: firstRead,
      environmentReads: environmentReads, circles: circles, namedCalls: namedCalls, oldest: oldest)
  }

  /// Ends it; returns its result with all that it depends on, or `nil` where another evaluation may give another one.
  mutating func end(_ start: Start, _ value: Value, in scope: Scope, for call: Place) -> CallMemo.Entry? {
    depth -= 1
    let isOwn = oldest.scope >= start.number && oldest.written > start.instances
    oldest.scope = min(oldest.scope, start.oldest.scope)
    oldest.written = min(oldest.written, start.oldest.written)
    firstRead = start.outerReads
    mergeReads(since: start)
    // An array made of the whole slice would share the room that is kept for all reads.
    let own = reads[start.reads...].map { $0 }
    if depth == 0 { reads.removeAll(keepingCapacity: true) }
    guard isOwn, circles == start.circles, own.count <= Self.maximumReads else { return nil }
    var entry = CallMemo.Entry(value: value, reads: own)
    if environmentReads > start.environmentReads {
      entry.readsEnvironment = true
      entry.environment = scope.environment
    }
    if namedCalls > start.namedCalls { entry.call = call }
    return entry
  }

  /// Keeps one read of each instance that was there before.
  private mutating func mergeReads(since start: Start) {
    guard reads.count > start.reads else { return }
    var seen: Set<ObjectIdentifier> = []
    let own = reads[start.reads...].filter {
      $0.instance.number <= start.instances && seen.insert(ObjectIdentifier($0.instance)).inserted
    }
    reads.replaceSubrange(start.reads..., with: own)
  }
}

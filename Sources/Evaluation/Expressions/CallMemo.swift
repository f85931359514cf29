import PlatformStyles
import SourceFacts

/// What calls and properties gave that make no views: those that are equal in all that they read are evaluated once.
///
/// Kept is only what can't differ from another evaluation: it names no instance that it made, wrote to no other, met no
/// bound that depends on where it was called, and ran no closure from outside. What a value passes at the call is added
/// after.
struct CallMemo {
  /// What is evaluated: the declaration, whose member it is, and the values that it is given.
  struct Key: Hashable {
    var declaration: Place
    var owner: String?
    var receiver: ExactValue?
    /// The platform, where files of several are followed.
    var platform: Platform?
    var arguments: [String: ExactValue]
    /// The parameters of which a scaled metric is part.
    var scaled: Set<String>

    /// The key of a body whose parameters are bound in a scope; `nil` where a value can't be told from others.
    init?(_ declaration: Place, _ scope: Scope, on platform: Platform? = nil) {
      self.declaration = declaration
      self.platform = platform
      owner = scope.typeName
      scaled = scope.scaled
      if let own = scope.selfValue {
        guard let known = ExactValue(own) else { return nil }
        receiver = known
      }
      arguments = [:]
      for (name, value) in scope.variables {
        guard let known = ExactValue(value) else { return nil }
        arguments[name] = known
      }
    }

    /// True where no value is bound to an instance of the root at hand.
    fileprivate func isLasting(_ shared: Set<Int>) -> Bool {
      receiver?.isLasting(shared) != false && arguments.values.allSatisfy { $0.isLasting(shared) }
    }

    /// True where a value is bound to an instance whose number is greater than one.
    fileprivate func isMade(after number: Int) -> Bool {
      receiver?.isMade(after: number) == true || arguments.values.contains { $0.isMade(after: number) }
    }
  }

  /// An instance whose fields were read, as they were.
  struct Read {
    var instance: Instance
    var version: Int
  }

  /// A result with what it depends on beside the key.
  struct Entry {
    var value: Value
    var reads: [Read] = []
    /// True where the environment was read.
    var readsEnvironment = false
    var environment: SharedEnvironment?
    /// True where a scaled metric was read, which makes the argument it stands in a scaled one.
    var readsScaledMetric = false
    /// The call, where the result names it.
    var call: Place?
    /// What it takes from an allowance, where that has to be taken again.
    var cost = 0

    /// True where an evaluation in an environment would give the same now.
    func holds(in other: SharedEnvironment?, for place: Place) -> Bool {
      (call == nil || call == place) && isCurrent
        && (!readsEnvironment || SharedEnvironment.areSame(environment, other))
    }

    fileprivate func isLasting(_ shared: Set<Int>) -> Bool {
      reads.allSatisfy { shared.contains($0.instance.number) }
    }

    fileprivate func reads(madeAfter number: Int) -> Bool { reads.contains { $0.instance.number > number } }

    fileprivate var isCurrent: Bool { reads.allSatisfy { $0.instance.version == $0.version } }
  }

  /// The most results of one key that are kept, the last ones.
  private static let maximumEntries = 8

  private var entries: [Key: [Entry]] = [:]
  /// The keys of results that belong to the root at hand.
  private var passing: [Key] = []
  /// The declarations of which a result was seen that can't be kept, whatever it is given.
  private(set) var unkeepable: Set<Place> = []
  /// Evaluations that were not known before.
  private(set) var evaluated = 0
  /// Evaluations whose result was known.
  private(set) var reused = 0

  /// Returns what an equal evaluation gave, unless it costs more than there is.
  mutating func entry(
    _ key: Key, in environment: SharedEnvironment?, for place: Place, within fuel: Int = .max
  ) -> Entry? {
    if let known = entries[key]?.first(where: { $0.holds(in: environment, for: place) }), known.cost < fuel {
      reused += 1
      return known
    }
    evaluated += 1
    return nil
  }

  /// Keeps a result; those that depend on other instances than the shared ones are kept for the root at hand.
  mutating func keep(_ entry: Entry, for key: Key, shared: Set<Int>) {
    guard entry.value.isKeepable else {
      unkeepable.insert(key.declaration)
      return
    }
    var known = entries[key]?.filter(\.isCurrent) ?? []
    if known.count == Self.maximumEntries { known.removeFirst() }
    entries[key] = known + [entry]
    if !key.isLasting(shared) || !entry.isLasting(shared) { passing.append(key) }
  }

  /// How many results belong to the root at hand.
  var passingCount: Int { passing.count }

  /// Forgets what was kept since there were so many results and belongs to instances whose numbers are greater than one.
  mutating func forget(since count: Int, madeAfter number: Int) {
    let recent = passing.dropFirst(count)
    passing.removeLast(recent.count)
    for key in recent {
      let kept = key.isMade(after: number) ? [] : entries[key]?.filter { !$0.reads(madeAfter: number) } ?? []
      entries[key] = kept.isEmpty ? nil : kept
      if !kept.isEmpty { passing.append(key) }
    }
  }

  /// Forgets what belongs to instances that only one root knew; those shared by all are named.
  mutating func forgetRoot(except shared: Set<Int>) {
    for key in passing {
      let kept = key.isLasting(shared) ? entries[key]?.filter { $0.isLasting(shared) } ?? [] : []
      entries[key] = kept.isEmpty ? nil : kept
    }
    passing = []
  }
}

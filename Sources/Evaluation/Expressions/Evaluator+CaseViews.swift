import SourceFacts

/// The views that properties make of the cases of enumerations, as `item.destination`: a row that may stand for any of
/// twenty cases asks for the views of all of them, and so does each further row.
struct CaseViews {
  /// A property of a case without values.
  struct Key: Hashable {
    var property: Place
    var type: String
    var enumCase: String
  }

  private var entries: [Key: CallMemo.Entry] = [:]
  /// Evaluations whose view was known.
  private(set) var reused = 0

  /// Returns the view that was made before, if nothing that it depends on is another now.
  mutating func entry(_ key: Key, in environment: SharedEnvironment?) -> CallMemo.Entry? {
    guard let known = entries[key], known.holds(in: environment, for: key.property) else { return nil }
    reused += 1
    return known
  }

  /// Keeps a view.
  mutating func keep(_ entry: CallMemo.Entry, for key: Key) { entries[key] = entry }

  /// Forgets all views, whose objects belong to the root at hand.
  mutating func forgetRoot() { entries = [:] }
}

extension Evaluator {
  /// Runs the body of a property that makes a view, unless it was run before for the same case of an enumeration.
  func viewMade(of property: Place, in scope: Scope, _ body: () -> Value) -> Value {
    guard !followsCode, scope.parent == nil, case .instance(let own)? = scope.selfValue, own.payload.isEmpty,
      let enumCase = own.enumCase
    else { return viewMade(in: scope, body) }
    let key = CaseViews.Key(property: property, type: own.typeName, enumCase: enumCase)
    if let known = caseViews.entry(key, in: scope.environment) {
      watch.reuse(known)
      return known.value
    }
    let before = (exhaustions: exhaustions, shared: sharedIdentities.count, scaled: scaledMetricReads)
    let start = watch.start(scope, instances: identities)
    let value = limited(to: allowances.view, body)
    if let entry = watch.end(start, value, in: scope, for: property), exhaustions == before.exhaustions, !isExhausted,
      sharedIdentities.count == before.shared, scaledMetricReads == before.scaled
    {
      caseViews.keep(entry, for: key)
    }
    return value
  }
}

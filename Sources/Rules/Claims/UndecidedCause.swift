import Findings
import Scene

/// What the project wrote and what could not be measured, before what has one cause becomes one finding.
struct UndecidedClaim: Sendable {
  /// The style or layer as a reader knows it.
  let name: String
  /// Where the project wrote it.
  let expression: SourceRange
  /// Where that takes effect: the same, but for the accent of a catalog.
  let use: SourceRange
  /// The definition of the token that the expression names.
  let definition: SourceRange?
  /// True for a layer behind the element, false for its style.
  let isBackdrop: Bool
  /// What is said about the element.
  let contrast: ContrastClaim

  /// Why it is undecided.
  var reason: Unknown? { contrast.worst.reading.undecided }

  /// What puts claims into one order, whatever order they come in: one expression may give several tokens.
  fileprivate var order: (SourceRange, Int, SourceRange, String, String) {
    (expression, contrast.element, definition ?? expression, name, reason?.detail ?? "")
  }
}

/// Claims that are undecided because of one thing: a value, a surface, a filter.
struct UndecidedCause: Sendable {
  /// Where it is told.
  let range: SourceRange
  /// The name of what stands there, where that is not an expression of the claims but what they share.
  let shared: String?
  /// The claims; never empty, the one that names the cause first.
  let claims: [UndecidedClaim]
  /// Claims against the same elements at the same place that have causes of their own, as a colour behind them.
  var others: [UndecidedClaim] = []

  /// The claim that is put into words.
  var first: UndecidedClaim { claims.first(where: \.isBackdrop) ?? claims[0] }

  /// The elements concerned, in their order.
  var elements: [Int] { Set(claims.map(\.contrast.element)).sorted() }

  /// What the claims are about, with each place where it takes effect.
  var uses: [(name: String, range: SourceRange)] {
    var seen: Set<SourceRange> = []
    return claims.map { ($0.name, $0.use) }.filter { seen.insert($0.1).inserted }.sorted { $0.1 < $1.1 }
  }
}

/// Merges claims about one expression, then expressions that are undecided because of one thing.
func undecidedCauses(of claims: [UndecidedClaim]) -> [UndecidedCause] {
  let expressions = Dictionary(grouping: claims, by: Written.init).values.sorted { $0[0].order < $1[0].order }
  return together(
    Dictionary(grouping: expressions) { CauseKey($0[0]) }.values
      .map { cause(of: $0.flatMap(\.self)) }
      .sorted { $0.range == $1.range ? $0.claims[0].order < $1.claims[0].order : $0.range < $1.range })
}

/// Merges several causes that keep the same elements undecided at one place: who looks there looks once.
private func together(_ causes: [UndecidedCause]) -> [UndecidedCause] {
  var result: [UndecidedCause] = []
  for cause in causes {
    guard let known = result.firstIndex(where: { $0.range == cause.range && $0.elements == cause.elements }) else {
      result.append(cause)
      continue
    }
    // A colour that is not known itself comes before what lies behind one that is.
    let isNearer =
      cause.first.reason?.ingredient == .foreground && result[known].first.reason?.ingredient != .foreground
    let other = isNearer ? result[known] : cause
    var main = isNearer ? cause : result[known]
    main.others += other.claims + other.others
    result[known] = main
  }
  return result
}

private func cause(of claims: [UndecidedClaim]) -> UndecidedCause {
  let first = claims[0]
  if claims.allSatisfy({ $0.expression == first.expression }) {
    return UndecidedCause(range: first.expression, shared: nil, claims: claims)
  }
  if let definition = first.definition, claims.allSatisfy({ $0.definition == definition }) {
    return UndecidedCause(range: definition, shared: first.name, claims: claims)
  }
  if let reason = first.reason, let range = reason.range, reason.isPaintedBehind {
    return UndecidedCause(range: range, shared: reason.detail, claims: claims)
  }
  // Of a value that is not known the place where it becomes a colour tells more than the one where it comes from.
  let behind = claims.first(where: \.isBackdrop)
  return UndecidedCause(range: (behind ?? first).expression, shared: nil, claims: claims)
}

/// What one expression gives: it may give one of several tokens.
private struct Written: Hashable {
  let expression: SourceRange
  let definition: SourceRange?
  /// Why it is undecided, for what takes effect in other places than where it is written: each has surroundings of its own.
  let cause: CauseKey?

  init(_ claim: UndecidedClaim) {
    expression = claim.expression
    definition = claim.definition
    cause = claim.use == claim.expression ? nil : CauseKey(claim)
  }
}

/// What makes claims one.
private enum CauseKey: Hashable {
  /// Something in the source that is to blame.
  case place(SourceRange, Unknown.Reason, String, isStyle: Bool)
  /// A token or expression that stands on something of the system's.
  case style(SourceRange, Unknown.Reason?, String)

  init(_ claim: UndecidedClaim) {
    if let reason = claim.reason, reason.isOneThing, let range = reason.range {
      self = .place(range, reason.reason, reason.detail, isStyle: reason.ingredient == .foreground)
    } else {
      // What merely ended the search says nothing of the token.
      let token = claim.reason?.reason == .material ? claim.definition : nil
      self = .style(token ?? claim.expression, claim.reason?.reason, claim.reason?.detail ?? "")
    }
  }
}

extension Unknown {
  /// True where the place is that of a thing which is to blame, not of a bound or of a mere surmise.
  fileprivate var isOneThing: Bool {
    switch reason {
    case .runtimeValue, .parameter: true
    case .unknownBackdrop, .overlap, .tooManyPaths, .tooDeep, .missingAsset: false
    default: isSurface
    }
  }

  /// True for a surface or filter that the source puts behind or around what can't be measured.
  fileprivate var isPaintedBehind: Bool {
    isSurface && (ingredient != .foreground || reason == .filterOrBlend)
  }

  private var isSurface: Bool {
    switch reason {
    case .externalModule, .imageBackdrop, .material, .unsupportedExpression, .unsupportedModifier, .filterOrBlend: true
    case .runtimeValue, .parameter, .unknownBackdrop, .overlap, .tooManyPaths, .tooDeep, .missingAsset: false
    }
  }
}

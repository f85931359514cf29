import Scene

/// What the bodies of views and views with many looks paint, found out once for all that asks for it where the same is
/// inherited.
///
/// A view is asked by each stack, background and overlay around it, on each path that leads to it, and asks all views
/// within: as often as views lie within views, that is far more work than to follow them.
struct PaintedBodies {
  /// What is asked what it paints.
  enum Subject {
    /// A view of the program, or a modifier around a view.
    case instance(Instance, around: ViewNode?)
    /// Exclusive views.
    case choice(ViewNode)

    fileprivate var identity: Identity {
      switch self {
      case .instance(let instance, let receiver):
        Identity(instance: ObjectIdentifier(instance), view: receiver.map(ViewIdentity.init))
      case .choice(let node): Identity(instance: nil, view: ViewIdentity(node))
      }
    }
  }

  fileprivate struct Identity: Hashable {
    var instance: ObjectIdentifier?
    var view: ViewIdentity?
  }

  /// What a body painted somewhere.
  struct Answer {
    var layers: [Layer]
    /// True where anything was read of the surroundings.
    var readsEnvironment: Bool
    fileprivate var limits: Limits
    /// What the path around says of what it was asked.
    fileprivate var answers: Guard
    fileprivate var fills: Bool
    fileprivate var environment: Environment
    /// Held so that its identity stays its own.
    fileprivate var subject: Subject
  }

  /// What cut an answer short.
  fileprivate struct Limits {
    /// What the path around was asked, to tell how many looks there are.
    var asked = AskedConditions()
    /// True where views or modifiers lay too deep.
    var isCut = false
  }

  private var answers: [Identity: [Answer]] = [:]
  private var limits = Limits()

  /// Of how many views and choices it is known what they paint.
  var count: Int { answers.count }

  /// Forgets what views paint.
  mutating func forget() { answers = [:] }

  /// Notes what the path around was asked, to tell whether there are too many looks.
  mutating func note(_ asked: AskedConditions) { limits.asked.formUnion(asked) }

  /// Notes that something lay too deep to be followed.
  mutating func noteCut() { limits.isCut = true }

  /// Returns what something is known to paint in surroundings.
  private mutating func answer(of identity: Identity, in environment: Environment, fills: Bool) -> Answer? {
    guard let known = answers[identity]?.first(where: { $0.holds(in: environment, fills: fills) }) else { return nil }
    include(known.limits)
    return known
  }

  private mutating func include(_ inner: Limits) {
    limits.asked.formUnion(inner.asked)
    limits.isCut = limits.isCut || inner.isCut
  }

  /// Keeps an answer in the place of the oldest one where there are enough: each holds all looks of its layers.
  private mutating func keep(_ answer: Answer, of identity: Identity) {
    if answers[identity, default: []].count == Self.maximumAnswers { answers[identity]?.removeFirst() }
    answers[identity, default: []].append(answer)
  }

  /// The most answers that are kept for a view.
  private static let maximumAnswers = 8

  /// The fewest looks that exclusive views are gone through for which what they paint is kept.
  private static let manyLooks = 16

  /// Returns what a view paints in surroundings: found out once, and kept, unless that takes less than to look it up.
  static func layers(
    of subject: Subject, in environment: Environment, fills: Bool, _ renderer: Renderer, _ find: () -> [Layer]
  ) -> [Layer] {
    let identity = subject.identity
    if let known = renderer.paintedBodies.answer(of: identity, in: environment, fills: fills) {
      if known.readsEnvironment { renderer.evaluator.watch.readEnvironment() }
      return known.layers
    }
    let outer = renderer.paintedBodies.limits
    let reads = renderer.evaluator.watch.environmentReads
    let looks = renderer.work.looksPainted
    renderer.paintedBodies.limits = Limits()
    let layers = find()
    let inner = renderer.paintedBodies.limits
    renderer.paintedBodies.limits = outer
    renderer.paintedBodies.include(inner)
    if case .choice = subject, renderer.work.looksPainted - looks < manyLooks { return layers }
    if !renderer.evaluator.isExhausted, !renderer.painting.isUsedUp {
      let answer = Answer(
        layers: layers, readsEnvironment: renderer.evaluator.watch.environmentReads > reads, limits: inner,
        answers: inner.asked.answers(of: environment.path), fills: fills, environment: environment, subject: subject)
      renderer.paintedBodies.keep(answer, of: identity)
    }
    return layers
  }
}

extension PaintedBodies.Answer {
  /// True where the view would paint the same in other surroundings.
  fileprivate func holds(in other: Environment, fills: Bool) -> Bool {
    guard self.fills == fills, environment.front == other.front, limits.asked.answers(of: other.path) == answers else {
      return false
    }
    let (depth, modifiers) = (environment.layerDepth, environment.layerModifiers)
    guard
      limits.isCut
        ? other.layerDepth == depth && other.layerModifiers == modifiers
        : other.layerDepth <= depth && other.layerModifiers <= modifiers
    else { return false }
    return environment.paintsLike(other)
  }
}

extension Environment {
  /// True where all that views paint with is the same.
  fileprivate func paintsLike(_ other: Environment) -> Bool {
    if sharesValues(with: other) { return true }
    guard
      self.platform == other.platform && self.pinnedScheme == other.pinnedScheme
        && self.isElevated == other.isElevated && self.isGrouped == other.isGrouped
        && self.groupCount == other.groupCount && self.container == other.container
        && self.scrollContentBackgroundHidden == other.scrollContentBackgroundHidden
        && self.introspectedGround == other.introspectedGround && self.alternatesRows == other.alternatesRows,
      self.isPartialSheet == other.isPartialSheet && self.fullHeight == other.fullHeight
        && self.isPresented == other.isPresented
        && self.hasPresentationBackground == other.hasPresentationBackground
        && self.isAssumed == other.isAssumed && self.isOnFixedSurface == other.isOnFixedSurface
        && self.isOnLockScreen == other.isOnLockScreen && self.isInControl == other.isInControl
        && self.labelsHidden == other.labelsHidden && self.controlSize == other.controlSize,
      self.redaction == other.redaction && self.filters == other.filters
        && self.backgroundMaterial?.anonymous == other.backgroundMaterial?.anonymous
        && self.vibrancy == other.vibrancy && self.rowLayers == other.rowLayers
        && self.activityGround == other.activityGround,
      self.foreground == other.foreground && self.defaultForeground == other.defaultForeground
        && self.tint == other.tint && self.accent == other.accent && self.coveredAccent == other.coveredAccent
        && self.listItemTint == other.listItemTint && self.labelIcon == other.labelIcon
        && self.backgroundStyle == other.backgroundStyle
    else { return false }
    var sameness = Sameness()
    return sameness.holdsForBody(self, other) && sameness.holds(self.styles, other.styles)
  }
}

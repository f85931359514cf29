import Scene

/// What the bodies of views paint, found out once for all that asks for it where the same is inherited.
///
/// A view is asked by each stack, background and overlay around it, on each path that leads to it, and asks all views
/// within: as often as views lie within views, that is far more work than to follow them.
struct PaintedBodies {
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
    /// Held so that their identities stay their own.
    fileprivate var instance: Instance
    fileprivate var receiver: ViewNode?
  }

  /// What cut an answer short.
  fileprivate struct Limits {
    /// What the path around was asked, to tell how many looks there are.
    var asked = AskedConditions()
    /// True where views or modifiers lay too deep.
    var isCut = false
  }

  private var answers: [ObjectIdentifier: [Answer]] = [:]
  private var limits = Limits()

  /// Notes what the path around was asked, to tell whether there are too many looks.
  mutating func note(_ asked: AskedConditions) { limits.asked.formUnion(asked) }

  /// Notes that something lay too deep to be followed.
  mutating func noteCut() { limits.isCut = true }

  /// Returns what a view, or a modifier around one, is known to paint in surroundings.
  private mutating func answer(
    of instance: Instance, around receiver: ViewNode?, in environment: Environment, fills: Bool
  ) -> Answer? {
    guard environment.front == nil,
      let known = answers[ObjectIdentifier(instance)]?.first(where: {
        $0.receiver.map(ViewIdentity.init) == receiver.map(ViewIdentity.init) && $0.holds(in: environment, fills: fills)
      })
    else { return nil }
    include(known.limits)
    return known
  }

  private mutating func include(_ inner: Limits) {
    limits.asked.formUnion(inner.asked)
    limits.isCut = limits.isCut || inner.isCut
  }

  /// Keeps an answer in the place of the oldest one where there are enough: each holds all looks of its layers.
  private mutating func keep(_ answer: Answer, of instance: ObjectIdentifier) {
    if answers[instance, default: []].count == Self.maximumAnswers { answers[instance]?.removeFirst() }
    answers[instance, default: []].append(answer)
  }

  /// The most answers that are kept for a view.
  private static let maximumAnswers = 8

  /// Returns what a view, or a modifier around one, paints in surroundings: found out once, and kept.
  static func layers(
    of instance: Instance, around receiver: ViewNode? = nil, in environment: Environment, fills: Bool,
    _ renderer: Renderer, _ find: () -> [Layer]
  ) -> [Layer] {
    guard environment.front == nil else { return find() }
    if let known = renderer.paintedBodies.answer(of: instance, around: receiver, in: environment, fills: fills) {
      if known.readsEnvironment { renderer.evaluator.watch.readEnvironment() }
      return known.layers
    }
    let outer = renderer.paintedBodies.limits
    let reads = renderer.evaluator.watch.environmentReads
    renderer.paintedBodies.limits = Limits()
    let layers = find()
    let inner = renderer.paintedBodies.limits
    renderer.paintedBodies.limits = outer
    renderer.paintedBodies.include(inner)
    if !renderer.evaluator.isExhausted, !renderer.painting.isUsedUp {
      let answer = Answer(
        layers: layers, readsEnvironment: renderer.evaluator.watch.environmentReads > reads, limits: inner,
        answers: inner.asked.answers(of: environment.path), fills: fills, environment: environment, instance: instance,
        receiver: receiver)
      renderer.paintedBodies.keep(answer, of: ObjectIdentifier(instance))
    }
    return layers
  }
}

extension PaintedBodies.Answer {
  /// True where the view would paint the same in other surroundings.
  fileprivate func holds(in other: Environment, fills: Bool) -> Bool {
    guard self.fills == fills, limits.asked.answers(of: other.path) == answers else { return false }
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
        && self.alternatesRows == other.alternatesRows,
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
